"""The browser client: files built into the package, and its start page for every address that is the client's own."""

from gzip import compress
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import HTTPException

BUILT = Path(__file__).parent.parent / "web"  # `make web` builds it
KINDS = {
    ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml", ".woff2": "font/woff2", ".woff": "font/woff", ".json": "application/json",
    ".webmanifest": "application/manifest+json", ".png": "image/png", ".ico": "image/x-icon", ".txt": "text/plain",
}  # fmt: skip
# Nothing from elsewhere, and nobody puts the game into a frame.
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
GUARDED = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}
PACKED = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"}  # what gets smaller by it
FOREVER = "public, max-age=31536000, immutable"  # names of built files change with their content
NO_CLIENT = (
    "<!doctype html><title>Kickdoor</title><p>The server runs. The browser client is not built: <code>make web</code>."
)


class Pages:
    """The files of one build, read once, and packed when somebody first asks for them."""

    def __init__(self, folder: Path) -> None:
        self.files = {
            "/" + path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()
        }
        self.packed: dict[str, bytes] = {}

    def answer(self, path: str, packed: bool = False) -> Response[bytes]:
        """A file, or the start page: the client knows its own addresses."""
        found = self.files.get(path)
        if found is None and (path.startswith("/api/") or "." in path.rpartition("/")[2]):
            raise HTTPException("there is no such address", status_code=404)
        if found is None:
            path, found = "/index.html", self.files.get("/index.html", NO_CLIENT.encode())
        suffix = Path(path).suffix
        headers = {**GUARDED, "cache-control": FOREVER if path.startswith("/assets/") else "no-cache"}
        if suffix in PACKED:
            headers["vary"] = "accept-encoding"
            if packed:
                headers["content-encoding"] = "gzip"
                found = self.pack(path, found)
        return Response(found, media_type=KINDS.get(suffix, "application/octet-stream"), headers=headers)

    def pack(self, path: str, data: bytes) -> bytes:
        if path not in self.packed:
            self.packed[path] = compress(data, mtime=0)
        return self.packed[path]


@get(["/", "/{path:path}"], include_in_schema=False, packed=True)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    pages: Pages = request.app.state.pages
    return pages.answer(request.url.path, "gzip" in request.headers.get("accept-encoding", ""))
