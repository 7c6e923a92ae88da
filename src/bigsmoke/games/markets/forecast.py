"""The figures that decide the game, as they would be now."""

from bigsmoke.games.markets.rules import payment
from bigsmoke.games.markets.scoring import SOURCES
from bigsmoke.games.markets.state import MINIMUM, Markets
from bigsmoke.kernel.game import Json


def forecast(s: Markets, seat: int) -> Json:
    """Money by source, what each market would pay, and what the special cards in hand would."""
    p = s.seats[seat]
    profits = [max(MINIMUM, crates[seat]) for crates in s.crates]
    specials = [(card, payment(s, seat, card)) for card in p.specials]
    before = p.money - sum(p.ledger)
    sources = [{"label": label, "amount": p.ledger[source]} for _, label, source in SOURCES]
    return {
        "score": {
            "label": "Money if the game ended now",
            "total": p.money,
            "parts": ([{"label": "Brought forward", "amount": before}] if before else []) + sources,
        },
        "profit": {
            "label": "The best profit (or number of goods cards) at a market",
            "total": max(profits),
            "parts": [{"label": name, "amount": profits[market]} for market, name in enumerate(s.board.names)],
        },
        "specials": {
            "label": "What the special cards in hand would pay",
            "total": sum(pounds for _, pounds in specials),
            "parts": [{"label": s.table.names[card], "amount": pounds} for card, pounds in specials],
        },
    }
