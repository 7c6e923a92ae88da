"""What happened, as each seat may know it."""

from typing import Final

from bigsmoke.games.nanty.codes import GRENADIER, card_of_step, symbol_of_step
from bigsmoke.games.nanty.state import Nanty
from bigsmoke.games.nanty.tables import AGENTS, ANOTHER, PLAY_CARDS, SCROLL, SYMBOLS
from bigsmoke.games.nanty.text import cause_name, pawn_row, threat
from bigsmoke.games.nanty.victory import ENDINGS
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.state import OPEN, Event
from bigsmoke.kernel.words import say


class Teller:
    """Tells one seat about events; None: a spectator, OPEN: everything."""

    def __init__(self, s: Nanty, seat: int | None) -> None:
        self.s = s
        self.seat = seat

    def tell(self, event: Event) -> Json:
        """An event as the seat may know it: said under its kind, unless that depends on more."""
        kind = str(event[0])
        return {"key": kind, "kind": kind, **TELLERS[kind](self, event)}

    def may_know(self, *knowing: int) -> bool:
        """Whether this seat is one of those that know."""
        return self.seat == OPEN or self.seat in knowing

    def turn(self, e: Event) -> Json:
        """A turn begins."""
        return {"seat": e[1]}

    def card(self, e: Event) -> Json:
        """An action card that everybody sees."""
        return {"seat": e[1], "card": self.s.table.cards.ids[e[2]]}

    def skip(self, e: Event) -> Json:
        """A symbol is left, or cannot be used."""
        t = self.s.table.cards
        card = card_of_step(e[2])
        symbol = t.symbols[card][symbol_of_step(e[2])]
        if symbol == SCROLL and t.effect[card] == PLAY_CARDS:
            symbol = ANOTHER
        return say(f"skip-{SYMBOLS[symbol]}", seat=e[1], card=t.ids[card])

    def none_of(self, e: Event) -> Json:
        """A player is let off."""
        return {"seat": e[1], "target": e[2]}

    def fog(self, e: Event) -> Json:
        """A card is lost."""
        return {"card": self.s.table.cards.ids[e[1]]}

    def draw(self, e: Event) -> Json:
        """A card from the pile (NN-H05)."""
        if self.may_know(e[1]):
            return {"seat": e[1], "card": self.s.table.cards.ids[e[2]]}
        return say("draw-unseen", seat=e[1])

    def hand_over(self, e: Event) -> Json:
        """A card changes hands (NN-H18)."""
        if self.may_know(e[1], e[2]):
            return {"seat": e[1], "to": e[2], "card": self.s.table.cards.ids[e[3]]}
        return say("pass-unseen", seat=e[1], to=e[2])

    def look(self, e: Event) -> Json:
        """Cards of a hand are looked at (NN-H17)."""
        t = self.s.table.cards
        row: Json = {"seat": e[1], "target": e[2]}
        if self.may_know(e[1]):
            row["cards"] = [t.ids[card] for card in e[3:]]
        return row

    def money(self, e: Event) -> Json:
        """Money comes and goes."""
        if e[0] == "pay_to":
            return {"seat": e[1], "to": e[2], "amount": e[3]}
        return {"seat": e[1], "amount": e[2]}

    def place(self, e: Event) -> Json:
        """An Agent is placed."""
        t = self.s.table
        area = t.areas.ids[e[2]]
        if e[3] >= 0:
            return say("place-figure", seat=e[1], area=area, figure=t.figures.ids[e[3]])
        return {"seat": e[1], "area": area}

    def pawn(self, e: Event) -> Json:
        """A pawn is removed or moved."""
        row = pawn_row(self.s, e[1])
        if e[0] == "move":
            row["to"] = self.s.table.areas.ids[e[2]]
        return row

    def swap(self, e: Event) -> Json:
        """Two pawns change places."""
        return {"first": pawn_row(self.s, e[1]), "second": pawn_row(self.s, e[2])}

    def aim(self, e: Event) -> Json:
        """Somebody goes for a pawn, which others may still stop."""
        return {"seat": e[1], **pawn_row(self.s, e[2])}

    def aim_move(self, e: Event) -> Json:
        """Somebody wants to move a pawn."""
        return {"seat": e[1], **pawn_row(self.s, e[2]), "to": self.s.table.areas.ids[e[3]]}

    def aim_swap(self, e: Event) -> Json:
        """Somebody wants two pawns to change places."""
        return {"seat": e[1], "first": pawn_row(self.s, e[2]), "second": pawn_row(self.s, e[3])}

    def aim_text(self, e: Event) -> Json:
        """A text is turned on players."""
        targets = list(e[3:])
        whom = [say("player", seat=target) for target in targets]
        return {"seat": e[1], "targets": targets, "cause": cause_name(self.s, e[2]), "whom": whom}

    def area(self, e: Event) -> Json:
        """Trouble comes or goes."""
        return {"area": self.s.table.areas.ids[e[1]]}

    def seat_area(self, e: Event) -> Json:
        """A player and an area."""
        row: Json = {"seat": e[1], "area": self.s.table.areas.ids[e[2]]}
        if e[0] == "roll":
            row["number"] = e[2] + 1
        return row

    def build(self, e: Event) -> Json:
        """A Building is set up."""
        t = self.s.table
        area = t.areas.ids[e[2]]
        if e[3] >= 0:
            return say("build-house", seat=e[1], area=area, house=t.figures.ids[AGENTS + e[3]])
        return {"seat": e[1], "area": area}

    def random_event(self, e: Event) -> Json:
        """A Random Event."""
        return {"seat": e[1], "event": self.s.table.events.ids[e[2]]}

    def arrive(self, e: Event) -> Json:
        """A neutral pawn comes."""
        return {"area": self.s.table.areas.ids[e[2]], "pawn": "grenadier" if e[1] == GRENADIER else "new_citizen"}

    def spare(self, e: Event) -> Json:
        """A reaction stopped an effect."""
        return {"seat": e[1], "stopped": threat(self.s, e[2])}

    def figure_card(self, e: Event) -> Json:
        """An Agent or Building card that everybody sees."""
        return {"seat": e[1], "figure_card": self.s.table.figures.ids[e[2]]}

    def draw_building(self, e: Event) -> Json:
        """The Cyclist draws a Building card (NN-H16)."""
        if self.may_know(e[1]):
            return {"seat": e[1], "figure_card": self.s.table.figures.ids[e[2]]}
        return say("draw_building-unseen", seat=e[1])

    def look_events(self, e: Event) -> Json:
        """The Governess looks (NN-H12)."""
        row: Json = {"seat": e[1], "amount": e[2]}
        if self.may_know(e[1]):
            row["events"] = [self.s.table.events.ids[event] for event in e[3:]]
        return row

    def order_events(self, e: Event) -> Json:
        """The Governess is done."""
        row: Json = {"seat": e[1]}
        if self.may_know(e[1]):
            row["bottom"] = self.s.table.events.ids[e[2]]
            row["events"] = [self.s.table.events.ids[event] for event in e[3:]]
        return row

    def swap_hands(self, e: Event) -> Json:
        """Two hands are exchanged; each of the two is told what they got."""
        t = self.s.table.cards
        row: Json = {"seat": e[1], "target": e[2]}
        given, got = e[4 : 4 + e[3]], e[4 + e[3] :]
        if self.seat in (e[1], e[2]):
            row["cards"] = [t.ids[card] for card in (got if self.seat == e[1] else given)]
        return row

    def trade(self, e: Event) -> Json:
        """A Personality is traded; whoever trades is told for which."""
        people = self.s.table.people.ids
        if self.seat == e[1]:
            return say("trade-seen", seat=e[1], gave=people[e[2]], got=people[e[3]])
        if self.seat == OPEN:
            return {"seat": e[1], "gave": people[e[2]], "got": people[e[3]]}
        return {"seat": e[1]}

    def view_unused(self, e: Event) -> Json:
        """Personalities are looked at; whoever looks is told which."""
        seen = [self.s.table.people.ids[personality] for personality in e[2:]]
        if self.seat == e[1]:
            return say("view_unused-seen", seat=e[1], personalities=seen)
        if self.seat == OPEN:
            return {"seat": e[1], "personalities": seen}
        return {"seat": e[1]}

    def claim(self, e: Event) -> Json:
        """Victory."""
        return {"seat": e[1], "personality": self.s.table.people.ids[e[2]]}

    def pile_empty(self, e: Event) -> Json:
        """The pile has run out."""
        return {"seat": e[1]}

    def end(self, e: Event) -> Json:
        """The game is over."""
        row = say(f"end-{ENDINGS[e[1]]}")
        if e[2] >= 0:
            row["winner"] = e[2]
        return row


TELLERS: Final = {
    "turn": Teller.turn,
    "play": Teller.card,
    "discard": Teller.card,
    "recover": Teller.card,
    "interrupt": Teller.card,
    "take_back": Teller.card,
    "loan": Teller.card,
    "burden": Teller.card,
    "lay_out": Teller.card,
    "fog": Teller.fog,
    "draw": Teller.draw,
    "pass": Teller.hand_over,
    "look": Teller.look,
    "gain": Teller.money,
    "pay": Teller.money,
    "pay_to": Teller.money,
    "place": Teller.place,
    "remove": Teller.pawn,
    "move": Teller.pawn,
    "swap": Teller.swap,
    "aim": Teller.aim,
    "aim_move": Teller.aim_move,
    "aim_swap": Teller.aim_swap,
    "aim_text": Teller.aim_text,
    "trouble": Teller.area,
    "calm": Teller.area,
    "trouble_came": Teller.area,
    "trouble_went": Teller.area,
    "skip": Teller.skip,
    "done": Teller.card,
    "raze_none": Teller.none_of,
    "take_none": Teller.none_of,
    "power": Teller.seat_area,
    "raze": Teller.seat_area,
    "vacate": Teller.seat_area,
    "forfeit": Teller.seat_area,
    "roll": Teller.seat_area,
    "build": Teller.build,
    "event": Teller.random_event,
    "arrive": Teller.arrive,
    "spare": Teller.spare,
    "ability": Teller.figure_card,
    "lose_card": Teller.figure_card,
    "draw_building": Teller.draw_building,
    "look_events": Teller.look_events,
    "order_events": Teller.order_events,
    "swap_hands": Teller.swap_hands,
    "trade": Teller.trade,
    "view_unused": Teller.view_unused,
    "claim": Teller.claim,
    "pile_empty": Teller.pile_empty,
    "end": Teller.end,
}
"""How each kind of event is told."""
