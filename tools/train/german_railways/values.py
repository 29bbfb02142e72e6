"""Learns the values of German Railways' `hard` (bots/german_railways/evaluate/values.json).

    python -m tools.train.german_railways.values --rounds 3 --games 6000 --jobs 16 --out build/gr

Games are played by a population: weights as they are bred, frugal, generous and many varied ones,
strangers with one idea each, and from the second round on players that search with the values of
the round before. At the beginning of a turn the position is kept (evaluate/position.py); at the end
of the game it is known what one share of each company still brought, who won, and whether all
companies were connected. Three small networks are fitted to that (evaluate/chances.py). Games and
values are kept in `--out`, and a call with the same folder goes on where the last one was stopped.
At the end the versions meet each other: no strength may be lost by a new file. Needs numpy.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random

import numpy as np

from tools.train.breeding import commit
from tools.train.german_railways import league
from tools.train.german_railways.league import Act
from tools.train.german_railways.strangers import stranger
from tools.train.networks import Net, Pace, likelier, numbers, softmax
from trackside.arena.pools import results
from trackside.bots.german_railways import policy
from trackside.bots.german_railways.evaluate.chances import ADDED, Values, read_values
from trackside.bots.german_railways.evaluate.position import (
    GLOBALS,
    OF_COMPANY,
    OF_SEAT,
    THALERS,
    position_of,
)
from trackside.bots.german_railways.evaluate.shares import outcome
from trackside.bots.german_railways.evaluate.weights import LEARNED
from trackside.bots.german_railways.forecast import era
from trackside.bots.german_railways.levels import NOISE, guide_by
from trackside.bots.search import SearchBot
from trackside.core.players import Observer
from trackside.games.german_railways.actions import BID, BUILD, company_of
from trackside.games.german_railways.components import COMPANIES
from trackside.games.german_railways.game import GAME, State
from trackside.games.german_railways.rules.dividends import per_share
from trackside.games.german_railways.scoring import CONNECTED

SEATS = 5
KEEP = 0.35  # of the positions of a game; neighbours tell the same
KEEP_SEARCHED = 0.7  # where players search, for such games are dear
MOST_ACTIONS = 3000
BLOCK = 5  # games that are kept together
TRIES = 8  # playouts for a decision of a searching player
MORE = 2  # times that a position from players who search counts
HIDDEN_COMPANY, HIDDEN_SEAT, HIDDEN_END = 32, 32, 12
Rows = dict[str, np.ndarray]


# --- who plays


def by_weights(rng: Random) -> Act:
    """One of the population, with favourites of its own."""
    luck = rng.random()
    if luck < 0.4:
        weights = LEARNED.with_noise(NOISE, rng)
    elif luck < 0.65:
        weights = LEARNED.with_variation(0.25, rng)
    elif luck < 0.8:
        weights = policy.FRUGAL.with_variation(0.15, rng)
    else:
        weights = LEARNED.paying_more(1.0 + 2.0 * rng.random()).with_noise(NOISE, rng)
    return policy.policy_of(weights)


def by_search(values: Values, rng: Random, tries: int = TRIES) -> Act:
    """Looks ahead to the end of the turn; some trust the policy's choice more than others."""
    trust = rng.choice((0.01, 0.02, 0.04, 0.08))
    bot = SearchBot(rng.randrange(2**31), guide_by(values, 1), tries, trust=trust)
    return lambda state, seat, luck: bot.choose(Observer(state, seat))


def crew_of(players: int, searching: float, values: Values | None, rng: Random) -> list[Act]:
    """Tables of one kind, and mixed ones; at every other sit strangers, too."""
    strangers = rng.choice((0, 0, 0, 0, 1, 1, 1, 2))
    if values is not None and rng.random() < searching:
        thinkers = players if rng.random() < 0.5 else rng.randint(1, players)
        strangers = min(strangers, players - 1)
        found = [by_search(values, rng) for _ in range(thinkers)]
        found += [by_weights(rng) for _ in range(players - thinkers)]
    else:
        found = [by_weights(rng) for _ in range(players)]
        if rng.random() < 0.3:
            found = found[:1] * players
    rng.shuffle(found)
    found[:strangers] = [stranger(rng) for _ in range(strangers)]
    rng.shuffle(found)
    return found


# --- what they play


def play(crew: list[Act], rng: Random, keep: float) -> tuple[State, list[Rows]]:
    """A game to its end, and some of its positions."""
    state = GAME.new(len(crew), {"idle-cap": True})
    kept: list[Rows] = []
    paid = np.zeros(COMPANIES, np.float32)  # per share so far
    now, cash, builder = era(state), sum(state.cash), -1
    for action in league.walk(state, crew, rng, MOST_ACTIONS):
        builder = int(company_of(action)) if BUILD <= action < BID else builder
        if sum(state.cash) > cash:
            paid += [float(per_share(state, c, builder)) for c in range(COMPANIES)]
        cash = sum(state.cash)
        if era(state) != now and state.to_act():
            now = era(state)
            if rng.random() < keep:
                kept.append({**look(state), "later": -paid})
    share = np.zeros(SEATS, np.float32)
    share[: len(crew)] = outcome(state)
    for row in kept:
        row["later"] = (row["later"] + paid) / THALERS
        row["share"] = share
        row["proper"] = np.array(state.end == CONNECTED, np.float32)
    return state, kept


def look(state: State) -> Rows:
    """One position, as the networks see it; seats that do not exist are noughts."""
    found = position_of(state)
    seats = np.zeros((SEATS, OF_SEAT), np.float32)
    shares = np.zeros((SEATS, COMPANIES), np.float32)
    players = int(state.players)
    seats[:players] = np.array(list(found.seats)).reshape(players, OF_SEAT)
    shares[:players] = np.array(list(state.shares)).reshape(players, COMPANIES)
    return {
        "common": np.array(list(found.common), np.float32),
        "companies": np.array(list(found.companies), np.float32).reshape(COMPANIES, OF_COMPANY),
        "seats": seats,
        "shares": shares,
    }


@dataclass(frozen=True)
class Task:
    """Plays a block of games each time it is called, with a number as luck, and keeps it in a
    folder; a block that lies there is not played again."""

    games: int
    searching: float
    values: Path | None
    seed: int
    folder: Path

    def __call__(self, number: int) -> Path:
        file = self.folder / f"{number}.npz"
        if not file.exists():
            values = read_values(self.values) if self.values else None
            rows: list[Rows] = []
            for game in range(self.games):
                rng = Random(f"{self.seed} {number} {game}")
                crew = crew_of(rng.choice((3, 4, 4, 5)), self.searching, values, rng)
                rows += play(crew, rng, KEEP if values is None else KEEP_SEARCHED)[1]
            unfinished = file.with_suffix(".part.npz")
            np.savez(unfinished, allow_pickle=True, **stack(rows))
            unfinished.rename(file)
        return file


def read_block(file: Path) -> Rows:
    with np.load(file) as found:
        return {name: found[name] for name in found.files}


def stack(rows: Sequence[Rows]) -> Rows:
    return {name: np.stack([row[name] for row in rows]) for name in rows[0]}


def join(parts: Sequence[Rows]) -> Rows:
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def gather(task: Task, blocks: int, jobs: int, seconds: float) -> tuple[int, Rows]:
    """As many blocks of games as the time allows, and those that were played before."""
    task.folder.mkdir(parents=True, exist_ok=True)
    until = time.time() + seconds
    for _ in results(task, list(range(blocks)) if seconds else [], jobs):
        if time.time() > until:
            break
    files = sorted(file for file in task.folder.glob("*.npz") if ".part" not in file.name)
    return task.games * len(files), join([read_block(file) for file in files])


# --- what is learned of it


def company_rows(rows: Rows) -> np.ndarray:
    """Of every position and company: the table, the company, and which one it is."""
    count = len(rows["common"])
    common = np.repeat(rows["common"][:, None], COMPANIES, 1)
    which = np.broadcast_to(np.eye(COMPANIES, dtype=np.float32), (count, COMPANIES, COMPANIES))
    wide = np.concatenate([common, rows["companies"], which], 2)
    return wide.reshape(count * COMPANIES, -1)


def seat_rows(rows: Rows, each: np.ndarray) -> np.ndarray:
    """Of every position and seat what `Values` makes of them; `each` is by company."""
    seats, common = rows["seats"], rows["common"]
    there = (np.arange(SEATS) < players_of(rows)[:, None]).astype(np.float32)
    shares = np.einsum("nsc,nc->ns", rows["shares"], np.maximum(each, 0))
    total = (shares + seats[:, :, 0]) * there
    whole = total.sum(1, keepdims=True)
    others = np.where(np.eye(SEATS, dtype=bool), 0, total[:, None, :])
    best = others.max(2)
    players = players_of(rows)[:, None].astype(np.float32)
    added = [
        shares,
        total - best,
        total - (whole - total) / (players - 1),
        4 * (total - best) / (whole + 0.2),
        players * total / (whole + 0.2),
        seats[:, :, 0] - seats[:, :, 7],
    ]
    wide = [np.repeat(common[:, None], SEATS, 1), seats, np.stack(added, 2)]
    return np.concatenate(wide, 2)


def players_of(rows: Rows) -> np.ndarray:
    more: np.ndarray = rows["common"][:, :3].argmax(1)
    return 3 + more


def fit(rows: Rows, seed: int, epochs: int, rate: float) -> tuple[Net, Net, Net]:
    """What shares will bring, who wins given that, and how the game ends."""
    rng = np.random.default_rng(seed)
    count = len(rows["common"])
    wide = company_rows(rows).reshape(count, COMPANIES, -1)
    pace = Pace(count, epochs, rate, rng)
    company = fit_returns(wide, rows["later"], pace)
    each = company.said(wide.reshape(-1, wide.shape[2])).reshape(count, COMPANIES)
    seat = fit_wins(seat_rows(rows, each), players_of(rows), rows["share"], pace)
    return company, seat, fit_ends(wide, rows["proper"], pace)


def fit_returns(wide: np.ndarray, later: np.ndarray, pace: Pace) -> Net:
    net = Net(wide.shape[2], HIDDEN_COMPANY, pace.rng)
    for at, rate in pace:
        y = later[at].reshape(-1)
        slope = partial(nearer, wanted=y)
        net.learn(wide[at].reshape(len(y), -1), slope, rate)
    return net


def nearer(said: np.ndarray, wanted: np.ndarray) -> np.ndarray:
    """Of the squared error, of the plain one where it is large."""
    slope: np.ndarray = np.clip(said - wanted, -1, 1) / len(wanted)
    return slope


def fit_wins(asked: np.ndarray, players: np.ndarray, share: np.ndarray, pace: Pace) -> Net:
    net = Net(asked.shape[2], HIDDEN_SEAT, pace.rng)
    for at, rate in pace:
        slope = partial(likelier, players=players[at], share=share[at])
        net.learn(asked[at].reshape(-1, asked.shape[2]), slope, rate)
    return net


def fit_ends(wide: np.ndarray, proper: np.ndarray, pace: Pace) -> Net:
    net = Net(wide.shape[2], HIDDEN_END, pace.rng)
    for at, rate in pace:
        slope = partial(surer, proper=proper[at])
        net.learn(wide[at].reshape(-1, wide.shape[2]), slope, rate)
    return net


def surer(said: np.ndarray, proper: np.ndarray) -> np.ndarray:
    """Of the logistic loss of the sum over the companies."""
    total = said.reshape(-1, COMPANIES).sum(1)
    return np.repeat((sigmoid(total) - proper) / len(proper), COMPANIES)


def sigmoid(x: np.ndarray) -> np.ndarray:
    likely: np.ndarray = 1 / (1 + np.exp(-np.clip(x, -20, 20)))
    return likely


def judge(rows: Rows, company: Net, seat: Net, end: Net) -> dict[str, float]:
    """How right they are about other games, beside what is said without looking."""
    count = len(rows["common"])
    each = company.said(company_rows(rows)).reshape(count, COMPANIES)
    found = softmax(
        seat.said(seat_rows(rows, each).reshape(count * SEATS, -1)).reshape(count, SEATS),
        players_of(rows),
    )
    share, later = rows["share"], rows["later"]
    told = np.where(share > 0, share * np.log(np.maximum(found, 1e-6)), 0)
    fair = np.log(players_of(rows)).mean()
    proper = sigmoid(end.said(company_rows(rows)).reshape(count, COMPANIES).sum(1))
    return {
        "end-brier": float(((proper - rows["proper"]) ** 2).mean()),
        "end-brier-by-mean": float(rows["proper"].var()),
        "proper": float(rows["proper"].mean()),
        "loss": float(-told.sum(1).mean()),
        "loss-fair": float(fair),
        "thalers-off": float(THALERS * np.abs(each - later).mean()),
        "thalers-off-by-mean": float(THALERS * np.abs(later - later.mean(0)).mean()),
    }


def write(file: Path, company: Net, seat: Net, end: Net, origin: dict[str, object]) -> None:
    def with_names(net: Net) -> dict[str, object]:
        names = net.parts["w"][GLOBALS + OF_COMPANY :]
        return {**net.told(GLOBALS, OF_COMPANY), "names": [numbers(row) for row in names]}

    told = {
        "origin": {"by": "tools/train/german_railways/values.py", "commit": commit(), **origin},
        "company": with_names(company),
        "seat": seat.told(GLOBALS, OF_SEAT + ADDED),
        "end": with_names(end),
    }
    file.write_text(json.dumps(told) + "\n", "utf-8")


# --- how versions do against each other


@dataclass(frozen=True)
class Duel:
    """One of these values among the other, four players; called with the number of a game."""

    one: Path
    other: Path
    seed: int

    def __call__(self, number: int) -> float:
        rng = Random(f"{self.seed} duel {number}")
        one, other = read_values(self.one), read_values(self.other)
        crew = [by_search(other, rng) for _ in range(4)]
        crew[number % 4] = by_search(one, rng)
        result = play(crew, rng, 0.0)[0].result()
        if result is None or number % 4 not in result.winners:
            return 0.0
        return 4.0 / len(result.winners)


def report(files: list[Path], games: int, jobs: int, seed: int) -> None:
    """The last version among each earlier one: times its fair share, and the standard error."""
    for file in files[:-1]:
        found = list(results(Duel(files[-1], file, seed), list(range(games)), jobs))
        told = [sum(found) / len(found), float(np.std(found)) / len(found) ** 0.5]
        print(json.dumps({f"among {file.stem}": [round(x, 3) for x in told]}), flush=True)


def learn(given: argparse.Namespace) -> list[Path]:
    """Round by round: games, then values from all games so far; gives the values of each round."""
    files: list[Path] = []
    stock: list[Rows] = []
    games = 0
    for number in range(given.rounds):
        before = files[-1] if files else given.start
        files.append(given.out / f"values{number}.json")
        is_learned = files[-1].exists()
        folder = given.out / f"games{number}"
        task = Task(BLOCK, given.searching, before, given.seed + number, folder)
        blocks = (given.searched if before else given.games) // BLOCK
        played, rows = gather(task, blocks, given.jobs, 0.0 if is_learned else given.seconds)
        games += played
        held = len(rows["common"]) // 20
        test = {name: part[:held] for name, part in rows.items()}
        stock += [{name: part[held:] for name, part in rows.items()}] * (1 if number == 0 else MORE)
        if is_learned:
            continue
        nets = fit(join(stock), given.seed, given.epochs, 0.003)
        origin = {"seed": given.seed, "games": games, "jobs": given.jobs, "round": number}
        write(files[-1], *nets, origin)
        told = judge(test, *nets) | {"games": games, "positions": len(rows["common"])}
        print(json.dumps({name: round(x, 4) for name, x in told.items()}), flush=True)
    return files


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--games", type=int, default=60_000, help="of the first round")
    parser.add_argument("--searched", type=int, default=6_000, help="games of each later round")
    parser.add_argument("--seconds", type=float, default=600.0, help="for the games of a round")
    parser.add_argument("--searching", type=float, default=0.8, help="tables with such players")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--start", type=Path, help="values that the first games are searched with")
    parser.add_argument("--duels", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("build/gr_values"))
    given = parser.parse_args()
    files = learn(given)
    if given.duels:
        report(files, given.duels, given.jobs, given.seed)


if __name__ == "__main__":
    main()
