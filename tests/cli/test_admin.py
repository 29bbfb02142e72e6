"""`trackside admin`, called as whoever hosts a server would call it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from cli.conftest import Ran, Run
from server.harness import Person, empty_database
from trackside.server.app import create_app
from trackside.server.base import caches
from trackside.server.base.settings import Settings

PASSWORD = "four iron rails"


class Host:
    """A server's database, and the command line on it."""

    def __init__(self, run: Run, file: Path) -> None:
        file.write_bytes(empty_database())
        self.run, self.file = run, file
        self.ahead = 0.0
        settings = Settings(database_url=f"sqlite:///{file}", bots="off", limits=0.0)
        app = create_app(settings, clock=lambda: time.time() + self.ahead)
        self.ada, self.ben = Person(app, "Ada"), Person(app, "Ben")
        self.ada.post("/api/me/account", {"login": "ada", "password": PASSWORD})
        game = app.state.services.games.all()[0].meta
        seats = [{"kind": "me"}] * game.least_players
        body = {"game": game.slug, "seats": seats, "start": True, "title": "Friday"}
        self.table = self.ben.post("/api/tables", body, 201)["table"]

    def __call__(self, *words: str) -> Ran:
        """The server remembers who asks for some seconds; they are over afterwards."""
        self.ahead += caches.SECONDS
        return self.run("admin", *words, "--database", str(self.file))


@pytest.fixture
def host(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Host:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("LOGNAME", "olga")
    return Host(run, tmp_path / "club.db")


def test_an_account_becomes_an_administrator_and_an_ordinary_one_again(host: Host) -> None:
    host.ada.get("/api/admin", 404)
    assert host("grant", "ada").out == "Ada is an administrator now.\n"
    host("grant", "ada")
    assert host.ada.get("/api/admin")["people"]["admin"] == 1
    assert host("revoke", "Ada").out == "Ada is no administrator.\n"
    host.ada.get("/api/admin", 404)
    log = host("log", "--json").json["log"]
    assert sorted(act["what"] for act in log) == ["grant", "revoke"]
    assert {(act["by"], act["at_command_line"], act["name"]) for act in log} == {
        ("olga", True, "Ada")
    }


def test_people_and_tables_are_listed_shown_and_found(host: Host) -> None:
    listed = host("people", "list").out.splitlines()
    assert sorted(line.split()[1:3] for line in listed) == [["Ada", "ada"], ["Ben", "guest"]]
    assert [one["name"] for one in host("people", "list", "BE", "--json").json["people"]] == ["Ben"]
    assert host("people", "list", "--kind", "suspended").out == "None.\n"
    shown = host("people", "show", "Ben").out
    assert host.table in shown
    assert "reported: 0" in shown
    assert "Friday" in host("tables", "list", "friday", "--status", "playing").out
    assert host("tables", "list", "--status", "open").out == "None.\n"
    assert "made by Ben" in host("tables", "show", host.table).out
    assert "tables: 0 open, 1 playing" in host("overview").out
    assert "report: 6 at once, then 0.02 a second" in host("limits").out


def test_what_is_done_is_done_on_the_servers_database(host: Host) -> None:
    """While it runs."""
    assert host("people", "suspend", "Ben").code == 0
    assert host.ben.state(host.table)["seats"][0]["held"] is True
    assert host("people", "list", "--kind", "suspended").out.split()[1] == "Ben"
    assert host("people", "allow", "Ben").out == "Ben may play.\n"
    assert host("people", "limit", "Ben", "0.5").out == "Ben has limits × 0.5.\n"
    assert "× 0.5" in host("limits").out
    assert host("people", "limit", "Ben", "none").code == 0
    named = host("people", "remove-name", "Ben", "--json").json["name"]
    assert host.ben.get("/api/me")["user"]["name"] == named
    host("tables", "remove-title", host.table)
    assert host.ben.state(host.table)["title"] != "Friday"
    assert host("tables", "close", host.table).out == f"{host.table} is closed.\n"
    assert host.ben.state(host.table)["status"] == "closed"
    done = [line.split()[4] for line in host("log").out.splitlines()]
    assert sorted(done) == sorted(
        ["suspend", "allow", "limit", "limit", "remove-name", "remove-title", "close"]
    )


def test_reports_are_read_with_the_talk_around_them_and_settled(host: Host) -> None:
    at = f"/api/tables/{host.table}/talk"
    for n, text in enumerate(["Hello", "Something bad"]):
        host.ben.post(at, {"room": "players", "text": text, "key": f"k{n}"})
    body = {"room": "players", "number": 2, "why": "rude"}
    host.ada.post(f"{at}/report", body)
    told = host("reports", "list").out
    assert "Ada about Ben" in told
    assert "    Ben: Hello\n  > Ben: Something bad\n" in told
    (report,) = host("reports", "list", "--json").json["reports"]
    assert host("reports", "strike", report["id"]).code == 0
    assert "bad" not in host.ada.client.get(at).text
    assert host("reports", "done", report["id"]).out == f"{report['id']} is dealt with.\n"
    assert host("reports", "list").out == "None.\n"
    assert "Something bad" in host("reports", "list", "--all", "--json").out
    host("reports", "done", report["id"], "--reopen")
    assert host("reports", "list").out != "None.\n"


def test_a_reported_board_is_withdrawn_and_given_back(host: Host) -> None:
    game = host.ben.get("/api/games")["games"][0]["slug"]
    board = host.ben.get(f"/api/games/{game}/board")
    body = {"game": game, "name": "Rude map", "board": {**board, "id": "own"}}
    name = host.ben.post("/api/workshop/boards", body, 201)["id"]
    at = f"/api/workshop/boards/{name}"
    host.ben.call("PATCH", at, {"visibility": "link"})
    host.ada.post(f"{at}/report", {"reason": "rude"})
    assert f"board {name} (link), Rude map" in host("reports", "list").out
    assert host("boards", "withdraw", name).out == f"{name} is seen by its owner alone.\n"
    host.ada.get(at, 404)
    assert f"board {name} (withdrawn)" in host("reports", "list").out
    assert host("boards", "give-back", name).out == f"{name} may be shared again.\n"
    assert host.ben.get(at)["visibility"] == "private"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("grant", "nobody"), "There is nobody called 'nobody'."),
        (("grant", "Ben"), "Only an account can be an administrator"),
        (("people", "show", "Eve"), "There is nobody called 'Eve'."),
        (("people", "limit", "Ben", "much"), "'much' is no number"),
        (("people", "limit", "Ben", "0"), "A factor is a number from 0.01 to 100."),
        (("tables", "close", "nowhere"), "There is no such table"),
        (("tables", "show", "nowhere"), "There is no such table"),
        (("boards", "withdraw", "nowhere"), "There is no such board"),
        (("reports", "done", "none"), "There is no such report."),
        (("people", "list", "--kind", "queens"), "queens"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(
    host: Host, words: tuple[str, ...], told: str
) -> None:
    ran = host(*words)
    assert ran.code == 2
    assert told in ran.err
    assert ran.out == ""


def test_of_two_with_one_name_the_id_is_asked_for(host: Host) -> None:
    host.ada.call("PATCH", "/api/me", {"name": "Ben"})
    ran = host("people", "suspend", "ben")
    assert ran.code == 2
    assert "2 people are called 'ben'; name one by id:" in ran.err
    host("grant", "ada")
    assert "This is an administrator." in host("people", "suspend", "ada").err


def test_a_mistyped_database_is_not_made(run: Run, tmp_path: Path) -> None:
    ran = run("admin", "people", "list", "--database", str(tmp_path / "mistyped.db"))
    assert ran.code == 2
    assert "There is no database" in ran.err
    assert not list(tmp_path.iterdir())
