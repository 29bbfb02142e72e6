"""E-mail addresses, and what links do that came by mail."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from trackside.server.notices.mail_links import clean_email
from trackside.server.web.guard import DONE, LOOK, WRITE, Asker, ServicesDep, address, answer
from trackside.server.web.routes.people import browser, set_cookie
from trackside.server.web.shapes.common import Ok
from trackside.server.web.shapes.notices import AskedLink, LinkUsed, NewEmail, Server, UsedLink
from trackside.server.web.shapes.people import Leaving

router = APIRouter(prefix="/api", tags=["people"])


@router.get("/session/link", response_model=Server, responses=LOOK)
def by_mail(services: ServicesDep, who: Asker) -> Response:
    """Tell whether mail is set up here."""
    return answer({"mail": services.mailer.possible})


@router.post("/session/link", response_model=Ok, responses=WRITE)
def ask_link(body: AskedLink, request: Request, services: ServicesDep, who: Asker) -> Response:
    """A link by mail; the answer is the same whether anybody has this address or not."""
    email = clean_email(body.email)
    services.limiter.check("mail", address(request))
    services.limiter.check("mail", email)
    services.mail_links.ask(body.kind, email, body.language)
    return answer(DONE)


@router.post("/session/link/use", response_model=LinkUsed, responses=WRITE)
def use_link(body: UsedLink, request: Request, services: ServicesDep, who: Asker) -> Response:
    """Do what the link is for, once."""
    services.limiter.check("login", address(request))
    kind, owner, cookie = services.mail_links.use(body.token, body.password, browser(request))
    response = answer({"kind": kind, **services.people.describe(owner)})
    set_cookie(services, response, cookie)
    return response


@router.post("/me/email", response_model=Ok, responses=WRITE)
def new_email(body: NewEmail, request: Request, services: ServicesDep, who: Asker) -> Response:
    """Send a link to an address; with its use it is theirs."""
    user = who.need("account")
    email = clean_email(body.email)
    services.limiter.check("login", address(request))
    services.limiter.check("mail", user)
    services.limiter.check("mail", email)
    services.mail_links.confirm(who, email, body.password, body.language, body.zone)
    return answer(DONE)


@router.delete("/me/email", response_model=Ok, responses=WRITE)
def drop_email(body: Leaving, request: Request, services: ServicesDep, who: Asker) -> Response:
    """Remove one's address."""
    who.need("account")
    services.limiter.check("login", address(request))
    services.mail_links.forget(who, body.password)
    return answer(DONE)
