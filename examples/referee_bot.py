"""A bot that speaks to `trackside referee`: JSON lines through a pipe, nothing imported.

It plays one seat of any game against the level `easy`. Its style is to try: each of a few legal
actions is applied to a table that fits what its seat knows, and `easy` bots play on for a while;
the action after which its seat is worth most by the view is taken. Whatever language can start
a process and read JSON can do the same.

    python examples/referee_bot.py german-railways --players 3 --seed 7
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
from typing import Any

Json = dict[str, Any]
TRIES = 4  # actions that are tried
AHEAD = 6  # actions that are played on after each


class Referee:
    """The other end of the pipe."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.asked = 0

    def ask(self, cmd: str, **fields: Any) -> Json:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.asked += 1
        request = {"id": self.asked, "cmd": cmd, **fields}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer: Json = json.loads(self.process.stdout.readline())
        if not answer["ok"]:
            raise RuntimeError(answer["error"]["text"])
        return answer

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(30)


def worth(referee: Referee, table: str, seat: int) -> int:
    """Score, cash and income, as far as the game shows them."""
    mine = referee.ask("view", state=table, seat=seat)["view"]["seats"][seat]
    return sum(mine.get(key) or 0 for key in ("score", "cash", "income"))


def play_on(referee: Referee, table: str, to_act: list[int], actions: int) -> None:
    """Lets `easy` bots act for every seat."""
    while to_act and actions:
        if to_act == [-1]:
            to_act = referee.ask("auto", state=table)["to_act"]
            continue
        told = referee.ask("bot", state=table, seat=to_act[0], level="easy")
        done = referee.ask("apply", state=table, seat=told["seat"], action=told["action"])
        to_act = done["to_act"]
        actions -= 1


def choose(referee: Referee, table: str, seat: int, rng: random.Random) -> int:
    """The action whose near future looks best."""
    legal: list[int] = referee.ask("legal", state=table, seat=seat)["actions"]
    if len(legal) == 1:
        return legal[0]
    guess: int = referee.ask("bot", state=table, seat=seat, level="easy")["action"]
    others = [action for action in legal if action != guess]
    tried = [guess, *rng.sample(others, min(TRIES - 1, len(others)))]
    values = []
    for action in tried:
        copy = referee.ask("imagine", state=table, seat=seat, seed=referee.asked)["state"]
        after = referee.ask("apply", state=copy, seat=seat, action=action)
        play_on(referee, copy, after["to_act"], AHEAD)
        values.append(worth(referee, copy, seat))
        referee.ask("drop", state=copy)
    return tried[values.index(max(values))]


def match(referee: Referee, game: str, players: int, seed: int) -> Json:
    """This bot in seat 0, `easy` in the others; gives the result."""
    rng = random.Random(seed)
    started = referee.ask("new", game=game, players=players, seed=seed)
    table, to_act = started["state"], started["to_act"]
    while to_act:
        if to_act == [-1]:
            to_act = referee.ask("auto", state=table)["to_act"]
            continue
        seat = to_act[0]
        if seat == 0:
            action = choose(referee, table, seat, rng)
        else:
            action = referee.ask("bot", state=table, seat=seat, level="easy")["action"]
        to_act = referee.ask("apply", state=table, seat=seat, action=action)["to_act"]
    result: Json = referee.ask("result", state=table)["result"]
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description="Play one game through the referee.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    referee = Referee([sys.executable, "-m", "trackside", "referee"])
    try:
        print(json.dumps(match(referee, given.game, given.players, given.seed)))
    finally:
        referee.close()


if __name__ == "__main__":
    main()
