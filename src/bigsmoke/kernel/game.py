"""What a game must offer: the whole interface between the kernel and a set of rules."""

from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json, copied
from bigsmoke.kernel.decision import Decision, Rules
from bigsmoke.kernel.errors import BadOptions, about, told, writable
from bigsmoke.kernel.shapes import GameInfo, Layout, Said
from bigsmoke.kernel.state import Event, State
from bigsmoke.kernel.words import of_game, say

S = TypeVar("S", bound=State)
"""The state that a game is played on."""


@dataclass(frozen=True)
class Option:
    """A table option, which the host may set before the first card is dealt: `option-<name>` in the catalogue."""

    name: str
    default: Any
    choices: tuple[Any, ...] = ()
    """The values that will do; empty where `check` decides."""

    def check(self, value: Any) -> Any:
        """The value as it is stored, or `BadOptions`."""
        if not any(value == c and type(value) is type(c) for c in self.choices):
            allowed = [repr(choice) for choice in self.choices]
            raise about(BadOptions, f"option {self.name!r}", "choose-one", value=told(value), choices=allowed)
        return value


@dataclass(frozen=True)
class Outcome:
    """How a match ended. Ranks start at 1 and ties share a rank; `sheet` is the score sheet, line by line."""

    scores: list[int]
    ranks: list[int]
    ending: str
    sheet: list[Json] = field(default_factory=list)

    @property
    def winners(self) -> list[int]:
        """The seats that share first place."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def as_dict(self) -> Json:
        """The outcome as plain JSON-able data."""
        return {
            "scores": self.scores,
            "ranks": self.ranks,
            "winners": self.winners,
            "ending": self.ending,
            "sheet": self.sheet,
        }

    def __getitem__(self, name: str) -> Any:
        return self.as_dict()[name]

    def __reduce__(self) -> tuple[Any, ...]:
        # Unpickled by calling the class: a compiled frozen class refuses to be filled in field by field.
        return Outcome, (self.scores, self.ranks, self.ending, self.sheet)


@dataclass(frozen=True)
class Guess:
    """Something hidden from a seat that others' play tells of, among all that it could be as far as the seat knows."""

    truth: int
    """Which of the alternatives it is in this state."""
    traits: list[list[int]]
    """Of each alternative what speaks for or against it, in numbers below `Game.trait_count`: public facts alone."""


class Game(Generic[S]):
    """A set of rules. One instance serves any number of matches; it holds no match's data."""

    id: str
    version: int
    """Counted up with every change that could make an old record replay differently."""
    counts: tuple[int, ...]
    """The player counts that the rules allow."""
    options: tuple[Option, ...]
    words: tuple[str, ...] = ()
    """The files of its catalogue, for every language: those that come later may say it otherwise."""
    kinds: tuple[str, ...]
    """Every kind of decision; the catalogue has `ask-<kind>` for each."""

    def title(self) -> Json:
        """What the game is called, to be told anywhere."""
        return of_game(self.id, say(f"game-{self.id}.name"))

    def credit(self) -> Json:
        """Whose game it is: who designed and who published it."""
        return of_game(self.id, say(f"game-{self.id}.credit"))

    # Rules

    def new(self, players: int, options: Json, chance: Chance) -> S:
        """Set the game up."""
        raise NotImplementedError

    def turn(self, state: S) -> Rules:
        """Play one turn, from its start to its end. The state alone says whose it is."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome:
        """Scores, ranks and the score sheet of a state that is over."""
        raise NotImplementedError

    # What may be known

    def view(self, state: S, seat: int | None) -> Json:
        """What the seat may know, built from nothing upwards; None: a spectator."""
        raise NotImplementedError

    def redeal(self, state: S, seat: int, chance: Chance) -> None:
        """Deal anew, in place, all that the seat cannot know, using nothing but what it can."""
        raise NotImplementedError

    def forget(self, state: S, seat: int) -> None:
        """Drop, in place, what the seat has seen of the others' hands before this turn: for worlds that are to be
        dealt anew as somebody would who does not keep cards in mind."""

    def reask(self, state: S, decision: Decision) -> list[int]:
        """The options of another seat's part of a `Together`, computed anew after `redeal`."""
        return decision.options

    # Asides

    def asides(self, state: S, decision: Decision, seat: int) -> list[int]:
        """What the seat may do now besides, whoever is asked: each made by `decision.aside`."""
        return []

    def step_aside(self, state: S, decision: Decision, choice: int) -> None:
        """Do an aside. The same question still waits; its options may have changed."""
        raise NotImplementedError

    def aside(self, state: S, choice: int) -> Json:
        """An aside in rich form, as `option` tells of an answer."""
        raise NotImplementedError

    # Standing orders

    def orders(self) -> tuple[str, ...]:
        """The standing orders that a seat may give; the first holds until another is given.

        The catalogue has `order-<name>` for each, with `-` for its spaces.
        """
        return ()

    def obey(self, state: S, decision: Decision, order: str) -> int | None:
        """What a standing order answers to a decision of the seat that gave it; None: ask the player."""
        return None

    # Telling

    def option(self, state: S, decision: Decision, option: int) -> Json:
        """An option in rich form: what it says and names; `preview` and `warning` say more."""
        raise NotImplementedError

    def prompt(self, state: S, decision: Decision) -> Json:
        """What the question says, with what it is about."""
        return say(f"ask-{decision.kind}")

    def unavailable(self, state: S, decision: Decision) -> list[Json]:
        """What a player might look for here and cannot do, each with a `reason`."""
        return []

    def describe(self, view: Json) -> list[tuple[Json, list[Json]]]:
        """A view as titled sections of lines, all of them said, for the terminal and for screen readers."""
        raise NotImplementedError

    def forecast(self, state: S, seat: int) -> Json:
        """The figures that decide the game, as they would be now, each with its parts."""
        raise NotImplementedError

    def holdings(self, state: S, seat: int) -> dict[str, Json]:
        """What a seat has beside the figures of the forecast and a choice may change: of each a label and the total."""
        return {}

    def coach(self, view: Json, rows: list[Json], forecast: Json) -> list[Json]:
        """What a coach would remark on a question, most urgent first, from what the seat is told and nothing else.

        `rows` are the options of the question in rich form; the remarks are made by `coaching.remark`.
        """
        return []

    def event(self, state: S, event: Event, seat: int | None) -> Json | None:
        """An event as the seat may know it: its `kind`, what it says and names; None: not at all."""
        raise NotImplementedError

    def renamed(self, options: Json) -> dict[str, str]:
        """What these table options call by a name of their own: the names by their keys in the catalogue."""
        return {}

    # Positions

    def position(self, state: S) -> Json:
        """The turn-start state as a readable position."""
        raise NotImplementedError

    def from_position(self, position: Json, options: Json, chance: Chance) -> S:
        """The turn-start state that the position describes, or `BadPosition`."""
        raise NotImplementedError

    def layout(self, players: int, options: Json) -> Layout:
        """What can be set by hand in a position, for whoever offers to do so."""
        return {"supplies": {}, "places": None, "fields": [], "empty": {}, "memory": {}}

    # Bots and browsers

    def policy(self, state: S, decision: Decision) -> int:
        """A quick sensible answer, used to finish a turn in search. It may look at all of the (sampled) state."""
        raise NotImplementedError

    def surmise(self, state: S, decision: Decision, random: float) -> int:
        """What a seat may well answer, drawn by a number from 0 to 1: of what is decided unseen, nothing is sure.

        It may look at all of the (sampled) state.
        """
        return self.policy(state, decision)

    def evaluate(self, state: S, seat: int) -> float:
        """How good the (sampled) state is for the seat, higher is better: roughly, points ahead of the best other."""
        raise NotImplementedError

    features_version: int = 0
    """Counted up with every change of what `features`, `traits` or `guesses` mean: older weights do not fit."""
    trait_count: int = 0
    """All traits of this game lie below it."""

    def features(self, state: S, seat: int) -> list[float]:
        """The table in numbers, as far as the seat may know it: for a learned value.

        The seat itself comes first, the others in turn order. The same table options give the same number of them, and
        dealing anew what the seat cannot know changes none.
        """
        raise NotImplementedError

    def traits(self, state: S, decision: Decision) -> list[list[int]]:
        """What a learned quick policy weighs: the traits of each option. It may look at all of the state."""
        raise NotImplementedError

    def at_hand(self, state: S) -> int:
        """The seat that has as good as won: at the start of its turn it need only say so. -1: nobody."""
        return -1

    def gone(self, state: S) -> float:
        """The part of the game that is over, from 0 to 1; always 0 where nobody can tell how long it will take."""
        return 0.0

    def guesses(self, state: S, seat: int) -> list[Guess]:
        """What the seat may suspect of the others by their play, as it is in this (sampled) state."""
        return []

    def cards(self, options: Json | None = None) -> list[Json]:
        """Every card of the game as rows for the card browser; names and texts are said."""
        raise NotImplementedError

    # Shared by all games

    def info(self) -> GameInfo:
        """What the game is, for whoever may want to play it: all that is said in it names its game."""
        return {
            "name": self._says(f"game-{self.id}.name"),
            "players": list(self.counts),
            "rules": self.version,
            "credit": self._says(f"game-{self.id}.credit"),
            "options": [
                {
                    "name": option.name,
                    "label": self._says(f"option-{option.name}"),
                    "default": copied(option.default),
                    "choices": list(option.choices),
                    "help": self._says(f"option-{option.name}.help"),
                }
                for option in self.options
            ],
        }

    def _says(self, key: str) -> Said:
        return {"key": f"{self.id}/{key}"}

    def check(self, players: Any, options: Any) -> Json:
        """All table options with their values, defaults filled in, or `BadOptions`."""
        if type(players) is not int or players not in self.counts:
            raise BadOptions("wrong-count", game=self.title(), counts=list(self.counts), players=told(players))
        if options is None:
            options = {}
        if not isinstance(options, dict):
            raise BadOptions("give-options", type=type(options).__name__)
        known = {o.name: o for o in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOptions(
                    "unknown-option", choice=told(name), game=self.title(), count=len(known), options=sorted(known)
                )
            if not writable(value):
                raise about(BadOptions, f"option {name!r}", "will-not-do", value=told(value))
        given = {name: o.check(options[name]) if name in options else o.default for name, o in known.items()}
        return {name: copied(value) for name, value in given.items()}
