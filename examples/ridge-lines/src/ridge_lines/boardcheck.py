"""What is wrong with a board that somebody brings, a sentence per problem.

A game with messages in several languages gives keys instead: see `trackside.core.problems`.
"""

from __future__ import annotations

import re
from typing import Any, Final

from ridge_lines.components import GANGS_FOR, PLAYERS, Facts, facts_of, neighbours
from trackside.core.boards import Board
from trackside.core.contract import Json
from trackside.core.counts import Count, table_counts
from trackside.core.problems import BadBoard, Problem, said
from trackside.core.shapes import schema_of

LEAST_HEXES: Final = 8
MOST_HEXES: Final = 400
MOST_ROWS: Final = 39
MOST_VALUE: Final = 9
MOST_NAME: Final = 80
WORD: Final = re.compile(r"[A-Za-z0-9]{1,8}")


def checked_facts(board: Board) -> Facts:
    """Raises DataError for a board of one's own that is not fit to play."""
    if not board.shipped and (problems := check_board(board.data)):
        raise BadBoard(board.name, problems)
    return facts_of(board)


def check_board(data: object) -> list[Problem]:
    """[] if the board is fit to play."""
    return [said(sentence) for sentence in _sentences(data)]


def count_board(data: object) -> list[Count]:
    """How much there is of what the rules want."""
    return table_counts(data, schema_of("ridge_lines"), ("hexes", "lines"))


def _sentences(data: object) -> list[str]:
    if not isinstance(data, dict):
        return ["a board is a JSON object"]
    hexes, lines = data.get("hexes"), data.get("lines")
    if not isinstance(hexes, list) or not LEAST_HEXES <= len(hexes) <= MOST_HEXES:
        return [f"hexes: expected a list of {LEAST_HEXES} to {MOST_HEXES} hexes"]
    if not isinstance(lines, list) or len(lines) != PLAYERS:
        return [f"lines: expected a list of {PLAYERS} lines (RL-1)"]
    problems = [] if data.get("game") == "ridge-lines" else ["game: expected ridge-lines"]
    if not _is_name(data.get("name")):
        problems.append(f"name: expected a text of at most {MOST_NAME} characters")
    for at, entry in enumerate(hexes):
        problems += _check_hex(f"hexes[{at}]", entry)
    for at, entry in enumerate(lines):
        problems += _check_line(f"lines[{at}]", entry)
    return problems or _check_whole(hexes, lines)


def _check_hex(where: str, entry: Any) -> list[str]:
    if not isinstance(entry, dict) or not _is_word(entry.get("id")):
        return [f"{where}: expected an object with an id of letters and digits"]
    where = f"hex {entry['id']}"
    problems = []
    if not all(_is_number(entry.get(key), 0, MOST_ROWS) for key in ("row", "col")):
        problems.append(f"{where}: row and col must be whole numbers from 0 to {MOST_ROWS}")
    if entry.get("terrain") not in list(GANGS_FOR):
        problems.append(f"{where}: terrain must be one of {', '.join(GANGS_FOR)} (RL-2)")
    elif entry["terrain"] != "town":
        if "name" in entry or "value" in entry:
            problems.append(f"{where}: only a town has a name and a value (RL-2)")
    elif not _is_name(entry.get("name")) or not _is_number(entry.get("value"), 1, MOST_VALUE):
        problems.append(f"{where}: a town has a name and a value from 1 to {MOST_VALUE} (RL-2)")
    return problems


def _check_line(where: str, entry: Any) -> list[str]:
    if not isinstance(entry, dict) or not _is_name(entry.get("name")):
        return [f"{where}: expected an object with a name"]
    termini = entry.get("termini")
    if not isinstance(termini, list) or len(termini) != 2 or not all(map(_is_word, termini)):
        return [f"line {entry['name']}: termini must be the ids of two hexes (RL-4)"]
    return []


def _check_whole(hexes: list[Json], lines: list[Json]) -> list[str]:
    """What only shows when all entries are looked at together."""
    ids = [entry["id"] for entry in hexes]
    spots = [(entry["row"], entry["col"]) for entry in hexes]
    termini = [end for line in lines for end in line["termini"]]
    problems = [f"hex {name}: this id stands twice" for name in _doubles(ids)]
    problems += [f"hexes: two lie at row {row}, col {col}" for row, col in _doubles(spots)]
    problems += [
        f"terminus {end}: there is no such hex (RL-4)" for end in termini if end not in ids
    ]
    problems += [f"terminus {end}: stands twice (RL-4)" for end in _doubles(termini)]
    return problems or _check_piece(hexes)


def _check_piece(hexes: list[Json]) -> list[str]:
    near, seen = neighbours(hexes), {0}
    edge = [0]
    while edge:
        new = [other for other in near[edge.pop()] if other not in seen]
        seen.update(new)
        edge += new
    lost = [entry["id"] for at, entry in enumerate(hexes) if at not in seen]
    return [f"hex {lost[0]}: not linked to {hexes[0]['id']} (RL-2)"] if lost else []


def _doubles(values: list[Any]) -> list[Any]:
    return sorted({value for value in values if values.count(value) > 1})


def _is_word(value: Any) -> bool:
    return isinstance(value, str) and WORD.fullmatch(value) is not None


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and 0 < len(value.strip()) <= len(value) <= MOST_NAME


def _is_number(value: Any, least: int, most: int) -> bool:
    return type(value) is int and least <= value <= most
