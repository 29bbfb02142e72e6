"""An e-mail address, a lost password, signing in by a link; and a server without mail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from fastapi import FastAPI

from server.harness import Person, make_app
from server.receivers import (
    Mailbox,
    confirm,
    link_in,
    mail_settings,
    mailbox,
    post,
    text_of,
)
from server.test_leaving import mine, two_at_a_table
from trackside.core.contract import Json
from trackside.server.db import schema
from trackside.server.notices.mail_links import LASTS

ASK, USE = "/api/session/link", "/api/session/link/use"
ADDRESS = "ada@example.org"


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as made:
        yield made


@pytest.fixture
def app(tmp_path: Path, box: Mailbox) -> Iterator[FastAPI]:
    made = make_app(tmp_path, **mail_settings(box))
    yield made
    made.state.services.close()


@pytest.fixture
def account(app: FastAPI, ada: Person, box: Mailbox) -> Person:
    """Ada with an account and an address."""
    ada.post("/api/me/account", {"login": "ada", "password": "correct horse"})
    confirm(app, ada, box, ADDRESS, password="correct horse")
    return ada


def link(app: FastAPI, box: Mailbox, kind: str, address: str = ADDRESS) -> str:
    Person(app).post(ASK, {"kind": kind, "email": address})
    post(app)
    return link_in(box.mails.pop())


def used(person: Person, token: str, password: str | None = None, status: int = 200) -> Json:
    body: Json = {"token": token}
    if password is not None:
        body["password"] = password
    answer: Json = person.post(USE, body, status)
    if status == 200 and answer["csrf"]:
        person.csrf = answer["csrf"]
    return answer


def why(answer: Json) -> str:
    return str(answer["error"]["key"])


def test_an_address_counts_when_it_is_confirmed(app: FastAPI, ada: Person, box: Mailbox) -> None:
    ada.post("/api/me/email", {"email": " Ada@Example.ORG ", "language": "fr"})
    assert ada.get("/api/me/notices")["email"] is None
    post(app)
    (mail,) = box.mails
    assert mail["To"] == ADDRESS
    assert mail["Subject"] == "Est-ce votre adresse ?"
    assert "https://play.example/link/confirm/" in text_of(mail, "html")
    token = link_in(mail)
    assert used(Person(app), token)["kind"] == "confirm"  # any browser will do
    shown = ada.get("/api/me/notices")
    assert shown["email"] == ADDRESS
    assert [way["kind"] for way in shown["ways"]] == ["mail"]
    assert why(used(ada, token, status=403)) == "link-over"  # once
    ada.call("DELETE", "/api/me/email", {"password": None})
    shown = ada.get("/api/me/notices")
    assert (shown["email"], shown["ways"]) == (None, [])


def test_a_link_is_stored_as_a_hash_and_ends(app: FastAPI, account: Person, box: Mailbox) -> None:
    first = link(app, box, "sign-in")
    token = link(app, box, "sign-in")
    with app.state.services.store.read() as conn:
        (row,) = conn.execute(sa.select(schema.mail_links)).all()
    assert token not in str(row)
    assert why(used(Person(app), first, status=403)) == "link-over"  # a newer one was sent
    app.state.services.clock.now += LASTS["sign-in"] + 1
    assert why(used(Person(app), token, status=403)) == "link-over"


def test_a_lost_password_is_mended_by_mail(app: FastAPI, account: Person, box: Mailbox) -> None:
    token = link(app, box, "password")
    helper = Person(app)
    assert why(used(helper, token, status=400)) == "password-missing"
    assert why(used(helper, token, "short", 400)) == "bad-password"
    answer = used(helper, token, "battery staple")  # still good after what failed
    assert answer["user"]["name"] == "Ada"
    assert account.get("/api/me")["user"] is None  # all former sessions have ended
    assert helper.get("/api/me")["user"]["kind"] == "account"
    login = {"login": "ada", "password": "correct horse"}
    Person(app).post("/api/session/login", login, 403)
    Person(app).post("/api/session/login", {**login, "password": "battery staple"})
    assert why(used(Person(app), token, "battery staple", 403)) == "link-over"


def test_who_signs_in_by_a_link_is_who_they_were(
    app: FastAPI, account: Person, ben: Person, box: Mailbox
) -> None:
    table = two_at_a_table(account, ben)
    other = Person(app)
    assert used(other, link(app, box, "sign-in"))["user"]["name"] == "Ada"
    assert mine(other) == [table]
    assert len(account.get("/api/me/sessions")["sessions"]) == 2


def test_a_guest_keeps_the_seat_on_the_way_to_an_account_and_to_another_device(
    app: FastAPI, ada: Person, ben: Person, box: Mailbox
) -> None:
    table = two_at_a_table(ada, ben)
    confirm(app, ada, box, ADDRESS)
    phone = Person(app)
    used(phone, link(app, box, "password"))  # a guest has none: the link signs in
    assert mine(phone) == [table]
    phone.post("/api/me/account", {"login": "ada", "password": "correct horse"})
    assert mine(phone) == mine(ada) == [table]
    assert ada.get("/api/me")["user"]["kind"] == "account"
    assert ada.state(table)["seat"] == 0


def test_nobody_learns_who_has_an_address(
    app: FastAPI, account: Person, stranger: Person, box: Mailbox
) -> None:
    for kind in ("sign-in", "password"):
        known = stranger.post(ASK, {"kind": kind, "email": ADDRESS})
        unknown = stranger.post(ASK, {"kind": kind, "email": "nobody@example.org"})
        assert known == unknown == {"ok": True}
    post(app)
    assert {mail["To"] for mail in box.mails} == {ADDRESS}


def test_an_address_has_one_owner_and_only_its_reader_learns_it(
    app: FastAPI, account: Person, ben: Person, box: Mailbox
) -> None:
    ben.post("/api/me/email", {"email": ADDRESS})
    post(app)
    assert why(used(ben, link_in(box.mails.pop()), status=409)) == "email-taken"
    assert ben.get("/api/me/notices")["email"] is None


def test_another_address_needs_the_password(app: FastAPI, account: Person) -> None:
    body = {"email": "thief@example.org", "password": "guessed"}
    assert why(account.post("/api/me/email", body, 403)) == "wrong-password"
    account.call("DELETE", "/api/me/email", {"password": "guessed"}, 403)


@pytest.mark.parametrize("text", ["ada", "ada@", "@example.org", "a b@example.org", "a@b..org"])
def test_what_is_no_address_is_refused(ada: Person, text: str) -> None:
    assert why(ada.post("/api/me/email", {"email": text}, 400)) in ("bad-email", "malformed")


def test_a_letter_is_tried_again(app: FastAPI, account: Person, box: Mailbox) -> None:
    Person(app).post(ASK, {"kind": "sign-in", "email": ADDRESS})
    box.refuse = "451 later"
    post(app)
    box.refuse = ""
    post(app)
    assert box.mails == []
    app.state.services.clock.now += 5
    post(app)
    assert len(box.mails) == 1


def test_so_many_letters_and_no_more(tmp_path: Path, box: Mailbox) -> None:
    app = make_app(tmp_path / "limited", limits=1.0, **mail_settings(box))
    person = Person(app, "Ada")
    for number in range(5):
        person.post(ASK, {"kind": "sign-in", "email": f"{number}@example.org"})
    person.post(ASK, {"kind": "sign-in", "email": "more@example.org"}, 429)
    app.state.services.close()


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    app = make_app(tmp_path)
    ada = Person(app, "Ada")
    assert ada.get(ASK) == {"mail": False}
    assert ada.get("/api/me/notices")["mail"] is False
    assert why(ada.post("/api/me/email", {"email": ADDRESS}, 409)) == "no-mail-here"
    body = {"kind": "password", "email": ADDRESS}
    assert why(Person(app).post(ASK, body, 409)) == "no-mail-here"
    # All else goes on as ever.
    ada.post("/api/me/account", {"login": "ada", "password": "correct horse"})
    app.state.services.close()
