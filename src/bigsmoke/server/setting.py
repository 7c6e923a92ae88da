"""Setting a position up by hand: what of it is wrong, and where; what can be set; its text."""

import re
from typing import Any

from bigsmoke.games import find
from bigsmoke.kernel.data import Json, copied
from bigsmoke.kernel.errors import BadOptions, BadPosition
from bigsmoke.kernel.game import Game
from bigsmoke.kernel.match import Match, from_position
from bigsmoke.kernel.position import written
from bigsmoke.kernel.shapes import Layout
from bigsmoke.server import wire

SEED = 1
"""Of a position that names none: asked twice, what comes out of the deck must be the same."""
MOST_PROBLEMS = 12
"""How many are told of at once."""
REST = "*"
ALONE = ("give-amount", "give-flag", "choose-one", "unknown-field")
"""What is wrong with a field by itself: without it, the others can be looked at."""


def begun(position: Json) -> Match:
    """The match that begins at a position, or `BadPosition`."""
    return from_position(game_of(position), {"seed": SEED, **position})


def game_of(position: Json) -> Game[Any]:
    """The game that a position names, or `BadPosition`."""
    name = position.get("game")
    if not isinstance(name, str):
        raise BadPosition("refused-position-names-no-game")
    try:
        return find(name)
    except BadOptions as unknown:
        raise at("game", unknown.said) from None


def at(field: str, why: Any) -> BadPosition:
    """An error about a field that has been said already."""
    return BadPosition("about", field=field, why=why)


def problems(position: Json) -> tuple[list[wire.Problem], Json | None, Match | None]:
    """All that can be said at once of what is wrong with a position, with what is left without it; or the match.

    The engine tells of the first thing that is wrong. What is wrong by itself is then left out, and the rest read;
    where something hangs on it, nothing more is told: it might be no more than what follows from it.
    """
    found: list[wire.Problem] = []
    rest = copied(position)
    while len(found) < MOST_PROBLEMS:
        try:
            match = begun(rest)
        except BadPosition as wrong:
            problem = told_of(wrong)
            found.append(problem)
            if not left_out(rest, problem):
                break
        else:
            return (found, rest, None) if found else (found, None, match)
    return found, None, None


def told_of(wrong: BadPosition) -> wire.Problem:
    """What is wrong, and the field where it is."""
    said: Any = wrong.said
    if not isinstance(said.get("why"), dict) or "field" not in said:
        return wire.Problem(field="", said=said, name=None)
    field, why = said["field"], said["why"]
    inner = why.get("why", why)
    name = inner.get("name")
    place = field if isinstance(field, str) else ""
    return wire.Problem(field=place, said=why, name=name.strip("'\"") if isinstance(name, str) else None)


def left_out(position: Json, problem: wire.Problem) -> bool:
    """Take what is wrong by itself out of a position; whether there was such a thing."""
    steps = re.findall(r"[^.\[\]]+", problem.field)
    if not steps:
        return False
    held: Any = position
    for step in steps[:-1]:
        held = _inside(held, step)
    last = steps[-1]
    if problem.name is not None:
        return _without_last(_inside(held, last), problem.name)
    if problem.said["key"].rpartition("/")[2] not in ALONE or not isinstance(held, dict):
        return False
    return held.pop(last, None) is not None


def _inside(held: Any, step: str) -> Any:
    if isinstance(held, dict):
        return held.get(step)
    if isinstance(held, list) and step.isdigit() and int(step) < len(held):
        return held[int(step)]
    return None


def _without_last(held: Any, name: str) -> bool:
    """Take the last thing of a name out of a list, or out of the lists in it."""
    if not isinstance(held, list):
        return False
    for i in range(len(held) - 1, -1, -1):
        if held[i] == name:
            del held[i]
            return True
        if _without_last(held[i], name):
            if not held[i]:
                del held[i]
            return True
    return False


def dealt(game: Game[Any], players: int, options: Json) -> Json:
    """A game at its beginning, with nobody knowing what comes out of its decks."""
    return spelled_out(begun({"game": game.id, "players": players, "options": options}), {})


def empty(game: Game[Any], players: int, options: Json) -> Json:
    """A table with nothing on it that need not be."""
    layout = game.layout(players, game.check(players, options))
    given = {"game": game.id, "players": players, "options": options, **copied(layout["empty"])}
    return spelled_out(begun(given), given)


def spelled_out(match: Match, given: Json | None) -> Json:
    """The start of a match's turn with every field that can be set.

    `given`: what it was made from; what lies in decks, and what the seats remember, is told only as far as it was given
    there. None: a game that was played, of which all of it is known.
    """
    game, layout = match.game, match.game.layout(match.players, match.options)
    usual = {option.name: option.default for option in game.options}
    position = match.position()
    del position["seed"]  # larger than a browser can hold
    position["options"] = {name: value for name, value in match.options.items() if value != usual[name]}
    if given is None:
        return position
    if isinstance(given.get("seed"), int) and given["seed"] < 2**53:
        position["seed"] = given["seed"]
    for name in layout["memory"]:
        if name not in given:
            position.pop(name, None)
    for field in layout["fields"]:
        if field.get("rest"):
            _as_given(position, given, field["path"])
    return position


def _as_given(position: Json, given: Json, path: str) -> None:
    """Tell of a pile no more than was told of it."""
    name, _, number = path.rstrip("]").partition("[")
    told_there = given.get(name)
    if number and isinstance(told_there, list):
        told_there = told_there[int(number)]
    if isinstance(told_there, list) and told_there[-1:] != [REST]:
        return
    value = [REST] if not isinstance(told_there, list) else told_there
    if number:
        position[name][int(number)] = value
    else:
        position[name] = value


def answer(position: Json, text: str | None) -> wire.Setup:
    """All that an editor needs to know of a position, which somebody has written as `text` or has laid out."""
    found, rest, match = problems(position)
    layout: Layout | None = None
    try:
        game = game_of(position)
        players = position.get("players")
        layout = game.layout(players, game.check(players, position.get("options", {})))  # type: ignore[arg-type]
    except (BadPosition, BadOptions):
        pass  # it is among the problems
    shown = position if match is None or text is None else spelled_out(match, position)
    return wire.Setup(
        position=shown,
        text=written({name: value for name, value in position.items() if name != "options" or value})
        if text is None
        else text,
        problems=found,
        rest=rest,
        layout=layout,
    )
