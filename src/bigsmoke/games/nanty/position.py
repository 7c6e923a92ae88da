"""Positions: a turn's start as readable data."""

from typing import Any, Final

from bigsmoke.games.nanty.codes import CITIZEN, GRENADIER, NAMELESS, NOBODY, mask_of, members
from bigsmoke.games.nanty.memory import LARGEST, Guess
from bigsmoke.games.nanty.state import (
    DECLARED,
    GRENADIERS,
    HAND,
    HOLMES,
    LOOKED,
    NEW_CITIZENS,
    TRADED,
    Nanty,
    Player,
    Table,
)
from bigsmoke.games.nanty.tables import AGENTS, AREAS, BUILDINGS
from bigsmoke.games.nanty.turn import AGENT_CARDS, BUILDING_CARDS, STARTING_MONEY, mark_start
from bigsmoke.games.nanty.victory import ENDINGS
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import BadPosition, about, because, told
from bigsmoke.kernel.position import Fields, lookup

REST: Final = "*"


# Writing


def write(s: Nanty) -> Json:
    """The table as a position."""
    t = s.table
    cards, events, people = t.cards.ids, t.events.ids, t.people.ids
    position: Json = {
        "turn": s.turn,
        "turns": s.turns,
        "pile": [cards[card] for card in reversed(s.pile)],
        "browns": s.browns,
        "discard": [cards[card] for card in s.discard],
        "box": [cards[card] for card in s.box],
        "events": [events[event] for event in reversed(s.events)],
        "events_gone": [events[event] for event in s.gone_events],
        "aside": [people[personality] for personality in s.aside],
        "areas": {t.areas.ids[area]: write_area(s, area) for area in range(AREAS) if in_use(s, area)},
        "seat": [write_player(s, p) for p in s.seats],
        "known": write_known(s),
        "guesses": write_guesses(s),
    }
    if s.placing:
        position["placing"] = True
    if s.dice:
        position["dice"] = [area + 1 for area in s.dice]
    if s.dead:
        position["dead"] = [t.areas.ids[area] for area in t.areas.of[s.dead]]
    if s.lost_grenadiers:
        position["grenadiers_in_box"] = s.lost_grenadiers
    if s.lost_citizens:
        position["new_citizens_in_box"] = s.lost_citizens
    if s.identity:
        position["personality_history"] = write_history(s)
    if s.over:
        position["ended"] = {"by": ENDINGS[s.ending], **({"winner": s.winner} if s.winner >= 0 else {})}
    if t.named:
        position["agent_box"] = [t.figures.ids[card] for card in s.agent_box]
        position["building_deck"] = [t.figures.ids[card] for card in reversed(s.building_deck)]
        position["figure_cards_gone"] = [t.figures.ids[card] for card in s.gone]
        if s.looker >= 0:
            position["governess"] = {"seat": s.looker, "foreseen": len(s.foreseen), "sunk": s.sunk >= 0}
    return position


def in_use(s: Nanty, area: int) -> bool:
    """Whether anything stands in an area."""
    return bool(s.pawns[area] or s.built[area] != NOBODY or s.trouble >> area & 1)


def write_area(s: Nanty, area: int) -> Json:
    """What stands in an area."""
    t = s.table
    row: Json = {}
    if t.named:
        row["figures"] = [[t.figures.ids[f] for f in range(AGENTS) if p.figures[f] == area] for p in s.seats]
    else:
        row["agents"] = [p.agents[area] for p in s.seats]
    if s.trouble >> area & 1:
        row["trouble"] = True
    if s.grenadiers[area]:
        row["grenadiers"] = s.grenadiers[area]
    if s.citizens[area]:
        row["new_citizens"] = s.citizens[area]
    owner = s.built[area]
    if owner != NOBODY:
        row["building"] = owner
        if t.named:
            row["house"] = t.figures.ids[AGENTS + s.house_at(area, owner)]
        if not s.seats[owner].cards >> area & 1:
            row["card"] = False
    return row


def write_player(s: Nanty, p: Player) -> Json:
    """One seat."""
    t = s.table
    seat: Json = {
        "money": p.money,
        "hand": [t.cards.ids[card] for card in p.hand],
        "personality": t.people.ids[p.personality],
        "turns": p.rounds,
    }
    if p.burdens:
        seat["burdens"] = [t.cards.ids[card] for card in p.burdens]
    if p.loans:
        seat["loans"] = [t.cards.ids[card] for card in p.loans]
    if t.named:
        seat["secret"] = [t.figures.ids[card] for card in p.secret]
        seat["revealed"] = [t.figures.ids[card] for card in p.shown]
    return seat


def write_history(s: Nanty) -> list[Json]:
    """Who has looked at and traded Personalities."""
    ids = s.table.people.ids
    found: list[Json] = []
    for i in range(0, len(s.identity), 4):
        kind, seat, first, second = s.identity[i : i + 4]
        if kind == LOOKED:
            found.append({"seat": seat, "saw": [ids[personality] for personality in members(first)]})
        else:
            found.append({"seat": seat, "gave": ids[first], "got": ids[second]})
    return found


def write_known(s: Nanty) -> list[Json]:
    """What seats are sure to find in other hands; without a viewer, what everybody is."""
    s.memory.take_in()
    found: list[Json] = []
    for viewer in range(s.players + 1):
        for holder in range(s.players):
            mask = s.memory.known[viewer * s.players + holder]
            if mask:
                row: Json = {"holder": holder, "cards": card_ids(s, mask)}
                if viewer < s.players:
                    row["viewer"] = viewer
                found.append(row)
    return found


def write_guesses(s: Nanty) -> list[Json]:
    """What seats in doubt take the other hands to be, with the number of ways; without a viewer, everybody."""
    s.memory.take_in()
    found: list[Json] = []
    for viewer in range(s.players + 1):
        for guess, ways in sorted(s.memory.guesses[viewer].items()):
            hands = [
                {"holder": holder, "cards": card_ids(s, guess[holder]), "grey": guess[s.players + holder]}
                for holder in range(s.players)
                if holder != viewer
            ]
            row: Json = {"ways": ways, "hands": hands}
            if viewer < s.players:
                row["viewer"] = viewer
            found.append(row)
    return found


def card_ids(s: Nanty, mask: int) -> list[str]:
    """Action cards by their ids."""
    return [s.table.cards.ids[card] for card in members(mask)]


# Reading


class Supply:
    """Things of which there is one each, and which have not been put anywhere yet."""

    def __init__(self, ids: dict[str, int], what: str, left: list[int]) -> None:
        self.ids = ids
        self.what = what
        self.left = left

    def spend(self, fields: Fields, field: str, name: str) -> int:
        """Use up the thing with this name."""
        number = lookup(fields, field, name, self.ids, self.what)
        if number not in self.left:
            raise fields.fail(field, "nanty-used-or-out", name=told(name))
        self.left.remove(number)
        return number

    def spend_all(self, fields: Fields, field: str) -> list[int]:
        """Use up all that a field names."""
        return [self.spend(fields, field, name) for name in fields.names(field, [])]

    def stack(self, fields: Fields, field: str) -> tuple[list[int], bool]:
        """A pile from the top down, and whether "*" for the rest comes last."""
        names = fields.names(field, [REST])
        if REST in names[:-1]:
            raise fields.fail(field, "rest-last", rest=REST)
        return [self.spend(fields, field, name) for name in names if name != REST], names[-1:] == [REST]


def read(position: Json, table: Table, chance: Chance) -> Nanty:
    """The table that a position describes."""
    fields = Fields(position)
    s = Nanty()
    s.begin_table(fields.amount("players", 2), table, chance)
    s.turn = fields.amount("turn", 0, 0, s.players - 1)
    s.turns = fields.amount("turns", 0)
    seats = seat_fields(fields, s.players)
    read_board(s, fields)
    read_players(s, seats)
    read_ending(s, fields)
    read_cards(s, fields, seats)
    read_personalities(s, fields, seats)
    read_events(s, fields)
    if table.named:
        read_figure_cards(s, fields, seats)
    for seat in seats:
        seat.end()
    fields.end()
    return s


def seat_fields(fields: Fields, players: int) -> list[Fields]:
    """The fields of each seat; seats that are left out are at their start."""
    entries = fields.items("seat", [])
    if len(entries) > players:
        raise fields.fail("seat", "too-many-seats", seats=len(entries), players=players)
    return [Fields(entries[i] if i < len(entries) else {}, f"seat[{i}]") for i in range(players)]


def read_ending(s: Nanty, fields: Fields) -> None:
    """How the game has ended, if it has."""
    if not fields.has("ended"):
        return
    row = Fields(fields.get("ended", {}), "ended")
    endings = {name: ending for ending, name in ENDINGS.items()}
    s.ending = lookup(row, "by", str(row.get("by", "")), endings, "ending")
    if s.ending in (DECLARED, HOLMES):
        s.winner = row.amount("winner", 0, 0, s.players - 1)
    s.over = True
    row.end()


def read_board(s: Nanty, fields: Fields) -> None:
    """The areas; left out, everything is as at the start."""
    t = s.table
    s.dice = [read_die(fields, value) for value in fields.items("dice", [])]
    s.lost_grenadiers = fields.amount("grenadiers_in_box", 0, 0, GRENADIERS)
    s.lost_citizens = fields.amount("new_citizens_in_box", 0, 0, NEW_CITIZENS)
    for name in fields.names("dead", []):
        s.dead |= 1 << lookup(fields, "dead", name, t.areas.by_id, "area")
    if not fields.has("areas") and t.named:
        fields.get("areas", {})
        s.placing = True
        fields.flag("placing", True)
        return
    s.placing = fields.flag("placing", False)
    if s.placing and not t.named:
        raise fields.fail("placing", "nanty-placing")
    if not fields.has("areas"):
        for area in t.areas.start:
            for seat in range(s.players):
                s.enter(seat, area, NAMELESS)
        mark_start(s)
        fields.get("areas", {})
        return
    rows = Fields(fields.get("areas", {}), "areas")
    for name in list(rows.data):
        area = lookup(rows, name, name, t.areas.by_id, "area")
        read_area(s, Fields(rows.get(name, {}), f"areas.{name}"), area)
    check_supplies(s)
    s.gained = 0


def read_die(fields: Fields, value: object) -> int:
    """A result of the die that a position sets."""
    if type(value) is not int or not 1 <= value <= AREAS:
        raise fields.fail("dice", "nanty-give-die", value=told(value), most=AREAS)
    return value - 1


def read_area(s: Nanty, fields: Fields, area: int) -> None:
    """What stands in one area."""
    t = s.table
    if t.named:
        figures = {name: card for name, card in t.figures.by_id.items() if card < AGENTS}
        for seat, names in enumerate(per_seat(s, fields, "figures", [])):
            for name in names:
                figure = lookup(fields, f"figures[{seat}]", str(name), figures, "agent")
                if s.seats[seat].figures[figure] != NOBODY:
                    raise fields.fail(f"figures[{seat}]", "nanty-only-one", seat=seat, name=name)
                s.enter(seat, area, figure, False)
    else:
        for seat, count in enumerate(per_seat(s, fields, "agents", 0)):
            if type(count) is not int or not 0 <= count <= AGENTS:
                raise fields.fail("agents", "nanty-give-agents", value=told(count), most=AGENTS)
            for _ in range(count):
                s.enter(seat, area, NAMELESS, False)
    for _ in range(fields.amount("grenadiers", 0, 0, GRENADIERS)):
        s.enter(GRENADIER, area, NAMELESS, False)
    for _ in range(fields.amount("new_citizens", 0, 0, NEW_CITIZENS)):
        s.enter(CITIZEN, area, NAMELESS, False)
    if fields.flag("trouble", False):
        if not s.pawns[area]:
            raise fields.fail("trouble", "nanty-trouble-needs-pawn")
        s.trouble |= 1 << area
    read_building(s, fields, area)
    fields.end()


def read_building(s: Nanty, fields: Fields, area: int) -> None:
    """The Building in an area, and whether its owner has the City Area card."""
    t = s.table
    owner = fields.amount("building", NOBODY, NOBODY, s.players - 1)
    house = NOBODY
    if t.named and owner != NOBODY:
        houses = {name: card - AGENTS for name, card in t.figures.by_id.items() if card >= AGENTS}
        free = [name for name, kind in houses.items() if s.seats[owner].houses[kind] == NOBODY]
        if not free:
            raise fields.fail("building", "nanty-only-buildings", seat=owner, buildings=BUILDINGS)
        name = fields.get("house", free[0])
        house = lookup(fields, "house", str(name), houses, "building")
        if name not in free:
            raise fields.fail("house", "nanty-only-one", seat=owner, name=name)
    card = fields.flag("card", True)
    if owner != NOBODY:
        s.put_building(owner, area, house)
        if not card:
            s.seats[owner].cards &= ~(1 << area)
    elif not card:
        raise fields.fail("card", "nanty-no-owner")


def per_seat(s: Nanty, fields: Fields, name: str, default: Any) -> list[Any]:
    """A list with one entry for each seat; entries at the end may be left out."""
    values = fields.items(name, [])
    if len(values) > s.players:
        raise fields.fail(name, "nanty-too-many-entries", entries=len(values), players=s.players)
    if default == [] and not all(isinstance(v, list) for v in values):
        raise fields.fail(name, "nanty-give-lists")
    return values + [default] * (s.players - len(values))


def check_supplies(s: Nanty) -> None:
    """Nobody has more figures than there are."""
    for seat, p in enumerate(s.seats):
        if p.reserve < 0:
            raise about(
                BadPosition, "areas", "nanty-too-many-agents", seat=seat, agents=AGENTS - p.reserve, most=AGENTS
            )
        if s.table.areas.count[p.buildings] > BUILDINGS:
            raise about(BadPosition, "areas", "nanty-too-many-buildings", seat=seat, most=BUILDINGS)
    if s.supply(GRENADIER) < 0:
        raise about(BadPosition, "areas", "nanty-only-grenadiers", most=GRENADIERS)
    if s.supply(CITIZEN) < 0:
        raise about(BadPosition, "areas", "nanty-only-citizens", most=NEW_CITIZENS)


def read_players(s: Nanty, seats: list[Fields]) -> None:
    """Money, and how many turns each has had: left out, as many as the turns that ended make likely."""
    for seat, p in enumerate(s.seats):
        p.money = seats[seat].amount("money", STARTING_MONEY)
        p.rounds = seats[seat].amount("turns", (s.turns + (seat - s.turn) % s.players) // s.players)


def read_cards(s: Nanty, fields: Fields, seats: list[Fields]) -> None:
    """The action cards: hands and piles as given, the rest dealt in the order of the decks."""
    t = s.table.cards
    used = [card for card in range(t.size) if t.players[card] <= s.players]
    supply = Supply(t.by_id, "card", used)
    total = sum(1 for card in used if t.brown[card])
    s.box = [card for card in range(t.size) if t.players[card] > s.players]
    boxed = fields.names("box", [])
    s.box += [supply.spend(fields, "box", name) for name in boxed if t.by_id.get(name) not in s.box]
    to_deal: list[int] = []
    for seat, p in enumerate(s.seats):
        p.burdens = supply.spend_all(seats[seat], "burdens")
        p.loans = supply.spend_all(seats[seat], "loans")
        if not seats[seat].has("hand"):
            to_deal.append(seat)
        for card in supply.spend_all(seats[seat], "hand"):
            s.take(seat, card)
    for card in supply.spend_all(fields, "discard"):
        s.throw(card)
    listed, rest = supply.stack(fields, "pile")
    grey = [card for card in supply.left if not t.brown[card]]
    brown = [card for card in supply.left if t.brown[card]]
    s.chance.shuffle(grey)
    s.chance.shuffle(brown)
    left = brown + grey
    for seat in to_deal:
        count = HAND - len(s.seats[seat].burdens)
        if len(left) < count:
            raise fields.fail("pile", "too-few-to-deal")
        for _ in range(count):
            s.take(seat, left.pop())
    s.pile = (left if rest else []) + listed[::-1]
    if not rest:
        s.box += sorted(left)
    for card in s.box:
        s.out |= t.reaction[card]
    lowest = s.pile[:total]
    untouched = len(lowest) == total and all(t.brown[card] for card in lowest)
    s.browns = fields.amount("browns", total if untouched else len(s.pile) + 1)
    s.memory.count([p.hand for p in s.seats])
    read_known(s, fields)


def read_known(s: Nanty, fields: Fields) -> None:
    """What seats have seen of other hands; what everybody has seen, each of them has."""
    n = s.players
    memory = s.memory
    in_doubt = read_guesses(s, fields)
    for i, entry in enumerate(fields.items("known", [])):
        row = Fields(entry, f"known[{i}]")
        viewer = row.amount("viewer", n, 0, n)
        holder = row.amount("holder", 0, 0, n - 1)
        mask = read_card_mask(s, row)
        if viewer == holder:
            raise row.fail("holder", "nanty-own-hand-known")
        if viewer in in_doubt:
            raise row.fail("viewer", "nanty-known-in-guesses")
        if mask & ~mask_of(s.seats[holder].hand):
            raise row.fail("cards", "nanty-not-all-in-hand-of", seat=holder)
        for knowing in range(n) if viewer == n else ():
            if knowing != holder and knowing not in in_doubt:
                memory.known[knowing * n + holder] |= mask
        memory.known[viewer * n + holder] |= mask
        row.end()


def read_card_mask(s: Nanty, row: Fields) -> int:
    """The action cards that a row names, as a mask."""
    return mask_of([lookup(row, "cards", name, s.table.cards.by_id, "card") for name in row.names("cards", [])])


def read_guesses(s: Nanty, fields: Fields) -> list[int]:
    """What seats in doubt take the other hands to be; who is in doubt."""
    n = s.players
    memory = s.memory
    for i, entry in enumerate(fields.items("guesses", [])):
        row = Fields(entry, f"guesses[{i}]")
        viewer = row.amount("viewer", n, 0, n)
        guess = read_guess(s, row, viewer)
        if guess in memory.guesses[viewer]:
            raise row.fail("hands", "nanty-guess-twice")
        memory.guesses[viewer] = {**memory.guesses[viewer], guess: row.amount("ways", 1, 1, LARGEST)}
        row.end()
    in_doubt = [viewer for viewer in range(n + 1) if memory.guesses[viewer]]
    for viewer in in_doubt:
        check_guesses(s, fields, viewer)
    return in_doubt


def read_guess(s: Nanty, row: Fields, viewer: int) -> Guess:
    """One guess."""
    n = s.players
    known, greys = [0] * n, [0] * n
    for j, entry in enumerate(row.items("hands", [])):
        hand = Fields(entry, f"{row.where}.hands[{j}]")
        holder = hand.amount("holder", 0, 0, n - 1)
        if holder == viewer:
            raise hand.fail("holder", "nanty-knows-own-hand")
        known[holder] = read_card_mask(s, hand)
        size = len(s.seats[holder].hand)
        grey = s.table.cards.grey
        greys[holder] = hand.amount("grey", 0, (known[holder] & grey).bit_count(), size)
        if greys[holder] + (known[holder] & ~grey).bit_count() > size:
            raise hand.fail("cards", "nanty-too-many-for-hand", seat=holder)
        hand.end()
    return (*known, *greys)


def union(masks: tuple[int, ...]) -> int:
    """All that some masks hold."""
    every = 0
    for mask in masks:
        every |= mask
    return every


def check_guesses(s: Nanty, fields: Fields, viewer: int) -> None:
    """Guesses are several, speak of the same cards, and one of them is right."""
    n = s.players
    guesses = s.memory.guesses[viewer]
    whose = because("nanty-of-seat", seat=viewer) if viewer < n else because("nanty-of-everybody")
    if len(guesses) < 2:
        raise fields.fail("guesses", "nanty-one-guess", whose=whose)
    for guess in guesses:
        if sum(known.bit_count() for known in guess[:n]) != union(guess[:n]).bit_count():
            raise fields.fail("guesses", "nanty-guess-in-two-hands", whose=whose)
    if len({(union(guess[:n]), sum(guess[n:])) for guess in guesses}) > 1:
        raise fields.fail("guesses", "nanty-guesses-differ", whose=whose)
    hands = [0 if seat == viewer else mask_of(p.hand) for seat, p in enumerate(s.seats)]
    grey = s.table.cards.grey
    if not any(
        all(guess[i] & ~hands[i] == 0 and guess[n + i] == (hands[i] & grey).bit_count() for i in range(n))
        for guess in guesses
    ):
        raise fields.fail("guesses", "nanty-no-guess-right", whose=whose)


def read_personalities(s: Nanty, fields: Fields, seats: list[Fields]) -> None:
    """Personalities that are not given are dealt."""
    people = s.table.people
    supply = Supply(people.by_id, "personality", list(range(people.size)))
    given = [seat for seat in range(s.players) if seats[seat].has("personality")]
    for seat in given:
        s.seats[seat].personality = supply.spend(seats[seat], "personality", str(seats[seat].get("personality", "")))
    aside = supply.spend_all(fields, "aside")
    s.chance.shuffle(supply.left)
    for seat in range(s.players):
        if seat not in given:
            seats[seat].get("personality", "")
            if not supply.left:
                raise fields.fail("aside", "nanty-no-personality")
            s.seats[seat].personality = supply.left.pop()
    s.aside = aside + supply.left
    for i, entry in enumerate(fields.items("personality_history", [])):
        row = Fields(entry, f"personality_history[{i}]")
        seat = row.amount("seat", 0, 0, s.players - 1)
        if row.has("gave"):
            gave = lookup(row, "gave", str(row.get("gave", "")), people.by_id, "personality")
            got = lookup(row, "got", str(row.get("got", "")), people.by_id, "personality")
            s.identity += [TRADED, seat, gave, got]
        else:
            mask = 0
            for name in row.names("saw", []):
                mask |= 1 << lookup(row, "saw", name, people.by_id, "personality")
            s.identity += [LOOKED, seat, mask, 0]
        row.end()
    check_history(s, fields)


def check_history(s: Nanty, fields: Fields) -> None:
    """What was done with Personalities leads to where they are."""
    held = [p.personality for p in s.seats]
    aside = mask_of(s.aside)
    for i in range(len(s.identity) - 4, -1, -4):
        kind, seat, first, second = s.identity[i : i + 4]
        if kind == LOOKED:
            possible = first & ~aside == 0
        else:
            possible = held[seat] == second and bool(aside >> first & 1)
            held[seat] = first
            aside = aside & ~(1 << first) | 1 << second
        if not possible:
            raise fields.fail("personality_history", "nanty-history-unfit", entry=i // 4)


def read_events(s: Nanty, fields: Fields) -> None:
    """The Random Events, from the top; "*" stands for the rest."""
    events = s.table.events
    supply = Supply(events.by_id, "event", list(range(len(events.ids))))
    s.gone_events = supply.spend_all(fields, "events_gone")
    listed, rest = supply.stack(fields, "events")
    s.chance.shuffle(supply.left)
    s.events = (supply.left if rest else []) + listed[::-1]
    if not rest:
        s.gone_events += sorted(supply.left)
    if not fields.has("governess"):
        return
    row = Fields(fields.get("governess", {}), "governess")
    s.looker = row.amount("seat", 0, 0, s.players - 1)
    count = row.amount("foreseen", 0, 0, len(s.events))
    s.foreseen = s.events[len(s.events) - count :]
    if row.flag("sunk", False):
        if not s.events:
            raise row.fail("sunk", "nanty-no-event")
        s.sunk = s.events[0]
    row.end()


def read_figure_cards(s: Nanty, fields: Fields, seats: list[Fields]) -> None:
    """Agent and Building cards; those that are not given are dealt."""
    figures = s.table.figures
    supply = Supply(figures.by_id, "figure-card", list(range(AGENTS + BUILDINGS)))
    s.gone = supply.spend_all(fields, "figure_cards_gone")
    to_deal: list[Player] = []
    for p, seat in zip(s.seats, seats, strict=True):
        p.shown = sorted(supply.spend_all(seat, "revealed"))
        if not seat.has("secret"):
            to_deal.append(p)
        p.secret = sorted(supply.spend_all(seat, "secret"))
    box = supply.spend_all(fields, "agent_box")
    deck = supply.spend_all(fields, "building_deck")
    agents = [card for card in supply.left if card < AGENTS]
    buildings = [card for card in supply.left if card >= AGENTS]
    s.chance.shuffle(agents)
    s.chance.shuffle(buildings)
    for p in to_deal:
        if len(agents) < AGENT_CARDS or len(buildings) < BUILDING_CARDS:
            raise fields.fail("seat", "nanty-too-few-figure-cards")
        dealt = [agents.pop() for _ in range(AGENT_CARDS)] + [buildings.pop() for _ in range(BUILDING_CARDS)]
        p.secret = sorted(dealt)
    s.agent_box = box + agents
    s.building_deck = buildings + deck[::-1]
