"""`kickdoor serve` and `kickdoor protocol`."""

from pathlib import Path

from kickdoor.command import Flag, Words, fail


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "sqlite:///kickdoor.db",
    ready_file: Path | None = None,
    origin: Words = (),
    limit: Words = (),
    json_logs: Flag = False,
    advertise: str = "",
    metrics: str = "",
    web: Path | None = None,
    workers: int = 1,
    open: Flag = False,
) -> int:
    """Serve tables to browsers and other clients.

    Args:
        host: the address to listen on.
        port: the port; 0 picks a free one and prints it.
        database: sqlite:///FILE or postgresql://USER@HOST/NAME.
        ready_file: written with the address when connections are accepted, removed at the end.
        origin: another page that may use this server, as https://example.org.
        limit: a limit changed, as frame-rate=40.
        json_logs: logs as JSON lines.
        open: open the address in a browser.
        web: a folder with another build of the browser client.
        metrics: where Prometheus finds the metrics, as 127.0.0.1:9464; left out, nowhere.
        advertise: with several servers on one PostgreSQL, where the others reach this one, as http://10.0.0.1:8000.
        workers: so many processes behind this address, on one PostgreSQL.
    """
    from dataclasses import replace

    from kickdoor.server.limits import read_limits
    from kickdoor.server.serve import Service
    from kickdoor.server.serve import serve as run
    from kickdoor.server.workers import serve_with

    if not 0 <= port <= 65535:
        return fail(f"serve: --port: 0 to 65535, not {port}")
    if not 1 <= workers <= 64:
        return fail(f"serve: --workers: 1 to 64, not {workers}")
    try:
        limits = read_limits(limit)
    except ValueError as error:
        return fail(f"serve: --limit: {error}")
    measured: tuple[str, int] | None = None
    if metrics:
        place, _, number = metrics.rpartition(":")
        if not number.isdecimal() or int(number) > 65535:
            return fail(f"serve: --metrics: '{metrics}' is no address like 127.0.0.1:9464")
        measured = (place or "127.0.0.1", int(number))
    service = Service(
        host, port, database, ready_file, origin, limits, json_logs, open, advertise=advertise, metrics=measured
    )
    if web is not None:
        service = replace(service, web=web)
    return run(service) if workers == 1 else serve_with(service, workers)


def protocol(
    *, json_schema: Flag = False, typescript: Flag = False, openapi: Flag = False, asyncapi: Flag = False
) -> int:
    """Print what clients and servers say to each other; left alone, a line a message. docs/protocol.md explains it.

    Args:
        json_schema: all messages as JSON Schema.
        typescript: all messages as TypeScript types.
        openapi: the REST side as OpenAPI.
        asyncapi: the socket as AsyncAPI.
    """
    from kickdoor.server.handbook import print_protocol

    given = {"schema": json_schema, "types": typescript, "openapi": openapi, "asyncapi": asyncapi}
    forms = [name for name, wanted in given.items() if wanted]
    if len(forms) > 1:
        return fail("protocol: one of --json-schema, --typescript, --openapi, --asyncapi")
    return print_protocol(forms[0] if forms else "")
