"""The page: the files that the web build leaves in `stolik/page`, and index.html for every address of the page."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse, JSONResponse

PAGE = Path(__file__).parent.parent / "page"
ASSETS = "assets"  # their names change with their contents
FOREVER = "public, max-age=31536000, immutable"

router = APIRouter(include_in_schema=False)


@router.api_route("/{path:path}", methods=["GET", "HEAD"])
def page(path: str) -> Response:
    """A file of the page if there is one of this name, else the page, which knows its own addresses."""
    if path.startswith("api/"):
        return JSONResponse({"code": "no-route", "words": "there is nothing at this address"}, 404)
    file = (PAGE / path).resolve()
    if path and file.is_file() and file.is_relative_to(PAGE.resolve()):
        lasting = FOREVER if path.startswith(f"{ASSETS}/") else "no-cache"
        return FileResponse(file, headers={"Cache-Control": lasting})
    if path.startswith(f"{ASSETS}/"):
        return Response("this file belongs to another version of the page", 404, media_type="text/plain")
    if not (PAGE / "index.html").is_file():
        return Response("The page is not built; `make web` builds it.", 503, media_type="text/plain")
    return FileResponse(PAGE / "index.html", headers={"Cache-Control": "no-cache"})
