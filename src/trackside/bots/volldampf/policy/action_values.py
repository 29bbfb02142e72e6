"""What each action is worth to `normal`: it measures what the net of tracks promises, plans tracks
two or three ahead, chooses groups, bids and cards by that measure."""

from __future__ import annotations

from bisect import bisect_right
from random import Random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from trackside.bots.volldampf.evaluate.cache import highlights, promises
from trackside.bots.volldampf.evaluate.standing import money_needed, prospects, rounds_left
from trackside.bots.volldampf.evaluate.weights import (
    NOISE_GOOD,
    NOISE_GROUP,
    NOISE_TRACK,
    Weights,
    noise,
)
from trackside.bots.volldampf.plan import (
    best_by_colour,
    best_way,
    colour_values,
    group_value,
    touches,
    track_value,
    tracks_laid,
    with_track,
)
from trackside.bots.volldampf.policy.foresight import NO_GOOD, outset_of, rest_of_round
from trackside.bots.volldampf.policy.shortlist import sensible_loan, top_places, top_tracks
from trackside.games.volldampf import actions
from trackside.games.volldampf.phases import SABOTAGE
from trackside.games.volldampf.rules.delivery import MOST_FAST_LINKS, MOST_LINKS
from trackside.games.volldampf.rules.transport import LAPS_OF_TRANSPORT
from trackside.games.volldampf.state import FREE, Table, hand_size, total
from trackside.kit.bits import BIT

# With so many tracks on the board a plan of tracks looks less far ahead.
MANY_TRACKS: Final = 8
VERY_MANY_TRACKS: Final = 18
ALL_LINKS: Final = 120
FEW_LINKS: Final = 12
FORESEEN: Final = 4  # goods for which the rest of the round is looked at
BASES: Final = [base for base, _ in actions.STARTS]
NAMES: Final = [verb for _, verb in actions.STARTS]


def verbs(legal: list[int]) -> dict[str, list[int]]:
    """Return the legal actions by verb."""
    found: dict[str, list[int]] = {}
    for code in legal:
        name = NAMES[bisect_right(BASES, code) - 1]
        if name in found:
            found[name].append(code)
        else:
            found[name] = [code]
    return found


def nearest(codes: list[int], wish: int) -> int:
    """Return the code nearest to a wish that may not be legal."""
    best = codes[0]
    for code in codes:
        if abs(code - wish) < abs(best - wish):
            best = code
    return best


def weigh(
    table: Table, seat: int, legal: list[int], rng: Random, weights: Weights
) -> list[tuple[int, float]]:
    """Return candidates and their worth; never empty."""
    found = verbs(legal)
    if "move" in found or "deliver" in found:
        step = best_way(table, seat)
        return [(step if step >= 0 else actions.DELIVER, 1.0)]
    if "give-up" in found:
        return weigh_transports(table, seat, found, weights)
    if "drop" in found:
        return weigh_tracks(table, seat, found, weights)
    if "take" in found:
        return weigh_groups(table, seat, found["take"], weights)
    if "loan" in found:
        wish = actions.TAKE_LOAN + sensible_loan(table, seat, weights)
        return [(nearest(found["loan"], wish), 1.0)]
    if "pass" in found and "bid" in found:
        return weigh_bids(table, seat, found, weights)
    if "bid" in found and table.players > 2:
        return [(found["bid"][0], 1.0)]  # the first bidder by an option: as little as may be
    if "bid" in found:
        return weigh_secret_bids(table, seat, found, rng, weights)
    if "place" in found:
        return [(top_places(table, seat, legal, 1)[0], 1.0)]
    return weigh_answers(table, seat, legal, found, rng, weights)


def best_of(rows: list[tuple[int, float]]) -> int:
    """Return the highest worth; the lowest code among equals."""
    choice, most = rows[0]
    for code, value in rows:
        if value > most or (value == most and code < choice):
            choice, most = code, value
    return choice


def weigh_groups(
    table: Table, seat: int, codes: list[int], weights: Weights
) -> list[tuple[int, float]]:
    """Weigh groups by what their links are worth to the seat, one by one and as a plan."""
    values = colour_values(table, seat, weights)
    part = min(1.0, weights.group_plan)
    rows: list[tuple[int, float]] = []
    for code in codes:
        group = code - actions.TAKE
        value = (1.0 - part) * group_value(table, group, values)
        value += part * planned_value(table, seat, group, weights)
        rows.append((code, value + NOISE_GROUP * noise(weights, code)))
    return rows


def planned_value(table: Table, seat: int, group: int, weights: Weights) -> float:
    """Return prospects with the best tracks that a group of route cards allows."""
    first = seat * 6
    held = table.cards[first : first + 6]
    for colour in range(6):
        table.cards[first + colour] = table.groups[group * 6 + colour]
    facts = table.facts
    links = [
        actions.LAY + link
        for link in range(int(facts.links))
        if table.owner[link] == FREE
        and table.cards[first + facts.link_colour[link]] > 0
        and facts.link_cost[link] <= table.cash[seat]
    ]
    best = 0.0
    for _, value in weigh_links(table, seat, links, weights):
        best = max(best, value)
    for colour in range(6):
        table.cards[first + colour] = held[colour]
    return best


def weigh_secret_bids(
    table: Table, seat: int, found: dict[str, list[int]], rng: Random, weights: Weights
) -> list[tuple[int, float]]:
    """Draw a bid, not always the same, or two of a kind would never part."""
    budget = float(bid_budget(table, seat, weights) - int(table.bids[seat]))
    most = max(1, int(max(weights.secret_least, min(budget, weights.secret_most))))
    wish = rng.randint(actions.MAKE_BID + 1, actions.MAKE_BID + most)
    return [(nearest(found["bid"], wish), 1.0)]


def weigh_answers(
    table: Table,
    seat: int,
    legal: list[int],
    found: dict[str, list[int]],
    rng: Random,
    weights: Weights,
) -> list[tuple[int, float]]:
    """Weigh what is asked out of turn: action cards, answers, draws."""
    if "subvention" in found:
        return [(actions.PLAY_SUBVENTION, 1.0), (actions.NO, 0.0)]
    if "sabotage" in found:
        return weigh_sabotage(table, seat, weights)
    if "no" in found:
        return [(actions.NO, 1.0)]
    if "draw-from" in found:
        return [(code, float(hand_size(table, code - actions.DRAW_FROM))) for code in legal]
    return [(rng.choice(legal), 0.0)]


def weigh_transports(
    table: Table, seat: int, found: dict[str, list[int]], weights: Weights
) -> list[tuple[int, float]]:
    """Weigh each good by its promise; cards when they promise clearly more."""
    players = float(table.players)
    promised = promises(table, seat, 6)
    slots = [code - actions.DECLARE for code in found.get("declare", [])]
    rows = weigh_goods(table, seat, slots, promised, weights)
    best = 0.0
    for _, value in rows:
        best = max(best, value)
    rows.append((actions.GIVE_UP, card_for_giving_up(table, weights)))
    fast = promises(table, seat, 7) if "declare-fast" in found else promised
    for code in found.get("declare-fast", []):
        value = float(fast[code - actions.DECLARE_FAST]) / players
        rows.append((code, value - (weights.fast if rounds_left(table) else 0.0)))
    if "zusatzfracht" in found:
        extra = expected_extra(table, best_by_colour(table, seat))
        rows.append((actions.ZUSATZFRACHT, extra / players))
    if "neue-planung" in found:
        rows += weigh_planning(table, seat, promised, found["neue-planung"], best, weights)
    return rows


def weigh_goods(
    table: Table, seat: int, slots: list[int], promised: vec[i64], weights: Weights
) -> list[tuple[int, float]]:
    """Weigh each good by its promise; the best also by what becomes of the round, since another may
    wait for one good and nobody for the other."""
    players = float(table.players)
    ranked: list[tuple[float, int]] = []
    for slot in slots:
        value = float(promised[slot]) / players
        if value > 0.0:
            value += NOISE_GOOD * noise(weights, slot)
        ranked.append((-value, slot))
    ranked.sort()
    rows = [(actions.DECLARE + slot, -value) for value, slot in ranked]
    if weights.foresight == 0.0 or table.lap > LAPS_OF_TRANSPORT:
        return rows
    outset = outset_of(table)
    without = rest_of_round(table, seat, NO_GOOD, outset)
    for at in range(min(FORESEEN, len(rows))):
        code, value = rows[at]
        then = rest_of_round(table, seat, code - actions.DECLARE, outset)
        rows[at] = (code, value + weights.foresight * (then - without))
    return rows


def card_for_giving_up(table: Table, weights: Weights) -> float:
    """Return what a transport must bring, or the action card is better; a third one brings no
    card."""
    if table.lap > 2:
        return 0.0
    return weights.giving_up if rounds_left(table) else weights.giving_up_last


def expected_extra(table: Table, colours: vec[i64]) -> float:
    """Return the promise of a good drawn from the bag and put in the best city for its colour."""
    value = 0.0
    for colour in range(4):
        value += float(max(0, int(colours[colour])) * int(table.bag[colour]))
    return value / float(total(table.bag))


def weigh_planning(
    table: Table, seat: int, promised: vec[i64], codes: list[int], best: float, weights: Weights
) -> list[tuple[int, float]]:
    """Weigh moving a good, for a clearly better transport only; the good that brings least is
    moved."""
    rows: list[tuple[int, float]] = []
    players = float(table.players)
    colours = best_by_colour(table, seat)
    least = weights.planning if rounds_left(table) else weights.planning_last
    for code in codes:
        slot = code - actions.NEUE_PLANUNG
        gain = float(colours[slot % 4]) / players - best
        if gain >= least:
            rows.append((code, best + gain - 0.01 * float(max(0, int(promised[slot])))))
    return rows


def weigh_tracks(
    table: Table, seat: int, found: dict[str, list[int]], weights: Weights
) -> list[tuple[int, float]]:
    """Weigh prospects with each track against those without one."""
    now = prospects(table, highlights(table, seat).brief, weights)
    rows = [(code, now - weights.drop) for code in found["drop"]]
    rows += weigh_links(table, seat, found.get("build", []), weights)
    if "gelegenheit" in found:
        price = track_price(table, weights)
        rows += weigh_gelegenheit(table, seat, found["gelegenheit"], price, weights)
    return rows


def weigh_links(
    table: Table, seat: int, codes: list[int], weights: Weights
) -> list[tuple[int, float]]:
    """Weigh prospects with each track, two or three tracks ahead while the net is thin."""
    laid = int(tracks_laid(table))
    depth = min(cards_left(table, seat) - 1, plan_depth(laid))
    price = track_price(table, weights)
    high = highlights(table, seat)
    most = ALL_LINKS if laid < VERY_MANY_TRACKS else FEW_LINKS
    rows: list[tuple[int, float]] = []
    for code in top_tracks(table, seat, codes, most):
        link = code - actions.LAY
        value = track_value(table, seat, link, depth, high, weights)
        value += weights.touching * float(touches(table, seat, link))
        value += NOISE_TRACK * noise(weights, code)
        rows.append((code, value - price * float(table.facts.link_cost[link])))
    return rows


def cards_left(table: Table, seat: int) -> int:
    """Count the route cards in hand."""
    cards = 0
    for colour in range(6):
        cards += int(table.cards[seat * 6 + colour])
    return cards


def plan_depth(laid: int) -> int:
    """Count the further tracks that a plan looks at."""
    if laid < MANY_TRACKS:
        return 2
    return 1 if laid < VERY_MANY_TRACKS else 0


def track_price(table: Table, weights: Weights) -> float:
    """Return what a mark is worth while building, in spaces."""
    return weights.mark if rounds_left(table) else weights.mark_last


def weigh_gelegenheit(
    table: Table, seat: int, codes: list[int], price: float, weights: Weights
) -> list[tuple[int, float]]:
    """Weigh the first card that can be given up, with every free link."""
    first = (codes[0] - actions.GELEGENHEIT) // actions.LINK_SLOTS
    keep = weights.opportunity if rounds_left(table) else 0.0
    high = highlights(table, seat)
    rows: list[tuple[int, float]] = []
    end = actions.GELEGENHEIT + (first + 1) * actions.LINK_SLOTS
    with_first = [code for code in codes if code < end]
    for code in top_tracks(table, seat, with_first, FEW_LINKS):
        link = (code - actions.GELEGENHEIT) % actions.LINK_SLOTS
        value = with_track(table, seat, link, high, weights) - 5 * price - keep
        rows.append((code, value + weights.touching * float(touches(table, seat, link))))
    return rows


def bid_budget(table: Table, seat: int, weights: Weights) -> int:
    """Return the most that the first places are worth, in marks; in the last round money buys
    nothing else any more."""
    spare = float(table.cash[seat]) - weights.bid_keep * float(money_needed(table, seat, weights))
    left = rounds_left(table)
    if left == 0:
        most = weights.bid_last * spare
    else:
        most = spare / max(1.0, weights.bid_parts + weights.bid_parts_per_round * float(left))
    if weights.bid_gap > 0.0 and table.players > 2:
        most = min(spare, most + weights.bid_gap * group_gap(table, seat, weights))
    return int(most)


def group_gap(table: Table, seat: int, weights: Weights) -> float:
    """Return how much better the best group is than the average one."""
    values = colour_values(table, seat, weights)
    found = [group_value(table, group, values) for group in range(table.players)]
    return max(found) - sum(found) / float(len(found))


def weigh_bids(
    table: Table, seat: int, found: dict[str, list[int]], weights: Weights
) -> list[tuple[int, float]]:
    """Weigh the least bid against passing."""
    least = found["bid"][0] - actions.MAKE_BID
    wanted = least <= bid_budget(table, seat, weights)
    return [(found["bid"][0], 1.0 if wanted else -1.0), (actions.PASS, 0.0)]


def sabotage_hurts(table: Table, victim: i64) -> i64:
    """Return what the player on turn would lose without the declared colour, in parts of a
    space."""
    if table.stage != SABOTAGE:
        return 0
    most = MOST_FAST_LINKS if table.fast else MOST_LINKS
    promised = promises(table, victim, most)
    now = promised[table.good_city * 4 + table.good_colour]
    rest: i64 = 0
    for i in range(table.facts.cities * 4):
        free = i % 4 != table.good_colour and not table.banned & BIT[i % 4]
        if table.goods[i] > 0 and free and promised[i] > rest:
            rest = promised[i]
    return now - rest


def weigh_sabotage(table: Table, seat: int, weights: Weights) -> list[tuple[int, float]]:
    """Weigh sabotage against a good transport of a rival who is not behind."""
    victim = int(table.giver)
    hurts = float(sabotage_hurts(table, victim)) / float(table.players)
    ahead = table.position[victim] - table.loans[victim]
    own = table.position[seat] - table.loans[seat]
    wanted = weights.sabotage if rounds_left(table) else weights.sabotage_last
    good = hurts >= wanted and float(ahead) >= float(own) - weights.rival
    return [(actions.PLAY_SABOTAGE, 1.0 if good else -1.0), (actions.NO, 0.0)]
