"""How the levels play, in figures."""

from dataclasses import dataclass

NOW, TURN, NET = "now", "turn", "net"


@dataclass(frozen=True)
class Skill:
    """What somebody is good at, and what not."""

    depth: str = TURN
    """What an option is judged by: how things stand right after it, or at the end of the turn by a judgement made by
    hand, or then by the one that was learned."""
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
    """What `tools/ladder.py` found."""

    share: float
    """Of the games won."""
    games: int


LEVELS = ("newcomer", "casual", "steady", "keen", "sharp", "master")
"""Weakest first."""
MIDDLE = "steady"
"""Where nobody says which."""
USUAL = {
    "newcomer": Skill(NOW, 1, 0.1, 1, 0.6, 0.06, True),
    "casual": Skill(NOW, 1, 0.05, 2, 0.4, 0.03, True),
    "steady": Skill(TURN, 1, 0.08, 2, 0.5, 0.04, True),
    "keen": Skill(TURN, 2, 0.04, 2, 0.3, 0.02, True),
    "sharp": Skill(NET, 2, 0.03, 3, 0.15),
    "master": Skill(turns=500),
}
MEASURED: dict[str, dict[str, Measured]] = {}
"""By game and level, against the level below: as one of the fewest that can play, every deal from every seat."""
SKILLS: dict[str, dict[str, Skill]] = {}
"""By game, then by level."""


def skill_of(level: str, game: str) -> Skill:
    """How a level plays a game."""
    return SKILLS.get(game, USUAL)[level]
