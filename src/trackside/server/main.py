"""Run what the command line starts: serve, worker, admin, backup, restore."""

from __future__ import annotations

import asyncio
import ctypes
import gc
import logging
import socket
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import uvicorn
from sqlalchemy.engine import make_url

from trackside import messages as words
from trackside.core.errors import TracksideError
from trackside.server.analysis.analyses import run_analyses
from trackside.server.app import create_app
from trackside.server.base import logs
from trackside.server.base.connections import Connection, at_once, open_files, room
from trackside.server.base.settings import Settings, from_environment
from trackside.server.bots.runner import sweep
from trackside.server.db import backup as backups
from trackside.server.db.store import Store, normal
from trackside.server.live.hub import Hub
from trackside.server.queue import defer, forget_stalled, prepare, worker_app
from trackside.server.services import Services

log = logging.getLogger("trackside")
WAITING = 2048  # connections that wait to be accepted
MOST_YOUNG = 20_000  # objects made before garbage is looked for; Python's own 700 is for programs
GRACE = 5  # seconds for open requests when we are told to stop
ARENA_MAX = -8  # what `mallopt` calls the number of heaps


class ServeTrouble(TracksideError):
    """One sentence for the person who started the program."""


def settings_for(database_url: str | None) -> Settings:
    """Return the settings of the environment and the command line; raise ServeTrouble."""
    try:
        settings = from_environment()
    except ValueError as error:
        raise ServeTrouble(f"A setting in the environment cannot be read: {error}.") from error
    settings.database_url = database_url or settings.database_url
    if settings.bots not in ("here", "workers", "off"):
        raise ServeTrouble("TRACKSIDE_BOTS must be here, workers or off.")
    if settings.bots == "workers" and not settings.postgres:
        raise ServeTrouble("TRACKSIDE_BOTS=workers needs PostgreSQL; see docs/operations.md.")
    return settings


class Server(uvicorn.Server):
    """A web server that ends the streams first when it is told to stop, so that nobody has to
    wait."""

    hub: Hub | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start with a long queue for connections, though few are accepted at once."""
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(WAITING)

    def handle_exit(self, sig: int, frame: object) -> None:
        """Close the streams on a signal."""
        if self.hub is not None:
            self.hub.close()
        super().handle_exit(sig, frame)  # type: ignore[arg-type]  # the frame is handed through


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database_url: str | None = None,
    open_browser: bool = False,
) -> None:
    """Serve until told to stop; raise TracksideError with one sentence if that cannot start."""
    settings = settings_for(database_url)
    share_heap()
    listening = bind(host, port)
    logs.set_up(settings.log_json)
    app = create_app(settings)
    app.state.services.store.claim()
    words.text("en", "server-no-database", {})  # read now, not when the first error is in a hurry
    files = open_files()
    Connection.most = room(files)
    config = uvicorn.Config(
        app, log_config=None, access_log=False, timeout_graceful_shutdown=GRACE,
        proxy_headers=True, server_header=False, http=Connection,
        limit_concurrency=room(files) * 3 // 4, backlog=at_once(files),
    )  # fmt: skip
    server = Server(config)
    server.hub = app.state.services.hub
    address = f"http://{display_host(host)}:{listening.getsockname()[1]}"
    print(f"Trackside is at {address} (Ctrl+C stops it)", flush=True)
    if open_browser:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    freeze_memory()
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening])


def share_heap() -> None:
    """Limit the heaps of the C library to two. It gives each thread one of its own, and what one
    has freed no other uses; of our threads one runs at a time."""
    with suppress(OSError, AttributeError):  # another C library has other ways
        ctypes.CDLL(None).mallopt(ARENA_MAX, 2)


def freeze_memory() -> None:
    """Exempt what was made at the start from garbage collection, and collect the rest less often:
    each collection stops all threads."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(MOST_YOUNG, 20, 20)


def display_host(host: str) -> str:
    """Return the host as a person would type it."""
    return "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "") else host


def bind(host: str, port: int) -> socket.socket:
    """Listen at the address; raise ServeTrouble with a sentence about why not."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, so that asyncio sends small answers at once.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(WAITING)
    except (OSError, OverflowError) as error:
        listening.close()
        raise ServeTrouble(bind_error(host, port, error)) from error
    return listening


def bind_error(host: str, port: int, error: Exception) -> str:
    """Return the sentence about why nobody can listen there."""
    if isinstance(error, PermissionError):
        return f"Port {port} may not be used by you; choose one above 1023 with --port."
    if isinstance(error, OSError) and error.errno == 98:
        return f"Port {port} is taken by another program; choose another with --port."
    return f"{host}:{port} cannot be listened to: {error}; choose another --host or --port."


def worker(
    database_url: str | None = None, thinkers: int | None = None, metrics: str | None = None
) -> None:
    """Think for the bots of all servers on the same PostgreSQL, until told to stop."""
    settings = settings_for(database_url)
    if not settings.postgres:
        raise ServeTrouble("A worker needs PostgreSQL; on SQLite the server thinks itself.")
    logs.set_up(settings.log_json)
    settings.bots = "off"
    settings.thinkers = thinkers or settings.thinkers
    services = Services(settings)
    services.store.claim()
    serve_metrics(services, metrics or settings.metrics)
    print("A trackside worker is ready (Ctrl+C stops it)", flush=True)
    with suppress(KeyboardInterrupt, asyncio.CancelledError):
        asyncio.run(work(services))


def serve_metrics(services: Services, address: str) -> None:
    """Serve metrics at `host:port`, if one is named; raise ServeTrouble."""
    try:
        if address:
            services.metrics.serve(address)
    except (OSError, OverflowError, ValueError) as error:
        raise ServeTrouble(f"Metrics cannot be offered at {address}: {error}.") from error


async def work(services: Services) -> None:
    """Run the jobs of a worker until it is told to stop."""
    settings, waiting = services.settings, services.metrics.waiting.set
    services.hub.loop = asyncio.get_running_loop()
    app = worker_app(services)
    async with app.open_async():
        await prepare(app)
        again = partial(defer, app, services)
        beside = [
            asyncio.create_task(sweep(services.leases, settings.sweep, again, waiting)),
            asyncio.create_task(forget_stalled(app, 60)),
            asyncio.create_task(services.sender.run(settings.sweep)),
            asyncio.create_task(run_analyses(services.analyses, settings.sweep)),
        ]
        try:
            await app.run_worker_async(
                concurrency=settings.thinkers,
                install_signal_handlers=True,
                fetch_job_polling_interval=1.0,
                delete_jobs="always",
            )
        finally:
            for task in beside:
                task.cancel()
    services.close()


def require_existing(url: str) -> str:
    """Return the address if a SQLite file is there; raise ServeTrouble. A mistyped one must not
    become an empty database, and then an empty backup."""
    path = make_url(normal(url))
    if path.drivername == "sqlite" and not Path(path.database or "").is_file():
        raise ServeTrouble(f"There is no database {path.database}; nothing was done.")
    return url


def backup(path: str, database_url: str | None = None) -> int:
    """Write a backup while the server runs; return the number of rows."""
    store = Store(require_existing(settings_for(database_url).database_url))
    store.prepare()
    try:
        return backups.backup(store, Path(path))
    finally:
        store.close()


@contextmanager
def admin_services(database_url: str | None = None) -> Iterator[Services]:
    """Yield what administrators work with, besides a server that runs; a database must be there."""
    settings = settings_for(database_url)
    require_existing(settings.database_url)
    settings.bots = "off"
    services = Services(settings)
    try:
        yield services
    finally:
        services.close()


def restore(path: str, database_url: str | None = None, replace: bool = False) -> int:
    """Fill a database from a backup; no server may run on it."""
    store = Store(settings_for(database_url).database_url)
    store.prepare()
    try:
        store.claim(alone=True)
        return backups.restore(store, Path(path), replace)
    finally:
        store.close()
