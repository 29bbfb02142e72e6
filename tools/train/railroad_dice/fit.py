"""Fits the weights of RailRoad Dice's bots to what became of played games.

    python -m tools.train.railroad_dice.fit --rounds 4 --games 1500 --out build/dice_fit

Each round plays games of the present weights, every seat with slightly other ones so that all kinds
of positions come up, keeps the table at the end of each turn, and fits the weights of
`evaluate/chances.py` so that its chances of a win agree with the results (logistic loss, all rounds
so far, the last ones most). What the loss does not know, which actions are tried first, stays. The
result is where `railroad_dice.py --start FILE` goes on. Needs numpy.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from random import Random

import numpy as np

from tools.train.breeding import numbers_of, weights_of, write
from tools.train.railroad_dice import league
from trackside.bots.railroad_dice.evaluate import chances
from trackside.bots.railroad_dice.evaluate.passengers import missing_companies
from trackside.bots.railroad_dice.evaluate.stations import FAR, station_field
from trackside.bots.railroad_dice.evaluate.weights import NAMES, Weights, load_weights
from trackside.bots.railroad_dice.plan.deep import forced_action
from trackside.bots.railroad_dice.plan.replies import end_turn, next_steps
from trackside.bots.railroad_dice.plan.turns import throw
from trackside.games.railroad_dice.components import JOKER, TRANSPORT
from trackside.games.railroad_dice.game import GAME, State
from trackside.games.railroad_dice.rules.dice import income_of
from trackside.games.railroad_dice.scoring import directorships, passengers

SEATS = 4
COMMON, EACH = 14, 9  # numbers of a row: of the table, of each seat
NOT_FITTED = ("symbol", "first_demand", "first_joker", "first_kept", "gain")
FITTED = [name for name in NAMES if name not in NOT_FITTED]
# Weights that start at nought have a scale of their own.
SCALES = {
    "wait": 2.0,
    "wait_late": 1.0,
    "claim": 0.3,
    "claim_new": 0.3,
    "threat": 0.5,
    "threat_poor": 0.5,
    "near": 0.3,
    "mean": 0.3,
    "spread_left": 0.8,
    "thin": 0.5,
    "dead_lead": 0.3,
}
PRIOR = 2e-4  # pull to the first weights, in their own scale
STEPS = 150
Row = np.ndarray


def row_of(state: State, seat: int) -> list[float]:
    """What `chance` looks at, from the view of one seat, which stands first."""
    players = int(state.setting.players)
    following = int(chances.next_seat(state))
    count, prize = chances.at_hand(state)
    field = station_field(state)
    steps = [int(chances.steps_from(state, end, field)) for end in range(2)]
    common = [
        float(players),
        chances.mean_waiting(state),
        float(chances.new_ones(state)),
        float(chances.stations_left(state)),
        float(state.bank),
        float(missing_companies(state)),
        float(chances.dead_ends(state)),
        chances.turns_before(state, seat) / players,
        float((following - seat) % players),
        chances.passengers_ahead(state, seat),
        count,
        prize,
        float(chances.can_build(state, following)),
        sum(1.0 / step for step in steps if 1 < step < FAR),
    ]
    for step in range(SEATS):
        common += of_seat(state, (seat + step) % players) if step < players else [0.0] * EACH
    return common


def of_seat(state: State, seat: int) -> list[float]:
    jokers = min(5, int(state.front_count(seat, JOKER)))
    hidden = int(state.hidden[seat])
    numbers = (
        passengers(state, seat),
        hidden,
        jokers,
        state.front_count(seat, TRANSPORT),
        chances.track_power(state, seat),
        max(0, hidden + jokers - 6),
        income_of(state, seat),
        directorships(state, seat),
        chances.pay_power(state, seat),
    )
    return [float(number) for number in numbers]


def foretold(w: dict[str, float], rows: Row) -> Row:
    """`chance` for many rows."""
    players, mean, fresh, left, bank, missing, dead, rounds, nxt = rows[:, :9].T
    ahead, count, prize, able, near = rows[:, 9:COMMON].T
    seats = rows[:, COMMON:].reshape(len(rows), SEATS, EACH)
    there = np.arange(SEATS)[None, :] < players[:, None]
    have, hidden, jokers, symbols, tracks, many, income, tokens, pay = np.moveaxis(seats, 2, 0)
    wide = mean[:, None]
    power = (pay + w["power_income"] * income) * there
    part = power / (0.1 + power.sum(1))[:, None]
    stand = have + hidden * (w["hidden"] + w["hidden_waiting"] * wide)
    stand = stand + jokers * (w["joker"] + w["joker_waiting"] * wide) + w["many"] * many
    stand = stand + w["symbol"] * symbols + w["track"] * tracks + w["director"] * tokens
    stand = stand + income * (w["income"] + w["income_left"] * left[:, None])
    stand = stand + (w["claim"] * mean * 5 + w["claim_new"] * fresh)[:, None] * part
    gain = prize * np.where(able > 0, w["threat"], w["threat_poor"]) + w["near"] * mean * near
    stand = stand + gain[:, None] * (np.arange(SEATS)[None, :] == nxt[:, None])
    others = there.copy()
    others[:, 0] = False
    best = np.where(others, stand, -1000.0).max(1)
    average = (stand * others).sum(1) / (players - 1)
    value = stand[:, 0] - w["others"] * (best + w["mean"] * (average - best))
    value = value - (nxt != 0) * (w["exposed"] * prize + w["exposed_station"] * count)
    value = value - w["wait"] * rounds * (1 + w["wait_late"] * (1 - left / 7))
    value = value - missing * (w["missing"] + w["missing_lead"] * ahead)
    value = value - dead * (w["dead"] + w["dead_lead"] * ahead)
    thin = np.maximum(0.0, 1 - bank / chances.FULL_BANK)
    spread = np.maximum(0.3, w["spread"] + w["spread_left"] * left * (1 - w["thin"] * thin))
    found: Row = 1 / (1 + np.exp(-np.clip(value / spread, -30, 30)) * (players - 1))
    return found


def fit(start: Weights, rows: Row, won: Row, weight: Row, first: Weights) -> Weights:
    """Adam, with slopes by small differences."""
    scale = np.array([SCALES.get(name, max(0.1, abs(getattr(first, name)))) for name in FITTED])
    prior = np.array([getattr(first, name) for name in FITTED]) / scale
    here = np.array([getattr(start, name) for name in FITTED]) / scale
    speed, size = np.zeros(len(here)), np.zeros(len(here))
    rng = np.random.default_rng(1)
    rest = {name: getattr(start, name) for name in NAMES}

    def loss(x: Row, at: Row) -> float:
        p = foretold(rest | dict(zip(FITTED, x * scale)), rows[at])
        p = np.clip(p, 1e-4, 1 - 1e-4)
        error = -(won[at] * np.log(p) + (1 - won[at]) * np.log(1 - p))
        return float((error * weight[at]).mean() + PRIOR * ((x - prior) ** 2).sum())

    for step in range(1, STEPS + 1):
        at = rng.choice(len(rows), min(2500, len(rows)), replace=False)
        slope = np.zeros(len(here))
        for which in range(len(here)):
            move = np.zeros(len(here))
            move[which] = 0.02
            slope[which] = (loss(here + move, at) - loss(here - move, at)) / 0.04
        speed = 0.9 * speed + 0.1 * slope
        size = 0.98 * size + 0.02 * slope**2
        rate = 0.05 * (1 - step / (STEPS + 1)) + 0.003
        here = here - rate * speed / (1 - 0.9**step) / (np.sqrt(size / (1 - 0.98**step)) + 1e-5)
    new = weights_of(Weights, NAMES, numbers_of(start, NAMES))
    for name, number in zip(FITTED, here * scale):
        setattr(new, name, float(number))
    every = np.arange(len(rows))
    print(json.dumps({"rows": len(rows), "loss": round(loss(here, every), 4)}), flush=True)
    return new


def played(
    weights: Weights, games: int, spread: float, rng: Random
) -> tuple[list[Row], list[float]]:
    """The rows of so many games, and what each seat has won in the end."""
    rows: list[list[float]] = []
    won: list[float] = []
    for number in range(games):
        players = 2 + number % 3
        sets = [shaken(weights, spread, rng) for _ in range(players)]
        state = GAME.new(players)
        throw(state, rng)
        seen: list[tuple[int, list[float]]] = []
        while state.to_act() and state.year <= 20:
            turn_of(state, int(state.turn), rng, sets[int(state.turn)], seen)
        result = state.result()
        for seat, row in seen:
            rows.append(row)
            is_won = result is not None and seat in result.winners
            won.append(1 / len(result.winners) if is_won and result is not None else 0.0)
    return [np.array(row) for row in rows], won


def turn_of(
    state: State, seat: int, rng: Random, weights: Weights, seen: list[tuple[int, list[float]]]
) -> None:
    """As `replies.play_turn`, but the table is kept where the turn ends."""
    while state.to_act() == (seat,):
        sure = forced_action(state)
        if sure >= 0:
            state.apply(seat, sure)
            continue
        line = next_steps(state, seat, rng, league.EFFORT, weights)
        if not line:
            seen.append((seat, row_of(state, seat)))
            end_turn(state, seat)
            return
        for action in line:
            state.apply(seat, action)
        throw(state, rng)


def shaken(weights: Weights, spread: float, rng: Random) -> Weights:
    """Each weight a little more or less."""
    near = [x * (1 + spread * rng.gauss(0, 1)) for x in numbers_of(weights, NAMES)]
    return weights_of(Weights, NAMES, near)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--spread", type=float, default=0.35)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, default=Path("build/dice_fit"))
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    first = Weights()
    weights = load_weights(args.start) if args.start else first
    rng, began, rows, won, ages = (
        Random(args.seed),
        time.time(),
        list[Row](),
        list[float](),
        list[int](),
    )
    for number in range(args.rounds):
        new_rows, new_won = played(weights, args.games, args.spread, rng)
        rows, won, ages = rows + new_rows, won + new_won, ages + [number] * len(new_rows)
        weight = np.array([0.6 ** (number - age) for age in ages])
        weights = fit(weights, np.array(rows), np.array(won), weight, first)
        minutes = round((time.time() - began) / 60)
        print(json.dumps({"round": number, "minutes": minutes}), flush=True)
        origin = {"seed": args.seed, "games": args.games * (number + 1), "minutes": minutes}
        file = args.out / f"weights{number}.json"
        by = "tools/train/railroad_dice/fit.py"
        write(file, NAMES, numbers_of(weights, NAMES), origin, by)


if __name__ == "__main__":
    main()
