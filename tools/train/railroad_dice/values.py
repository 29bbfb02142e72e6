"""Learns the network of RailRoad Dice's `hard` (bots/railroad_dice/evaluate/network.json).

    python -m tools.train.railroad_dice.values --games 20000 --jobs 2 --out build/dice_values
    python -m tools.train.railroad_dice.values --start network.json --rate 0.001 --epochs 8 ...

Games are played by the learned weights with as little effort as in playouts, each seat with
slightly other ones so that all kinds of tables come up. Where a turn begins the table is kept
(evaluate/position.py); at the end of the game it is known who won. Games lie in `--out` in blocks:
the same command goes on from there. Then the network is fitted to most of them and judged by the
others, beside the weights alone; with `--start` it goes on from an earlier one, which is judged by
the same games. Needs numpy.
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
from tools.train.networks import Net, Pace, likelier, softmax
from tools.train.railroad_dice.fit import shaken
from trackside.arena.pools import results
from trackside.bots.railroad_dice.evaluate.position import OF_SEAT, OF_TABLE, position_of
from trackside.bots.railroad_dice.evaluate.weights import LEARNED
from trackside.bots.railroad_dice.levels import IN_PLAYOUTS
from trackside.bots.railroad_dice.plan.replies import play_turn
from trackside.bots.railroad_dice.plan.turns import throw
from trackside.games.railroad_dice.game import GAME, State

SEATS = 4
BLOCK = 250  # games in a file
PLAYERS = (2, 3, 4, 4)
SPREADS = (0.0, 0.1, 0.3)  # how far the weights of a seat lie from the learned ones
MOST_YEARS = 20
HELD = 10  # one block of so many is kept to judge by
SAID = 31  # among the numbers of a seat: its chance by the weights
Rows = dict[str, np.ndarray]


# --- what is played


def play(rng: Random) -> list[Rows]:
    """The tables of a game and its result; nothing if nobody won."""
    players = rng.choice(PLAYERS)
    sets = [shaken(LEARNED, rng.choice(SPREADS), rng) for _ in range(players)]
    state = GAME.new(players)
    throw(state, rng)
    kept: list[Rows] = []
    while state.to_act() and state.year <= MOST_YEARS:
        kept.append(look(state))
        seat = int(state.turn)
        play_turn(state, seat, rng, IN_PLAYOUTS, sets[seat])
    result = state.result()
    if result is None or not result.winners:
        return []
    share = np.zeros(SEATS, np.float32)
    share[list(result.winners)] = 1 / len(result.winners)
    return [{**row, "share": share} for row in kept]


def look(state: State) -> Rows:
    """One table, as the network sees it; seats that do not exist are noughts."""
    found = position_of(state)
    players = int(state.setting.players)
    seats = np.zeros((SEATS, OF_SEAT), np.float32)
    seats[:players] = np.array(list(found.seats)).reshape(players, OF_SEAT)
    return {"common": np.array(list(found.common), np.float32), "seats": seats}


@dataclass(frozen=True)
class Task:
    """Plays one block of games, unless it is there."""

    seed: int
    out: Path

    def __call__(self, number: int) -> Path:
        file = self.out / f"games-{self.seed}-{number}.npz"
        if not file.exists():
            rows: list[Rows] = []
            for game in range(BLOCK):
                rows += play(Random(f"{self.seed} {number} {game}"))
            part = file.with_suffix(".part.npz")
            np.savez(part, allow_pickle=True, **stack(rows))
            part.replace(file)
        return file


def stack(rows: Sequence[Rows]) -> Rows:
    return {name: np.stack([row[name] for row in rows]) for name in rows[0]}


def join(files: Sequence[Path]) -> Rows:
    parts = [np.load(file) for file in files]
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


# --- what is learned of it


def seat_rows(rows: Rows) -> np.ndarray:
    """Of every table and seat: the table, then the seat."""
    common = np.repeat(rows["common"][:, None], SEATS, 1)
    return np.concatenate([common, rows["seats"]], 2)


def players_of(rows: Rows) -> np.ndarray:
    players: np.ndarray = 2 + rows["common"][:, :3].argmax(1)
    return players


def fit(rows: Rows, net: Net, epochs: int, rate: float, rng: np.random.Generator) -> None:
    """Who wins."""
    asked, players, share = seat_rows(rows), players_of(rows), rows["share"]
    for at, pace in Pace(len(asked), epochs, rate, rng):
        slope = partial(likelier, players=players[at], share=share[at])
        net.learn(asked[at].reshape(-1, asked.shape[2]), slope, pace)


def read_net(file: Path, decay: float) -> Net:
    """A network as it was written."""
    told = json.loads(file.read_text("utf-8"))["network"]
    hidden = len(told["bias"])
    net = Net(OF_TABLE + OF_SEAT, hidden, np.random.default_rng(0), decay)
    by_unit = [np.array(told[name]).reshape(hidden, -1) for name in ("common", "own")]
    parts = {"w": np.concatenate(by_unit, 1).T, "b": told["bias"]}
    parts |= {"v": told["out"], "c": told["last"]}
    net.parts = {name: np.array(part, np.float32) for name, part in parts.items()}
    return net


def judge(rows: Rows, net: Net) -> dict[str, float]:
    """How right it is about other games, beside the weights and who says the same of all."""
    players, share = players_of(rows), rows["share"]
    asked = seat_rows(rows)
    said = net.said(asked.reshape(-1, asked.shape[2])).reshape(-1, SEATS)
    weights = rows["seats"][:, :, SAID]
    weights = weights / weights.sum(1, keepdims=True)
    fair = softmax(np.zeros_like(said), players)
    of_all = {"network": softmax(said, players), "weights": weights, "fair": fair}
    return {name: brier(found, players, share) for name, found in of_all.items()}


def brier(found: np.ndarray, players: np.ndarray, share: np.ndarray) -> float:
    there = np.arange(SEATS) < players[:, None]
    return float((((found - share) ** 2) * there).sum() / there.sum())


def write(file: Path, net: Net, origin: dict[str, object]) -> None:
    network = net.told(OF_TABLE, OF_SEAT)
    made = {"by": "tools/train/railroad_dice/values.py", "commit": commit(), **origin}
    file.write_text(json.dumps({"origin": made, "network": network}) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--hidden", type=int, default=32)
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--rate", type=float, default=0.003)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path, help="an earlier network, to learn on from")
    parser.add_argument("--out", type=Path, default=Path("build/dice_values"))
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    began = time.time()
    blocks = list(range(given.games // BLOCK))
    files = sorted(results(Task(given.seed, given.out), blocks, given.jobs))
    print(json.dumps({"minutes of play": round((time.time() - began) / 60, 1)}), flush=True)
    rows = join([file for at, file in enumerate(files) if at % HELD])
    others = join(files[::HELD])
    rng = np.random.default_rng(given.seed)
    origin: dict[str, object] = {"seed": given.seed, "hidden": given.hidden}
    if given.start:
        net = read_net(given.start, given.decay)
        begun = json.loads(given.start.read_text("utf-8"))["origin"]
        here = round(judge(others, net)["network"], 4)
        origin = {"seed": given.seed, "start": {**begun, "here": here}}
    else:
        net = Net(OF_TABLE + OF_SEAT, given.hidden, rng, given.decay)
    fit(rows, net, given.epochs, given.rate, rng)
    told = {name: round(x, 4) for name, x in judge(others, net).items()}
    origin |= {"games": len(files) * BLOCK, "positions": len(rows["common"]), "brier": told}
    print(json.dumps(origin), flush=True)
    write(given.out / "network.json", net, origin)


if __name__ == "__main__":
    main()
