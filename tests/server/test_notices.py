"""People are told what waits for them: once for a turn, never for a turn that is over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from fastapi import FastAPI
from py_vapid import Vapid02

from server.harness import Clock, Person, make_app, play_on, settings_at, tiny_games
from server.receivers import (
    REACH,
    Browser,
    Mailbox,
    Receiver,
    confirm,
    mail_settings,
    mailbox,
    receiving,
    send,
    text_of,
)
from server.test_leaving import two_at_a_table
from trackside.core.contract import Json
from trackside.server.app import create_app
from trackside.server.db import migrate, schema
from trackside.server.db.store import Store
from trackside.server.notices import hooks
from trackside.server.notices.sender import LEASE, MOST_FAILURES, PAUSES
from trackside.server.notices.sifting import PATIENCE
from trackside.server.services import Services
from trackside.server.table.outbox import DELAY

WAYS = "/api/me/notices/ways"


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as made:
        yield made


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with mailbox() as made:
        yield made


@pytest.fixture
def app(tmp_path: Path, box: Mailbox) -> Iterator[FastAPI]:
    made = make_app(tmp_path, reach=REACH, **mail_settings(box))
    yield made
    made.state.services.close()


def later(app: FastAPI, seconds: float = DELAY + 1) -> None:
    app.state.services.clock.now += seconds


def subscribed(person: Person, receiver: Receiver, name: str = "one") -> Browser:
    browser = Browser(receiver, name)
    person.post(WAYS, browser.body())
    return browser


def hooked(person: Person, receiver: Receiver, kind: str = "webhook") -> str:
    made = person.post(WAYS, {"kind": kind, "address": f"{receiver.url}/{kind}"})
    return str(made["secret"])


def choose(person: Person, **changes: Any) -> Any:
    body: Json = {"wanted": {}, "language": "en", "zone": "UTC", "quiet": None, "gather": 0}
    return person.call("PUT", "/api/me/notices", {**body, **changes})


def move(person: Person, table: str) -> None:
    state = person.state(table)
    person.act(table, state["version"], state["offers"][0]["code"], seat=state["seat"])


def lines(person: Person) -> list[tuple[str, str]]:
    found = person.get("/api/me/notices/log")["deliveries"]
    return [(one["kind"], one["result"]) for one in found]


def events(receiver: Receiver) -> list[list[str]]:
    return [[one["event"] for one in got.json()["notices"]] for got in receiver.got]


# One per turn.


def test_a_turn_is_told_once_and_in_words(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    """Both choose at once: both are told, once, however often somebody looks or acts."""
    browser = subscribed(ben, receiver)
    table = two_at_a_table(ada, ben)
    assert send(app) == 0  # whoever sits there plays before anybody writes
    later(app)
    assert send(app) == 1
    move(ada, table)  # Ben is still to choose: the same turn
    later(app)
    assert send(app) == 0
    (got,) = receiver.got
    told = browser.read(got)
    assert told["path"] == f"/t/{table}"
    assert told["title"] == "1 table waits for you"
    assert told["body"].splitlines() == [
        "The game begins: Coal Sacks with Ada",
        "It is your turn: Coal Sacks with Ada",
    ]
    assert lines(ben) == [("push", "sent")]
    assert lines(ada) == []


def test_a_push_is_signed_with_the_servers_key(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    subscribed(ben, receiver)
    two_at_a_table(ada, ben)
    later(app)
    send(app)
    headers = receiver.got[0].headers
    key = ben.get("/api/me/notices")["push_key"]
    assert Vapid02.verify(headers["Authorization"])
    assert headers["Authorization"].endswith(f"k={key}")
    assert headers["Content-Encoding"] == "aes128gcm"
    assert int(headers["TTL"]) > 0
    # The same key for ever, and its private part in no answer.
    secret = app.state.services.store.secret("vapid")
    assert secret not in str(ben.get("/api/me/export")) + str(ben.get("/api/me/notices"))


def test_nothing_is_sent_for_a_turn_that_is_over(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    choose(ben, wanted={"start": [], "over": []})
    subscribed(ben, receiver)
    table = two_at_a_table(ada, ben)
    move(ben, table)
    later(app)
    assert send(app) == 0
    assert receiver.got == []
    with app.state.services.store.read() as conn:
        assert set(conn.execute(sa.select(schema.notices.c.state)).scalars()) == {"over"}


def test_a_seat_that_a_bot_holds_waits_for_nobody(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    subscribed(ben, receiver)
    table = two_at_a_table(ada, ben)
    ben.post(f"/api/tables/{table}/leave")
    later(app)
    assert send(app) == 0


def test_every_turn_of_a_game_has_its_notice_and_the_end_too(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    """Whoever is awaited anew has a turn; the others' steps within it change nothing."""
    hooked(ben, receiver)
    expected: list[str] = []
    for _ in range(3):  # who wins the rounds is a matter of luck
        expected += play_slowly(app, ada, ben)
    told = [event for batch in events(receiver) for event in batch]
    assert told == expected
    assert told.count("turn") >= 3
    assert len({got.json()["id"] for got in receiver.got}) == len(receiver.got)


def play_slowly(app: FastAPI, ada: Person, ben: Person) -> list[str]:
    """A whole game, with time to be told before each move; gives what Ben is to be told."""
    table = two_at_a_table(ada, ben)
    expected, awaited, last = ["start"], False, ada
    while (state := ben.state(table))["status"] == "playing":
        waits = 1 in state["to_act"]
        expected += ["turn"] * (waits and not awaited)
        awaited = waits
        later(app)
        send(app)
        last = ada if 0 in state["to_act"] else ben
        move(last, table)
    later(app)
    send(app)
    return expected + ["over"] * (last is ada)  # whoever made the last move knows


# Who has the table open, quiet hours, several tables.


def test_who_has_the_table_open_is_left_in_peace_for_a_while(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    hooked(ben, receiver)
    table = two_at_a_table(ada, ben)
    services: Services = app.state.services
    later(app)
    services.presence.touch(table, who(ben))
    assert send(app) == 0
    later(app, PATIENCE)
    services.presence.touch(table, who(ben))  # a window that nobody looks at
    assert send(app) == 1
    assert events(receiver) == [["turn"]]  # the start was seen


def who(person: Person) -> str:
    return str(person.get("/api/me")["user"]["id"])


def test_quiet_hours_are_kept_by_the_persons_own_clock(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    hooked(ben, receiver)
    clock: Clock = app.state.services.clock
    clock.now = datetime(2027, 1, 4, 21, 30, tzinfo=UTC).timestamp()  # half past ten in Zurich
    choose(ben, zone="Europe/Zurich", quiet={"from": 22 * 60, "to": 7 * 60})
    two_at_a_table(ada, ben)
    later(app)
    assert send(app) == 0
    clock.now = datetime(2027, 1, 5, 5, 59, tzinfo=UTC).timestamp()
    assert send(app) == 0
    clock.now = datetime(2027, 1, 5, 6, 0, tzinfo=UTC).timestamp()
    assert send(app) == 1


def test_several_tables_are_one_notice(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    hooked(ben, receiver)
    choose(ben, wanted={"start": []}, gather=30)
    two_at_a_table(ada, ben)
    later(app, 20)
    two_at_a_table(ada, ben)
    later(app)
    assert send(app) == 1
    two_at_a_table(ada, ben)  # so soon after the last one it waits for others
    later(app)
    assert send(app) == 0
    later(app, 1_800)
    assert send(app) == 1
    assert events(receiver) == [["turn", "turn"], ["turn"]]


def test_everybody_chooses_what_they_are_told_and_how(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver, box: Mailbox
) -> None:
    hooked(ben, receiver)
    confirm(app, ben, box, "ben@example.org")
    choose(ben, wanted={"turn": ["mail"], "start": ["webhook"], "over": [], "answer": []})
    two_at_a_table(ada, ben)
    later(app)
    assert send(app) == 2
    assert events(receiver) == [["start"]]
    (mail,) = box.mails
    assert mail["Subject"] == "It is your turn: Coal Sacks with Ada"


# Mail.


def test_a_mail_has_two_forms_a_language_and_one_click_to_stop(
    app: FastAPI, ada: Person, ben: Person, stranger: Person, box: Mailbox
) -> None:
    confirm(app, ben, box, "ben@example.org")
    choose(ben, language="de", wanted={"start": []})
    made = ada.table("me", "open", title="<b>Kohle & Co</b>")
    ben.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
    ada.post(f"/api/tables/{made['table']}/start")
    later(app)
    send(app)
    (mail,) = box.mails
    assert mail["To"] == "ben@example.org"
    assert mail["Subject"].startswith("Du bist an der Reihe: <b>Kohle & Co</b> mit Ada")
    assert f"https://play.example/t/{made['table']}" in text_of(mail, "plain")
    page = text_of(mail, "html")
    assert "<b>Kohle" not in page
    assert "&lt;b&gt;Kohle &amp; Co" in page
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    address = mail["List-Unsubscribe"].strip("<>").removeprefix("https://play.example")
    answer = stranger.client.post(address, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    (way,) = ben.get("/api/me/notices")["ways"]
    assert way["off"] == "stopped"
    assert way["place"] == "b…@example.org"
    later(app)
    move(ben, made["table"])
    assert send(app) == 0
    stranger.post(address[:-4] + "0000", None, 404)  # nobody stops the mails of others


def test_a_mail_that_is_not_taken_is_tried_again_and_told(
    app: FastAPI, ada: Person, ben: Person, box: Mailbox
) -> None:
    confirm(app, ben, box, "ben@example.org")
    two_at_a_table(ada, ben)
    later(app)
    box.refuse = "451 come back later"
    assert send(app) == 1
    assert send(app) == 0
    box.refuse = ""
    later(app, PAUSES[0])
    assert send(app) == 1
    assert lines(ben) == [("mail", "sent"), ("mail", "again")]
    assert len(box.mails) == 1


def test_a_mailbox_that_is_not_there_is_not_tried_again(
    app: FastAPI, ada: Person, ben: Person, box: Mailbox
) -> None:
    confirm(app, ben, box, "ben@example.org")
    two_at_a_table(ada, ben)
    later(app)
    box.refuse = "550 nobody here"
    send(app)
    later(app, sum(PAUSES))
    assert send(app) == 0
    (line,) = ben.get("/api/me/notices/log")["deliveries"]
    assert (line["result"], line["reason"], line["code"]) == ("failed", "mail", 550)
    assert line["place"] == "b…@example.org"


# Webhooks.


def test_a_webhook_is_signed(app: FastAPI, ada: Person, ben: Person, receiver: Receiver) -> None:
    secret = hooked(ben, receiver)
    table = two_at_a_table(ada, ben)
    later(app)
    send(app)
    (got,) = receiver.got
    stamp = got.headers["X-Trackside-Timestamp"]
    assert got.headers["X-Trackside-Signature"] == hooks.signature(secret, stamp, got.body)
    assert got.json()["notices"][-1] == {
        "event": "turn",
        "about": "",
        "table": table,
        "title": "Coal Sacks",
        "url": f"https://play.example/t/{table}",
        "text": "It is your turn: Coal Sacks with Ada",
    }
    assert secret not in str(ben.get("/api/me/notices")) + str(ben.get("/api/me/export"))


def test_discord_and_slack_get_their_forms_and_no_name_becomes_a_mark(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    for kind in ("discord", "slack"):
        hooked(ben, receiver, kind)
    choose(ben, wanted={"start": []})
    made = ada.table("me", "open", title="@everyone <!channel> [x](y)")
    ben.post(f"/api/tables/{made['table']}/join", {"invite": made["invite"]})
    ada.post(f"/api/tables/{made['table']}/start")
    later(app)
    send(app)
    told = {got.path: got.json() for got in receiver.got}
    assert told["/discord"]["allowed_mentions"] == {"parse": []}
    assert r"\[x\]\(y\)" in told["/discord"]["content"]
    assert f"https://play.example/t/{made['table']}" in told["/discord"]["content"]
    assert "&lt;!channel&gt;" in told["/slack"]["text"]


def test_a_way_that_fails_too_often_is_switched_off_and_says_so(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    hooked(ben, receiver)
    choose(ben, wanted={"start": []})
    receiver.status = 403
    for _ in range(MOST_FAILURES + 1):
        two_at_a_table(ada, ben)
        later(app)
        send(app)
    assert len(receiver.got) == MOST_FAILURES
    assert lines(ben).count(("webhook", "failed")) == MOST_FAILURES
    assert lines(ben).count(("webhook", "off")) == 1
    (way,) = ben.get("/api/me/notices")["ways"]
    assert way["off"] == "failures"
    ben.call("PATCH", f"{WAYS}/{way['id']}", {"on": True})
    receiver.status = 200
    two_at_a_table(ada, ben)
    later(app)
    assert send(app) == 1


def test_a_webhook_that_leads_elsewhere_is_not_followed(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    hooked(ben, receiver)
    receiver.status, receiver.headers = 307, {"Location": f"{receiver.url}/elsewhere"}
    two_at_a_table(ada, ben)
    later(app)
    send(app)
    assert [got.path for got in receiver.got] == ["/webhook"]
    assert lines(ben) == [("webhook", "failed")]


def test_a_webhook_that_is_busy_is_tried_again_a_few_times(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    hooked(ben, receiver)
    two_at_a_table(ada, ben)
    receiver.status = 503
    later(app)
    for pause in (*PAUSES, 1e6):
        assert send(app) == 1
        later(app, pause)
    assert send(app) == 0
    assert len({got.json()["id"] for got in receiver.got}) == 1  # known to be the same
    assert lines(ben)[0] == ("webhook", "failed")


def test_a_browser_that_has_unsubscribed_is_forgotten(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    subscribed(ben, receiver)
    receiver.status = 410
    two_at_a_table(ada, ben)
    later(app)
    send(app)
    assert ben.get("/api/me/notices")["ways"] == []
    assert lines(ben) == [("push", "gone")]
    two_at_a_table(ada, ben)
    later(app)
    assert send(app) == 0


# Several senders, killed ones.


def test_two_senders_send_nothing_twice(database_url: str, receiver: Receiver) -> None:
    clock = Clock()
    settings = settings_at(Path(), database_url=database_url, reach=REACH)
    app = create_app(settings, tiny_games(), clock)
    ada, ben = Person(app, "Ada"), Person(app, "Ben")
    others = [Services(settings, tiny_games(), clock) for _ in range(2)]
    for person in (ada, ben):
        for kind in ("webhook", "slack", "discord"):
            hooked(person, receiver, kind)
    two_at_a_table(ada, ben)
    clock.now += DELAY + 1

    async def together() -> list[int]:
        return await asyncio.gather(*(one.sender.once() for one in (*others, *others)))

    assert sum(asyncio.run(together())) == 6
    assert len(receiver.got) == 6
    for one in (*others, app.state.services):
        one.close()


def test_what_a_killed_sender_had_taken_is_sent_by_another_with_the_same_name(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed after the other side had it: it comes once more, and can be known by its id."""
    hooked(ben, receiver)
    two_at_a_table(ada, ben)
    later(app)
    sender = app.state.services.sender
    with monkeypatch.context() as patch:
        patch.setattr(sender, "_finish", lambda *_: None)
        assert send(app) == 1
    assert send(app) == 0  # another leaves it alone as long as the lease lasts
    later(app, LEASE)
    assert send(app) == 1
    first, second = (got.json() for got in receiver.got)
    assert first == second


# Clocks.

DAYS = {"kind": "days", "turn": 24 * 3600, "bank": 0}


def timed(ada: Person, ben: Person) -> str:
    made = ada.table("me", "open", public=False, pace=DAYS)
    table = str(made["table"])
    ben.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    ada.post(f"/api/tables/{table}/start")
    return table


def test_who_has_little_time_left_is_told_once_more(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    """Of a day's turn four hours are little; whoever has played meanwhile is told nothing."""
    for person in (ada, ben):
        hooked(person, receiver)
        choose(person, wanted={"start": [], "turn": []})
    table = timed(ada, ben)
    move(ada, table)
    later(app, 19 * 3600)
    assert send(app) == 0
    later(app, 3600)
    assert send(app) == 1
    assert events(receiver) == [["short"]]
    later(app, 600)
    assert send(app) == 0


def test_a_pause_gives_more_time(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    hooked(ben, receiver)
    choose(ben, wanted={"start": [], "turn": [], "answer": []})
    table = timed(ada, ben)
    ada.post(f"/api/tables/{table}/pause", {"minutes": 60})
    ben.post(f"/api/tables/{table}/pause/answer", {"agree": True})
    later(app, 20 * 3600)
    assert send(app) == 0
    later(app, 3600 + 1)
    assert send(app) == 1


# Take-backs.


def test_who_is_asked_to_agree_and_who_has_asked_are_told(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    only = {"turn": [], "start": [], "over": [], "answer": ["webhook"]}
    for person, kind in ((ada, "webhook"), (ben, "webhook")):
        hooked(person, receiver, kind)
        choose(person, wanted=only)
    table = two_at_a_table(ada, ben)
    move(ada, table)
    move(ben, table)  # cards are shown: nobody goes back alone
    path = f"/api/tables/{table}/takeback"
    ada.post(path, {"version": ada.state(table)["version"]})
    later(app)
    send(app)
    ben.post(f"{path}/answer", {"agree": False})
    later(app)
    send(app)
    abouts = [one["about"] for got in receiver.got for one in got.json()["notices"]]
    assert abouts == ["takeback-asked", "takeback-refused"]


def test_a_pause_that_is_asked_for_and_granted_is_told(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    for person in (ada, ben):
        hooked(person, receiver, "webhook")
        choose(person, wanted={"turn": [], "start": [], "short": [], "answer": ["webhook"]})
    table = two_at_a_table(ada, ben, pace={"kind": "days", "turn": 86_400, "bank": 86_400})
    ada.post(f"/api/tables/{table}/pause", {"minutes": 600})
    later(app)
    send(app)
    ben.post(f"/api/tables/{table}/pause/answer", {"agree": True})
    later(app)
    send(app)
    abouts = [one["about"] for got in receiver.got for one in got.json()["notices"]]
    assert abouts == ["pause-asked", "pause-agreed"]


def test_who_is_called_by_name_in_talk_is_told_once_a_turn(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    hooked(ben, receiver, "webhook")
    choose(ben, wanted={"turn": [], "start": [], "answer": ["webhook"]})
    table = two_at_a_table(ada, ben)
    said = ["Bent rails", "Your move, ben!", "Ben?"]
    for number, text in enumerate(said):
        body = {"room": "players", "text": text, "key": f"k{number}"}
        ada.post(f"/api/tables/{table}/talk", body)
        later(app)
        send(app)
        abouts = [one["about"] for got in receiver.got for one in got.json()["notices"]]
        assert abouts == ([] if number == 0 else ["spoken-to"])


def test_who_does_not_want_to_hear_is_not_told(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    hooked(ben, receiver, "webhook")
    choose(ben, wanted={"turn": [], "start": [], "answer": ["webhook"]})
    table = two_at_a_table(ada, ben)
    ben.post(f"/api/tables/{table}/block", {"kind": "mute", "seat": 0})
    ada.post(f"/api/tables/{table}/talk", {"room": "players", "text": "Ben!", "key": "k"})
    later(app)
    assert send(app) == 0


def test_a_question_that_is_withdrawn_is_not_told(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    hooked(ben, receiver)
    choose(ben, wanted={"turn": [], "start": []})
    table = two_at_a_table(ada, ben)
    move(ada, table)
    move(ben, table)
    path = f"/api/tables/{table}/takeback"
    ada.post(path, {"version": ada.state(table)["version"]})
    ada.post(f"{path}/answer", {"agree": False})
    later(app)
    assert send(app) == 0


# The routes.


def test_a_trial_is_sent_at_once_also_in_quiet_hours(
    app: FastAPI, ben: Person, receiver: Receiver
) -> None:
    browser = subscribed(ben, receiver)
    choose(ben, quiet={"from": 0, "to": 1439})
    (way,) = ben.get("/api/me/notices")["ways"]
    ben.post(f"{WAYS}/{way['id']}/trial")
    assert send(app) == 1
    assert browser.read(receiver.got[0])["title"].startswith("This is a trial")


def test_ways_are_their_owners_alone(
    ada: Person, ben: Person, stranger: Person, receiver: Receiver
) -> None:
    hooked(ben, receiver)
    (way,) = ben.get("/api/me/notices")["ways"]
    for person, status in ((ada, 404), (stranger, 401)):
        person.call("DELETE", f"{WAYS}/{way['id']}", None, status)
        person.call("PATCH", f"{WAYS}/{way['id']}", {"on": False}, status)
        person.post(f"{WAYS}/{way['id']}/trial", None, status)
    for path in ("/api/me/notices", "/api/me/notices/log"):
        stranger.get(path, 401)
    assert ada.get("/api/me/notices")["ways"] == []
    ben.call("DELETE", f"{WAYS}/{way['id']}")
    assert ben.get("/api/me/notices")["ways"] == []


def test_a_browser_belongs_to_whoever_used_it_last(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    browser = subscribed(ben, receiver)
    subscribed(ben, receiver)  # the same twice is one
    ada.post(WAYS, browser.body())
    assert ben.get("/api/me/notices")["ways"] == []
    assert len(ada.get("/api/me/notices")["ways"]) == 1


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"kind": "webhook", "address": "ftp://example.org/x"}, "bad-address"),
        ({"kind": "webhook", "address": "https://user:word@example.org/"}, "bad-address"),
        ({"kind": "push", "address": "https://push.example/x"}, "bad-push-keys"),
        (
            {"kind": "push", "address": "https://p.example", "keys": {"p256dh": "x", "auth": "y"}},
            "bad-push-keys",
        ),
    ],
)
def test_what_can_be_no_way_is_refused(ben: Person, body: Any, key: str) -> None:
    assert ben.post(WAYS, body, 400)["error"]["key"] == key


def test_there_are_only_so_many_webhooks(ben: Person, receiver: Receiver) -> None:
    for number in range(5):
        ben.post(WAYS, {"kind": "slack", "address": f"{receiver.url}/{number}"})
    body = {"kind": "webhook", "address": f"{receiver.url}/more"}
    assert ben.post(WAYS, body, 409)["error"]["key"] == "too-many-webhooks"
    assert choose_bad(ben) == "bad-zone"


def choose_bad(person: Person) -> str:
    body: Json = {"wanted": {}, "language": "en", "zone": "Mars/Base", "quiet": None, "gather": 0}
    return str(person.call("PUT", "/api/me/notices", body, 400)["error"]["key"])


def test_who_leaves_for_good_leaves_no_address_behind(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver, box: Mailbox
) -> None:
    confirm(app, ben, box, "ben@example.org")
    subscribed(ben, receiver)
    two_at_a_table(ada, ben)
    later(app)
    send(app)
    ben.call("DELETE", "/api/me", {"password": None})
    with app.state.services.store.read() as conn:
        for table in (schema.ways, schema.notices, schema.deliveries, schema.notice_settings):
            assert conn.execute(sa.select(table)).all() == []
        assert conn.execute(sa.select(schema.users.c.email)).scalars().all() == [None, None]


def test_old_lines_are_forgotten(
    app: FastAPI, ada: Person, ben: Person, receiver: Receiver
) -> None:
    hooked(ben, receiver)
    play_on(ben, two_at_a_table(ada, ben))
    later(app)
    send(app)
    later(app, 31 * 86_400)
    app.state.services.tidying.once()
    assert lines(ben) == []


def test_an_older_database_gets_the_tables_and_keeps_its_people(database_url: str) -> None:
    store = Store(database_url)
    with store.engine.begin() as conn:
        command.upgrade(migrate.config(conn), "0008")
        conn.exec_driver_sql(
            "INSERT INTO users (id, name, kind, bot, login, created) "
            "VALUES ('u1', 'Ada', 'account', false, 'ada', 0), ('u2', 'Ben', 'guest', false, "
            "NULL, 0)"
        )
    store.prepare()
    with store.engine.connect() as conn:
        rows = conn.execute(sa.select(schema.users).order_by(schema.users.c.id)).all()
        assert [(row.name, row.email) for row in rows] == [("Ada", None), ("Ben", None)]
    store.close()
