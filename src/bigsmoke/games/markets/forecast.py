"""The figures that decide the game, as they would be now."""

from bigsmoke.games.markets.rules import payment
from bigsmoke.games.markets.scoring import SOURCES
from bigsmoke.games.markets.state import MINIMUM, Markets
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.words import say


def forecast(s: Markets, seat: int) -> Json:
    """Money by source, what each market would pay, and what the special cards in hand would."""
    p = s.seats[seat]
    specials = [special_part(s, seat, card) for card in p.specials]
    before = p.money - sum(p.ledger)
    sources = [{"label": say(f"sheet-{name}"), "amount": p.ledger[source]} for name, source in SOURCES]
    return {
        "score": {
            "label": say("forecast-score"),
            "total": p.money,
            "parts": ([{"label": say("sheet-before"), "amount": before}] if before else []) + sources,
        },
        **{name: profit_row(s, seat, market) for market, name in enumerate(s.board.ids)},
        "specials": {
            "label": say("forecast-specials"),
            "total": sum(part["amount"] for part in specials),
            "parts": specials,
        },
    }


def profit_row(s: Markets, seat: int, market: int) -> Json:
    """What a profit at a market would pay, which is also how many cards a goods action would take."""
    crates = s.crates[market][seat]
    parts = [{"label": say("forecast-crates"), "amount": crates}]
    if crates < MINIMUM:
        parts.append({"label": say("forecast-least", least=MINIMUM), "amount": MINIMUM - crates})
    return {
        "label": say("forecast-profit", market=s.board.ids[market]),
        "total": max(MINIMUM, crates),
        "parts": parts,
    }


def special_part(s: Markets, seat: int, card: int) -> Json:
    """What a special card in hand would pay; nothing before the round from which it may be played."""
    name, first = s.table.ids[card], s.table.from_round[card]
    if s.round < first:
        return {"label": say("forecast-early", card=name, round=first), "amount": 0}
    return {"label": say(f"card-{name}"), "amount": payment(s, seat, card)}
