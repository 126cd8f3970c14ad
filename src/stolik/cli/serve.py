"""`stolik serve`: the server for tables on the web."""

from __future__ import annotations

from typing import Annotated

import typer

from stolik.server.settings import Settings
from stolik.store.address import default_url


def serve(
    host: Annotated[str, typer.Option(help="the address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="the port", min=1, max=65535)] = 8000,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://...; default: the user's data folder")
    ] = "",
    password: Annotated[str, typer.Option(envvar="STOLIK_PASSWORD", help="needed to lay a table; default: none")] = "",
    origin: Annotated[list[str] | None, typer.Option(help="another address that pages may come from")] = None,
) -> None:
    """Serve live tables until Ctrl-C."""
    import uvicorn  # slow to import, not needed by any other command

    from stolik.server.app import make_app
    from stolik.server.logs import structured

    settings = Settings(database or default_url(), password, frozenset(origin or ()))
    structured()
    uvicorn.run(
        make_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
