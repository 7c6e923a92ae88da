"""What the seats of a table remember, as part of a position. Who lays out a position by hand leaves it out."""

from random import Random
from typing import Any, Final

from bigsmoke.games.london.cards import LETTERS, SETS, CardTable
from bigsmoke.games.london.memory import NOBODY, UNKNOWN, Doubt, Memory, Track, at, new_memory
from bigsmoke.games.london.redeal import redeal_cards
from bigsmoke.games.london.state import London
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.errors import told
from bigsmoke.kernel.position import Fields, lookup

MEMORY: Final = "memory"
MOST: Final = 99

# Writing


def write_memory(s: London) -> Json:
    """The memory of a table; nothing where nothing is remembered but what lies open."""
    memory = s.memory
    if not memory.stacked and memory.looker == NOBODY:
        return {}
    t = s.table
    row: Json = {"stacked": memory.stacked}
    if memory.stacked:
        row |= {**write_track(t, memory.track), "drawn": write_mixed(t, s.players, memory.drawn)}
    if memory.zones:
        row |= {"zones": [list(zone) for zone in memory.zones], "stirred": write_letters(memory.tops)}
    if memory.looker != NOBODY:
        row["looker"] = memory.looker
        row["marked"] = [
            {"seat": seat, "card": t.ids[card], "letter": write_letters([letter])}
            for seat, card, letter in memory.marked
        ]
        if memory.stacked:
            row["lookers"] = write_track(t, memory.lookers)
    return {MEMORY: row}


def write_letters(letters: list[int] | tuple[int, ...]) -> str:
    """Set letters as a word; one that is not known is no letter."""
    return "".join([LETTERS[letter] for letter in letters if letter != UNKNOWN])


def write_track(t: CardTable, track: Track) -> Json:
    """The cards as somebody can follow them."""
    seats = len(track.last)
    row: Json = {
        "held": [list(track.hand(seat)) for seat in range(seats)],
        "shed": write_mixed(t, seats, track.shed),
    }
    if track.doubts:
        row["doubts"] = [write_doubt(t, doubt) for doubt in track.doubts]
    return row


def write_mixed(t: CardTable, seats: int, counts: list[int]) -> list[Json]:
    """Counts of mixed kinds by letter, seat by seat; kinds without any are left out."""
    rows: list[Json] = []
    for seat in range(seats):
        row: Json = {}
        for mixed, card in enumerate(t.mixed):
            first = at(t, seat, mixed, 0)
            if any(counts[first : first + SETS]):
                row[t.ids[card]] = counts[first : first + SETS]
        rows.append(row)
    return rows


def write_doubt(t: CardTable, d: Doubt) -> Json:
    """A card that came or went as one of several letters."""
    row: Json = {"seat": d.seat, "letters": write_letters(d.letters), "room": list(d.room)}
    if d.card != UNKNOWN:
        row["card"] = t.ids[d.card]
    if d.entered:
        row |= {"zone": d.zone, "reach": list(d.reach), "letter": write_letters([d.letter])}
    return row


# Reading


def read_memory(s: London, fields: Fields) -> None:
    """Read what is remembered, and check that it goes together with the cards."""
    if not fields.has(MEMORY):
        read_lookers_seat(s)
        return
    memory_fields = Fields(fields.get(MEMORY, {}), MEMORY)
    memory = new_memory(s.table, s.players, memory_fields.flag("stacked", False))
    s.memory = memory
    if memory.stacked:
        read_zones(memory, memory_fields, len(s.deck))
        memory.track = read_track(s, memory, memory_fields)
        memory.lookers = memory.track
        memory.drawn = read_mixed(s, memory_fields, "drawn")
    memory.looker = memory_fields.amount("looker", NOBODY, NOBODY, s.players - 1)
    if memory.looker != NOBODY:
        memory.lookers = memory.track.copy()
        if memory.stacked:
            memory.lookers = read_track(s, memory, Fields(memory_fields.get("lookers", {}), f"{MEMORY}.lookers"))
        rows = memory_fields.items("marked", [])
        memory.marked = [read_marked(s, memory, Fields(row, f"{MEMORY}.marked[{i}]")) for i, row in enumerate(rows)]
    memory_fields.end()
    for seat, p in enumerate(s.seats):
        if p.foreseen and seat != memory.looker:
            raise fields.fail(MEMORY, "london-must-be-looker", seat=seat)
    if memory.stacked and not fits(s):
        raise fields.fail(MEMORY, "london-memory-unfit")


def read_lookers_seat(s: London) -> None:
    """A seat that foresees cards has looked at the deck."""
    for seat, p in enumerate(s.seats):
        if p.foreseen:
            s.memory.looker = seat
            s.memory.lookers = s.memory.track.copy()


def fits(s: London) -> bool:
    """Whether every seat finds a world that agrees with what it remembers."""
    for seat in range(s.players):
        world = s.copy(Chance(Random(0)))
        redeal_cards(world, seat, world.chance)
        if not world.memory.stacked:
            return False
    return True


def read_zones(memory: Memory, fields: Fields, deck: int) -> None:
    """Where cards of several letters were stirred."""
    memory.zones = [tuple(read_counts(fields, "zones", zone, 0)) for zone in fields.items("zones", [])]
    memory.tops = list(read_letters(fields, "stirred", fields.get("stirred", "")))
    memory.stirred = len(memory.tops)
    if memory.stirred > (deck if memory.zones else 0):
        raise fields.fail("stirred", "london-none-stirred", cards=memory.stirred)


def read_counts(fields: Fields, name: str, value: Any, least: int) -> list[int]:
    """A figure for each set letter."""
    if isinstance(value, list) and len(value) == SETS and all(type(n) is int and least <= n <= MOST for n in value):
        return list(value)
    raise fields.fail(name, "london-give-figures", value=told(value), sets=list(LETTERS))


def read_letters(fields: Fields, name: str, value: Any) -> tuple[int, ...]:
    """Set letters from a word."""
    if isinstance(value, str) and all(letter in LETTERS for letter in value):
        return tuple([LETTERS.index(letter) for letter in value])
    raise fields.fail(name, "london-give-letters", value=told(value), sets=list(LETTERS))


def read_letter(fields: Fields, name: str) -> int:
    """One set letter, or none that is known."""
    letters = read_letters(fields, name, fields.get(name, ""))
    if len(letters) > 1:
        raise fields.fail(name, "london-give-letter")
    return letters[0] if letters else UNKNOWN


def read_seat(s: London, fields: Fields) -> int:
    """Whose card it is."""
    return fields.amount("seat", NOBODY, 0, s.players - 1)


def read_card(s: London, fields: Fields) -> int:
    """A card by its id; UNKNOWN where none is named."""
    name = fields.get("card", None)
    if name is None:
        return UNKNOWN
    if not isinstance(name, str):
        raise fields.fail("card", "give-card", value=told(name))
    return lookup(fields, "card", name, s.table.by_id, "card")


def read_track(s: London, memory: Memory, fields: Fields) -> Track:
    """The cards as somebody can follow them."""
    track = new_memory(s.table, s.players, True).track
    hands = fields.items("held", [])
    if len(hands) != s.players:
        raise fields.fail("held", "so-many-seats", seats=s.players)
    track.held = [count for hand in hands for count in read_counts(fields, "held", hand, -MOST)]
    track.shed = read_mixed(s, fields, "shed")
    for i, row in enumerate(fields.items("doubts", [])):
        track.doubt(read_doubt(s, memory, Fields(row, fields.path(f"doubts[{i}]"))))
    if fields.where != MEMORY:
        fields.end()
    return track


def read_mixed(s: London, fields: Fields, name: str) -> list[int]:
    """Counts of mixed kinds by letter, seat by seat."""
    t = s.table
    counts = [0] * (s.players * len(t.mixed) * SETS)
    rows = fields.items(name, [])
    if len(rows) != s.players:
        raise fields.fail(name, "so-many-seats", seats=s.players)
    for seat, row in enumerate(rows):
        kinds = Fields(row, fields.path(f"{name}[{seat}]"))
        for mixed, card in enumerate(t.mixed):
            first = at(t, seat, mixed, 0)
            figures = kinds.get(t.ids[card], [0] * SETS)
            counts[first : first + SETS] = read_counts(kinds, t.ids[card], figures, 0)
        kinds.end()
    return counts


def read_doubt(s: London, memory: Memory, fields: Fields) -> Doubt:
    """A card that came or went as one of several letters."""
    seat = read_seat(s, fields)
    card = read_card(s, fields)
    letters = read_letters(fields, "letters", fields.get("letters", ""))
    room = tuple(read_counts(fields, "room", fields.get("room", None), -MOST))
    zone = fields.amount("zone", NOBODY, NOBODY, len(memory.zones) - 1)
    reach: tuple[int, ...] = ()
    letter = UNKNOWN
    if zone != NOBODY:
        reach = tuple(read_counts(fields, "reach", fields.get("reach", None), 0))
        letter = read_letter(fields, "letter")
    elif card == UNKNOWN or s.table.mixed_at[card] < 0:
        raise fields.fail("card", "london-no-doubt")
    fields.end()
    return Doubt(seat, card, letters, room, zone, reach, letter)


def read_marked(s: London, memory: Memory, fields: Fields) -> tuple[int, int, int]:
    """A card that the looker knows to be in a hand."""
    seat, card, letter = read_seat(s, fields), read_card(s, fields), read_letter(fields, "letter")
    if card == UNKNOWN or card not in s.seats[seat].hand or seat == memory.looker:
        raise fields.fail("card", "london-not-in-hand-of", seat=seat)
    if memory.stacked and letter == UNKNOWN:
        raise fields.fail("letter", "london-looker-knows")
    fields.end()
    return seat, card, letter
