"""Moves by the short way: what `/act` needs of a web framework, and no more.

The route in `routes/moves.py` is what the API describes. This does the same for the requests that
come most, without asking for each what it depends on; whatever it cannot read at once goes the
long way, where it is told what is wrong.
"""

from __future__ import annotations

import asyncio
import re
import time
from functools import partial
from types import SimpleNamespace

from pydantic import ValidationError
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from trackside.server.base.errors import Unavailable
from trackside.server.base.metrics import ACT
from trackside.server.db.store import WAIT
from trackside.server.people.people import Who
from trackside.server.services import Services
from trackside.server.web.guard import who_asks
from trackside.server.web.routes.moves import acting
from trackside.server.web.shapes.moves import Act

PATH = re.compile(r"/api/tables/([a-z0-9]{1,40})/act")
MOST_WAITING = 400  # moves, which hold no thread while they wait, and wait no longer than others
ROUTE = SimpleNamespace(path=ACT)  # under which it is counted


class QuickMoves:
    """Stands before all routes."""

    def __init__(self, app: ASGIApp, desk: Services) -> None:
        self.app = app
        self.desk = desk
        self._waiting = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """As ASGI asks for it."""
        found = PATH.fullmatch(scope["path"]) if is_post(scope) else None
        if found is None:
            await self.app(scope, receive, send)
            return
        heard = await hear(receive)
        body = read(scope, heard)
        if body is None:
            await self.app(scope, again(heard, receive), send)
            return
        scope["route"] = ROUTE
        request = Request(scope)
        try:
            response = await self._act(request, found[1], body)
        except Exception as error:
            response = told(request, error)
        await response(scope, receive, send)

    async def _act(self, request: Request, table_id: str, body: Act) -> Response:
        """The move in a thread; raises Unavailable where too many wait already."""
        who = await who_asks(request, self.desk)
        if self._waiting >= MOST_WAITING:
            raise Unavailable("busy")
        self._waiting += 1
        try:
            work = partial(self._move, table_id, body, who, time.monotonic() + WAIT)
            return await asyncio.get_running_loop().run_in_executor(self.desk.movers, work)
        finally:
            self._waiting -= 1

    def _move(self, table_id: str, body: Act, who: Who, until: float) -> Response:
        if time.monotonic() > until:
            raise Unavailable("busy")
        return acting(self.desk, table_id, body, who)


def is_post(scope: Scope) -> bool:
    """Whether it is a request that may be a move."""
    return bool(scope["type"] == "http" and scope["method"] == "POST")


async def hear(receive: Receive) -> list[Message]:
    """All that belongs to a request."""
    heard = [await receive()]
    while heard[-1]["type"] == "http.request" and heard[-1].get("more_body", False):
        heard.append(await receive())
    return heard


def read(scope: Scope, heard: list[Message]) -> Act | None:
    """The body, if it is what it should be."""
    if (b"content-type", b"application/json") not in scope["headers"] or scope["query_string"]:
        return None
    try:
        return Act.model_validate_json(b"".join(one.get("body", b"") for one in heard))
    except ValidationError:
        return None


def again(heard: list[Message], receive: Receive) -> Receive:
    """The same request for whoever reads it next."""
    left = iter(heard)

    async def tell() -> Message:
        return next(left, None) or await receive()

    return tell


def told(request: Request, error: Exception) -> Response:
    """What the routes' errors are answered with; raises what has no answer of its own."""
    handlers = request.app.exception_handlers
    for kind in type(error).__mro__:
        if kind in handlers and kind is not Exception:
            response: Response = handlers[kind](request, error)
            return response
    raise error
