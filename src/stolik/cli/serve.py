"""`stolik serve`: the server for tables on the web."""

from __future__ import annotations

import socket
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from ipaddress import ip_address, ip_network
from typing import Annotated
from urllib.parse import urlsplit

import typer

from stolik.core.errors import BadOption
from stolik.core.words import say
from stolik.server.settings import Settings
from stolik.store.address import default_url


def serve(
    host: Annotated[str, typer.Option(help="the address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="the port", min=1, max=65535)] = 8000,
    database: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://...; default: the user's data folder")
    ] = "",
    password: Annotated[str, typer.Option(envvar="STOLIK_PASSWORD", help="needed to lay a table; default: none")] = "",
    origin: Annotated[
        list[str] | None,
        typer.Option(help="an address under which pages reach this server, such as https://stolik.example"),
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option(help="a reverse proxy that is believed who asks; default: those on this machine")
    ] = None,
    browse: Annotated[bool, typer.Option("--browse", help="open the page in a browser; say less")] = False,
) -> None:
    """Serve live tables until Ctrl-C."""
    check_free(host, port)
    url = database or default_url(make_folder=True)
    settings = Settings(url, password, frozenset(map(read_origin, origin or ())), host)
    proxies = [*map(read_proxy, proxy or ()), "127.0.0.1", "::1"]
    import uvicorn  # slow to import, not needed by any other command

    from stolik.server.app import make_app
    from stolik.server.logs import structured
    from stolik.store.log import Log

    Log.open(url).close()  # what is wrong with it is said before anything is served
    structured("WARNING" if browse else "INFO")
    if browse:
        threading.Thread(target=open_page, args=(f"http://{host}:{port}",), daemon=True).start()
    uvicorn.run(
        make_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        forwarded_allow_ips=proxies,
        ws_max_size=65_536,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # tables ping by themselves
        timeout_graceful_shutdown=5,
    )


def check_free(host: str, port: int) -> None:
    """One clear error where nothing can listen, before anything is set up."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, socket.SOCK_STREAM) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind(address)
    except OSError as error:
        allowed = f"an address of this machine and a free port ({error.strerror}; another port: --port {port + 1})"
        raise BadOption("host and port", f"{host}:{port}", allowed) from None


def read_origin(text: str) -> str:
    """An origin as browsers name it."""
    try:
        parts = urlsplit(text)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/") and not parts.query
    except ValueError:
        good = False
    if not good:
        raise BadOption("origin", text, "an address such as https://stolik.example or http://192.168.1.5:8000")
    return f"{parts.scheme}://{parts.netloc}".lower()


def read_proxy(text: str) -> str:
    """An address or a network of reverse proxies."""
    try:
        return str(ip_network(text) if "/" in text else ip_address(text))
    except ValueError:
        raise BadOption("proxy", text, "an IP address such as 10.0.0.2, or a network such as 10.0.0.0/8") from None


def open_page(address: str) -> None:
    """Wait until the server answers, say where it is, and open it."""
    while True:
        try:
            urllib.request.urlopen(f"{address}/readyz", timeout=5).close()
            break
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
    print(say("serve-open", address=address), flush=True)
    webbrowser.open(address)
