"""How the levels play, in figures."""

import json
from dataclasses import dataclass
from importlib.resources import files


@dataclass(frozen=True)
class Skill:
    """What somebody is good at, and what not."""

    taught: bool = False
    """Whether it judges as was learned, and not by what was made by hand."""
    worlds: int = 2
    """How many ways the hidden cards may lie it thinks of."""
    margin: float = 0.0
    """Options that are this much chance to win behind the best are as good to it."""
    eye: int = 0
    """So many options catch the eye: they are never overlooked."""
    overlooks: float = 0.0
    """The chance to overlook any other."""
    liking: float = 0.0
    """What an option that is all to its taste is worth besides, in chance to win."""
    forgets: bool = False
    """Whether it does not keep in mind which cards it saw others take."""
    turns: int = 0
    """So many imagined turns it searches, with no weakness at all; 0: it does not."""


@dataclass(frozen=True)
class Measured:
    """What `tools/strength.py` found."""

    share: float
    """Of the games won."""
    games: int


LEVELS = ("newcomer", "casual", "steady", "keen", "sharp", "master")
"""Weakest first."""
MIDDLE = "steady"
"""Where nobody says which."""
MEASURED = {
    game: {level: Measured(**found) for level, found in of_game.items()}
    for game, of_game in json.loads((files("bigsmoke") / "measured.json").read_text("utf-8")).items()
}
"""By game and level, against the level below: as one of the fewest that can play, every deal from every seat."""
SKILLS: dict[str, dict[str, Skill]] = {
    "london-2e": {
        "newcomer": Skill(worlds=1, margin=0.042, eye=1, overlooks=0.3, liking=0.03, forgets=True),
        "casual": Skill(margin=0.026, eye=1, overlooks=0.22, liking=0.02, forgets=True),
        "steady": Skill(margin=0.012, eye=1, overlooks=0.065, liking=0.01, forgets=True),
        "keen": Skill(taught=True, margin=0.025, eye=3, overlooks=0.085),
        "sharp": Skill(taught=True, margin=0.011),
        "master": Skill(turns=800),
    },
    "london-1e": {
        "newcomer": Skill(worlds=1, margin=0.086, eye=1, overlooks=0.45, liking=0.07, forgets=True),
        "casual": Skill(worlds=1, margin=0.049, eye=1, overlooks=0.4, liking=0.03, forgets=True),
        "steady": Skill(margin=0.018, eye=1, overlooks=0.145, liking=0.02, forgets=True),
        "keen": Skill(taught=True, margin=0.038, eye=3, overlooks=0.115),
        "sharp": Skill(taught=True, margin=0.016, eye=4, overlooks=0.042),
        "master": Skill(turns=800),
    },
    "nanty-narking": {
        "newcomer": Skill(worlds=1, margin=0.09, overlooks=0.52, liking=0.06, forgets=True),
        "casual": Skill(worlds=1, margin=0.06, overlooks=0.22, liking=0.04, forgets=True),
        "steady": Skill(worlds=1, margin=0.05, eye=1, overlooks=0.35, liking=0.03, forgets=True),
        "keen": Skill(margin=0.016, eye=1, overlooks=0.08, liking=0.01, forgets=True),
        "sharp": Skill(taught=True, margin=0.038, eye=2, overlooks=0.07),
        "master": Skill(turns=800),
    },
    "london-markets": {
        "newcomer": Skill(worlds=1, margin=0.3, eye=1, overlooks=0.6, liking=0.18, forgets=True),
        "casual": Skill(worlds=1, margin=0.065, eye=1, overlooks=0.25, liking=0.05, forgets=True),
        "steady": Skill(worlds=1, margin=0.035, eye=1, overlooks=0.22, liking=0.02, forgets=True),
        "keen": Skill(margin=0.015, eye=1, overlooks=0.05, liking=0.01, forgets=True),
        "sharp": Skill(taught=True, margin=0.024, eye=2, overlooks=0.11),
        "master": Skill(turns=800),
    },
}
"""By game, then by level: found by trying, so that each wins about seven games of ten against the one below."""


def skill_of(level: str, game: str) -> Skill:
    """How a level plays a game."""
    return SKILLS[game][level]
