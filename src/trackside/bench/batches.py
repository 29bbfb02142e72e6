"""What `trackside bench` measures on batches of games."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from trackside import games
from trackside.bench.engines import rate

GAMES = 1024
WORKERS = 2
SPELL = 8  # steps between two looks at the clock
RUN_TIME = Path("/proc/self/schedstat")  # of Linux: nanoseconds that a process has run
MOST_STEPS = 4000  # random play of China Rails never comes to an end
SHORT_GAME = 200  # steps, where single games are compared: later ones may cost more or less


def is_possible() -> bool:
    return find_spec("numpy") is not None and find_spec("gymnasium") is not None


def measure(slug: str, players: int, seconds: float, count: int = GAMES) -> dict[str, Any]:
    """Measure steps per second, with an observation and the legal actions: in one process, of its
    processor time; by two processes, together and apart, of the clock on the wall and of their
    processor time; and one game at a time through the PettingZoo environment, beside a batch of
    games as short as those."""
    from trackside.batch.arrays import Batch

    seats = players or min(4, games.get(slug).meta.most_players)
    batch = Batch(slug, count, players=seats, most_steps=MOST_STEPS)
    row: dict[str, Any] = {
        "game": slug,
        "players": seats,
        "batch_steps_per_second": round(rate(_stepper(batch), seconds)[0]),
        **_crew_speeds("crew", slug, count, seats, seconds),
        **_crew_speeds("apart", slug, count, seats, seconds),
    }
    if find_spec("pettingzoo") is not None:
        short = Batch(slug, count, players=seats, most_steps=SHORT_GAME)
        many, single = rate(_stepper(short), seconds)[0], rate(_single(slug, seats), seconds)[0]
        row["single_steps_per_second"] = round(single)
        row["batch_to_single"] = round(many / single, 1)
    return row


def _crew_speeds(
    kind: str, slug: str, count: int, seats: int, seconds: float
) -> dict[str, int | None]:
    """Measure two processes that step together, or apart from the one that chooses."""
    from trackside.batch.crew import Crew

    apart, alone = kind == "apart", 0.0
    with Crew(
        slug, count, workers=WORKERS, apart=apart, players=seats, most_steps=MOST_STEPS
    ) as crew:
        step = _part_stepper(crew) if apart else _stepper(crew)
        both = rate(step, seconds, time.perf_counter)[0]
        if RUN_TIME.exists():
            alone = rate(step, seconds, _time_of(crew))[0]
    return {
        f"{kind}_steps_per_second": round(both),
        f"{kind}_alone_steps_per_second": round(alone) or None,
    }


def _stepper(batch: Any) -> Callable[[int], int]:
    """Return a step as a learner takes it: choices are made outside, for all games at once."""
    import numpy as np

    rng, every = np.random.default_rng(1), np.arange(batch.games)

    def step(_: int) -> int:
        for _ in range(SPELL):
            chosen = (rng.random(batch.games) * batch.counts).astype(np.int64)
            batch.step(batch.legal[every, chosen])
        return SPELL * int(batch.games)

    return step


def _part_stepper(crew: Any) -> Callable[[int], int]:
    """Return the same for a crew that plays apart: one part chooses while the other plays."""
    import numpy as np

    rng = np.random.default_rng(1)
    lines = [np.arange(part.start, part.stop) for part in crew.parts]

    def send(part: int) -> None:
        mine = lines[part]
        chosen = (rng.random(len(mine)) * crew.counts[crew.parts[part]]).astype(np.int64)
        crew.send(part, crew.legal[mine, chosen])

    for part in range(len(lines)):
        send(part)

    def step(_: int) -> int:
        for _ in range(SPELL):
            for part in range(len(lines)):
                crew.receive(part)
                send(part)
        return SPELL * int(crew.games)

    return step


def _time_of(crew: Any) -> Callable[[], float]:
    """Return a clock of a crew's steps on cores of its own, as many as there are workers: all work
    at the same time, so it is the time of the busiest since now, or of all, shared by the cores."""

    def each() -> list[float]:
        files = [Path(f"/proc/{process.pid}/schedstat") for process, _ in crew.workers]
        return [time.process_time(), *(int(file.read_text().split()[0]) / 1e9 for file in files)]

    begun = each()

    def since() -> float:
        spent = [now - then for now, then in zip(each(), begun)]
        return max(*spent, sum(spent) / WORKERS)

    return since


def _single(slug: str, players: int) -> Callable[[int], int]:
    import numpy as np

    from trackside.adapters import pettingzoo

    env, rng = pettingzoo.env(slug, players, most_steps=SHORT_GAME), np.random.default_rng(1)

    def play(number: int) -> int:
        env.reset(seed=number)
        for steps, _ in enumerate(env.agent_iter()):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                return steps
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(rng.random() * len(legal))]))
        return 0

    return play
