"""The built client's files, and nothing else of the machine."""

import asyncio
import mimetypes
from pathlib import Path
from typing import Annotated, Any

from litestar import Response, route
from litestar.enums import HttpMethod
from litestar.params import PathParameter

from madhouse.server.asked.guard import refusal

CLIENT = Path(__file__).parents[1] / "web"
"""The built client."""
FRONT = "index.html"
LASTING = {"cache-control": "public, max-age=31536000, immutable"}
FLEETING = {"cache-control": "no-cache"}
MISSING = (
    "The server is up, but the client has not been built into it. In a source tree: "
    "cd web && npm install --no-save && npm run build"
)


@route(
    ["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False
)
async def client_file(path: Annotated[str, PathParameter(max_length=200)] = "") -> Response[Any]:
    """A file of the client; its front door for any other address."""
    found = await asyncio.to_thread(file_of, CLIENT, path)
    if found is None:
        if _names_a_file(path):
            return refusal(404, "not-found", "there is nothing here")
        return Response(MISSING, media_type="text/plain", status_code=404)
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    lasting = found.parent.name == "assets"  # its name changes when the file does
    content = await asyncio.to_thread(found.read_bytes)
    return Response(content, media_type=kind, headers=LASTING if lasting else FLEETING)


def file_of(root: Path, path: str) -> Path | None:
    """The file that an address means, if it lies inside."""
    asked = (root / path.lstrip("/")).resolve() if "\0" not in path else root
    if asked.is_relative_to(root.resolve()) and asked.is_file():
        return asked
    front = root / FRONT
    return front if front.is_file() and not _names_a_file(path) else None


def _names_a_file(path: str) -> bool:
    return "." in path.rpartition("/")[2] or path.startswith("/api/")
