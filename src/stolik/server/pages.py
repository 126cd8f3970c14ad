"""The page: the files that the web build leaves in `stolik/page`, and index.html for every address of the page."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse

from stolik.server.asking import told, trouble

PAGE = Path(__file__).parent.parent / "page"
ASSETS = "assets"  # their names change with their contents
FOREVER = "public, max-age=31536000, immutable"

router = APIRouter(include_in_schema=False)


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
def page(request: Request, path: str) -> Response:
    """A file of the page if there is one of this name, else the page, which knows its own addresses."""
    if path.startswith("api/"):
        return told(trouble(request, 404, "no-route"))
    file = file_of(path)
    if file is not None:
        lasting = FOREVER if path.startswith(f"{ASSETS}/") else "no-cache"
        return _sent(request, file, lasting)
    if path.startswith(f"{ASSETS}/"):
        return Response("this file belongs to another version of the page", 404, media_type="text/plain")
    if not (PAGE / "index.html").is_file():
        return Response("The page is not built; `make web` builds it.", 503, media_type="text/plain")
    return _sent(request, PAGE / "index.html", "no-cache")


def _sent(request: Request, file: Path, lasting: str) -> Response:
    """A file, packed as the build left it if it did and the browser can open that."""
    headers = {"Cache-Control": lasting, "Vary": "Accept-Encoding"}
    packed = file.with_name(f"{file.name}.gz")
    if not (opens_gzip(request.headers.get("accept-encoding", "")) and packed.is_file()):
        return FileResponse(file, headers=headers)
    return FileResponse(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=guess_type(file.name)[0])


def opens_gzip(accepted: str) -> bool:
    """Whether an Accept-Encoding names gzip, and not to rule it out."""
    named = (part.replace(" ", "").partition(";q=") for part in accepted.split(","))
    return any(name == "gzip" and (not weight or weight.strip("0.") != "") for name, _, weight in named)


def file_of(path: str) -> Path | None:
    """The file of the page that has this name."""
    try:
        file = (PAGE / path).resolve()
        return file if path and file.is_file() and file.is_relative_to(PAGE.resolve()) else None
    except (ValueError, OSError):  # no file can have such a name
        return None
