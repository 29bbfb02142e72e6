"""Why an action of German Railways, in words: the sums of `policy.weigh`, in thalers."""
# mypyc: off

from __future__ import annotations

from trackside.bots.german_railways.evaluate.shares import likely_price, limit
from trackside.bots.german_railways.evaluate.weights import LEARNED, Weights
from trackside.bots.german_railways.policy import way_out, weigh
from trackside.core.contract import Json
from trackside.core.players import Why
from trackside.games.german_railways.actions import (
    AUCTION,
    BID,
    BUILD,
    DONE,
    PROPOSE,
    company_of,
    place_of,
)
from trackside.games.german_railways.components import CODES, COMPANIES
from trackside.games.german_railways.game import State
from trackside.games.german_railways.phases import BIDDING, NAMING, VOTING
from trackside.games.german_railways.rules import track


def explain(table: State, seat: int, action: int, expected: dict[str, float]) -> list[Why]:
    """Explain the action as players with the learned weights do."""
    return explain_by(table, seat, action, LEARNED)


def explain_by(table: State, seat: int, action: int, weights: Weights) -> list[Why]:
    """Explain the action by these weights, the weightiest reason first."""
    if table.phase == BIDDING:
        return _explain_bid(table, seat, action, weights)
    if table.phase == VOTING:
        return _explain_vote(table, seat, weights)
    if table.phase == NAMING:
        return [Why("gr-why-banker")]
    if action >= BUILD:
        return _explain_build(table, seat, action, weights)
    if AUCTION <= action < AUCTION + COMPANIES:
        return _explain_auction(table, seat, action, weights)
    if action == DONE:
        return [Why("gr-why-done", {"company": CODES[table.builder]})]
    return [Why("gr-why-propose" if action == PROPOSE else "gr-why-wait")]


def _explain_vote(table: State, seat: int, weights: Weights) -> list[Why]:
    how_far = Why("gr-why-vote", {"proved": bool(table.proved), "idle": int(table.idle)})
    way = way_out(table, seat, weights)
    if way is None:
        return [how_far]
    return [Why("gr-why-play-on", {"company": CODES[way.company]}), how_far]


def _explain_bid(table: State, seat: int, action: int, weights: Weights) -> list[Why]:
    company = int(table.lot)
    found = [_explain_value(table, seat, company, weights)]
    cash = int(table.cash[seat])
    if action >= BID:
        return [*found, Why("gr-why-left", {"left": cash - int(action - BID)})]
    least = int(table.high) + 1
    if least > cash:
        return [*found, Why("gr-why-no-cash", {"least": least, "cash": cash})]
    return [*found, Why("gr-why-next-bid", {"least": least, "left": cash - least})]


def _explain_value(table: State, seat: int, company: int, weights: Weights) -> Why:
    value = round(limit(table, seat, company, weights))
    held = int(table.shares[seat * COMPANIES + company])
    params: Json = {"company": CODES[company], "worth": value, "held": held}
    return Why("gr-why-worth", params)


def _explain_auction(table: State, seat: int, action: int, weights: Weights) -> list[Why]:
    company = int(company_of(action))
    price = round(likely_price(table, seat, company, weights))
    cash = int(table.cash[seat])
    key = "gr-why-price" if price <= cash else "gr-why-too-dear"
    return [_explain_value(table, seat, company, weights), Why(key, {"price": price, "cash": cash})]


def _explain_build(table: State, seat: int, action: int, weights: Weights) -> list[Why]:
    company, place = int(company_of(action)), int(place_of(action))
    found: list[Why] = []
    for code, _, terms in weigh(table, seat, table.legal(seat), weights):
        if code == action and "own" in terms:
            sums = {"own": round(terms["own"], 1), "others": round(-terms["others"], 1)}
            found = [Why("gr-why-way", {"company": CODES[company], **sums})]
            break
    rise = int(track.income_gained(table, company, place))
    held = int(table.shares[seat * COMPANIES + company])
    params: Json = {"company": CODES[company], "rise": rise, "held": held}
    if rise > 0:
        return [*found, Why("gr-why-income", params)]
    return [*found, Why("gr-why-held", params)]
