"""What is to be said of each option of a decision, as numbers: what a learned quick policy adds up.

The policy plays imagined turns, for any seat: it may look at all of a table. Of the others' Personalities it looks at
no more than what the deciding seat may suspect, so that it answers as that seat would.
"""

from typing import Final

from bigsmoke.games.nanty import options as o
from bigsmoke.games.nanty.cards import TEXTS
from bigsmoke.games.nanty.codes import (
    GRENADIER,
    agents_of_trio,
    area_of,
    figure_of,
    flees_to,
    kind_of_threat,
    owner_of,
    pawn_for_ransom,
    pawn_of_threat,
    who_flees,
)
from bigsmoke.games.nanty.judge import STEP, card_worth, quick, standing, suspects
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import (
    AGENTS,
    ANOTHER,
    AREAS,
    BUILD,
    BUILD_CHEAPLY,
    BUILT,
    BUY_BUILDING,
    CALM,
    CASH,
    CONDITIONS,
    CONTROL,
    DRAW_CARDS,
    EARN_IN_TROUBLE,
    EVENT,
    EXHAUSTED,
    HAND_SIZE,
    IN_AREAS,
    IN_TROUBLE,
    MAKE_TROUBLE,
    MONEY,
    MOVE_OTHER,
    MOVE_OWN_ANYWHERE,
    MOVE_OWN_FROM_TROUBLE,
    NET_WORTH,
    ON_BOARD,
    ON_RIVER,
    PAY_CALM,
    PAY_OR_LOSE_BUILDING,
    PLACE,
    PLACE_ANYWHERE,
    PLAY_CARDS,
    QUIET_END,
    RELOCATE,
    RIOTS,
    SCROLL,
    SKULL,
    SWAP_HANDS,
    SWAP_PAWNS,
    TAKE_LOAN,
    TROUBLE,
    TROUBLE_ANYWHERE,
    TROUBLE_NEXT_TO_TROUBLE,
    WITH_WESTMINSTER,
)
from bigsmoke.games.nanty.text import KINDS
from bigsmoke.games.nanty.victory import building_value, controller, progress
from bigsmoke.games.nanty.window import TOUCH
from bigsmoke.kernel.decision import Decision

KIND: Final = {kind: number for number, kind in enumerate(KINDS)}

# How many there are of what traits are made of.
KIND_COUNT: Final = 52
FAMILIES: Final = 6
"""Aims that are much alike are one to the policy: what it learns of the standard Personalities serves for others."""
CARDS: Final = 104
EFFECT_COUNT: Final = 53
"""The texts, and one for all that is no action card."""
NO_TEXT: Final = 52
BUCKETS: Final = 5

FAMILY_OF: Final = {
    IN_AREAS: 0,
    ON_RIVER: 0,
    ON_BOARD: 0,
    TROUBLE: 1,
    IN_TROUBLE: 1,
    NET_WORTH: 2,
    CASH: 2,
    BUILT: 2,
    CONTROL: 3,
    WITH_WESTMINSTER: 3,
    EXHAUSTED: 4,
    QUIET_END: 4,
    HAND_SIZE: 5,
}
FAMILY: Final = [FAMILY_OF[condition] for condition in range(len(CONDITIONS))]

# Sorts of options.
OF_CARD: Final = 0
OF_AREA: Final = 1
OF_PAWN: Final = 2
OF_SEAT: Final = 3
OF_OTHER: Final = 4
FIRST_PLAIN: Final = 5
IS_POWER: Final = 13
IS_ABILITY: Final = 14
IS_DISCARD: Final = 15
IS_WATSON: Final = 16
IS_SUFFRAGETTE: Final = 17
IS_HOLBORN: Final = 18
IS_SHIELD: Final = 19
SORTS: Final = 20
STOPS: Final = (o.SKIP, o.END, o.PASS, o.DONE, o.REFUSE)

# What is done in an area.
ARRIVE: Final = 0
PUSH: Final = 1
STIR: Final = 2
QUELL: Final = 3
SET_UP: Final = 4
BUY: Final = 5
EARN: Final = 6
GIVE_UP: Final = 7
RAZE: Final = 8
AREA_ROLES: Final = 9
# What is done to a pawn.
KILL: Final = 0
SHIFT: Final = 1
SWAP: Final = 2
OWN: Final = 3
LOSE: Final = 4
PAWN_ROLES: Final = 5
SLOTS: Final = 6
"""Whose pawn it is: one's own, the next seats', a Grenadier, a New Citizen."""

# The blocks of numbers, one after the other.
SORT_BASE: Final = 0  # kind, sort
CHOSEN_BASE: Final = SORT_BASE + KIND_COUNT * SORTS  # kind
AIM_BASE: Final = CHOSEN_BASE + KIND_COUNT  # aim, kind, whether it goes on
STAGE_BASE: Final = AIM_BASE + FAMILIES * KIND_COUNT * 2  # stage, kind, whether it goes on
NEAR_BASE: Final = STAGE_BASE + BUCKETS * KIND_COUNT * 2  # missing, kind, whether it goes on
CARD_BASE: Final = NEAR_BASE + BUCKETS * KIND_COUNT * 2  # played
CARD_AIM_BASE: Final = CARD_BASE + CARDS  # played, aim
CARD_STAGE_BASE: Final = CARD_AIM_BASE + CARDS * FAMILIES  # played, stage
WORTH_BASE: Final = CARD_STAGE_BASE + CARDS * BUCKETS  # played, given away or taken; worth
SIGN_BASE: Final = WORTH_BASE + 3 * 8  # symbol, how much it would do, aim
RIOT_BASE: Final = SIGN_BASE + 10 * 3 * FAMILIES  # Trouble, ahead, own aim is Trouble
CHAIN_BASE: Final = RIOT_BASE + BUCKETS * 4  # whether more cards follow, hand
SHED_BASE: Final = CHAIN_BASE + 2 * BUCKETS  # card
GRAB_BASE: Final = SHED_BASE + CARDS  # card
POWER_BASE: Final = GRAB_BASE + CARDS  # area
POWER_AIM_BASE: Final = POWER_BASE + AREAS  # power, aim
POWER_MONEY_BASE: Final = POWER_AIM_BASE + 7 * FAMILIES  # power, money
ABILITY_BASE: Final = POWER_MONEY_BASE + 7 * BUCKETS  # figure
AREA_BASE: Final = ABILITY_BASE + 18  # role, area
AREA_AIM_BASE: Final = AREA_BASE + AREA_ROLES * AREAS  # aim, role, mine there, others there
AREA_FACT_BASE: Final = AREA_AIM_BASE + FAMILIES * AREA_ROLES * 4  # role, site, Trouble, Grenadier
PRICE_BASE: Final = AREA_FACT_BASE + AREA_ROLES * 12  # aim, cost, money left
GAIN_BASE: Final = PRICE_BASE + FAMILIES * 3 * BUCKETS  # aim, change of the own measure, missing
ARRIVE_BASE: Final = GAIN_BASE + FAMILIES * 3 * BUCKETS  # aim, new, Trouble, pawns, Grenadier
MARGIN_BASE: Final = ARRIVE_BASE + FAMILIES * 16  # aim, pieces ahead
ROOM_BASE: Final = MARGIN_BASE + FAMILIES * BUCKETS  # aim, site, cost, new
BREAK_BASE: Final = ROOM_BASE + FAMILIES * 18  # danger of whose control is broken
TROUBLE_BASE: Final = BREAK_BASE + BUCKETS  # change, Trouble, own aim, Riots to come
OPENS_BASE: Final = TROUBLE_BASE + 3 * BUCKETS * 4  # aim: calming opens a site
PAWN_BASE: Final = OPENS_BASE + FAMILIES  # role, aim, whose
PAWN_FACT_BASE: Final = PAWN_BASE + PAWN_ROLES * FAMILIES * SLOTS  # role, whose, last, in control, Trouble
PAWN_HIT_BASE: Final = PAWN_FACT_BASE + PAWN_ROLES * 3 * 8  # role, danger, what it would harm
PAWN_GAIN_BASE: Final = PAWN_HIT_BASE + PAWN_ROLES * BUCKETS * 8  # aim, change of the own measure, missing
PAWN_AREA_BASE: Final = PAWN_GAIN_BASE + FAMILIES * 3 * BUCKETS  # role, area
PAWN_NAME_BASE: Final = PAWN_AREA_BASE + PAWN_ROLES * AREAS  # role, figure
SEAT_BASE: Final = PAWN_NAME_BASE + PAWN_ROLES * AGENTS  # text, whose
SEAT_FACT_BASE: Final = SEAT_BASE + EFFECT_COUNT * 4  # kind, danger / money / cards
SEAT_HAND_BASE: Final = SEAT_FACT_BASE + 5 * 3 * BUCKETS  # how much better the other hand is
TEXT_BASE: Final = SEAT_HAND_BASE + BUCKETS  # text, whether it is used
TEXT_AIM_BASE: Final = TEXT_BASE + EFFECT_COUNT * 2  # text, aim
TEXT_STAGE_BASE: Final = TEXT_AIM_BASE + EFFECT_COUNT * FAMILIES  # text, stage
LOAN_BASE: Final = TEXT_STAGE_BASE + EFFECT_COUNT * BUCKETS  # loans, money
DRAW_BASE: Final = LOAN_BASE + 3 * BUCKETS  # hand
RANSOM_BASE: Final = DRAW_BASE + BUCKETS  # paid, money, what for
STAKE_BASE: Final = RANSOM_BASE + 2 * BUCKETS * 3  # paid, Buildings
GIFT_BASE: Final = STAKE_BASE + 2 * BUCKETS  # money, hand
ANSWER_BASE: Final = GIFT_BASE + BUCKETS * BUCKETS  # Interrupt, threat
STAND_BASE: Final = ANSWER_BASE + 5 * 8  # whether it reacts, threat, last, in control, missing
TOUCH_BASE: Final = STAND_BASE + 2 * 8 * 4 * BUCKETS  # text, whether it reacts
SPARE_BASE: Final = TOUCH_BASE + EFFECT_COUNT * 2  # threat, area
SPARE_MONEY_BASE: Final = SPARE_BASE + 8 * AREAS  # money
NAME_BASE: Final = SPARE_MONEY_BASE + BUCKETS  # kind of naming, number
SECRET_BASE: Final = NAME_BASE + 9 * 18  # how many secret cards it serves
GUESS_BASE: Final = SECRET_BASE + 4
"""From here on: what speaks for a Personality (see `suspicion`)."""

CARD_KINDS: Final = {o.TURN, o.AFTER, o.ANOTHER_CARD, o.TWO_CARDS}
SHED_KINDS: Final = {o.DISCARD_CARD, o.NEXT_DISCARD, o.POWER_DISCARD, o.GIVE_CARD, o.GIVE_OR_PAY}
GRAB_KINDS: Final = {o.KEEP_CARD, o.STEAL_CARD}
SEAT_KINDS: Final = {o.TARGET: 0, o.PAYEE: 1, o.RECEIVER: 2, o.ROBBED: 3, o.FIGURE_TARGET: 4}
USE_KINDS: Final = {o.TAKE, o.USE_TEXT, o.DRAW_BUILDING}
NAME_KINDS: Final = {o.FIGURE: 0, o.HOUSE: 1, o.EVENTS_TAKEN: 2, o.EVENT_DOWN: 3, o.EVENT_ON_TOP: 4, o.START: 5}
TRIO_NAMES: Final = 6
"""Three further kinds of naming: the first, second and third of three Agents."""

AREA_ROLE: Final = {
    o.PLACE_AGENT: ARRIVE,
    o.RELOCATE_TO: ARRIVE,
    o.PICK_AREA: ARRIVE,
    o.NEXT_AREA: ARRIVE,
    o.POWER_AREA: ARRIVE,
    o.DESTINATION: ARRIVE,
    o.REMOVE_TROUBLE: QUELL,
    o.CALM_AREA: QUELL,
    o.BUILD_HERE: SET_UP,
    o.MOVE_BUILDING: GIVE_UP,
    o.SUBSIDENCE_LOSS: GIVE_UP,
    o.RAZE: RAZE,
}
ROLE_OF_TEXT: Final = {
    TROUBLE_ANYWHERE: STIR,
    TROUBLE_NEXT_TO_TROUBLE: STIR,
    BUILD_CHEAPLY: SET_UP,
    BUY_BUILDING: BUY,
    EARN_IN_TROUBLE: EARN,
}
ROLE_OF_POWER: Final = {PAY_CALM: QUELL, MAKE_TROUBLE: STIR}
PAWN_ROLE: Final = {
    o.ASSASSINATE: KILL,
    o.PICK_PAWN: KILL,
    o.VICTIM: KILL,
    o.PREY: KILL,
    o.MURDER: KILL,
    o.SECOND_PAWN: SWAP,
    o.OWN_AGENT: OWN,
    o.SOURCE: LOSE,
    o.LOSE_AGENT: LOSE,
    o.INIGO_AGENT: LOSE,
}
PAWN_ROLE_OF_TEXT: Final = {MOVE_OTHER: SHIFT, SWAP_PAWNS: SWAP, MOVE_OWN_ANYWHERE: OWN, MOVE_OWN_FROM_TROUBLE: OWN}


def step_bucket(steps: float) -> int:
    """How far something is, in steps: reached, one, two, three, more."""
    if steps <= 0:
        return 0
    return 1 if steps <= 1 else 2 if steps <= 2 else 3 if steps <= 3 else 4


def money_bucket(money: int) -> int:
    """How much money that is, by what it buys."""
    return 0 if money < 3 else 1 if money < 6 else 2 if money < 12 else 3 if money < 18 else 4


def worth_bucket(worth: float) -> int:
    """How much a card is worth."""
    return min(max(int(worth * 1.5 + 1.5), 0), 7)


def trouble_bucket(markers: int) -> int:
    """How near the Trouble markers are to eight."""
    return 0 if markers < 5 else min(markers - 4, 4)


def stage_of(s: Nanty) -> int:
    """How far the pile has run down."""
    return min(5 * (s.table.cards.size - len(s.pile)) // s.table.cards.size, 4)


def traits(s: Nanty, decision: Decision) -> list[list[int]]:
    """Of each option its traits."""
    kind = decision.kind
    look = Look(s, decision)
    role = look.role
    chosen = quick(s, decision)
    number = look.number
    rows: list[list[int]] = []
    for option in decision.options:
        row: list[int] = []
        sort = look.sort_of(option)
        goes_on = 0 if option in STOPS else 1
        row.append(SORT_BASE + number * SORTS + sort)
        at = 2 * number + goes_on
        row.append(AIM_BASE + look.family * KIND_COUNT * 2 + at)
        row.append(STAGE_BASE + look.stage * KIND_COUNT * 2 + at)
        row.append(NEAR_BASE + look.missing * KIND_COUNT * 2 + at)
        if option == chosen:
            row.append(CHOSEN_BASE + number)
        if sort == OF_CARD:
            look.add_card(option, row)
        elif sort == OF_AREA:
            look.add_area(role, option, row)
        elif sort == OF_PAWN:
            look.add_pawn(role, option, row)
        elif sort == OF_SEAT:
            look.add_seat(option, row)
        elif sort >= IS_POWER:
            look.add_beside(sort, option, row)
        elif sort == OF_OTHER:
            look.add_other(kind, option, row)
        if kind in USE_KINDS or kind == o.RANSOM or kind == o.REACT or kind == o.GIVE_OR_PAY:
            look.add_answer(option, goes_on, row)
        rows.append(row)
    return rows


class Look:
    """What is read off the table once for all options of a decision."""

    def __init__(self, s: Nanty, decision: Decision) -> None:
        self.s = s
        self.decision = decision
        self.kind = decision.kind
        self.number = KIND[decision.kind]
        self.about = decision.about
        self.me = decision.seat
        self.p = s.seats[decision.seat]
        people = s.table.people
        self.aim = people.condition[self.p.personality]
        self.family = FAMILY[self.aim]
        self.stage = stage_of(s)
        if self.aim in (EXHAUSTED, QUIET_END):
            self.missing = 4 - self.stage
        else:
            need = people.need[self.p.personality]
            self.missing = step_bucket((need - progress(s, self.me, self.aim)) / STEP[self.aim])
        self.markers = trouble_bucket(s.table.areas.count[s.trouble])
        self.money = money_bucket(self.p.money)
        self.riots = 0 if RIOTS in s.gone_events else 1
        self.text = self._text()
        self.marks = self.text != PLACE_ANYWHERE
        self.group = self._group()
        self.role = self._role()
        self._danger = [-1] * s.players
        self._ahead = -1
        self._steps = -1

    def _text(self) -> int:
        """The text that the question comes from, where it names a card."""
        if self.kind in ABOUT_CARDS and 0 <= self.about < self.s.table.cards.size:
            return self.s.table.cards.effect[self.about]
        return NO_TEXT

    def _group(self) -> int:
        """What the plain numbers among the options stand for."""
        kind = self.kind
        if kind in CARD_KINDS or kind in SHED_KINDS or kind in GRAB_KINDS or kind == o.REACT:
            return OF_CARD
        if kind in AREA_ROLE:
            return OF_AREA
        if kind in PAWN_ROLE:
            return OF_PAWN
        return OF_SEAT if kind in SEAT_KINDS else OF_OTHER

    def _role(self) -> int:
        """What becomes of the area or the pawn that is picked."""
        kind = self.kind
        if self.group == OF_AREA:
            if kind in (o.PICK_AREA, o.NEXT_AREA):
                return ROLE_OF_TEXT.get(self.text, ARRIVE)
            if kind == o.POWER_AREA:
                return ROLE_OF_POWER.get(self.s.table.areas.power[self.about], ARRIVE)
            if kind == o.DESTINATION:
                return ARRIVE if owner_of(self.about) == self.me else PUSH
            return AREA_ROLE[kind]
        if self.group == OF_PAWN:
            if kind == o.PICK_PAWN:
                return PAWN_ROLE_OF_TEXT.get(self.text, KILL)
            return PAWN_ROLE[kind]
        return 0

    def sort_of(self, option: int) -> int:
        """What sort of option it is."""
        if self.group == OF_OTHER and self.kind in o.WITH_CODES:
            return OF_OTHER
        if option < o.SKIP:
            return self.group
        if option < o.POWER:
            return FIRST_PLAIN + option - o.SKIP
        if option < o.ABILITY:
            return IS_POWER
        if option < o.DISCARD:
            return IS_ABILITY
        if option < o.WATSON:
            return IS_DISCARD
        if option < o.SUFFRAGETTE:
            return IS_WATSON
        if option == o.SUFFRAGETTE:
            return IS_SUFFRAGETTE
        return IS_HOLBORN if option < o.SHIELD else IS_SHIELD

    # Facts

    def danger(self, seat: int) -> int:
        """How near another player may be to winning, as far as this one knows; Trouble, which all share, left out."""
        if self._danger[seat] < 0:
            s = self.s
            people = s.table.people
            least = 9.0
            done = 1 << TROUBLE | 1 << EXHAUSTED | 1 << QUIET_END
            for personality in suspects(s, self.me):
                condition = people.condition[personality]
                if done >> condition & 1:
                    continue
                done |= 1 << condition
                steps = (people.need[personality] - progress(s, seat, condition)) / STEP[condition]
                if steps < least:
                    least = steps
            self._danger[seat] = step_bucket(least)
        return self._danger[seat]

    def ahead(self) -> int:
        """Whether the player would win by points."""
        if self._ahead < 0:
            self._ahead = 1 if standing(self.s, self.me) > 0 else 0
        return self._ahead

    def pieces(self, seat: int, area: int) -> int:
        """What counts for a player's control of an area."""
        return self.s.seats[seat].agents[area] + (1 if self.s.built[area] == seat else 0)

    def most_of_others(self, seat: int, area: int) -> int:
        """What a player has to exceed there."""
        s = self.s
        most = s.citizens[area]
        for other in range(s.players):
            if other != seat:
                most = max(most, self.pieces(other, area))
        return most

    # Cards

    def add_card(self, card: int, row: list[int]) -> None:
        """A card to play, to give away or to take."""
        worth = worth_bucket(card_worth(self.s, self.me, card))
        if self.kind in CARD_KINDS:
            row.append(WORTH_BASE + worth)
            row.append(CARD_BASE + card)
            row.append(CARD_AIM_BASE + card * FAMILIES + self.family)
            row.append(CARD_STAGE_BASE + card * BUCKETS + self.stage)
            self.add_signs(card, row)
        elif self.kind in SHED_KINDS:
            row.append(WORTH_BASE + 8 + worth)
            row.append(SHED_BASE + card)
        elif self.kind != o.REACT:
            row.append(WORTH_BASE + 16 + worth)
            row.append(GRAB_BASE + card)

    def add_signs(self, card: int, row: list[int]) -> None:
        """What each symbol of a card would do now."""
        s = self.s
        t = s.table.cards
        follows = 0
        before = 0
        for symbol in t.symbols[card]:
            if symbol == before:  # a trait is there or not: the card itself tells of the second
                continue
            before = symbol
            row.append(SIGN_BASE + (3 * symbol + self.effect_of(symbol, card)) * FAMILIES + self.family)
            if symbol == ANOTHER or (symbol == SCROLL and t.effect[card] == PLAY_CARDS):
                follows = 1
            elif symbol == EVENT and self.riots:
                ahead = self.ahead() if self.markers >= 2 else 0
                row.append(RIOT_BASE + self.markers * 4 + 2 * ahead + (1 if self.aim == TROUBLE else 0))
        row.append(CHAIN_BASE + follows * BUCKETS + min(len(self.p.hand) // 2, 4))

    def effect_of(self, symbol: int, card: int) -> int:
        """What a symbol would do now: 0 nothing that counts, 1 something, 2 much."""
        s = self.s
        p = self.p
        if symbol == PLACE:
            if self._steps < 0:
                self._steps = 1 if self.can_advance() else 0
            return 2 if self._steps and self.missing <= 1 else self._steps
        if symbol == MONEY:
            return 2 if s.table.cards.coins[card] > 2 else 1
        if symbol == SCROLL:
            text = s.table.cards.effect[card]
            return 1 if text not in TEXTS or TEXTS[text].offers(s, self.me, card) else 0
        if symbol == CALM:
            return 0 if not s.trouble else 2 if self.markers >= 3 else 1
        if symbol == SKULL:
            most = 0
            for seat, other in enumerate(s.seats):
                if seat != self.me and other.standing & s.trouble:
                    most = 2 if most == 2 or self.danger(seat) <= 1 else 1
            return most
        if symbol == BUILD:
            most = 0
            areas = s.table.areas
            for area in areas.of[p.standing & ~(s.trouble | s.sites)]:
                if areas.cost[area] <= p.money:
                    most = 2 if most == 2 or areas.cost[area] > 6 else 1
            return most
        if symbol == EVENT:
            return 2 if self.riots and self.markers >= 4 else 1
        if symbol == ANOTHER:
            return 1 if len(p.hand) > 1 else 0
        return 1

    def can_advance(self) -> bool:
        """Whether placing an Agent somewhere would bring the player's own aim nearer."""
        s = self.s
        areas = s.table.areas
        for area in areas.of[areas.reach[self.p.standing]]:
            if self.change_with(area) == 2:
                return True
        return False

    # Areas

    def add_area(self, role: int, area: int, row: list[int]) -> None:
        """An area, and what doing it there would mean."""
        s = self.s
        p = self.p
        bit = 1 << area
        aim = self.aim
        family = self.family
        mine = 1 if p.agents[area] else 0
        others = 1 if s.pawns[area] > p.agents[area] else 0
        trouble = 1 if s.trouble & bit else 0
        guarded = 1 if s.guarded & bit else 0
        site = 0 if not s.sites & bit else 1 if p.buildings & bit else 2
        cost = s.table.areas.cost[area]
        tier = 0 if cost <= 6 else 1 if cost <= 12 else 2
        row.append(AREA_BASE + role * AREAS + area)
        row.append(AREA_AIM_BASE + (family * AREA_ROLES + role) * 4 + 2 * mine + others)
        row.append(AREA_FACT_BASE + role * 12 + 4 * site + 2 * trouble + guarded)
        if role in (SET_UP, BUY):
            left = money_bucket(max(0, p.money - cost))
            row.append(PRICE_BASE + (family * 3 + tier) * BUCKETS + left)
        elif role == ARRIVE:
            self.add_arrival(area, trouble, guarded, row)
            row.append(ROOM_BASE + family * 18 + 6 * site + 2 * tier + mine)
        elif role == PUSH:
            if s.pawns[area] and not trouble:
                self.add_trouble(2, row)
        elif role == STIR:
            change = 2 if aim == TROUBLE or (aim == IN_TROUBLE and mine) else 0 if aim == QUIET_END else 1
            row.append(GAIN_BASE + (family * 3 + change) * BUCKETS + self.missing)
            self.add_trouble(2, row)
        elif role == QUELL:
            change = 0 if aim == TROUBLE or (aim == IN_TROUBLE and mine) else 2 if aim == QUIET_END else 1
            row.append(GAIN_BASE + (family * 3 + change) * BUCKETS + self.missing)
            self.add_trouble(0, row)
            if mine and not site and cost <= p.money:
                row.append(OPENS_BASE + family)

    def add_trouble(self, change: int, row: list[int]) -> None:
        """A Trouble marker comes (2) or goes (0)."""
        fagin = 1 if self.aim == TROUBLE else 0
        row.append(TROUBLE_BASE + (change * BUCKETS + self.markers) * 4 + 2 * fagin + self.riots)

    def add_arrival(self, area: int, trouble: int, guarded: int, row: list[int]) -> None:
        """One more Agent of the player's own in an area."""
        s = self.s
        family = self.family
        new = 0 if self.p.agents[area] else 1
        pawns = 1 if s.pawns[area] else 0
        ahead = self.pieces(self.me, area) - self.most_of_others(self.me, area)
        row.append(ARRIVE_BASE + family * 16 + 8 * new + 4 * trouble + 2 * pawns + guarded)
        if not guarded:
            row.append(MARGIN_BASE + family * BUCKETS + min(max(ahead + 2, 0), 4))
            if ahead == -1:
                holder = controller(s, area)
                if holder >= 0 and holder != self.me:
                    row.append(BREAK_BASE + self.danger(holder))
        row.append(GAIN_BASE + (family * 3 + self.change_with(area)) * BUCKETS + self.missing)
        if pawns and not trouble and self.marks:
            self.add_trouble(2, row)

    def change_with(self, area: int) -> int:
        """How one's own measure changes with one more Agent in an area: 0 it falls, 1 it stays, 2 it rises."""
        s = self.s
        aim = self.aim
        bit = 1 << area
        new = not self.p.standing & bit
        stirs = self.marks and s.pawns[area] > 0 and not s.trouble & bit
        rises = False
        if aim == TROUBLE:
            rises = stirs
        elif aim == QUIET_END:
            return 0 if stirs else 1
        elif s.guarded & bit:
            return 1
        elif aim == IN_AREAS:
            rises = new
        elif aim == ON_RIVER:
            rises = new and s.table.areas.river & bit != 0
        elif aim == ON_BOARD:
            rises = self.p.reserve > 0
        elif aim == IN_TROUBLE:
            rises = stirs or (new and s.trouble & bit != 0)
        elif aim in (CONTROL, WITH_WESTMINSTER):
            rises = self.pieces(self.me, area) == self.most_of_others(self.me, area)
        return 2 if rises else 1

    # Pawns

    def add_pawn(self, role: int, code: int, row: list[int]) -> None:
        """A pawn, and what its leaving would mean."""
        s = self.s
        me = self.me
        n = s.players
        area = area_of(code)
        owner = owner_of(code)
        figure = figure_of(code)
        bit = 1 << area
        trouble = 1 if s.trouble & bit else 0
        slot = owner if owner >= GRENADIER else (owner - me) % n
        whose = 2 if owner >= GRENADIER else 1 if slot else 0
        last = 0
        holds = 0
        shakes = False
        if owner < n:
            last = 1 if s.seats[owner].agents[area] == 1 else 0
            if controller(s, area) == owner:
                holds = 1
                shakes = self.pieces(owner, area) - 1 <= self.most_of_others(owner, area)
        row.append(PAWN_AREA_BASE + role * AREAS + area)
        row.append(PAWN_BASE + (role * FAMILIES + self.family) * SLOTS + slot)
        row.append(PAWN_FACT_BASE + (role * 3 + whose) * 8 + 4 * last + 2 * holds + trouble)
        if whose == 1:
            hits = (1 if last and not s.guarded & bit else 0) + (2 if shakes else 0) + 4 * trouble
            row.append(PAWN_HIT_BASE + (role * BUCKETS + self.danger(owner)) * 8 + hits)
        change = self.change_without(area, owner, last, shakes)
        row.append(PAWN_GAIN_BASE + (self.family * 3 + change) * BUCKETS + self.missing)
        if trouble:
            self.add_trouble(0, row)
        if figure >= 0:
            row.append(PAWN_NAME_BASE + role * AGENTS + figure)

    def change_without(self, area: int, owner: int, last: int, shakes: bool) -> int:
        """How one's own measure changes when a pawn leaves an area: 0 it falls, 1 it stays, 2 it rises."""
        s = self.s
        aim = self.aim
        bit = 1 << area
        mine = owner == self.me
        here = self.p.standing & bit != 0
        if aim == TROUBLE:
            return 0 if s.trouble & bit else 1
        if aim == QUIET_END:
            return 2 if s.trouble & bit else 1
        if s.guarded & bit:
            return 2 if owner == GRENADIER and here and s.grenadiers[area] == 1 else 1
        if aim in (IN_AREAS, ON_RIVER):
            return 0 if mine and last else 1
        if aim == ON_BOARD:
            return 0 if mine else 1
        if aim == IN_TROUBLE:
            return 0 if here and s.trouble & bit else 1
        if aim in (CONTROL, WITH_WESTMINSTER):
            if mine:
                return 0 if shakes else 1
            return 2 if self.opens_control(area, owner) else 1
        return 1

    def opens_control(self, area: int, owner: int) -> bool:
        """Whether the area is one's own once a pawn of another's has left it."""
        s = self.s
        have = self.pieces(self.me, area)
        rivals = s.citizens[area] - (1 if owner >= GRENADIER else 0)
        tied = have <= s.citizens[area]
        for seat in range(s.players):
            if seat != self.me:
                pieces = self.pieces(seat, area)
                tied = tied or have <= pieces
                rivals = max(rivals, pieces - (1 if seat == owner else 0))
        return tied and have > rivals

    # Seats

    def add_seat(self, seat: int, row: list[int]) -> None:
        """Another player to whom something is done."""
        s = self.s
        other = s.seats[seat]
        at = SEAT_FACT_BASE + SEAT_KINDS[self.kind] * 3 * BUCKETS
        row.append(SEAT_BASE + self.text * 4 + (seat - self.me) % s.players)
        row.append(at + self.danger(seat))
        row.append(at + BUCKETS + money_bucket(other.money))
        row.append(at + 2 * BUCKETS + min(len(other.hand) // 2, 4))
        if self.text == SWAP_HANDS:
            row.append(SEAT_HAND_BASE + min(max(len(other.hand) - len(self.p.hand) + 2, 0), 4))

    # What stands beside

    def add_beside(self, sort: int, option: int, row: list[int]) -> None:
        """Powers, abilities and Interrupts."""
        if sort == IS_POWER:
            area = option - o.POWER
            power = self.s.table.areas.power[area]
            row.append(POWER_BASE + area)
            row.append(POWER_AIM_BASE + power * FAMILIES + self.family)
            row.append(POWER_MONEY_BASE + power * BUCKETS + self.money)
        elif sort == IS_ABILITY:
            row.append(ABILITY_BASE + option - o.ABILITY)
        elif sort == IS_DISCARD:
            row.append(SHED_BASE + option - o.DISCARD)
        elif sort in (IS_HOLBORN, IS_SHIELD):
            code = option - (o.HOLBORN if sort == IS_HOLBORN else o.SHIELD)
            row.append(SPARE_BASE + kind_of_threat(code) * AREAS + area_of(pawn_of_threat(code)))
            row.append(SPARE_MONEY_BASE + self.money)
            self.add_stand(code, 1, row)
            self.add_figure(pawn_of_threat(code), row)

    def add_figure(self, code: int, row: list[int]) -> None:
        """The name of one's own Agent that may be lost."""
        if figure_of(code) >= 0:
            row.append(PAWN_NAME_BASE + LOSE * AGENTS + figure_of(code))

    def add_stand(self, code: int, reacts: int, row: list[int]) -> None:
        """What a threat would cost."""
        s = self.s
        area = area_of(pawn_of_threat(code))
        last = 1 if self.p.agents[area] == 1 else 0
        holds = 1 if controller(s, area) == self.me else 0
        at = (reacts * 8 + kind_of_threat(code)) * 4 + 2 * last + holds
        row.append(STAND_BASE + at * BUCKETS + self.missing)

    def add_answer(self, option: int, goes_on: int, row: list[int]) -> None:
        """An answer to what is offered, asked for or threatened."""
        s = self.s
        kind = self.kind
        if kind in USE_KINDS:
            row.append(TEXT_BASE + 2 * self.text + goes_on)
            if option == o.USE:
                row.append(TEXT_AIM_BASE + self.text * FAMILIES + self.family)
                row.append(TEXT_STAGE_BASE + self.text * BUCKETS + self.stage)
                if self.text == TAKE_LOAN:
                    row.append(LOAN_BASE + min(len(self.p.loans), 2) * BUCKETS + self.money)
                elif self.text == DRAW_CARDS:
                    row.append(DRAW_BASE + min(len(self.p.hand) // 2, 4))
        elif kind == o.RANSOM:
            what = 2 if pawn_for_ransom(self.about) >= 0 else 1 if self.text == PAY_OR_LOSE_BUILDING else 0
            row.append(RANSOM_BASE + (goes_on * BUCKETS + self.money) * 3 + what)
            row.append(STAKE_BASE + goes_on * BUCKETS + money_bucket(building_value(s, self.me)))
        elif kind == o.GIVE_OR_PAY:
            if option == o.PAY:
                row.append(GIFT_BASE + self.money * BUCKETS + min(len(self.p.hand) // 2, 4))
        elif option < o.HOLBORN:
            threat = kind_of_threat(self.about)
            self.add_stand(self.about, goes_on, row)
            if goes_on and option < o.SKIP:
                effect = s.table.cards.effect[option]
                if RELOCATE <= effect < RELOCATE + 5:
                    row.append(ANSWER_BASE + (effect - RELOCATE) * 8 + threat)
                row.append(SHED_BASE + option)
            if threat == TOUCH:
                text = s.table.cards.effect[s.in_play[-1]] if s.in_play else NO_TEXT
                row.append(TOUCH_BASE + 2 * text + goes_on)

    # Codes and names

    def add_other(self, kind: str, option: int, row: list[int]) -> None:
        """Threats, flights and names."""
        secret = self.p.secret
        if kind == o.SAVE_WHICH:
            row.append(SPARE_BASE + kind_of_threat(option) * AREAS + area_of(pawn_of_threat(option)))
            self.add_stand(option, 1, row)
            self.add_figure(pawn_of_threat(option), row)
        elif kind == o.FLOOD_MOVE:
            self.add_pawn(OWN, who_flees(option), row)
            self.add_area(ARRIVE, flees_to(option), row)
        elif kind == o.START_ALL:
            served = 0
            for place, figure in enumerate(agents_of_trio(option)):
                row.append(NAME_BASE + (TRIO_NAMES + place) * 18 + figure)
                served += 1 if figure in secret else 0
            row.append(SECRET_BASE + served)
        elif kind in NAME_KINDS:
            row.append(NAME_BASE + NAME_KINDS[kind] * 18 + min(option, 17))
            card = option + AGENTS if kind == o.HOUSE else option
            if kind in (o.START, o.FIGURE, o.HOUSE):
                row.append(SECRET_BASE + (1 if card in secret else 0))


ABOUT_CARDS: Final = {
    o.TAKE,
    o.USE_TEXT,
    o.TARGET,
    o.PAYEE,
    o.ROBBED,
    o.PICK_AREA,
    o.NEXT_AREA,
    o.PICK_PAWN,
    o.VICTIM,
    o.OWN_AGENT,
    o.LOSE_AGENT,
    o.RANSOM,
    o.DISCARD_CARD,
    o.NEXT_DISCARD,
    o.GIVE_CARD,
    o.GIVE_OR_PAY,
}
"""The kinds of questions whose `about` is the card that asks, an action card or another."""
