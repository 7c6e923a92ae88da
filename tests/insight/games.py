"""Short games for the tests of insight: the last turns of longer ones, as records of their own."""

from random import Random

from tests.properties.play import choices, play, played

import bigsmoke
from bigsmoke import Match
from bigsmoke.games import GAMES, find
from bigsmoke.insight.grades import Pains
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.match import whole_turn

SETTINGS = [(game.id, players) for game in GAMES.values() for players in game.counts]
TINY = Pains(turns=1, part=0.01, least=2, most=2, points=2)
"""As little thought as there can be: enough where it matters what is reckoned, not how well."""


def last_turns(game: str, players: int, seed: int, turns: int) -> Match:
    """The last turns of a random game, played anew at random from the position where they began."""
    whole = played(game, players, seed)
    begins = whole.turn_starts()[-turns:][0][0]
    position = {**whole.at(begins).position(), "seed": seed}
    return play(bigsmoke.from_position(game, position), seed)


def twins(game: str, seed: int, every: int, others: bool = False) -> list[tuple[Match, Match, int]]:
    """Pairs of turns that the seat to move (with `others`: the next one) cannot tell apart, though they differ."""
    match = bigsmoke.new_match(game, min(find(game).counts), seed)
    rng, pairs, turn = Random(seed), [], -1
    for seat, option in choices(match, seed):
        if match.turns != turn and match.turns % every == every - 1 and match.turn_start == match.ply:
            pairs += twin(match, rng, others)
        turn = match.turns
        match.choose(option, seat)
    return pairs


def twin(match: Match, rng: Random, others: bool) -> list[tuple[Match, Match, int]]:
    """The match's turn, and another that only differs in what a seat cannot know; none where that comes to nothing."""
    game = match.game
    here = bigsmoke.from_position(game.id, match.position())
    who = here.asked[0] if not others else (here.asked[0] + 1) % here.players
    state = whole_turn(here).copy(Chance(rng))
    game.redeal(state, who, Chance(rng))
    there = bigsmoke.from_position(game.id, {**match.position(), **game.position(state)})
    same_question = others or there.decision_of(who) is not None
    differ = here.fingerprint() != there.fingerprint()
    return [(here, there, who)] if same_question and differ and here.view(who) == there.view(who) else []
