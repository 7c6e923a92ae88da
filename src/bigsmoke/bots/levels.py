"""Levels for people: from one who overlooks things to one that plays for keeps.

The weak ones are weak as people are. They see what catches the eye and overlook some of the rest, look less far, do not
keep in mind who holds which card, have their likings, and take any of the options that seem about as good; but never
one that they see to be worse. `bigsmoke/skills.py` has their figures, and `tools/strength.py` measures them.
"""

from dataclasses import replace
from functools import lru_cache
from math import exp
from random import Random
from typing import Any, TypeVar

from bigsmoke.bots.greedy import Greedy
from bigsmoke.bots.search import Search
from bigsmoke.bots.value import Value
from bigsmoke.bots.weights import Weights, shipped
from bigsmoke.kernel.decision import Decision, Together
from bigsmoke.kernel.game import Game
from bigsmoke.kernel.imagine import Quick, leaves, world_seeds
from bigsmoke.kernel.match import Seat
from bigsmoke.skills import Skill, skill_of

CHARACTERS = 1 << 16
"""The lowest part of a bot's seed says who it is, and stays the same for a whole game; the rest may be the moment's."""
SHARPNESS = 3.0
"""How much likelier the best option is than one that lies just within the margin, as a power of e."""
LIKED = 0.25
"""The part of all traits that somebody likes."""
TOGETHER = 3
"""So many times as many worlds where others decide unseen."""


B = TypeVar("B", Greedy, Search)


class Person:
    """Plays as well, and as badly, as a player of some level does."""

    def __init__(self, seed: int, skill: Skill | str) -> None:
        self.rng = Random(seed)
        self.character = seed % CHARACTERS
        self._skill = skill
        self._effort = 1.0

    def spare(self, effort: float) -> None:
        """Think of fewer ways the hidden cards may lie, or search less."""
        self._effort = effort

    def choose(self, seat: Seat) -> int:
        """An option that seems good enough to somebody of this level."""
        assert seat.decision is not None
        options = seat.decision.options
        if len(options) == 1:
            return options[0]
        weights = shipped(seat.game, seat.players)
        if weights is None:
            return spared(Greedy(self.rng.getrandbits(64)), self._effort).choose(seat)
        skill = skill_of(self._skill, seat.game.id) if isinstance(self._skill, str) else self._skill
        if skill.turns:
            return spared(Search(self.rng.getrandbits(64), turns=skill.turns), self._effort).choose(seat)
        return self._choose(seat.forgetful() if skill.forgets else seat, skill, weights)

    def _choose(self, seat: Seat, skill: Skill, weights: Weights) -> int:
        quick = Quick(seat.game, weights.quick, weights.plain)
        first = seat.sample(self.rng.getrandbits(32))
        decision = part_of(first.decision, seat.index)
        traits = seat.game.traits(first.state, decision)
        seen = self._seen(decision, first.state.turns, quick.sums(traits), skill)
        if seat.game.at_hand(first.state) == seat.index:
            seen = list(range(len(traits)))  # nobody overlooks that they have won
        if len(seen) == 1:
            return decision.options[seen[0]]
        options = [decision.options[i] for i in seen]
        worths = self._chances(seat, options, quick, weights, skill)
        won = [option for option, worth in zip(options, worths, strict=True) if worth >= 1]
        if won:
            return self.rng.choice(won)  # whoever sees that the game is won asks for no more
        if skill.liking:
            liked = likings(self.character, seat.game)
            for at, i in enumerate(seen):
                fond = sum(trait in liked for trait in traits[i]) / max(1, len(traits[i]))
                worths[at] += skill.liking * fond
        return options[self._taken(worths, skill.margin)]

    def _seen(self, decision: Decision, turns: int, sums: list[float], skill: Skill) -> list[int]:
        """Which options are not overlooked, by their places: the same ones however often this is asked in a turn."""
        if not skill.overlooks:
            return list(range(len(sums)))
        # Drawn for each option by itself: what is no longer to be had changes nothing for the rest.
        asked = f"{self.character} {turns} {decision.kind} {decision.about}"
        noticed = [Random(f"{asked} {option}").random() >= skill.overlooks for option in decision.options]
        by_eye = sorted(range(len(sums)), key=lambda i: -sums[i])
        seen = [i for i in range(len(sums)) if noticed[i] or i in by_eye[: skill.eye]]
        return seen or by_eye[:1]

    def _chances(self, seat: Seat, options: list[int], quick: Quick, weights: Weights, skill: Skill) -> list[float]:
        """What each option seems worth: a chance to win."""
        full = skill.worlds * TOGETHER if seat.is_together else skill.worlds
        count = max(1, round(self._effort * full))
        judged = weights if skill.taught else replace(weights, share=0.0)
        if skill.taught:
            seeds = world_seeds(seat, quick, self.rng, count)
        else:
            seeds = [self.rng.getrandbits(32) for _ in range(count)]
        totals = [0.0] * len(options)
        states = leaves(seat, seeds, options, quick)
        for i, chance in enumerate(Value(seat.game, judged).chances(states, seat.index)):
            totals[i % len(options)] += chance
        return [total / count for total in totals]

    def _taken(self, worths: list[float], margin: float) -> int:
        """The place of one that is about as good as the best."""
        best = max(worths)
        near = [i for i, worth in enumerate(worths) if worth >= best - margin]
        if len(near) == 1:
            return near[0]
        odds = [exp(SHARPNESS * (worths[i] - best) / margin) if margin else 1.0 for i in near]
        return self.rng.choices(near, odds)[0]


def spared(bot: B, effort: float) -> B:
    """A bot that thinks only a part of what it usually does."""
    if effort < 1:
        bot.spare(effort)
    return bot


def part_of(ask: Decision | Together | None, seat: int) -> Decision:
    """What a seat is asked."""
    part = ask.of(seat) if isinstance(ask, Together) else ask
    assert part is not None
    return part


@lru_cache(maxsize=256)
def likings(character: int, game: Game[Any]) -> frozenset[int]:
    """The traits that somebody likes in an option, whatever it brings."""
    traits = game.trait_count
    return frozenset(Random(character).sample(range(traits), int(LIKED * traits)))
