"""A whole game told in text: every decision with its options, every event, the score sheet."""

from collections.abc import Iterator

from bigsmoke.games import find
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import ASIDE, Together, seat_of_aside
from bigsmoke.kernel.match import Match
from bigsmoke.kernel.match import replay as replay_record


def playthrough(record: Json) -> Iterator[str]:
    """The lines of a parsed record's playthrough; every turn begins with the fingerprint of the state."""
    game = find(record["game"])
    match = replay_record(game, record, 0)
    yield f"{game.name}, {match.players} players, seed {match.seed}, rules {game.version}"
    for name, value in match.options.items():
        yield f"option {name}: {value}"
    turns, told = -1, 0
    choices = record["choices"]
    while match.ply < len(choices):
        if match.turns != turns:
            turns = match.turns
            yield f"turn {turns} {match.fingerprint()[:16]}"
        yield from _told(match, told)
        told = match._flow.marks[-1]
        yield from _take(match, choices[match.ply])
    yield from _told(match, told)
    yield f"state {match.fingerprint()[:16]}"
    outcome = match.outcome
    if outcome is not None:
        yield from (f"{line['label']}: {line['amounts']}" for line in outcome.sheet)
        yield f"ranks {outcome.ranks}, decided by {outcome.ending}"


def _told(match: Match, first: int) -> Iterator[str]:
    """The events from a number on, as they were for those who saw them all."""
    state = match._flow.state
    assert state.log is not None
    for event in state.log[first:]:
        row = match.game.event(state, event, -1)
        if row is not None:
            yield f"    {row['text']}"


def _take(match: Match, choice: object) -> Iterator[str]:
    ask = match.decision
    parts = ask.decisions if isinstance(ask, Together) else [ask] if ask is not None else []
    answers = choice if isinstance(choice, list) else [choice]
    ply = match.ply
    if type(choice) is int and choice >= ASIDE:
        seat = seat_of_aside(choice)
        labels = {row["option"]: row["label"] for row in match.asides(seat)}
        yield f"{ply} seat {seat} aside > {choice} {labels[choice]}"
        match.choose(choice, seat)
        return
    for part, answer in zip(parts, answers, strict=True):
        rows = match.legal(part.seat)
        labels = {row["option"]: row["label"] for row in rows}
        options = ", ".join(f"{row['option']} {row['label']}" for row in rows)
        yield f"{ply} seat {part.seat} {part.kind} [{options}] > {answer} {labels[answer]}"
    for part, answer in zip(parts, answers, strict=True):
        match.choose(answer, part.seat)
