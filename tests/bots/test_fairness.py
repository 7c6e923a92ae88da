"""No bot's answer hangs on what its seat cannot see: twin worlds, at any moment, in every game."""

from random import Random

import pytest
from tests.bots.twins import Twins, twins
from tests.draws import draws

from bigsmoke import Match
from bigsmoke.bots import BOTS, Bot, make_bot
from bigsmoke.bots.net import Net
from bigsmoke.bots.search import Search
from bigsmoke.games import GAMES
from bigsmoke.skills import LEVELS

SEED = 7
MIDST = {
    "london-2e": {"payment", "develop", "discard"},
    "london-1e": {"payment", "develop", "discard"},
    "london-markets": {"offer", "take", "pile"},
    "nanty-narking": {"react", "take_money", "discard"},
}
"""Some of what is asked in the middle of turns, of others than whose turn it is (an Interrupt), or of all at once."""


def bot_of(name: str) -> Bot:
    """A bot as small as it comes: it may look at no less than a large one."""
    if name == "net":
        return Net(SEED, worlds=2)
    if name == "search":
        return Search(SEED, turns=40)
    return make_bot(name, SEED, effort=0.05 if name == LEVELS[-1] else 1.0)


def check(pair: Twins) -> None:
    """Every bot answers the same in both worlds."""
    here, there, who = pair
    for name in (*BOTS, "search"):
        answers = [bot_of(name).choose(world.seat(who)) for world in (here, there)]
        assert answers[0] == answers[1], (name, here.decision_of(who))


def moment(match: Match, seat: int) -> tuple[str, bool]:
    """What a seat is asked, and whether the turn has only begun."""
    decision = match.decision_of(seat)
    assert decision is not None
    return decision.kind, match.ply == match.turn_start


@pytest.mark.parametrize("game", GAMES)
def test_no_bot_s_answer_hangs_on_what_its_seat_cannot_see(game: str) -> None:
    """Given twin worlds, at the start of a turn or in its midst, whatever is asked, then each bot answers alike."""
    seen: set[tuple[str, bool]] = set()
    for here, there, who in twins(game, 0, lambda match, seat: moment(match, seat) not in seen):
        seen.add(moment(here, who))
        check((here, there, who))
    assert {kind for kind, _ in seen} >= MIDST[game]
    assert {begun for _, begun in seen} == {False, True}


@pytest.mark.soak(seconds=9)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", draws(8))
def test_nor_does_it_at_any_other_moment(game: str, seed: int) -> None:
    rng = Random(seed)
    for pair in twins(game, seed, lambda _match, _seat: rng.random() < 0.1):
        check(pair)
