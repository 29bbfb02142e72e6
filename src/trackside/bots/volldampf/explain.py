"""Why an action of Volldampf, in words: spaces of the income track, and marks."""
# mypyc: off

from __future__ import annotations

from collections.abc import Callable
from random import Random

from trackside.bots.volldampf.evaluate.cache import promises
from trackside.bots.volldampf.evaluate.weights import LEARNED
from trackside.bots.volldampf.plan import best_way, touches
from trackside.bots.volldampf.policy.action_values import (
    best_of,
    bid_budget,
    card_for_giving_up,
    sabotage_hurts,
    weigh,
    weigh_groups,
)
from trackside.bots.volldampf.policy.shortlist import wanted_cash
from trackside.core.players import Why
from trackside.games.volldampf import actions
from trackside.games.volldampf.game import State
from trackside.games.volldampf.phases import ROUTE
from trackside.games.volldampf.rules.delivery import MOST_LINKS
from trackside.games.volldampf.state import hand_size

Explain = Callable[[State, int, int], list[Why]]


def explain(table: State, seat: int, action: int, expected: dict[str, float]) -> list[Why]:
    """Explain what the action does; then what the end of the round will look like."""
    verb = actions.verb_of(action)
    found = EXPLAINERS.get(verb, _explain_card)(table, seat, action)
    if expected:
        income, loans = round(expected["income"], 1), round(expected["loans"], 1)
        found.append(Why("vd-why-round-end", {"income": income, "loans": loans}))
    return found


def spaces(table: State, seat: int, code: int) -> list[int]:
    """Return what a good brings to each seat by the way that is best for this one; nothing where
    the best is not to arrive."""
    copy = table.clone()
    copy.apply(seat, code)
    while copy.stage != ROUTE:  # nobody plays Sabotage
        copy.apply(copy.to_act()[0], actions.NO)
    while (step := best_way(copy, seat)) >= 0:
        copy.apply(seat, step)
    if actions.DELIVER in copy.legal(seat):
        copy.apply(seat, actions.DELIVER)
    return [int(new - old) for new, old in zip(copy.position, table.position)]


def _explain_loan(table: State, seat: int, action: int) -> list[Why]:
    value = action - actions.TAKE_LOAN
    need = wanted_cash(table, seat, LEARNED)
    cash = int(table.cash[seat])
    found = [Why("vd-why-need", {"need": need, "cash": cash})]
    if value:
        found.append(Why("vd-why-interest", {"cost": int(table.loans[seat]) + value}))
    return found


def _explain_bid(table: State, seat: int, action: int) -> list[Why]:
    free, cash = max(0, bid_budget(table, seat, LEARNED)), int(table.cash[seat])
    found = [Why("vd-why-for-bids", {"cash": cash, "free": free})]
    if action == actions.PASS:
        found.append(Why("vd-why-least", {"least": int(table.high) + 1}))
    return found


def _explain_group(table: State, seat: int, action: int) -> list[Why]:
    codes = [code for code in table.legal(seat) if actions.TAKE <= code < actions.DRAW_FROM]
    values = dict(weigh_groups(table, seat, codes, LEARNED))
    own = values.pop(action)
    found = [Why("vd-why-group", {"spaces": round(own, 1)})]
    if values:
        found.append(Why("vd-why-next-group", {"spaces": round(max(values.values()), 1)}))
    return found


def _explain_track(table: State, seat: int, action: int) -> list[Why]:
    link = (action - actions.LAY) if action < actions.GELEGENHEIT else _link_of_chance(action)
    near = int(touches(table, seat, link))
    cost = int(table.facts.link_cost[link])
    found: list[Why] = []
    rows = dict(weigh(table, seat, table.legal(seat), Random(0), LEARNED))
    drops = [value for code, value in rows.items() if actions.DROP <= code < actions.ROUTE_CARD]
    if action in rows and drops:
        gain = round(rows[action] - max(drops), 1)
        found.append(Why("vd-why-track", {"spaces": gain}))
    return [*found, Why("vd-why-link", {"cost": cost, "touches": near})]


def _link_of_chance(action: int) -> int:
    return (action - actions.GELEGENHEIT) % actions.LINK_SLOTS


def _explain_good(table: State, seat: int, action: int) -> list[Why]:
    gained = spaces(table, seat, action)
    return [_shares(gained, seat)]


def _shares(gained: list[int], seat: int) -> Why:
    others = sum(gained) - gained[seat]
    return Why("vd-why-spaces", {"own": gained[seat], "others": others})


def _explain_way(table: State, seat: int, action: int) -> list[Why]:
    return [_shares(spaces(table, seat, action), seat)]


def _explain_delivery(table: State, seat: int, action: int) -> list[Why]:
    copy = table.clone()
    copy.apply(seat, action)
    gained = [int(new - old) for new, old in zip(copy.position, table.position)]
    return [_shares(gained, seat)]


def _explain_giving_up(table: State, seat: int, action: int) -> list[Why]:
    promised = promises(table, seat, MOST_LINKS)
    cells = int(table.facts.cities) * 4
    best = max((int(promised[at]) for at in range(cells) if table.goods[at] > 0), default=0)
    card = card_for_giving_up(table, LEARNED)
    params = {"spaces": round(max(best, 0) / float(table.players), 1), "card": round(card, 1)}
    return [Why("vd-why-give-up", params)]


def _explain_place(table: State, seat: int, action: int) -> list[Why]:
    promised = promises(table, seat, MOST_LINKS)
    here = int(promised[(action - actions.PLACE) * 4 + int(table.held)])
    return [Why("vd-why-place", {"spaces": round(max(here, 0) / float(table.players), 1)})]


def _explain_sabotage(table: State, seat: int, action: int) -> list[Why]:
    hurts = float(sabotage_hurts(table, table.giver)) / float(table.players)
    params = {"carrier_seat": int(table.giver), "spaces": round(max(hurts, 0.0), 1)}
    return [Why("vd-why-sabotage", params)]


def _explain_answer(table: State, seat: int, action: int) -> list[Why]:
    legal = table.legal(seat)
    if actions.PLAY_SABOTAGE in legal:
        return _explain_sabotage(table, seat, action)
    return [Why("vd-why-keep-card" if action == actions.NO else "vd-why-third-transport")]


def _explain_drop(table: State, seat: int, action: int) -> list[Why]:
    return [Why("vd-why-drop", {"cash": int(table.cash[seat])})]


def _explain_robbery(table: State, seat: int, action: int) -> list[Why]:
    victim = action - actions.DRAW_FROM
    return [Why("vd-why-hand", {"victim_seat": victim, "cards": hand_size(table, victim)})]


def _explain_regrouping(table: State, seat: int, action: int) -> list[Why]:
    return [Why("vd-why-put")]


def _explain_card(table: State, seat: int, action: int) -> list[Why]:
    """Explain a card that changes what can be carried by what it brings beyond the best now."""
    rows = weigh(table, seat, table.legal(seat), Random(0), LEARNED)
    plain = [row for row in rows if actions.DECLARE <= row[0] < actions.DECLARE_FAST]
    best = max(0.0, max((value for _, value in plain), default=0.0))
    found = dict(rows)
    if action not in found or best_of(rows) != action:
        return [Why("vd-why-card")]
    return [Why("vd-why-card-gain", {"spaces": round(found[action] - best, 1)})]


EXPLAINERS: dict[str, Explain] = {
    "loan": _explain_loan,
    "bid": _explain_bid,
    "pass": _explain_bid,
    "take": _explain_group,
    "build": _explain_track,
    "gelegenheit": _explain_track,
    "drop": _explain_drop,
    "declare": _explain_good,
    "declare-fast": _explain_good,
    "move": _explain_way,
    "deliver": _explain_delivery,
    "give-up": _explain_giving_up,
    "place": _explain_place,
    "no": _explain_answer,
    "sabotage": _explain_sabotage,
    "subvention": _explain_answer,
    "draw-from": _explain_robbery,
    "put": _explain_regrouping,
}
