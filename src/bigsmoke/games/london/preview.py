"""What an option brings, found by doing it: the very rule runs on a copy of the table, and the figures are compared.

Where the rule asks something more, every answer is tried that could make a difference. What is the same whatever is
answered is certain, and is told in figures; of the rest the least and the most are known. Nothing hidden is needed: no
figure depends on which card is drawn.
"""

from collections.abc import Callable
from random import Random
from typing import Final, TypeVar

from bigsmoke.games.london.develop import BUILD_FREE, PAYMENT, PLACE
from bigsmoke.games.london.draw import DRAW
from bigsmoke.games.london.run import ACTIVATION_COST, PRISON_DISCARD, WHICH_FLIPS
from bigsmoke.games.london.state import NEW_STACK, London, is_schooled, names_thing, thing_of
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision, Rules

MONEY: Final = 0
POVERTY: Final = 1
PRESTIGE: Final = 2
LOANS: Final = 3
RUN: Final = 4
STACKS: Final = 5
COINS: Final = 6
NAMES: Final = ["money", "poverty", "prestige", "loans", "run", "stacks", "coins"]
"""A player's figures: `run` is the poverty that the end of a run would bring, `coins` what lies on Shops."""
OTHERS: Final = [MONEY, POVERTY, LOANS]
"""The figures of an opponent that a card can change."""

ALL: Final = [MONEY, POVERTY, PRESTIGE, LOANS, RUN]
PRICE: Final = [MONEY, LOANS]
"""All that is certain of a card that is still to be paid for and placed."""

ALIKE: Final = (WHICH_FLIPS, DRAW, PLACE)
"""Questions whose answers make no difference to the figures that are told."""

ANY: Final = Random(0)
"""Draws what no figure depends on: to make a generator for each try would take longer than most acts."""

S = TypeVar("S", bound=London)


def figures(s: London, seat: int) -> list[int]:
    """A player's figures."""
    p = s.seats[seat]
    return [p.money, p.poverty, p.prestige, p.loans, s.run_poverty(seat), len(p.tops), sum(p.coins)]


class Outlook:
    """The changes that an act may bring to every player, one list of figures for each way in which it may go on."""

    def __init__(self, s: London, me: int, ways: list[list[list[int]]]) -> None:
        self.me = me
        self.ways = ways
        self.loan = s.loan(me)

    def spread(self, figure: int, seat: int | None = None) -> tuple[int, int]:
        """The least and the greatest change of a player's figure: one's own, if no seat is named."""
        who = self.me if seat is None else seat
        changes = [way[who][figure] for way in self.ways]
        return min(changes), max(changes)

    def income(self) -> tuple[int, int]:
        """The least and the most that is gained in money, borrowed money left out; below 0: paid."""
        changes = [way[self.me][MONEY] - self.loan * way[self.me][LOANS] for way in self.ways]
        return min(changes), max(changes)

    def certain(self, wanted: list[int], seat: int | None = None) -> Json:
        """The changes that are certain, by name."""
        told: Json = {}
        for figure in wanted:
            least, most = self.spread(figure, seat)
            if least == most != 0:
                told[NAMES[figure]] = least
        return told

    def brings(self, wanted: list[int]) -> Json:
        """What is certain for the player, and under "others" what is certain for opponents, each with its seat."""
        told = self.certain(wanted)
        others = []
        for seat in range(len(self.ways[0])):
            certain = self.certain(OTHERS, seat) if seat != self.me else {}
            if certain:
                others.append({"seat": seat, **certain})
        return {**told, "others": others} if others else told


def outlook(
    s: S, me: int, act: Callable[[S], Rules], answers: list[int] | None = None, stacks: bool = False
) -> Outlook:
    """Try an act in every way that could make a difference; its first questions may have been answered.

    Whether a card that is built begins a stack makes one only with `stacks`: to the poverty of a run.
    """
    before = [figures(s, seat) for seat in range(s.players)]
    ways: list[list[list[int]]] = []
    scripts: list[list[int]] = [answers or []]
    while scripts:
        table = s.copy(Chance(ANY))
        _follow(table, act(table), scripts.pop(), scripts, stacks)
        ways.append([_changes(before[seat], figures(table, seat)) for seat in range(s.players)])
    return Outlook(s, me, ways)


def _changes(before: list[int], after: list[int]) -> list[int]:
    return [after[i] - before[i] for i in range(len(before))]


def at_once(s: S, me: int, act: Callable[[S], None]) -> Outlook:
    """The outlook of an act that asks nothing."""

    def rules(table: S) -> Rules:
        act(table)
        yield from ()

    return outlook(s, me, rules)


def _follow(table: London, rules: Rules, script: list[int], scripts: list[list[int]], stacks: bool) -> None:
    """Run a rule to its end, first by the script; for every other answer that is met a new script is added."""
    answers = script[:]
    step = 0
    try:
        ask = next(rules)
        while True:
            assert isinstance(ask, Decision)
            if step == len(answers):
                first, *rest = telling(table, ask, stacks)
                scripts += [[*answers, other] for other in rest]
                answers.append(first)
            ask = rules.send(answers[step])
            step += 1
    except StopIteration:
        return


def telling(table: London, ask: Decision, stacks: bool) -> list[int]:
    """Answers that stand for all that make a difference; swaps and loans at will are no part of an act."""
    things = [option for option in ask.options if names_thing(option)]
    if ask.kind == PLACE and stacks and things[0] != NEW_STACK:
        return [things[0], NEW_STACK]
    if ask.kind in ALIKE:
        return things[:1]
    rest = [option for option in ask.options if not names_thing(option)]
    if ask.kind == PRISON_DISCARD:
        return things[:1] + rest
    if ask.kind == PAYMENT:
        sorts = [int(is_schooled(option)) for option in things]
    elif ask.kind == ACTIVATION_COST:
        sorts = [int(option == table.table.pauper) for option in things]  # which a Workhouse would miss
    elif ask.kind == BUILD_FREE:
        sorts = [table.price(ask.seat, thing_of(option)) for option in things]
    else:
        return things + rest
    return list(dict(zip(sorts, things, strict=True)).values()) + rest  # one of each sort
