"""Moves, versions, idempotency, undo and take-backs at a table."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI

from server.harness import Person, make_app, play_on, random_bot
from trackside import games
from trackside.core.contract import Json
from trackside.core.record import read_record
from trackside.core.runner import Replay
from trackside.server.table.registry import Games
from trackside.server.table.sight import find


def two_at_a_table(ada: Person, ben: Person) -> str:
    table: str = ada.table("me", "open")["table"]
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return table


def test_a_hot_seat_game_is_played_to_its_end_and_proves_its_luck(ada: Person) -> None:
    table = ada.table("me", "me")["table"]

    end = play_on(ada, table)

    assert end["status"] == "over"
    assert end["result"]["places"]
    record = read_record(ada.get(f"/api/tables/{table}/record"))
    assert record.headers["Seed"] == end["seed"]
    from contract.tiny import GAME

    replay = Replay(GAME, record)
    replay.steps(check_luck=True)
    assert replay.state.result().json() == end["result"]  # type: ignore[union-attr]
    draws = ada.get(f"/api/tables/{table}/luck")["draws"]
    assert len(draws) == sum(line.seat == -1 for line in record.lines)


def test_a_stale_version_brings_the_fresh_state(ada: Person) -> None:
    table = ada.table("me", "me")
    first = table["offers"][0]["code"]
    ada.act(table["table"], table["version"], first, seat=0)

    answer = ada.act(table["table"], table["version"], first, seat=0, status=409)

    assert answer["error"]["kind"] == "stale"
    assert answer["state"]["version"] == table["version"] + 1


def test_two_who_choose_in_secret_at_once_need_not_choose_again(ada: Person, ben: Person) -> None:
    table = two_at_a_table(ada, ben)
    path = f"/api/tables/{table}/act"
    version = ada.state(table)["version"]
    bodies = [
        {"version": version, "steps": [person.state(table)["offers"][0]["code"]], "key": "k"}
        for person in (ada, ben)
    ]
    first = ada.post(path, bodies[0])
    second = ben.post(path, bodies[1])  # for the version before Ada's choice
    assert (first["first"], second["first"]) == (version + 1, version + 2)
    assert (
        ben.post(path, bodies[1])["version"] == second["version"]
    )  # the same key: the same answer
    again = ben.post(path, bodies[1] | {"key": "other"}, 409)
    assert again["error"]["kind"] == "stale"  # both choices are on the table now
    log = ada.get(f"/api/tables/{table}/log")["entries"]
    assert [entry["version"] for entry in log] == list(range(1, second["version"] + 1))


def test_what_was_seen_or_taken_back_since_makes_a_choice_stale(ada: Person, ben: Person) -> None:
    table = two_at_a_table(ada, ben)
    version = ada.state(table)["version"]
    code = ben.state(table)["offers"][0]["code"]
    ada.act(table, version, ada.state(table)["offers"][0]["code"])
    ada.post(f"/api/tables/{table}/takeback", {"version": version + 1})
    ben.post(f"/api/tables/{table}/takeback/answer", {"agree": True})
    assert ben.act(table, version, code, status=409)["error"]["kind"] == "stale"
    assert ben.act(table, version + 99, code, status=409)["error"]["kind"] == "stale"
    winner, state = take_turn(ada, ben, table)
    winner.act(table, state["version"] - 1, state["offers"][0]["code"], status=409)


def test_the_same_key_is_answered_as_before_and_changes_nothing(ada: Person) -> None:
    table = ada.table("me", "me")
    path = f"/api/tables/{table['table']}/act"
    code = table["offers"][0]["code"]
    body = {"version": table["version"], "seat": 0, "steps": [code], "key": "k1"}

    once, again = ada.post(path, body), ada.post(path, body)

    assert once["version"] == again["version"] == ada.state(table["table"])["version"]
    other = {**body, "seat": 1}
    assert ada.post(path, other, 409)["error"]["key"] == "key-used"


def test_who_watches_the_stream_need_not_get_the_state_with_the_answer(ada: Person) -> None:
    table = ada.table("me", "me")
    body = {"version": table["version"], "seat": 0, "steps": [table["offers"][0]["code"]]}
    path = f"/api/tables/{table['table']}/act"

    done = ada.post(path, {**body, "key": "k1", "state": False})

    assert done["state"] is None
    assert done["version"] == ada.state(table["table"])["version"]
    refused = ada.post(path, {**body, "key": "k2", "state": False}, 409)
    assert refused["state"]["version"] == done["version"]


def test_a_refused_step_says_why_and_takes_nothing(ada: Person) -> None:
    table = ada.table("me", "me")
    answer = ada.act(table["table"], table["version"], "play 0", seat=0, status=409)

    assert answer["error"]["kind"] == "illegal"
    assert answer["error"]["rule"] == "TT-2"
    assert answer["error"]["step"] == 0
    assert ada.state(table["table"])["version"] == table["version"]


def test_several_steps_are_taken_as_a_whole_or_not_at_all(ada: Person) -> None:
    table = ada.table("me", "me")
    good = table["offers"][0]["text"]
    answer = ada.act(table["table"], table["version"], good, good, seat=0, status=409)

    assert answer["error"]["step"] == 1
    assert answer["error"]["key"] == "not-your-turn"
    assert ada.state(table["table"])["version"] == table["version"]


def test_what_cannot_be_read_is_told(ada: Person) -> None:
    table = ada.table("me", "me")
    for nonsense in ("fly", {"do": "fly"}, 9_999):
        answer = ada.act(table["table"], table["version"], nonsense, seat=0, status=400)
        assert answer["error"]["kind"] == "malformed"
        assert answer["error"]["text"]


def test_nobody_acts_for_another(ada: Person, ben: Person, stranger: Person) -> None:
    table = two_at_a_table(ada, ben)
    version = ada.state(table)["version"]

    assert ben.act(table, version, "play 1", seat=0, status=403)["error"]["key"] == "not-your-seat"
    stranger.act(table, version, "play 1", seat=0, status=401)
    ben.get(f"/api/tables/{table}?seat=0", 403)
    ben.get(f"/api/tables/{table}/record?seat=0", 403)


def test_why_not_answers_each_question(ada: Person) -> None:
    table = ada.table("me", "me")
    legal = [offer["text"] for offer in table["offers"]]
    body = {"seat": 0, "actions": [legal[0], "take 9", "nonsense"]}
    answers = ada.post(f"/api/tables/{table['table']}/refuse", body)["answers"]

    assert answers[0] is None
    assert answers[1]["key"] == "not-now"
    assert answers[2]["kind"] == "malformed"


def test_a_secret_choice_is_hidden_from_the_other_until_the_end(ada: Person, ben: Person) -> None:
    table = two_at_a_table(ada, ben)
    state = ada.state(table)
    ada.act(table, state["version"], state["offers"][0]["code"])

    seen = ben.state(table)["log"][-1]
    assert (seen["text"], seen["code"]) == ("?", None)
    assert seen["events"][0]["params"]["card"] == "hidden"
    assert ada.state(table)["log"][-1]["code"] == state["offers"][0]["code"]
    assert ben.get(f"/api/tables/{table}/record").splitlines()[-1] == "0 ?"


def take_turn(ada: Person, ben: Person, table: str) -> tuple[Person, Json]:
    """Both choose; gives who won the round, and their state. Plays on over ties."""
    while True:
        for person in (ada, ben):
            state = person.state(table)
            if state["offers"] and state["view"]["phase"] == "choose":
                person.act(table, state["version"], state["offers"][-1]["code"])
        for person in (ada, ben):
            state = person.state(table)
            if state["view"]["phase"] == "take" and state["offers"]:
                return person, state


def test_a_preview_stops_before_a_draw_and_stores_nothing(ada: Person) -> None:
    table = ada.table("me", "me")
    state, name = table, table["table"]
    path = f"/api/tables/{name}/preview"
    body = {"version": state["version"], "seat": 0, "steps": [state["offers"][0]["text"]]}

    made = ada.post(path, body)

    assert made["done"] == 1
    assert made["stopped"] is None
    assert made["view"]["seats"][0]["chosen"] is True
    assert ada.state(name)["version"] == state["version"]
    ada.act(name, state["version"], state["offers"][0]["code"], seat=0)
    state = ada.state(name)
    body = {"version": state["version"], "seat": 1, "steps": [state["offers"][0]["text"]]}
    assert ada.post(path, body)["stopped"] == "reveals"
    body["steps"] = ["play 0"]
    assert ada.post(path, body)["refusal"]["rule"] == "TT-2"


def test_a_take_back_needs_the_others(ada: Person, ben: Person) -> None:
    table = two_at_a_table(ada, ben)
    before = ada.state(table)
    ada.act(table, before["version"], before["offers"][0]["code"])
    now = ada.state(table)
    assert now["undo"] == {"free": 0, "ask": True}

    asked = ada.post(f"/api/tables/{table}/takeback", {"version": now["version"]})
    assert asked["done"] is False
    assert asked["state"]["takeback"]["waiting"] == [1]
    declined = ben.post(f"/api/tables/{table}/takeback/answer", {"agree": False})
    assert declined["state"]["takeback"] is None
    ada.post(f"/api/tables/{table}/takeback", {"version": now["version"]})
    done = ben.post(f"/api/tables/{table}/takeback/answer", {"agree": True})

    assert done["done"] is True
    after = ada.state(table)
    assert after["view"] == before["view"]
    assert after["version"] == now["version"] + 1
    assert [entry["undone"] for entry in after["log"][-2:]] == [True, False]
    assert after["log"][-1]["undo_to"] == before["version"]
    assert ben.state(table)["log"][-2]["text"] == "?"


def with_ben_and_a_bot(ada: Person, ben: Person) -> str:
    """Ada, Ben and a bot that nobody wakes."""
    table: str = ada.table("me", "open", "bot", options={"rounds": 1})["table"]
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return table


def bots_move(app: FastAPI, table: str, seat: int) -> None:
    """The first offer of a bot."""
    services = app.state.services
    with services.store.read() as conn:
        row = find(conn, table)
        code = services.positions.at(conn, row, row.version).legal(seat)[0]
    assert services.moves.bot_act(table, seat, row.version, [code])


def bot_ends(app: FastAPI, ada: Person, ben: Person, table: str) -> bool:
    """Plays to the end; Ada asks for a take-back before each move of the bot. Whether the last
    move was the bot's."""
    people = {0: ada, 1: ben}
    while (state := ada.state(table, "none"))["status"] == "playing":
        waiting = next((seat for seat in state["to_act"] if seat in people), None)
        if waiting is None:
            ada.post(f"/api/tables/{table}/takeback", {"version": state["version"]})
            bots_move(app, table, 2)
        else:
            mine = people[waiting].state(table)
            people[waiting].act(table, mine["version"], mine["offers"][0]["code"])
    return waiting is None


def test_a_finished_game_is_not_taken_back(app: FastAPI, ada: Person, ben: Person) -> None:
    """Ada has asked; the bot's move ends the game before Ben agrees."""
    for _ in range(40):
        table = with_ben_and_a_bot(ada, ben)
        if bot_ends(app, ada, ben, table):
            break
    assert ada.state(table)["takeback"] is None
    ben.post(f"/api/tables/{table}/takeback/answer", {"agree": True}, 409)
    assert ada.state(table)["status"] == "over"


def test_what_was_uncovered_is_not_taken_back_behind_a_held_seat(ada: Person, ben: Person) -> None:
    """Both have chosen and the cards are open; a bot holds Ben's seat. Ada may not go back without
    Ben, who may answer all the same; a secret choice alone is taken back without him."""
    table = two_at_a_table(ada, ben)
    start = ada.state(table)
    ada.act(table, start["version"], start["offers"][0]["code"])
    now = ben.state(table)
    ben.act(table, now["version"], now["offers"][-1]["code"])
    ben.post(f"/api/tables/{table}/leave")
    now = ada.state(table)
    body = {"version": now["version"], "to": start["version"]}
    asked = ada.post(f"/api/tables/{table}/takeback", body)

    assert asked["done"] is False
    assert asked["state"]["takeback"]["waiting"] == [1]
    agreed = ben.post(f"/api/tables/{table}/takeback/answer", {"agree": True})
    assert agreed["done"] is True
    again = ada.state(table)
    ada.act(table, again["version"], again["offers"][0]["code"])
    now = ada.state(table)
    quiet = ada.post(f"/api/tables/{table}/takeback", {"version": now["version"]})
    assert quiet["done"] is True


def test_a_roll_is_not_taken_back_behind_a_held_seat(tmp_path: Path) -> None:
    """The dice would come again and be known: a bot holds the other seat, whose owner has a say."""
    app = make_app(tmp_path, Games(games.all(), (), lambda slug: ("random",), random_bot))
    ada, ben = Person(app, "Ada"), Person(app, "Ben")
    made = ada.table("me", "open", game="railroad-dice-germany")
    table: str = made["table"]
    ben.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    people = [ada, ben]
    first = ada.state(table, "none")["to_act"][0]
    roller, other = people[first], people[1 - first]
    other.post(f"/api/tables/{table}/leave")
    start = roller.state(table)
    roll = next(offer for offer in start["offers"] if offer["do"]["do"] == "roll")
    roller.act(table, start["version"], roll["code"])
    now = roller.state(table)
    body = {"version": now["version"], "to": start["version"]}
    asked = roller.post(f"/api/tables/{table}/takeback", body)

    assert asked["done"] is False
    assert asked["state"]["takeback"]["waiting"] == [1 - first]
    assert roller.state(table)["version"] >= now["version"]


def test_what_is_uncovered_after_the_question_needs_the_held_seat_too(
    app: FastAPI, ada: Person, ben: Person
) -> None:
    """Ada asks while all choices are still secret, so that Carl, whose seat a bot holds, is not
    asked. Then the bot chooses last, and all is open before Ben agrees: now Carl has a say."""
    carl = Person(app, "Carl")
    table: str = ada.table("me", "open", "open", options={"rounds": 2})["table"]
    for person in (ben, carl):
        person.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    carl.post(f"/api/tables/{table}/leave")
    for person in (ben, ada):
        mine = person.state(table)
        person.act(table, mine["version"], mine["offers"][0]["code"])
    now = ada.state(table)
    asked = ada.post(f"/api/tables/{table}/takeback", {"version": now["version"]})
    assert asked["state"]["takeback"]["waiting"] == [1]
    bots_move(app, table, 2)
    assert ada.state(table)["log"][-1]["version"] > now["version"]

    agreed = ben.post(f"/api/tables/{table}/takeback/answer", {"agree": True})
    assert agreed["done"] is False
    assert agreed["state"]["takeback"]["waiting"] == [2]
    done = carl.post(f"/api/tables/{table}/takeback/answer", {"agree": True})
    assert done["done"] is True


def test_history_shows_every_version_as_it_was(ada: Person) -> None:
    table = ada.table("me", "me")["table"]
    seen: dict[int, Json] = {}
    state = ada.state(table, "0")
    while True:
        seen[state["version"]] = state["view"]
        now = ada.state(table)
        if not now["offers"]:
            break
        ada.act(table, now["version"], now["offers"][0]["code"], seat=now["seat"])
        state = ada.state(table, "0")

    for version, view in seen.items():
        past = ada.get(f"/api/tables/{table}/history/{version}?seat=0")
        assert past["view"] == view
    ada.get(f"/api/tables/{table}/history/{max(seen) + 1}", 404)
    log = ada.get(f"/api/tables/{table}/log")
    assert [entry["version"] for entry in log["entries"]] == list(range(1, max(seen) + 1))
    assert ada.get(f"/api/tables/{table}/series")["points"][-1]["version"] == max(seen)


def test_a_restart_finds_every_table_as_it_was(ada: Person, app: FastAPI) -> None:
    table = ada.table("me", "me")["table"]
    state = ada.state(table)
    ada.act(table, state["version"], state["offers"][0]["code"], seat=0)
    before = ada.state(table)
    services = app.state.services
    services.positions._kept.clear()
    services.views._kept.clear()

    assert ada.state(table) == before


def test_no_step_follows_one_that_brings_something_to_light(ada: Person, ben: Person) -> None:
    """All steps are taken or none: a reason for the second would tell what the first has shown.
    Ada has chosen in secret, Ben would be the last: whatever she has chosen, and whatever he
    sends after it, he is told the same, and nothing has happened."""
    told = []
    for choice in (0, -1):
        table = two_at_a_table(ada, ben)
        people = (ada, ben)
        while len((state := ada.state(table, "0"))["to_act"]) != 2:
            seat = state["to_act"][0]
            mine = people[seat].state(table, str(seat))
            people[seat].act(table, mine["version"], mine["offers"][0]["code"])
        ada.act(table, state["version"], state["offers"][choice]["code"])
        seen = ben.state(table, "1")
        shows = seen["offers"][0]
        assert shows["reveals"]
        for second in (shows["code"], 0, "nonsense", {"do": "nonsense"}):
            refused = ben.act(table, seen["version"], shows["code"], second, seat=1, status=409)
            told.append({key: refused["error"][key] for key in ("key", "step", "text")})
        assert ben.state(table, "1")["version"] == seen["version"]
    assert all(one == told[0] for one in told)
    assert (told[0]["key"], told[0]["step"]) == ("after-a-revelation", 1)
