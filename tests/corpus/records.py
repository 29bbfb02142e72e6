"""The corpus: complete games as actions, with a hash of the position every 25 actions."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random

from trackside import games
from trackside.bots import levels
from trackside.core import boards
from trackside.core.contract import CHANCE, Json, Meta, State
from trackside.core.errors import TracksideError
from trackside.core.hashing import state_hash
from trackside.core.luck import pick
from trackside.core.options import OptionValue, complete
from trackside.core.players import Bot, Observer

FOLDER = Path(__file__).parent
EVERY = 25  # actions between hashes
PLACE = "(the board)"  # stands for its text until the rest is written
HASH_LENGTH = 12  # hexadecimal digits: enough to notice, short enough to keep
MOST_ACTIONS = 4000  # a longer game is no part of the corpus
QUICK = ("random", "easy", "normal")
STRONG = ("hard", "expert")
STRONG_SECONDS = 0.05  # for a decision: their moves are kept, so that they need not be their best
# One game in so many: on a board of its own, random alone, idle alone, with somebody strong.
OWN_BOARD, RANDOM_ALONE, IDLE_ALONE, SOMEBODY_STRONG = 5, 6, 10, 12
IDLE = "idle"
FAR = 20  # from the least of an option that is a number: limits that are reached
BUSY = ("build", "bid", "propose", "vote yes", "lay", "roll")  # what the idle do not do


@dataclass
class Played:
    """One game. Bots may change: what they did stands here and is not asked again."""

    players: int
    options: dict[str, OptionValue]
    seed: str
    actions: list[str] = field(default_factory=list)  # "seat notation"
    hashes: list[str] = field(default_factory=list)  # after 25, 50, ... actions, and at the end
    ended_by: str = ""
    board: str = ""  # a name in `boards/`; empty: the shipped one
    levels: list[str] = field(default_factory=list)  # by seat


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


def short_hash(state: State, board: str = "") -> str:
    """`board`: the text of a board of its own, which is long and stays the same in a game."""
    if not board:
        return state_hash(state)[:HASH_LENGTH]
    text = _text({**state.dump(), "board": PLACE}).replace(f'"{PLACE}"', board, 1)
    return sha256(text.encode()).hexdigest()[:HASH_LENGTH]


def _text(data: Json) -> str:
    """As `state_hash` writes it."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def first_position(slug: str, played: Played) -> State:
    board = own_boards(slug)[played.board] if played.board else None
    return games.get(slug).new(played.players, played.options, board)


def difference(slug: str, played: Played) -> str:
    """Where the engine goes another way than the record, and which rules were at work there;
    empty if nowhere."""
    state, board = first_position(slug, played), board_text(slug, played)
    same, hashes = 0, iter(played.hashes)  # actions up to the last hash that fits
    for number, line in enumerate(played.actions, start=1):
        seat, _, text = line.partition(" ")
        try:
            state.apply(int(seat), state.read(text))
        except TracksideError as error:
            return f"action {number}, '{line}': {error}; {_at_work(slug, played, same, number)}"
        if number % EVERY == 0:
            if short_hash(state, board) != next(hashes):
                where = f"another position between actions {same + 1} and {number}"
                return f"{where}; {_at_work(slug, played, same, number)}"
            same = number
    last = len(played.actions)
    result = state.result()
    if result is None or result.rule != played.ended_by:
        return f"after {last} actions the end is {result}, not {played.ended_by}"
    if short_hash(state, board) != next(hashes):
        return f"another position at the end; {_at_work(slug, played, same, last)}"
    return ""


def _at_work(slug: str, played: Played, same: int, last: int) -> str:
    """The rules that the events of these actions name: one of them has changed, or is near."""
    state, rules = first_position(slug, played), set[str]()
    for number, line in enumerate(played.actions[:last]):
        seat, _, text = line.partition(" ")
        try:
            events = state.play(int(seat), state.read(text))
        except TracksideError:
            break
        rules |= {event.rule for event in events if number >= same and event.rule}
    return f"rules at work: {', '.join(sorted(rules)) or 'none is told'}"


# Boards. They are kept as data, so that whatever makes boards may change.


def board_file(slug: str) -> Path:
    return FOLDER / f"{slug}.boards.json.gz"


@cache
def own_boards(slug: str) -> dict[str, boards.Board]:
    """Those that games of the corpus lie on, by name; made where there are none yet."""
    if board_file(slug).exists():
        kept: Json = json.loads(gzip.decompress(board_file(slug).read_bytes()))
    else:
        kept = _some_boards(slug)
        text = json.dumps(kept, separators=(",", ":"), ensure_ascii=False)
        board_file(slug).write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    return {name: boards.custom(data) for name, data in kept.items()}


def board_text(slug: str, played: Played) -> str:
    """Of its own board; empty if it lies on the shipped one, which a dump only names."""
    return _texts(slug)[played.board] if played.board else ""


@cache
def _texts(slug: str) -> dict[str, str]:
    return {name: _text(board.data) for name, board in own_boards(slug).items()}


def _some_boards(slug: str) -> Json:
    """One of our own, and random ones of each size where the game has a maker for them."""
    # Here and not above: who only replays needs neither.
    from boards.own import own_board
    from trackside.boards.random import maker_of, random_board

    maker = maker_of(slug)
    sizes = maker.SIZES if maker else ()
    return {"own": own_board(slug), **{size: random_board(slug, size, size) for size in sizes}}


# New games


class Idle:
    """Does nothing as long as it may: some ends come about in no other way."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, table: Observer[State]) -> int:
        legal = table.legal()
        quiet = [code for code in legal if not table.notation(code).startswith(BUSY)]
        return self.rng.choice(quiet or legal)


def bot_of(slug: str, level: str, seed: int) -> Bot:
    if level == IDLE:
        return Idle(seed)
    return levels.make(slug, level, seed, STRONG_SECONDS if level in STRONG else 0.0)


def play(slug: str, played: Played) -> bool:
    """Plays the game with bots; tells whether it came to its end."""
    rng, draws, board = Random(played.seed), count(), board_text(slug, played)
    state = first_position(slug, played)
    bots = [bot_of(slug, level, rng.randrange(2**31)) for level in played.levels]
    while (acting := state.to_act()) and len(played.actions) < MOST_ACTIONS:
        seat = acting[0]
        if seat == CHANCE:
            code = pick(played.seed, next(draws), state.chance())
        else:
            code = bots[seat].choose(Observer(state, seat))
        played.actions.append(f"{seat} {state.notation(code)}")
        state.apply(seat, code)
        if len(played.actions) % EVERY == 0:
            played.hashes.append(short_hash(state, board))
    played.hashes.append(short_hash(state, board))
    result = state.result()
    played.ended_by = result.rule if result else ""
    return result is not None


def set_ups(slug: str) -> Iterator[Played]:
    """Without end: each count of seats in turn, about every third option not as usual."""
    meta = games.get(slug).meta
    for number in count():
        rng = Random(f"{slug} {number}")
        players = meta.least_players + number % (meta.most_players - meta.least_players + 1)
        options = some_options(meta, rng)
        board = rng.choice(list(own_boards(slug))) if rng.random() < 1 / OWN_BOARD else ""
        bots = some_levels(slug, players, rng)
        yield Played(players, options, f"corpus {number}", board=board, levels=bots)


def some_levels(slug: str, players: int, rng: Random) -> list[str]:
    known = levels.available(slug)
    if rng.random() < 1 / RANDOM_ALONE:
        return ["random"] * players
    if rng.random() < 1 / IDLE_ALONE:
        return [IDLE] * players
    chosen = [rng.choice([level for level in QUICK if level in known]) for _ in range(players)]
    strong = [level for level in STRONG if level in known]
    if strong and rng.random() < 1 / SOMEBODY_STRONG:
        chosen[rng.randrange(players)] = rng.choice(strong)
    return chosen


def some_options(meta: Meta, rng: Random) -> dict[str, OptionValue]:
    options = complete(meta.options, None, people=False)
    for option in meta.options:
        if option.test_only or rng.random() > 0.35:
            continue
        if option.kind == "number":
            most = min(option.most, option.least + FAR)
            options[option.key] = rng.randint(option.least, most)
        else:
            options[option.key] = rng.choice(option.choices or (False, True))
    return options
