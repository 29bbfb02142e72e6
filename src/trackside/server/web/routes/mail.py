"""E-mail addresses, and what links do that came by mail."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from trackside.server.notices.mail_links import clean_email
from trackside.server.web.guard import DONE, LOOK, WRITE, Asker, Desk, address, answer
from trackside.server.web.routes.people import browser, set_cookie
from trackside.server.web.shapes.common import Ok
from trackside.server.web.shapes.notices import AskedLink, LinkUsed, NewEmail, Server, UsedLink
from trackside.server.web.shapes.people import Leaving

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/session/link", response_model=Server, responses=LOOK)
def by_mail(desk: Desk, who: Asker) -> Response:
    """Whether mail is set up here."""
    return answer({"mail": desk.mailer.possible})


@router.post("/session/link", response_model=Ok, responses=WRITE)
def ask_link(body: AskedLink, request: Request, desk: Desk, who: Asker) -> Response:
    """A link by mail; the answer is the same whether anybody has this address or not."""
    email = clean_email(body.email)
    desk.limiter.check("mail", address(request))
    desk.limiter.check("mail", email)
    desk.mail_links.ask(body.kind, email, body.language)
    return answer(DONE)


@router.post("/session/link/use", response_model=LinkUsed, responses=WRITE)
def use_link(body: UsedLink, request: Request, desk: Desk, who: Asker) -> Response:
    """Does what the link is for, once."""
    desk.limiter.check("login", address(request))
    kind, known, cookie = desk.mail_links.use(body.token, body.password, browser(request))
    response = answer({"kind": kind, **desk.people.describe(known)})
    set_cookie(desk, response, cookie)
    return response


@router.post("/me/email", response_model=Ok, responses=WRITE)
def new_email(body: NewEmail, request: Request, desk: Desk, who: Asker) -> Response:
    """Sends a link there; with its use it is theirs."""
    user = who.need("account")
    email = clean_email(body.email)
    desk.limiter.check("login", address(request))
    desk.limiter.check("mail", user)
    desk.limiter.check("mail", email)
    desk.mail_links.confirm(who, email, body.password, body.language, body.zone)
    return answer(DONE)


@router.delete("/me/email", response_model=Ok, responses=WRITE)
def drop_email(body: Leaving, request: Request, desk: Desk, who: Asker) -> Response:
    """No address any more."""
    who.need("account")
    desk.limiter.check("login", address(request))
    desk.mail_links.forget(who, body.password)
    return answer(DONE)
