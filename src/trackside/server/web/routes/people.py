"""Sessions, accounts, tokens."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Path, Request
from starlette.responses import JSONResponse, Response

from trackside.server.people.people import NOBODY, SESSION_DAYS, Who
from trackside.server.services import Services
from trackside.server.web.guard import (
    COOKIE,
    DONE,
    LOOK,
    WRITE,
    Asker,
    ServicesDep,
    address,
    answer,
    errors,
    need_user,
)
from trackside.server.web.shapes.common import Ok
from trackside.server.web.shapes.people import (
    Leaving,
    Login,
    MadeToken,
    Me,
    NewAccount,
    NewPassword,
    NewSession,
    NewToken,
    Person,
    SessionList,
    TokenList,
)

router = APIRouter(prefix="/api", tags=["people"])


def me_answer(services: Services, who: Who, cookie: str | None = None) -> JSONResponse:
    """Answer with who somebody is, with a new cookie if there is one."""
    response = answer(services.people.describe(who))
    set_cookie(services, response, cookie)
    return response


def set_cookie(services: Services, response: Response, cookie: str | None) -> None:
    """Set the cookie of a new session."""
    if cookie is not None:
        response.set_cookie(
            COOKIE, cookie, max_age=SESSION_DAYS * 86_400, path="/", httponly=True,
            samesite="lax", secure=services.settings.https,
        )  # fmt: skip


@router.get("/me", response_model=Me, responses=errors(401, 429))
def me(services: ServicesDep, who: Asker) -> Response:
    """Show who asks."""
    return me_answer(services, who)


@router.post("/session", response_model=Me, responses=WRITE)
def new_session(body: NewSession, request: Request, services: ServicesDep, who: Asker) -> Response:
    """A guest comes."""
    services.limiter.check("session", address(request))
    person, cookie = services.people.add_guest(body.name, browser(request))
    return me_answer(services, person, cookie)


@router.post("/session/login", response_model=Me, responses=WRITE)
def login(body: Login, request: Request, services: ServicesDep, who: Asker) -> Response:
    """An account comes."""
    services.limiter.check("login", address(request))
    person, cookie = services.people.login(body.login, body.password, browser(request))
    return me_answer(services, person, cookie)


@router.delete("/session", response_model=Me, responses=WRITE)
def logout(services: ServicesDep, who: Asker) -> Response:
    """Sign whoever asks out, from this browser."""
    services.people.logout(who)
    response = me_answer(services, NOBODY)
    response.delete_cookie(COOKIE, path="/")
    return response


def browser(request: Request) -> str:
    """Return what a browser says of itself, so that people know their sessions apart."""
    return request.headers.get("user-agent", "")


@router.get("/me/sessions", response_model=SessionList, responses=LOOK)
def sessions(services: ServicesDep, who: Asker) -> Response:
    """List where whoever asks is signed in."""
    who.need("account")
    return answer({"sessions": services.people.sessions(who)})


@router.delete("/me/sessions", response_model=Ok, responses=WRITE)
def end_other_sessions(services: ServicesDep, who: Asker) -> Response:
    """End all sessions but this one."""
    need_user(services, who, "account")
    services.people.end_others(who)
    return answer(DONE)


SessionId = Annotated[str, Path(max_length=16, min_length=16, pattern=r"^[a-f0-9]+$")]


@router.delete("/me/sessions/{session_id}", response_model=Ok, responses=WRITE)
def end_session(session_id: SessionId, services: ServicesDep, who: Asker) -> Response:
    """End one session."""
    need_user(services, who, "account")
    services.people.end_session(who, session_id)
    return answer(DONE)


@router.post("/me/password", response_model=Ok, responses=WRITE)
def change_password(
    body: NewPassword, request: Request, services: ServicesDep, who: Asker
) -> Response:
    """Change the password and end all other sessions."""
    who.need("account")
    services.limiter.check("login", address(request))
    services.people.change_password(who, body.password, body.new)
    return answer(DONE)


@router.patch("/me", response_model=Me, responses=WRITE)
def rename(body: NewSession, services: ServicesDep, who: Asker) -> Response:
    """Change the name, for tables to come."""
    need_user(services, who, "account")
    return me_answer(services, services.people.rename(who, body.name))


@router.post("/me/account", response_model=Me, responses=WRITE)
def register(body: NewAccount, request: Request, services: ServicesDep, who: Asker) -> Response:
    """The guest becomes an account."""
    who.need("account")
    services.limiter.check("login", address(request))
    services.people.register(who, body.login, body.password, body.bot)
    return me_answer(services, replace(who, kind="account", bot=body.bot))


@router.delete("/me", response_model=Ok, responses=WRITE)
def delete(body: Leaving, request: Request, services: ServicesDep, who: Asker) -> Response:
    """The account goes for good."""
    who.need("account")
    services.limiter.check("login", address(request))
    services.people.check_password(who, body.password)
    services.seat_changes.forget(who)
    services.people.delete(who)
    response = answer(DONE)
    response.delete_cookie(COOKIE, path="/")
    return response


@router.get("/me/export", response_model=Person, responses=LOOK)
def export(services: ServicesDep, who: Asker) -> Response:
    """Export all that is stored about whoever asks."""
    return answer(services.people.export(who.need("account")))


@router.get("/me/tokens", response_model=TokenList, responses=LOOK)
def tokens(services: ServicesDep, who: Asker) -> Response:
    """List one's tokens."""
    who.need("account")
    return answer({"tokens": services.people.tokens(who)})


@router.post("/me/tokens", response_model=MadeToken, responses=WRITE)
def make_token(body: NewToken, services: ServicesDep, who: Asker) -> Response:
    """A new token."""
    need_user(services, who, "account")
    return answer(services.people.make_token(who, body.name, list(body.scopes)))


TokenId = Annotated[str, Path(max_length=40, pattern=r"^[a-z0-9]+$")]


@router.delete("/me/tokens/{token_id}", response_model=Ok, responses=WRITE)
def drop_token(token_id: TokenId, services: ServicesDep, who: Asker) -> Response:
    """A token that is valid no more."""
    need_user(services, who, "account")
    services.people.revoke_token(who, token_id)
    return answer(DONE)
