"""The corpus: complete games as actions, with a hash of the position every 25 actions."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path
from random import Random

from trackside import games
from trackside.bots import levels
from trackside.core.contract import CHANCE, Meta, State
from trackside.core.errors import TracksideError
from trackside.core.hashing import state_hash
from trackside.core.luck import pick
from trackside.core.options import OptionValue, complete
from trackside.core.players import Observer

FOLDER = Path(__file__).parent
EVERY = 25  # actions between hashes
HASH_LENGTH = 12  # hexadecimal digits: enough to notice, short enough to keep
MOST_ACTIONS = 4000  # a longer game is no part of the corpus
LEVELS = ("random", "easy", "normal")


@dataclass
class Played:
    """One game. Bots may change: what they did stands here and is not asked again."""

    players: int
    options: dict[str, OptionValue]
    seed: str
    actions: list[str] = field(default_factory=list)  # "seat notation"
    hashes: list[str] = field(default_factory=list)  # after 25, 50, ... actions, and at the end
    ended_by: str = ""


def file_of(slug: str) -> Path:
    return FOLDER / f"{slug}.jsonl.gz"


def read(slug: str) -> list[Played]:
    if not file_of(slug).exists():
        return []
    lines = gzip.decompress(file_of(slug).read_bytes()).decode().splitlines()
    return [Played(**json.loads(line)) for line in lines]


def write(slug: str, corpus: list[Played]) -> None:
    lines = [json.dumps(asdict(game), separators=(",", ":"), ensure_ascii=False) for game in corpus]
    file_of(slug).write_bytes(gzip.compress("\n".join(lines).encode(), 9, mtime=0))


def short_hash(state: State) -> str:
    return state_hash(state)[:HASH_LENGTH]


def difference(slug: str, played: Played) -> str:
    """Where the engine goes another way than the record; empty if nowhere."""
    state, hashes = games.get(slug).new(played.players, played.options), iter(played.hashes)
    for number, line in enumerate(played.actions, start=1):
        seat, _, text = line.partition(" ")
        try:
            state.apply(int(seat), state.read(text))
        except TracksideError as error:
            return f"action {number}, '{line}': {error}"
        if number % EVERY == 0 and short_hash(state) != next(hashes):
            return f"another position between actions {number - EVERY + 1} and {number}"
    result = state.result()
    if result is None or result.rule != played.ended_by:
        return f"after {len(played.actions)} actions the end is {result}, not {played.ended_by}"
    return "" if short_hash(state) == next(hashes) else "another position at the end"


# New games


def play(slug: str, played: Played) -> bool:
    """Plays the game with bots; tells whether it came to its end."""
    rng, draws = Random(played.seed), count()
    state = games.get(slug).new(played.players, played.options)
    known = [level for level in LEVELS if level in levels.available(slug)]
    names = [rng.choice(known) for _ in range(played.players)]
    bots = [levels.make(slug, name, rng.randrange(2**31)) for name in names]
    while (acting := state.to_act()) and len(played.actions) < MOST_ACTIONS:
        seat = acting[0]
        if seat == CHANCE:
            code = pick(played.seed, next(draws), state.chance())
        else:
            code = bots[seat].choose(Observer(state, seat))
        played.actions.append(f"{seat} {state.notation(code)}")
        state.apply(seat, code)
        if len(played.actions) % EVERY == 0:
            played.hashes.append(short_hash(state))
    played.hashes.append(short_hash(state))
    result = state.result()
    played.ended_by = result.rule if result else ""
    return result is not None


def set_ups(slug: str) -> Iterator[Played]:
    """Without end: each count of seats in turn, about every third option not as usual."""
    meta = games.get(slug).meta
    for number in count():
        rng = Random(f"{slug} {number}")
        players = meta.least_players + number % (meta.most_players - meta.least_players + 1)
        yield Played(players, some_options(meta, rng), f"corpus {number}")


def some_options(meta: Meta, rng: Random) -> dict[str, OptionValue]:
    options = complete(meta.options, None, people=False)
    for option in meta.options:
        if option.test_only or option.kind == "number" or rng.random() > 0.35:
            continue
        options[option.key] = rng.choice(option.choices or (False, True))
    return options
