"""A tree over one's own decisions of a turn.

Chance and the others are part of the world: a node is what the seat has decided so far, whatever came in between.
"""

from math import exp, sqrt
from random import Random
from typing import Final

from bigsmoke.kernel.decision import Decision, Together
from bigsmoke.kernel.flow import Flow
from bigsmoke.kernel.imagine import LONGEST, UNSEEN, Quick, answer, play_on
from bigsmoke.kernel.match import Seat
from bigsmoke.kernel.state import State

CURIOSITY: Final = 1.5
"""How much an option that was seldom tried is worth trying, in standard deviations of what the leaves are worth."""
TRUST: Final = 0.6
"""The part of the first tries that the quick policy has a say in; the rest is shared evenly."""
LEAST_TRIED: Final = 3
"""What was tried less often is nothing that the tree likes."""
KINDS: Final[dict[str, int]] = {}
"""Numbers for the kinds of decisions, as they are met."""


class Node:
    """What follows on some decisions of the seat."""

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.kids: dict[int, Node] = {}


class Scale:
    """The mean and the spread of all leaves so far."""

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Take one more into account."""
        self.count += 1
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    def spread(self) -> float:
        """The standard deviation; of few or equal values, 1."""
        if self.count < 2 or self.squares < 1e-12:
            return 1.0
        return sqrt(self.squares / self.count)


class Path:
    """The end of one descent: the world as it is then, and the nodes that led there."""

    def __init__(self, state: State, nodes: list[Node]) -> None:
        self.state = state
        self.nodes = nodes

    def back_up(self, value: float, scale: Scale) -> None:
        """Tell every node on the way what came of it."""
        scale.add(value)
        for node in self.nodes:
            node.total += value


def descend(seat: Seat, seed: int, option: int, root: Node, quick: Quick, scale: Scale) -> Path:
    """Take an option in a world and play the turn on: by the tree as far as it goes and a step further, then quickly.

    Every node on the way is counted at once, so that the next descents of a batch try something else.
    """
    rng = Random(seed ^ UNSEEN)
    world = seat.sample(seed)
    state = world.state
    last = state.turns
    node = root.kids[option]
    nodes = [node]
    node.visits += 1
    answer(world, seat.index, option, quick, rng)
    while True:
        ask = next_own(world, seat.index, last, quick, rng)
        if ask is None:
            break
        fresh = node.visits == 1
        node = step(world, ask, node, quick, scale)
        nodes.append(node)
        node.visits += 1
        if fresh:
            break
    play_on(world, last, quick, rng)
    return Path(state, nodes)


def follow(seat: Seat, seed: int, option: int, root: Node, quick: Quick, told: bool = False) -> State:
    """Take an option in a world and play the turn on as the tree likes best, then quickly: to judge, not to learn."""
    rng = Random(seed ^ UNSEEN)
    world = seat.sample(seed)
    state = world.state
    if told:
        state.log = []
    last = state.turns
    node = root.kids[option]
    answer(world, seat.index, option, quick, rng)
    while True:
        ask = next_own(world, seat.index, last, quick, rng)
        if ask is None:
            break
        base = number_of(ask.kind) << 21
        favourite = -1
        most = LEAST_TRIED - 1
        for other in ask.options:
            kid = node.kids.get(base | other)
            if kid is not None and kid.visits > most:
                most, favourite = kid.visits, other
        if favourite < 0:
            break
        node = node.kids[base | favourite]
        world.choose(favourite)
    play_on(world, last, quick, rng)
    return state


def next_own(world: Flow, me: int, last: int, quick: Quick, rng: Random) -> Decision | None:
    """Play on to the seat's next real question of this turn; None: there is none."""
    state = world.state
    for _ in range(LONGEST):
        ask = world.decision
        if ask is None or state.turns > last:
            return None
        if isinstance(ask, Together):
            answers: dict[int, int] = {}
            for part in ask.decisions:
                answers[part.seat] = quick.draw(state, part, rng)
            world.choose_all(answers)
            continue
        assert isinstance(ask, Decision)
        if ask.seat == me and len(ask.options) > 1:
            return ask
        world.choose(quick.answer(state, ask))
    return None


def number_of(kind: str) -> int:
    """The number of a kind of decisions."""
    number = KINDS.get(kind, -1)
    if number < 0:
        number = len(KINDS)
        KINDS[kind] = number
    return number


def step(world: Flow, ask: Decision, node: Node, quick: Quick, scale: Scale) -> Node:
    """Choose among what can be decided here, and do it."""
    base = number_of(ask.kind) << 21
    options = ask.options
    kids = node.kids
    missing = False
    tries = 0
    for option in options:
        kid = kids.get(base | option)
        if kid is None:
            missing = True
        else:
            tries += kid.visits
    if missing:
        grow(kids, base, options, priors(world, ask, quick))
    spread = scale.spread()
    hope = node.total / node.visits if node.visits > 1 else scale.mean
    urge = CURIOSITY * spread * sqrt(tries + 1.0)
    best = kids[base | options[0]]
    chosen = options[0]
    most = -1e18
    for option in options:
        kid = kids[base | option]
        worth = (kid.total / kid.visits if kid.visits else hope) + urge * kid.prior / (1 + kid.visits)
        if worth > most:
            most, best, chosen = worth, kid, option
    world.choose(chosen)
    return best


def grow(kids: dict[int, Node], base: int, options: list[int], likely: list[float]) -> None:
    """Add what was not possible in the worlds before this one."""
    for i, option in enumerate(options):
        if base | option not in kids:
            kids[base | option] = Node(likely[i])


def priors(world: Flow, ask: Decision, quick: Quick) -> list[float]:
    """How much each option is worth trying before anything is known of it."""
    options = ask.options
    even = (1 - TRUST) / len(options)
    if not quick.weights:
        favourite = quick.game.policy(world.state, ask)
        return [even + TRUST if option == favourite else even for option in options]
    sums = quick.sums(quick.game.traits(world.state, ask))
    top = max(sums)
    odds = [exp(value - top) for value in sums]
    total = sum(odds)
    return [even + TRUST * odd / total for odd in odds]
