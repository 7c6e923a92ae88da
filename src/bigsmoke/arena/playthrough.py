"""A whole game told in text: every decision with its options, every event, the score sheet."""

from collections.abc import Iterator

from bigsmoke.games import find
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import ASIDE, Together
from bigsmoke.kernel.match import Match
from bigsmoke.kernel.match import replay as replay_record
from bigsmoke.words import Teller, spoken, tell


def playthrough(record: Json) -> Iterator[str]:
    """The lines of a parsed record's playthrough; every turn begins with the fingerprint of the state."""
    game = find(record["game"])
    match = replay_record(game, record, 0)
    yield f"{tell(game.title())}, {match.players} players, seed {match.seed}, rules {game.version}"
    for name, value in match.options.items():
        yield f"option {name}: {value}"
    turns, told = -1, 0
    steps = record["steps"]
    while match.ply < len(steps):
        if match.turns != turns:
            turns = match.turns
            yield f"turn {turns} {match.fingerprint()[:16]}"
        yield from _told(match, told)
        told = match._flow.marks[-1]
        yield from _take(match, steps[match.ply :])
    yield from _told(match, told)
    yield f"state {match.fingerprint()[:16]}"
    outcome = Teller(match).outcome()
    if outcome is not None:
        yield from (f"{line['label']}: {line['amounts']}" for line in outcome["sheet"])
        yield f"ranks {outcome['ranks']}, decided by {outcome['ending']}"


def _told(match: Match, first: int) -> Iterator[str]:
    """The events from a number on, as they were for those who saw them all."""
    state = match._flow.state
    assert state.log is not None
    for event in state.log[first:]:
        row = match.game.event(state, event, -1)
        if row is not None:
            yield f"    {spoken(match.game.id, row)}"


def _take(match: Match, steps: list[list[int]]) -> Iterator[str]:
    """Take the next step, or the answers that several seats give together."""
    ask = match.decision
    ply = match.ply
    seat, option = steps[0]
    if option >= ASIDE:
        labels = {row["option"]: row["label"] for row in Teller(match).asides(seat)}
        yield f"{ply} seat {seat} aside > {option} {labels[option]}"
        match.choose(option, seat)
        return
    parts = ask.decisions if isinstance(ask, Together) else [ask] if ask is not None else []
    given = steps[: len(parts)]
    for part, (_, answer) in zip(parts, given, strict=True):
        rows = Teller(match).legal(part.seat)
        labels = {row["option"]: row["label"] for row in rows}
        options = ", ".join(f"{row['option']} {row['label']}" for row in rows)
        yield f"{ply} seat {part.seat} {part.kind} [{options}] > {answer} {labels[answer]}"
    for seat, answer in given:
        match.choose(answer, seat)
