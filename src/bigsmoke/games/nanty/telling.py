"""What happened, in words, as each seat may know it."""

from bigsmoke.games.nanty.codes import GRENADIER, card_of_step, symbol_of_step
from bigsmoke.games.nanty.state import DECLARED, HOLMES, POINTS, RIOT, Nanty
from bigsmoke.games.nanty.tables import AGENTS, ANOTHER, BUILD, CALM, MONEY, PLACE, PLAY_CARDS, SCROLL, SKULL
from bigsmoke.games.nanty.text import capital, cause_name, pawn_name, pawn_row, threat
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.state import OPEN, Event
from bigsmoke.kernel.words import player

END_WORDS = {
    DECLARED: "The game is over",
    HOLMES: "The pile has run out, and a Personality wins by it",
    RIOT: "Riots end the game: points decide",
    POINTS: "The pile has run out: points decide",
}


SKIPPED = {
    PLACE: "{} places no Agent",
    CALM: "{} removes no Trouble",
    MONEY: "{} takes no money",
    SKULL: "{} assassinates nobody",
    BUILD: "{} builds nothing",
    SCROLL: "{} does not use the text of {}",
    ANOTHER: "{} plays no further card",
}


class Teller:
    """Tells one seat about events; None: a spectator, OPEN: everything."""

    def __init__(self, s: Nanty, seat: int | None) -> None:
        self.s = s
        self.seat = seat

    def tell(self, event: Event) -> Json:
        """An event as the seat may know it."""
        kind = str(event[0])
        return {"kind": kind, **TELLERS[kind](self, event)}

    def may_know(self, *knowing: int) -> bool:
        """Whether this seat is one of those that know."""
        return self.seat == OPEN or self.seat in knowing

    def area_name(self, area: int) -> str:
        """An area by its name."""
        return self.s.table.areas.names[area]

    def turn(self, e: Event) -> Json:
        """A turn begins."""
        return {"seat": e[1], "text": f"{player(e[1])}'s turn"}

    def card(self, e: Event) -> Json:
        """An action card that everybody sees."""
        words = {
            "play": "{} plays {}",
            "discard": "{} discards {}",
            "recover": "{} takes {} from the discard pile",
            "interrupt": "{} plays {}",
            "take_back": "{} takes {} back",
            "loan": "{} keeps {} as a loan",
            "burden": "{} is stuck with {}",
            "lay_out": "{} lays out {}",
            "done": "{} is done with {}",
        }[str(e[0])]
        t = self.s.table.cards
        return {"seat": e[1], "card": t.ids[e[2]], "text": words.format(player(e[1]), t.names[e[2]])}

    def skip(self, e: Event) -> Json:
        """A symbol is left, or cannot be used."""
        t = self.s.table.cards
        card = card_of_step(e[2])
        symbol = t.symbols[card][symbol_of_step(e[2])]
        if symbol == SCROLL and t.effect[card] == PLAY_CARDS:
            symbol = ANOTHER
        return {"seat": e[1], "card": t.ids[card], "text": SKIPPED[symbol].format(player(e[1]), t.names[card])}

    def none_of(self, e: Event) -> Json:
        """A player is let off."""
        words = {"raze_none": "{} removes no Building of {}", "take_none": "{} takes no card of {}"}[str(e[0])]
        return {"seat": e[1], "target": e[2], "text": words.format(player(e[1]), player(e[2]))}

    def fog(self, e: Event) -> Json:
        """A card is lost."""
        t = self.s.table.cards
        return {"card": t.ids[e[1]], "text": f"{t.names[e[1]]} is lost in the fog"}

    def draw(self, e: Event) -> Json:
        """A card from the pile (NN-H05)."""
        t = self.s.table.cards
        if self.may_know(e[1]):
            return {"seat": e[1], "card": t.ids[e[2]], "text": f"{player(e[1])} draws {t.names[e[2]]}"}
        return {"seat": e[1], "text": f"{player(e[1])} draws a card"}

    def hand_over(self, e: Event) -> Json:
        """A card changes hands (NN-H18)."""
        t = self.s.table.cards
        row: Json = {"seat": e[1], "to": e[2]}
        name = "a card"
        if self.may_know(e[1], e[2]):
            row["card"] = t.ids[e[3]]
            name = t.names[e[3]]
        return {**row, "text": f"{player(e[1])} hands {name} to {player(e[2])}"}

    def look(self, e: Event) -> Json:
        """Cards of a hand are looked at (NN-H17)."""
        t = self.s.table.cards
        row: Json = {"seat": e[1], "target": e[2], "text": f"{player(e[1])} looks at cards of {player(e[2])}"}
        if self.may_know(e[1]):
            row["cards"] = [t.ids[card] for card in e[3:]]
        return row

    def money(self, e: Event) -> Json:
        """Money comes and goes."""
        kind = str(e[0])
        if kind == "pay_to":
            return {"seat": e[1], "to": e[2], "amount": e[3], "text": f"{player(e[1])} pays {player(e[2])} £{e[3]}"}
        verb = "takes" if kind == "gain" else "pays"
        return {"seat": e[1], "amount": e[2], "text": f"{player(e[1])} {verb} £{e[2]}"}

    def place(self, e: Event) -> Json:
        """An Agent is placed."""
        t = self.s.table
        row: Json = {"seat": e[1], "area": t.areas.ids[e[2]]}
        name = "an Agent"
        if e[3] >= 0:
            row["figure"] = t.figures.ids[e[3]]
            name = f"the {t.figures.names[e[3]]}"
        return {**row, "text": f"{player(e[1])} places {name} in {self.area_name(e[2])}"}

    def pawn(self, e: Event) -> Json:
        """A pawn is removed or moved."""
        told = capital(pawn_name(self.s, e[1]))
        if e[0] == "remove":
            return {**pawn_row(self.s, e[1]), "text": f"{told} is removed"}
        return {
            **pawn_row(self.s, e[1]),
            "to": self.s.table.areas.ids[e[2]],
            "text": f"{told} goes to {self.area_name(e[2])}",
        }

    def swap(self, e: Event) -> Json:
        """Two pawns change places."""
        rows = {"first": pawn_row(self.s, e[1]), "second": pawn_row(self.s, e[2])}
        return {**rows, "text": f"{capital(pawn_name(self.s, e[1]))} and {pawn_name(self.s, e[2])} change places"}

    def aim(self, e: Event) -> Json:
        """Somebody proposes what others may still stop."""
        kind = str(e[0])
        if kind == "aim":
            return {
                "seat": e[1],
                **pawn_row(self.s, e[2]),
                "text": f"{player(e[1])} goes for {pawn_name(self.s, e[2])}",
            }
        if kind == "aim_move":
            text = f"{player(e[1])} wants {pawn_name(self.s, e[2])} to go to {self.area_name(e[3])}"
            return {"seat": e[1], **pawn_row(self.s, e[2]), "to": self.s.table.areas.ids[e[3]], "text": text}
        if kind == "aim_swap":
            text = f"{player(e[1])} wants {pawn_name(self.s, e[2])} and {pawn_name(self.s, e[3])} to change places"
            return {"seat": e[1], "first": pawn_row(self.s, e[2]), "second": pawn_row(self.s, e[3]), "text": text}
        whom = ", ".join(player(target) for target in e[3:])
        return {
            "seat": e[1],
            "targets": list(e[3:]),
            "text": f"{player(e[1])} turns {cause_name(self.s, e[2])} on {whom}",
        }

    def area(self, e: Event) -> Json:
        """Trouble comes or goes."""
        words = {
            "trouble": "Trouble in {}",
            "calm": "The Trouble in {} is over",
            "trouble_came": "Trouble comes to {}",
            "trouble_went": "Trouble leaves {} with the pawn",
        }[str(e[0])]
        return {"area": self.s.table.areas.ids[e[1]], "text": words.format(self.area_name(e[1]))}

    def seat_area(self, e: Event) -> Json:
        """A player and an area."""
        words = {
            "power": "{} uses {}",
            "raze": "{} loses the Building in {}",
            "vacate": "{} moves the Building from {}",
            "forfeit": "{} returns the City Area card of {}",
            "roll": "{} rolls {}",
        }[str(e[0])]
        row: Json = {"seat": e[1], "area": self.s.table.areas.ids[e[2]]}
        if e[0] == "roll":
            row["number"] = e[2] + 1
            words = f"{{}} rolls {e[2] + 1}: {{}}"
        return {**row, "text": words.format(player(e[1]), self.area_name(e[2]))}

    def build(self, e: Event) -> Json:
        """A Building is set up."""
        t = self.s.table
        row: Json = {"seat": e[1], "area": t.areas.ids[e[2]]}
        name = "a Building"
        if e[3] >= 0:
            row["house"] = t.figures.ids[AGENTS + e[3]]
            name = f"the {t.figures.names[AGENTS + e[3]]}"
        return {**row, "text": f"{player(e[1])} builds {name} in {self.area_name(e[2])}"}

    def random_event(self, e: Event) -> Json:
        """A Random Event."""
        t = self.s.table.events
        return {"seat": e[1], "event": t.ids[e[2]], "text": f"Random Event: {t.names[e[2]]}"}

    def arrive(self, e: Event) -> Json:
        """A neutral pawn comes."""
        name = "Grenadier" if e[1] == GRENADIER else "New Citizen"
        pawn_kind = "grenadier" if e[1] == GRENADIER else "new_citizen"
        return {
            "area": self.s.table.areas.ids[e[2]],
            "pawn": pawn_kind,
            "text": f"A {name} comes to {self.area_name(e[2])}",
        }

    def spare(self, e: Event) -> Json:
        """A reaction stopped an effect."""
        return {"seat": e[1], "text": f"Stopped: {threat(self.s, e[2])}"}

    def figure_card(self, e: Event) -> Json:
        """An Agent or Building card that everybody sees."""
        t = self.s.table.figures
        words = "{} uses the card of the {}" if e[0] == "ability" else "{} loses the card of the {}"
        return {"seat": e[1], "figure_card": t.ids[e[2]], "text": words.format(player(e[1]), t.names[e[2]])}

    def draw_building(self, e: Event) -> Json:
        """The Cyclist draws a Building card (NN-H16)."""
        t = self.s.table.figures
        if self.may_know(e[1]):
            return {
                "seat": e[1],
                "figure_card": t.ids[e[2]],
                "text": f"{player(e[1])} draws the card of the {t.names[e[2]]}",
            }
        return {"seat": e[1], "text": f"{player(e[1])} draws a Building card"}

    def look_events(self, e: Event) -> Json:
        """The Governess looks (NN-H12)."""
        row: Json = {"seat": e[1], "amount": e[2], "text": f"{player(e[1])} looks at the next Random Events: {e[2]}"}
        if self.may_know(e[1]):
            row["events"] = [self.s.table.events.ids[event] for event in e[3:]]
        return row

    def order_events(self, e: Event) -> Json:
        """The Governess is done."""
        row: Json = {"seat": e[1], "text": f"{player(e[1])} puts one at the bottom and the rest back on top"}
        if self.may_know(e[1]):
            row["bottom"] = self.s.table.events.ids[e[2]]
            row["events"] = [self.s.table.events.ids[event] for event in e[3:]]
        return row

    def swap_hands(self, e: Event) -> Json:
        """Two hands are exchanged; each of the two is told what they got."""
        t = self.s.table.cards
        row: Json = {"seat": e[1], "target": e[2], "text": f"{player(e[1])} and {player(e[2])} exchange their hands"}
        given, got = e[4 : 4 + e[3]], e[4 + e[3] :]
        if self.seat in (e[1], e[2]):
            row["cards"] = [t.ids[card] for card in (got if self.seat == e[1] else given)]
        return row

    def trade(self, e: Event) -> Json:
        """A Personality is traded."""
        row: Json = {"seat": e[1], "text": f"{player(e[1])} trades the Personality for another, unseen"}
        if self.may_know(e[1]):
            row["gave"] = self.s.table.people.ids[e[2]]
            row["got"] = self.s.table.people.ids[e[3]]
        return row

    def view_unused(self, e: Event) -> Json:
        """Personalities are looked at."""
        row: Json = {"seat": e[1], "text": f"{player(e[1])} looks at Personalities that nobody holds"}
        if self.may_know(e[1]):
            row["personalities"] = [self.s.table.people.ids[personality] for personality in e[2:]]
        return row

    def claim(self, e: Event) -> Json:
        """Victory."""
        t = self.s.table.people
        text = f"{player(e[1])} declares victory as {t.names[e[2]]}"
        return {"seat": e[1], "personality": t.ids[e[2]], "text": text}

    def pile_empty(self, e: Event) -> Json:
        """The pile has run out."""
        return {"seat": e[1], "text": f"{player(e[1])} cannot refill: the pile is empty"}

    def end(self, e: Event) -> Json:
        """The game is over."""
        row: Json = {"text": END_WORDS[e[1]]}
        if e[2] >= 0:
            row["winner"] = e[2]
        return row


TELLERS = {
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
    "aim_move": Teller.aim,
    "aim_swap": Teller.aim,
    "aim_text": Teller.aim,
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
