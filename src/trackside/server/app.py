"""Make the application: routes, errors as answers, the page itself, and what runs besides them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from types import ModuleType
from typing import Any

import sqlalchemy as sa
from anyio import CapacityLimiter, to_thread
from fastapi import FastAPI, Request
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trackside import __version__
from trackside.core.contract import Json
from trackside.server.admin.notices import AdminNotices
from trackside.server.admin.tidying import tidy
from trackside.server.analysis.analyses import run_analyses
from trackside.server.base.errors import Unavailable
from trackside.server.base.limits import Guard, is_stream
from trackside.server.base.metrics import Metrics
from trackside.server.base.settings import Settings
from trackside.server.bots.runner import sweep
from trackside.server.db.store import MOST_WRITERS, Store, libpq
from trackside.server.live.postgres import hear_postgres
from trackside.server.notices.mail import post_letters
from trackside.server.orders.runs import run_orders
from trackside.server.queue import Queue
from trackside.server.seats.timeouts import watch_clocks
from trackside.server.services import Services
from trackside.server.table.presence import keep_alive
from trackside.server.table.registry import Games
from trackside.server.web.errors import add_errors, too_large
from trackside.server.web.page import page
from trackside.server.web.routes import (
    admin,
    analysis,
    boards,
    games,
    history,
    leaving,
    lessons,
    mail,
    moves,
    notices,
    people,
    planning,
    puzzles,
    streams,
    tables,
    talk,
    workshop,
)
from trackside.server.web.shapes.common import Health
from trackside.server.web.shapes.errors import ErrorAnswer

HEALTH_SECONDS = 8.0
# FastAPI would ask three providers with every request whether anybody wants to trace it. What this
# server counts is at /metrics.
NOT_TRACED: Any = {"tracing": False, "metrics": False, "logs": False}
OFTEN: tuple[ModuleType, ...] = (moves, streams)


def create_app(
    settings: Settings,
    games_known: Games | None = None,
    clock: Callable[[], float] = time.time,
) -> FastAPI:
    """Return the application; raise DatabaseTrouble when there is no database to work with."""
    app = build_api(OFTEN)
    app.state.services = Services(settings, games_known, clock)
    app.add_api_route(
        "/{path:path}",
        page,
        methods=["GET", "HEAD"],
        include_in_schema=False,
        response_class=Response,
    )
    app.add_middleware(Measured, metrics=app.state.services.metrics)
    app.add_middleware(Guard, too_large=too_large)
    app.add_middleware(Packed, minimum_size=1000, compresslevel=5)
    return app


def build_api(first: tuple[ModuleType, ...] = ()) -> FastAPI:
    """Return an application with every route of the API and its description, and nothing behind
    them yet. Routes are tried one by one, `first` those that are asked for most."""
    app = FastAPI(
        title="Trackside",
        version=__version__,
        description="Railway board games: tables, moves, views. See docs/http-api.md.",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        telemetry=NOT_TRACED,
    )
    at_tables = (tables, leaving, moves, planning, history, analysis, streams, talk)
    every = (people, mail, notices, games, boards, workshop, lessons, puzzles, *at_tables, admin)
    for module in sorted(every, key=lambda each: each not in first):
        app.include_router(module.router)
    add_health(app)
    add_errors(app)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]  # how FastAPI wants it
    return app


class Packed(GZipMiddleware):
    """Compression of what is long. Streams are sent line by line and stay as they are; so does the
    answer to a move, which is the same message: packing it takes longer than making it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = str(scope.get("path", ""))
        if is_stream(path) or path.endswith("/act"):
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


class Measured:
    """A layer that counts and times every request, by its route."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.perf_counter()

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = getattr(scope.get("route"), "path", "other")
                self.metrics.count_answer(route, message["status"], time.perf_counter() - started)
            await send(message)

        await self.app(scope, receive, answer if scope["type"] == "http" else send)


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """Start what runs besides the requests, and stop it with the server."""
    services: Services = app.state.services
    services.hub.loop = asyncio.get_running_loop()
    to_thread.current_default_thread_limiter().total_tokens = 2 * MOST_WRITERS
    async with Queue(services) as queue:
        tasks = [asyncio.create_task(job) for job in background(services, queue)]
        yield
        services.hub.close()
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
    services.close()


def background(services: Services, queue: Queue) -> list[Any]:
    """Return the jobs of this process: tidying, letters, clocks, signs of life, notices, the sweep
    for bots, analyses, orders that are due, and the ear to other processes."""
    settings, waiting = services.settings, services.metrics.waiting.set
    clocks = watch_clocks(services.timeouts, services.heartbeat, settings.sweep)
    jobs: list[Any] = [tidy(services.tidying), post_letters(services.mailer), clocks]
    jobs.append(keep_alive(services.presence))
    if settings.bots == "here":  # where bots think, notices are sent
        jobs.append(services.sender.run(settings.sweep))
        jobs.append(sweep(services.leases, settings.sweep, services.bots.wake, waiting))
        jobs.append(run_analyses(services.analyses, settings.sweep))
    elif settings.bots == "workers":
        jobs.append(sweep(services.leases, settings.sweep, queue.defer, waiting))
    if settings.bots != "off":
        jobs.append(run_orders(services.order_runs))
    if services.store.postgres:
        jobs.append(hear_postgres(libpq(services.store.url), services.hub, services.snapshots))
    else:
        told = AdminNotices(services.store, services.clock, services.changed)
        jobs.append(told.run(settings.sweep))
    return jobs


# Health and numbers.


def add_health(app: FastAPI) -> None:
    """Add two addresses for whoever runs the server."""

    async def healthz(request: Request) -> Response:
        store = request.app.state.services.store
        # A thread of its own: also when all others wait for the database, this one answers.
        async with asyncio.timeout(HEALTH_SECONDS):
            await to_thread.run_sync(
                check_health, store, limiter=CapacityLimiter(1), abandon_on_cancel=True
            )
        return JSONResponse({"ok": True, "version": __version__})

    async def metrics(request: Request) -> Response:
        return PlainTextResponse(request.app.state.services.metrics.text())

    text = "The database does not answer"
    busy: dict[int | str, Any] = {503: {"model": ErrorAnswer, "description": text}}
    app.add_api_route("/healthz", healthz, response_model=Health, responses=busy, tags=["health"])
    app.add_api_route("/metrics", metrics, response_class=PlainTextResponse, tags=["health"])


def check_health(store: Store) -> None:
    """Raise Unavailable when nothing can be read, or nothing more be stored."""
    try:
        with store.read() as conn:
            conn.execute(sa.text("SELECT 1"))
    except sa.exc.SQLAlchemyError as error:
        raise Unavailable("database") from error
    if not store.room_left():
        raise Unavailable("disk-full")
    if not store.can_be_written():
        raise Unavailable("not-stored")


# The description.


def describe(app: FastAPI) -> Json:
    """Return the OpenAPI description; unreadable requests are 400 here, not 422."""
    from fastapi.openapi.utils import get_openapi

    if app.openapi_schema is None:
        schema = get_openapi(
            title=app.title, version=app.version, description=app.description, routes=app.routes
        )
        for path in schema["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        app.openapi_schema = schema
    return app.openapi_schema
