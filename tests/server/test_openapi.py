"""The OpenAPI description is true: no 500, no undocumented answer, whatever is sent."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode, checks

from server.harness import Person, make_app, random_bot
from trackside import games
from trackside.server import openapi
from trackside.server.table.registry import Games

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "http-api.md"
FILE = ROOT / "schemas" / "openapi.json"
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]


ROUNDS = settings(
    max_examples=3,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_every_answer_is_as_described(tmp_path: Path) -> None:
    """Tables of all four games; what is made up meets the engines at their present version."""
    app = make_app(tmp_path, Games(games.all(), (), lambda _: ("random",), random_bot))
    ada = Person(app, "Ada")
    sit_down(ada)
    # Streams do not end, so nothing that waits for a whole answer can ask for one.
    whole = schemathesis.openapi.from_asgi("/openapi.json", app)
    described = whole.exclude(path_regex="/(stream|events)$")
    tried = 0
    met: Counter[str] = Counter()
    turn = count()  # of all routes together, so that each table has its turn
    for found in described.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # a broken description fails here
        for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
            strategy = operation.as_strategy(generation_mode=mode)
            with suppress(Unsatisfiable):  # nothing can be wrong with a route without parameters
                ROUNDS(given(case=strategy)(one_case(ada, met, turn)))()
            tried += 1
    assert tried > 70
    assert set(met) == set(games.slugs())


def sit_down(ada: Person) -> None:
    for game in games.all():
        ada.table(*["me"] * game.meta.least_players, game=game.meta.slug)
        ada.table("me", *["open"] * (game.meta.least_players - 1), game=game.meta.slug)


def one_case(ada: Person, met: Counter[str], turn: Iterator[int]) -> Callable[..., None]:
    def check(case: Any) -> None:
        number = next(turn)
        if number % 3 and "table_id" in (case.path_parameters or {}):
            aim(case, ada, number, met)
        if number % 2 and "slug" in (case.path_parameters or {}):
            case.path_parameters["slug"] = list(games.slugs())[number % 4]
        cookie = ada.client.cookies.get("trackside")
        answer = case.call(headers={"X-CSRF-Token": ada.csrf, "Cookie": f"trackside={cookie}"})
        if case.method == "DELETE" and case.path in ("/api/session", "/api/me"):
            return_to_the_table(ada)
        case.validate_response(answer, checks=CHECKS)

    return check


def aim(case: Any, ada: Person, number: int, met: Counter[str]) -> None:
    """At a table of one's own, and half of the time at its present version and seat."""
    mine = ada.get("/api/lobby")["mine"]
    if not mine:
        return
    one = mine[number % len(mine)]
    met[one["game"]] += 1
    case.path_parameters["table_id"] = one["table"]
    if number % 2 and isinstance(case.body, dict) and "version" in case.body:
        seat = next(iter([*one["to_act"], *one["mine"]]), 0)
        case.body |= {"version": one["version"], "seat": seat}


def return_to_the_table(ada: Person) -> None:
    """Whoever logged out or deleted themselves is a new guest from now on."""
    ada.client.cookies.clear()
    ada.csrf = ""
    ada.csrf = ada.post("/api/session", {"name": "Ada"})["csrf"]
    sit_down(ada)


def routes(app: FastAPI) -> set[str]:
    paths = app.openapi()["paths"]
    return {
        f"{method.upper()} {re.sub(r'{[a-z_]+}', '{}', path)}"
        for path, operations in paths.items()
        for method in operations
    }


def test_every_route_stands_in_the_docs_and_the_other_way_round(app: FastAPI) -> None:
    text = DOCS.read_text("utf-8")
    named = re.findall(r"`(GET|POST|PUT|PATCH|DELETE) (/[^`? ]+)[^`]*`", text)
    told = {f"{method} {re.sub(r'{[a-z_]+}', '{}', path)}" for method, path in named}
    assert told == routes(app)


def test_the_pages_types_are_made_from_the_shapes_of_this_server() -> None:
    """After a change: python -m trackside.server.openapi > schemas/openapi.json"""
    assert openapi.shapes() == FILE.read_text("utf-8")
