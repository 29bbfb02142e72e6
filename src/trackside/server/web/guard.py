"""Find out who asks, and give what all routes share."""

from __future__ import annotations

import hashlib
from typing import Annotated, Any, cast

from anyio import to_thread
from fastapi import Depends, Path, Query, Request
from starlette.responses import JSONResponse, Response

from trackside.core.contract import Json
from trackside.messages import LANGUAGES
from trackside.pictures.theme import NAMES
from trackside.server.base.encoding import encode_json
from trackside.server.base.errors import Forbidden
from trackside.server.people.people import NOBODY, Who
from trackside.server.services import Services
from trackside.server.table.sight import Reader
from trackside.server.web.shapes.errors import ErrorAnswer

COOKIE = "trackside"
SAFE = ("GET", "HEAD", "OPTIONS")
STILL = "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'; sandbox"


# Dependencies that only look at the request are async: the others cost a change of thread.


async def get_services(request: Request) -> Services:
    """Return what the application was made with."""
    return cast(Services, request.app.state.services)


ServicesDep = Annotated[Services, Depends(get_services)]


async def who_asks(request: Request, services: ServicesDep) -> Who:
    """Return the sender, by token or by cookie; a cookie needs the CSRF token to change
    anything."""
    who = find_cached(request, services)
    if who is None:
        who = await to_thread.run_sync(look_up, request, services)
    services.limiter.know(who.user_id, who.limits)
    if request.method in SAFE:
        services.limiter.check("read", who.user_id or address(request))
    elif token_of(request) is None:
        check_origin(request)
        services.people.check_csrf(who, request.headers.get("x-csrf-token", ""))
    return who


def token_of(request: Request) -> str | None:
    """Return the token that a program sends; None without such a header."""
    header = request.headers.get("authorization", "")
    kind, _, token = header.partition(" ")
    return (token.strip() if kind.lower() == "bearer" else "") if header else None


def find_cached(request: Request, services: Services) -> Who | None:
    """Return the sender of the token or the cookie, if that is cached."""
    token = token_of(request)
    if token is not None:
        return services.people.recent_token(token)
    cookie = request.cookies.get(COOKIE, "")
    return services.people.recent_cookie(cookie) if cookie else NOBODY


def look_up(request: Request, services: Services) -> Who:
    """Look up the sender of the token or the cookie; nobody without either."""
    token = token_of(request)
    if token is not None:
        return services.people.by_token(token)
    cookie = request.cookies.get(COOKIE, "")
    return services.people.by_cookie(cookie) if cookie else NOBODY


def check_origin(request: Request) -> None:
    """Raise Forbidden unless a request that a browser sends comes from our own pages: only they may
    send a cookie."""
    origin = request.headers.get("origin")
    if origin is not None and origin.partition("://")[2] != request.headers.get("host", ""):
        raise Forbidden("csrf")


Asker = Annotated[Who, Depends(who_asks)]


def address(request: Request) -> str:
    """Return the address, for limits where nobody has said who they are."""
    return request.client.host if request.client else "?"


TableId = Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9]+$")]
SeatPath = Annotated[int, Path(ge=0, le=20)]
Slug = Annotated[str, Path(max_length=60, pattern=r"^[a-z0-9-]+$")]
Seat = Annotated[str, Query(pattern=r"^(auto|none|[0-9]{1,2})$")]
Theme = Annotated[str, Query(pattern=f"^({'|'.join(NAMES)})$")]
Language = Annotated[str, Query(pattern=f"^({'|'.join(LANGUAGES)})$")]
Invite = Annotated[str | None, Query(max_length=60)]
Share = Annotated[str | None, Query(max_length=60)]


def reading_user(who: Who) -> str | None:
    """Return the user for looking; a token must have the scope `read`."""
    return who.need("read") if who.user_id is not None else None


async def reader(
    who: Asker, seat: Seat = "auto", invite: Invite = None, share: Share = None
) -> Reader:
    """Return whoever looks at a table, through the seat they ask for."""
    return Reader(reading_user(who), seat, invite, share=share)


async def onlooker(who: Asker, invite: Invite = None, share: Share = None) -> Reader:
    """Return whoever looks at what is the same for all."""
    return Reader(reading_user(who), "none", invite, share=share)


Look = Annotated[Reader, Depends(reader)]
Glance = Annotated[Reader, Depends(onlooker)]


class EncodedJson(JSONResponse):
    """A JSON answer."""

    def render(self, content: Any) -> bytes:
        """Encode the content, as Starlette asks for it."""
        return encode_json(content)


def answer(data: Any, status: int = 200) -> JSONResponse:
    """Answer with data as it stands: shapes only describe it."""
    return EncodedJson(data, status)


def answer_file(request: Request, data: bytes, media: str) -> Response:
    """Answer with a file that browsers may keep; they ask whether it is still the same."""
    tag = f'"{hashlib.sha256(data).hexdigest()[:20]}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type=media, headers=headers)


def answer_picture(request: Request, data: bytes, media: str) -> Response:
    """Answer with a picture, also an SVG: somebody who opens it by itself gets a picture and
    nothing that runs, whatever is written in it."""
    response = answer_file(request, data, media)
    response.headers["Content-Security-Policy"] = STILL
    return response


def errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Document what can go wrong at a route."""
    texts = {
        400: "Cannot be read",
        401: "No session",
        403: "Not yours",
        404: "Not found",
        409: "Refused: by the rules, by a newer version, by the state of the table",
        413: "Too large",
        429: "Too many requests",
    }
    return {s: {"model": ErrorAnswer, "description": texts[s]} for s in statuses}


LOOK = errors(400, 401, 403, 404, 429)
WRITE = errors(400, 401, 403, 404, 409, 413, 429)
DONE: Json = {"ok": True}


def need_user(services: Services, who: Who, scope: str, what: str = "write") -> str:
    """Return the user, if they may do that and do not ask too often."""
    user = who.need(scope)
    services.limiter.check(what, user)
    return user


def fresh(services: Services, table_id: str, user: str, status: int = 200) -> Response:
    """Answer with the state message; whoever has just left may still look."""
    return answer(services.messages.to(table_id, Reader(user, known=True)), status)
