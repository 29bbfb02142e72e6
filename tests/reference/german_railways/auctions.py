"""Auctions, initial and offered (GR-18 to GR-37, GR-55 to GR-61, GR-143 to GR-145)."""

from __future__ import annotations

from reference.german_railways import rounds
from reference.german_railways.position import SHARES, Auction, Position, clockwise, held

LEAST_BID = 1  # GR-18
THIRDS_NEED = 2  # shares of each company in players' hands (GR-56)


def refuse_bid(position: Position, seat: int, amount: int) -> str | None:
    auction = position.auction
    assert auction is not None
    if amount < LEAST_BID:
        return "GR-18"
    if auction.leader is not None and amount <= auction.high:
        return "GR-19"
    return "GR-20" if amount > position.cash[seat] else None


def refuse_offer(position: Position, company: str) -> str | None:
    """GR-55, GR-56, GR-61: which shares may be offered."""
    if all(held(position, each) == SHARES for each in position.board.companies):
        return "GR-61"
    sold = held(position, company)
    if sold == SHARES:
        return "GR-55"
    if sold == SHARES - 1 and not thirds_are_open(position):
        return "GR-56"
    return None


def thirds_are_open(position: Position) -> bool:
    """GR-56."""
    return all(held(position, company) >= THIRDS_NEED for company in position.board.companies)


def open_initial(position: Position, number: int, opener: int) -> None:
    """GR-32, GR-33: the companies in their fixed order."""
    open_auction(position, position.board.companies[number], opener, initial=True)


def open_auction(position: Position, company: str, opener: int, initial: bool) -> None:
    position.auction = Auction(company, opener, initial, turn=opener)
    go_on(position)


def bid(position: Position, amount: int) -> None:
    auction = position.auction
    assert auction is not None
    auction.high, auction.leader = amount, auction.turn
    auction.turn = next_bidder(position, auction)
    go_on(position)


def pass_bid(position: Position) -> None:
    """GR-22: out of this auction for good."""
    auction = position.auction
    assert auction is not None
    auction.passed.add(auction.turn)
    auction.turn = next_bidder(position, auction)
    go_on(position)


def next_bidder(position: Position, auction: Auction) -> int:
    """GR-21: clockwise, without those who have passed; the same seat if all have."""
    others = clockwise(position, auction.turn)[1:]
    return next((seat for seat in others if seat not in auction.passed), auction.turn)


def go_on(position: Position) -> None:
    """Asks the next bidder, or passes for him (GR-26), or ends the auction (GR-24)."""
    auction = position.auction
    assert auction is not None
    bidding = [seat for seat in range(position.players) if seat not in auction.passed]
    if not bidding or bidding == [auction.leader]:
        close(position, auction)
    elif passes_by_itself(position, auction):
        pass_bid(position)
    else:
        position.phase = "bidding"


def passes_by_itself(position: Position, auction: Auction) -> bool:
    """GR-26; with hidden cash everybody is asked (GR-141)."""
    return not position.options["hidden-cash"] and position.cash[auction.turn] <= auction.high


def close(position: Position, auction: Auction) -> None:
    """GR-27; without a bid the opener gets an initial one (GR-35, GR-144), others stay (GR-59)."""
    position.auction = None
    winner = auction.leader
    if winner is None and auction.initial:
        winner = auction.opener
    if winner is not None:
        position.cash[winner] -= auction.high
        position.treasury[auction.company] += auction.high
        position.shares[winner][auction.company] += 1
    if not auction.initial:
        position.progress = position.progress or winner is not None
        rounds.token_is_used(position)
        return
    assert winner is not None
    after_initial(position, auction, winner)


def after_initial(position: Position, auction: Auction, winner: int) -> None:
    """GR-34, GR-36: who received the share opens the next; GR-37: then the rounds."""
    number = position.board.companies.index(auction.company) + 1
    if number < len(position.board.companies):
        open_initial(position, number, winner)
    else:
        rounds.start(position)
