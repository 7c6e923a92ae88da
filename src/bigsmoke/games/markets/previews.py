"""What an option brings: found by doing it on a copy of the table, in figures and as it is said."""

from typing import Final

from bigsmoke.games.markets.cards import ANY_MARKET, EXCHANGE, GOODS, PROFIT, STACK, TIEBREAKER
from bigsmoke.games.markets.options import CASH, DONE, card_played, is_play, token_of
from bigsmoke.games.markets.rules import (
    ACTION,
    AFTER,
    DRAW,
    PICK,
    PILE,
    PLACE,
    PLACE_FIRST,
    SECOND_PLAY,
    SWAP,
    TAKE,
    TYPE,
    action_of,
    exchange,
    look_through,
    place_bar,
    play_special,
    take_cash,
    take_type,
    use,
)
from bigsmoke.games.markets.state import REPLENISHMENT_CARDS, Markets
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision, Rules, Together
from bigsmoke.kernel.flow import tried
from bigsmoke.kernel.words import say

OPEN_TO_CHOICE: Final = {"crates", *GOODS}
"""Figures that further answers within the same act may change. The others are certain from the start."""


def figures(s: Markets, me: int) -> dict[str, int]:
    """A player's side of the table in figures; `goods` are the goods cards in hand, and by type under their names."""
    p = s.seats[me]
    return {
        "money": p.money,
        "goods": p.hand_size(),
        **{name: p.hand[good] for good, name in enumerate(GOODS)},
        "bars": p.bars,
        "crates": sum([crates[me] for crates in s.crates]),
        "specials": len(p.specials),
        "replenishment": REPLENISHMENT_CARDS + p.exchanges,
        "exchanges": p.exchanges,
        "tiebreaker": int(p.tiebreaker),
    }


class Trial:
    """An option, done on a copy of the table."""

    def __init__(self, s: Markets, decision: Decision, option: int) -> None:
        me = decision.seat
        self.table = s.copy(s.chance)  # nothing that is tried here draws on it
        rules = done(self.table, decision, option)
        self.ask = tried(rules)
        """The first question that would follow; None: the act is over."""
        before, now = figures(s, me), figures(self.table, me)
        ask = self.ask
        while ask is not None:
            assert isinstance(ask, Decision)
            ask = answered(rules, ask.options[0])
        end = figures(self.table, me)
        self.brings: dict[str, int] = {}
        """Every change that is certain."""
        for name in before:
            change = (now if name in OPEN_TO_CHOICE else end)[name] - before[name]
            if change:
                self.brings[name] = change


def answered(rules: Rules, option: int) -> Decision | Together | None:
    """Answer a question of a trial; the next one, or None where it is over."""
    try:
        ask = rules.send(option)
    except StopIteration:
        return None
    assert isinstance(ask, Decision | Together)
    return ask


def done(s: Markets, decision: Decision, option: int) -> Rules:
    """Do what an option says, as the rules do it."""
    kind, me = decision.kind, decision.seat
    if kind in (ACTION, AFTER):
        if is_play(option):
            yield from play_special(s, me, card_played(option))
        elif option != DONE:
            yield from use(s, me, option)
    elif kind == TYPE:
        yield from take_type(s, me, option, decision.about)
    elif kind in (DRAW, TAKE):
        s.draw(me, option, 1)
    elif kind == SWAP:
        if option != DONE:
            exchange(s, me, option)
    elif kind == PLACE:
        place_bar(s, me, option)
    elif kind == PLACE_FIRST:
        s.place(decision.about, option)
    elif kind == PILE:
        if option == CASH:
            take_cash(s, me)
        else:
            yield from look_through(s, me, option)
    elif kind == PICK:
        s.take_special(me, decision.about, option)


# As it is said


def goods_brought(s: Markets, trial: Trial) -> Json:
    """What taking goods brings: the rest of what a pile lacks is drawn elsewhere, while there is any."""
    brings = trial.brings
    cards = brings.get("goods", 0)
    if not cards:
        return say("brings-no-goods")
    if isinstance(trial.ask, Decision) and trial.ask.kind == TYPE:
        if whole(s, trial.ask, cards):
            return say("brings-one-type", count=cards)
        if any(trial.table.piles):
            return say("brings-type-first", count=cards)
        return say("brings-all-left", what=say("brings-cards", count=cards))
    sure = [say("brings-good", count=brings[good], good=good) for good in GOODS if good in brings]
    rest = cards - sum([brings.get(good, 0) for good in GOODS])
    if not rest:
        what = say("brings-goods", goods=sure)
    else:
        what = say("brings-goods-first", goods=sure, rest=rest) if sure else say("brings-other-goods", rest=rest)
    return what if any(trial.table.piles) else say("brings-all-left", what=what)


def whole(s: Markets, ask: Decision, cards: int) -> bool:
    """Whether all the cards can be of one type, whichever it is."""
    return all(Trial(s, ask, good).brings.get(GOODS[good], 0) == cards for good in ask.options)


def crates_brought(brings: dict[str, int]) -> Json:
    """How the number of one's crates on display changes."""
    return say("brings-crates", crates=brings.get("crates", 0))


def use_brings(s: Markets, option: int, trial: Trial) -> Json:
    """What a merchant or assistant would bring now."""
    action = action_of(s, token_of(option))
    if action == STACK:
        bars = -trial.brings.get("bars", 0)
        return say("brings-bars", bars=bars, crates=crates_brought(trial.brings)) if bars else say("brings-no-bars")
    if action == PROFIT:
        return say("brings-money", amount=trial.brings["money"])
    return goods_brought(s, trial)


def special_brings(s: Markets, me: int, card: int, brings: dict[str, int]) -> Json:
    """What playing a special card would bring now, and what a second one that pays leaves of it."""
    effect = s.table.effect[card]
    if effect == TIEBREAKER:
        rivals = [seat for seat, p in enumerate(s.seats) if p.tiebreaker and seat != me]
        return say("brings-most-ties", rivals=rivals) if rivals else say("brings-ties")
    if effect == EXCHANGE:
        return say("brings-exchange")
    if effect == ANY_MARKET:
        return say("brings-bars-anywhere", bars=-brings["bars"])
    gain = brings.get("money", 0)
    if s.plays:
        return say("brings-money-less", amount=gain + SECOND_PLAY, cost=SECOND_PLAY)
    return say("brings-money", amount=gain)
