"""The application: routes, errors as answers, the page itself, and what runs beside them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from trackside import __version__
from trackside import messages as words
from trackside.core.contract import Json
from trackside.server import shapes
from trackside.server.errors import (
    Malformed,
    NotFound,
    ServerError,
    StepRefused,
    TooLarge,
    TooMany,
    Unavailable,
)
from trackside.server.jobs import sweep
from trackside.server.limits import Guard
from trackside.server.live import Changed, hear_postgres
from trackside.server.messages import refusal_json
from trackside.server.queue import Queue
from trackside.server.registry import Games
from trackside.server.routes import games, people, play, streams, tables
from trackside.server.services import Services
from trackside.server.settings import Settings
from trackside.server.store import libpq

log = logging.getLogger("trackside.web")
INSTALLED = Path(__file__).parent / "static"
CHECKOUT = Path(__file__).parents[3] / "build" / "client"
NO_PAGE = "The page is not built. In a checkout: make client. The API is at /openapi.json.\n"


def create_app(
    settings: Settings,
    games_known: Games | None = None,
    clock: Callable[[], float] = time.time,
) -> FastAPI:
    """Raises DatabaseTrouble when there is no database to work with."""
    services = Services(settings, games_known, clock)
    app = FastAPI(
        title="Trackside",
        version=__version__,
        description="Railway board games: tables, moves, views. See docs/http-api.md.",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
    )
    app.state.services = services
    for module in (people, games, tables, play, streams):
        app.include_router(module.router)
    add_health(app)
    add_errors(app)
    app.add_api_route("/{path:path}", page, include_in_schema=False, response_class=Response)
    app.middleware("http")(measure)
    app.add_middleware(Guard, too_large=too_large)
    app.add_middleware(Packed, minimum_size=1000, compresslevel=5)
    app.openapi = lambda: describe(app)  # type: ignore[method-assign]  # how FastAPI wants it
    return app


class Packed(GZipMiddleware):
    """Compresses what is long; streams are sent line by line and stay as they are."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = str(scope.get("path", ""))
        if path.endswith("/stream") or path == "/api/events":
            await self.app(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    services: Services = app.state.services
    services.hub.loop = asyncio.get_running_loop()
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
    jobs: list[Any] = []
    settings = services.settings
    if settings.bots == "here":
        jobs.append(sweep(services.bots, settings.sweep, services.bots.wake))
    elif settings.bots == "workers":
        jobs.append(sweep(services.bots, settings.sweep, queue.defer))

    def heard(change: Changed) -> None:
        services.hub.publish(change)

    if services.store.postgres:
        jobs.append(hear_postgres(libpq(services.store.url), services.hub, heard))
    return jobs


# Health and numbers.


def add_health(app: FastAPI) -> None:
    def healthz(request: Request) -> Response:
        try:
            with request.app.state.services.store.read() as conn:
                conn.execute(sa.text("SELECT 1"))
        except sa.exc.SQLAlchemyError as error:
            raise Unavailable("database") from error
        return JSONResponse({"ok": True, "version": __version__})

    def metrics(request: Request) -> Response:
        return PlainTextResponse(request.app.state.services.metrics.text())

    text = "The database does not answer"
    busy: dict[int | str, Any] = {503: {"model": shapes.ErrorAnswer, "description": text}}
    app.add_api_route(
        "/healthz", healthz, response_model=shapes.Health, responses=busy, tags=["health"]
    )
    app.add_api_route("/metrics", metrics, response_class=PlainTextResponse, tags=["health"])


async def measure(
    request: Request, call_next: Callable[[Request], Awaitable[Response]]
) -> Response:
    started = time.perf_counter()
    response = await call_next(request)
    route = getattr(request.scope.get("route"), "path", "other")
    metrics = request.app.state.services.metrics
    metrics.requests.labels(route, str(response.status_code)).inc()
    metrics.seconds.labels(route).observe(time.perf_counter() - started)
    return response


# Errors: one place turns them into answers.


def add_errors(app: FastAPI) -> None:
    def server_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, ServerError)
        return error_answer(error)

    def unreadable(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return error_answer(Malformed("malformed", validation_text(error)))

    def http_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        made = NotFound("no-such-path") if error.status_code == 404 else Malformed("malformed")
        made.text = "" if error.status_code == 404 else str(error.detail)
        return error_answer(made, error.status_code, error.headers)

    def no_database(request: Request, error: Exception) -> Response:
        log.error("the database does not answer at %s: %s", request.url.path, error)
        return error_answer(Unavailable("database"))

    def mistake(request: Request, error: Exception) -> Response:
        log.error("a mistake of ours at %s", request.url.path, exc_info=error)
        made = Unavailable("mistake")
        return error_answer(made, 500)

    app.add_exception_handler(ServerError, server_error)
    app.add_exception_handler(RequestValidationError, unreadable)
    app.add_exception_handler(HTTPException, http_error)
    for trouble in (sa.exc.OperationalError, sa.exc.InterfaceError, sa.exc.TimeoutError):
        app.add_exception_handler(trouble, no_database)
    app.add_exception_handler(Exception, mistake)


def error_json(error: ServerError) -> Json:
    if isinstance(error, StepRefused):
        names = [seat["name"] for seat in error.state["seats"]] if error.state else []
        shown = refusal_json(error.refusal, names)
    else:
        message = f"server-no-{error.key}"
        text = error.text or words.text("en", message, error.params)
        shown = {"rule": "", "key": error.key, "params": error.params}
        shown |= {"message": message, "text": text}
    body: Json = {"error": {"kind": error.kind, **shown}}
    if error.step is not None:
        body["error"]["step"] = error.step
    if error.state is not None:
        body["state"] = error.state
    return body


def error_answer(
    error: ServerError, status: int | None = None, headers: Any = None
) -> JSONResponse:
    response = JSONResponse(error_json(error), status or error.status, headers)
    if isinstance(error, TooMany):
        response.headers["Retry-After"] = str(error.wait)
    return response


def validation_text(error: RequestValidationError) -> str:
    """The first thing that is wrong, and where."""
    found = error.errors()
    # Where several forms are possible, a sentence of our own says more than "no whole number".
    first = next((one for one in found if one["type"] == "value_error"), found[0])
    if first["loc"] == ("body",):
        return "expected a JSON object, sent with Content-Type: application/json"
    place = ".".join(str(part) for part in first["loc"][1:] if str(part).isidentifier())
    reason = str(first["msg"]).removeprefix("Value error, ")
    return f"{place}: {reason}"[:500] if place else reason[:500]


async def too_large(scope: Scope, receive: Receive, send: Send) -> None:
    await error_answer(TooLarge("too-large"))(scope, receive, send)


# The page: files of the client; any other path is a page of the client's own.


def static_folder() -> Path:
    return INSTALLED if INSTALLED.is_dir() else CHECKOUT


def page(path: str) -> Response:
    if path.split("/")[0] in ("api", "openapi.json"):
        raise NotFound("no-such-path")
    folder = static_folder().resolve()
    index = folder / "index.html"
    # A path with a NUL or of a silly length is nobody's file.
    wanted = (folder / path).resolve() if path.isprintable() and len(path) < 300 else index
    if path and wanted.is_file() and wanted.is_relative_to(folder):
        hashed = wanted.parent.name == "assets"
        keep = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return FileResponse(wanted, headers={"Cache-Control": keep})
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    return PlainTextResponse(NO_PAGE, 404 if path else 200)


def describe(app: FastAPI) -> Json:
    """The OpenAPI description; unreadable requests are 400 here, not 422."""
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
