"""`kickdoor mcp`."""

from kickdoor.command import Flag, fail


def mcp(
    *,
    table: str,
    server: str = "http://127.0.0.1:8000",
    name: str = "Assistant",
    seat: int | None = None,
    language: str = "en",
    brief: Flag = False,
) -> int:
    """Seat an assistant at an online table: a server of the Model Context Protocol on standard input and output.

    Args:
        table: the table's six-letter code, or its id.
        server: where the table is.
        name: what the assistant is called; everybody sees that it is a program.
        seat: which one, from 0; left out, the first that is free.
        language: of everything it reads.
        brief: pages of at most 500 tokens.
    """
    import asyncio

    from kickdoor.mcp.link import TableError
    from kickdoor.mcp.tools import NoMcp, serve
    from kickdoor.words import languages

    if language not in languages():
        return fail(f"mcp: --language {language}: there are {', '.join(languages())}")
    if not server.startswith(("http://", "https://")):
        return fail(f"mcp: --server {server}: an address as in http://127.0.0.1:8000")
    try:
        asyncio.run(serve(server, table, name, language, seat, brief))
    except (TableError, NoMcp) as error:
        return fail(f"mcp: {error}")
    except KeyboardInterrupt:
        return 130
    return 0
