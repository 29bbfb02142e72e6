"""The rules for computer players (GR-117), and that the bots play on."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from random import Random

import pytest

from games.german_railways.table import ADA, BEN, CLEO, company, play, position, start_round
from trackside.bots.german_railways import evaluate
from trackside.bots.german_railways.evaluate.shares import outcome
from trackside.bots.german_railways.evaluate.weights import NAMES, load_weights
from trackside.bots.german_railways.levels import EasyBot, NormalBot, RandomBot
from trackside.bots.german_railways.policy import buckets, crew, play_miserly
from trackside.bots.levels import make
from trackside.core.errors import DataError
from trackside.core.luck import pick
from trackside.core.players import Bot, Observer
from trackside.games.german_railways.actions import PROPOSE
from trackside.games.german_railways.components import CODES, COMPANIES
from trackside.games.german_railways.game import GAME, State
from trackside.games.german_railways.phases import BIDDING, VOTING

Kind = type[RandomBot] | type[EasyBot] | type[NormalBot]
KINDS = [RandomBot, EasyBot, NormalBot]


def answer(kind: Kind, state: State) -> str:
    seat = state.to_act()[0]
    return state.notation(kind(1).choose(Observer(state, seat)))


@pytest.mark.rule("GR-117")
@pytest.mark.parametrize("kind", KINDS)
def test_bots_vote_yes_with_a_proof_or_two_idle_rounds(kind: Kind) -> None:
    """Nobody has the money to build here."""
    voting = play(position(), "propose end; pass; pass; pass")
    voting.idle = 1
    assert answer(kind, voting) == "vote no"
    voting.idle = 2
    assert answer(kind, voting) == "vote yes"
    voting.idle, voting.proved = 0, True
    assert answer(kind, voting) == "vote yes"


@pytest.mark.rule("GR-117")
@pytest.mark.parametrize(
    ("kind", "cash", "idle", "proved", "said"),
    [
        (NormalBot, 20, 2, False, "vote no"),
        (NormalBot, 30, 5, False, "vote no"),  # level with another is no lead
        (NormalBot, 31, 2, False, "vote yes"),
        (NormalBot, 20, 6, False, "vote yes"),
        (NormalBot, 20, 0, True, "vote no"),
        (NormalBot, 31, 0, True, "vote yes"),
        (EasyBot, 20, 2, False, "vote yes"),
        (RandomBot, 20, 2, False, "vote yes"),
    ],
)
def test_who_can_build_for_a_gain_does_not_agree_to_lose(
    kind: Kind, cash: int, idle: int, proved: bool, said: str
) -> None:
    """Ada alone may build, with money in every treasury; she is asked first."""
    held = {ADA: " ".join(CODES)}
    state = position(shares=held, treasury=40, cash=[cash, 30, 10], order=[BEN, BEN, BEN])
    voting = play(state, "propose end; pass; pass; pass")
    voting.proved, voting.idle = proved, idle
    assert voting.to_act() == (ADA,)
    assert answer(kind, voting) == said


def test_where_nothing_happens_who_does_not_lead_builds_rather_than_wait() -> None:
    """A build that pays the others more is better than to lose by waiting (GR-120)."""
    rest = " ".join(code for code in CODES * 3 if code != "PO")
    shares = {ADA: "PO", BEN: "PO PO", CLEO: rest}
    for cash, idle, waits in ((20, 1, False), (20, 0, True), (60, 1, True)):
        state = position(shares=shares, treasury={"PO": 9}, cash=[cash, 30, 10])
        state.idle = idle
        assert (answer(NormalBot, state) == "pass") == waits


def test_where_nothing_happens_who_does_not_lead_offers_a_share_rather_than_wait() -> None:
    """No treasury can pay a build, and the share is worth less than it costs (GR-120)."""
    rest = " ".join(code for code in CODES * 3 if code != "BHE")
    shares = {ADA: "BHE", BEN: "BHE", CLEO: rest}
    for cash, idle, said in ((20, 1, "auction BHE"), (20, 0, "pass"), (60, 1, "pass")):
        state = position(shares=shares, treasury=0, cash=[cash, 30, 10])
        state.idle = idle
        assert answer(NormalBot, state) == said
        reasons = NormalBot(1).explain(Observer(state, ADA))
        assert state.notation(reasons[0].action) == said


@pytest.mark.rule("GR-117")
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("players", [3, 5])
def test_bots_never_propose_and_finish_their_game(kind: Kind, players: int) -> None:
    """Without the cap on idle rounds: their votes end it (GR-120)."""
    state = GAME.new(players, {"banker": "chosen"})
    bots: list[Bot] = [kind(seat) for seat in range(players)]
    draws = 0
    while state.to_act():
        seat = state.to_act()[0]
        if seat < 0:
            state.apply(-1, pick("bots", draws, state.chance()))
            draws += 1
            continue
        action = bots[seat].choose(Observer(state, seat))
        assert action != PROPOSE
        candidates = buckets(state, seat, state.legal(seat))
        assert candidates
        assert set(candidates) <= set(state.legal(seat))
        state.apply(seat, action)
    assert sum(outcome(state)) == pytest.approx(1.0)


def test_in_a_playout_nobody_counts_on_the_others_to_bid() -> None:
    """A bid means to have the share at that price, a pass to leave it to whoever bids first."""
    for first, owner, price in (("bid 3", ADA, 3), ("pass", BEN, 1)):
        state = play(position(shares={ADA: "PO", BEN: "NME"}), "auction PO")
        others = crew(state, 0, Random(1))
        play(state, first)
        while state.phase == BIDDING:
            state.apply(state.turn, others[state.turn](state, state.turn, Random(2)))
        assert state.shares[owner * COMPANIES + company("PO")] == (2 if owner == ADA else 1)
        assert state.treasury[company("PO")] == price


def test_a_miser_takes_what_is_cheap_and_offers_what_is_poor() -> None:
    state = position(shares={ADA: "PO", BEN: "NME"}, treasury={"PO": 9, "NME": 9, "KBS": 2})
    assert state.notation(play_miserly(state, ADA, Random(1))) == "auction KSS"
    state = play(state, "auction KSS")
    assert state.notation(play_miserly(state, ADA, Random(1))) == "bid 1"
    state = play(state, "bid 2")
    assert state.notation(play_miserly(state, BEN, Random(1))) == "pass"


def test_random_is_the_games_own_and_keeps_to_the_rule_for_bots() -> None:
    assert isinstance(make("german-railways", "random", 1), RandomBot)
    table = position(shares={ADA: "PO"}, treasury=9)
    chosen = {RandomBot(seed).choose(Observer(table, ADA)) for seed in range(200)}
    assert chosen == set(table.legal(ADA)) - {PROPOSE}


def test_who_won_and_by_how_much_counts_at_the_end() -> None:
    state = position(cash=[61, 61, 40])
    state.proposed = 7
    clear = outcome(start_round(state))
    assert clear[0] == clear[1] > 0.45
    assert sum(clear) == pytest.approx(1.0)
    state.cash[2] = 60
    assert clear[2] < outcome(state)[2] < outcome(state)[0]


def test_normal_explains_what_it_does() -> None:
    """Through a whole game: the first reason is the choice, and the terms add up to the value."""
    state = GAME.new(4)
    bots = [NormalBot(seat) for seat in range(4)]
    draws, terms = 0, set[str]()
    while state.to_act():
        seat = state.to_act()[0]
        if seat < 0:
            state.apply(-1, pick("why", draws, state.chance()))
            draws += 1
            continue
        table = Observer(state, seat)
        reasons, action = bots[seat].explain(table), bots[seat].choose(table)
        assert reasons[0].action == action
        assert len(reasons) <= 3
        assert [r.value for r in reasons] == sorted((r.value for r in reasons), reverse=True)
        for reason in reasons:
            assert reason.text == state.notation(reason.action)
            assert reason.action in state.legal(seat)
            terms |= set(reason.terms)
            if state.phase != VOTING:  # see test_normal_explains_its_vote
                assert sum(reason.terms.values()) == pytest.approx(reason.value)
        state.apply(seat, action)
    assert {"own", "others", "cost", "worth", "price", "purse", "held"} <= terms


@pytest.mark.rule("GR-117")
def test_normal_explains_its_vote() -> None:
    voting = play(position(), "propose end; pass; pass; pass")
    voting.idle = 1
    no, yes = NormalBot(1).explain(Observer(voting, voting.to_act()[0]))
    assert [(no.text, no.value), (yes.text, yes.value)] == [("vote no", 1.0), ("vote yes", 0.0)]
    assert no.terms == {"proof": 0.0, "idle-rounds": 1.0}


def test_the_weights_say_where_they_come_from_and_broken_ones_are_refused(tmp_path: Path) -> None:
    shipped = json.loads((resources.files(evaluate) / "weights.json").read_text("utf-8"))
    assert shipped["origin"]["games"] > 100_000
    assert sorted(shipped["weights"]) == sorted(NAMES)
    file = tmp_path / "weights.json"
    for text in ("", "[]", '{"weights": {}}', json.dumps(shipped).replace("0.6979", '"dear"')):
        file.write_text(text, "utf-8")
        with pytest.raises(DataError, match="holds no weights"):
            load_weights(file)


def test_openings_differ_from_bot_to_bot() -> None:
    """Each has favourites of its own, so the first auctions do not always go the same way."""
    sets = {tuple(NormalBot(seed).weights.noise) for seed in range(5)}
    assert len(sets) == 5
    assert tuple(NormalBot(3).weights.noise) == tuple(NormalBot(3).weights.noise)
