"""The games as Python games of OpenSpiel: importing this registers them.

They are called `bigsmoke_london_2e` and so on. Chance moves once, at the root: it picks one of `deals` deals, each as
likely, and with it all that chance will bring. A search that must not look ahead therefore starts from
`State.resample_from_infostate`, as OpenSpiel's IS-MCTS does: there all that the player cannot know is dealt anew, and
what is still to come with it. Where several players decide together they are asked in turn, unseen by each other.

>>> import pyspiel
>>> import bigsmoke.adapters.openspiel
>>> game = pyspiel.load_game("bigsmoke_london_2e(players=3)")
>>> game.num_players()
3
"""

import hashlib
import json
from random import Random
from typing import Any

import numpy as np
import pyspiel

from bigsmoke.adapters.table import Encoder, Floats, rewards
from bigsmoke.games import GAMES, find
from bigsmoke.kernel.branch import Branch, Done, begun
from bigsmoke.kernel.chance import Chance
from bigsmoke.kernel.data import Json
from bigsmoke.kernel.decision import Decision, Together
from bigsmoke.kernel.game import Game, Option

DEALS = 10_000
LONGEST = 10_000
"""Decisions that no game takes."""


class World:
    """A branch of a game with the generator that its chance comes from: it can be deep-copied and pickled."""

    def __init__(self, branch: Branch, rng: Random, options: Json) -> None:
        self.branch = branch
        self.rng = rng
        self.options = options

    def __deepcopy__(self, memo: Json) -> "World":
        rng = Random()
        rng.setstate(self.rng.getstate())
        return World(self.branch.clone(rng), rng, self.options)

    def __reduce__(self) -> tuple[Any, ...]:
        branch = self.branch
        made = (branch.game.id, branch.state.players, self.options, branch.all_fell(), branch.all_done())
        return restored, (*made, self.rng.getstate())

    def resampled(self, seat: int, rng: Random) -> "World":
        """A world that the seat cannot tell from this one."""
        branch = self.branch.clone(rng)
        branch.redeal(seat)
        return World(branch, rng, self.options)

    @property
    def asked(self) -> Decision | None:
        """What is answered next: of several who decide together, by the first who has not."""
        ask = self.branch.decision
        if isinstance(ask, Together):
            return next(part for part in ask.decisions if part.seat not in ask.answers)
        assert ask is None or isinstance(ask, Decision)
        return ask

    def sealed(self, seat: int) -> int | None:
        """What a seat has answered that waits for the others."""
        ask = self.branch.decision
        return ask.answers.get(seat) if isinstance(ask, Together) else None


def restored(game: str, players: int, options: Json, fell: list[int], done: list[Done], rng_state: Any) -> World:
    """A world made again from all that chance brought and all that was done."""
    rng = Random()
    rng.setstate(rng_state)
    branch = begun(find(game), players, options, Chance(rng, fell))
    branch.repeat(done)
    return World(branch, rng, options)


class SmokeGame(pyspiel.Game):
    """A game of ours at one number of players, with its table options."""

    rules: Game[Any]
    kind: Any

    def __init__(self, params: Json | None = None) -> None:
        kind, rules = self.kind, self.rules
        given = {**kind.parameter_specification, **(params or {})}
        self.deals = int(given["deals"])
        if self.deals < 1:
            raise ValueError(f"deals: {self.deals} will not do; there must be at least one")
        options = {option.name: chosen(option, given[option.name]) for option in rules.options if option.choices}
        self.encoder = Encoder(rules.id, int(given["players"]), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoder.actions.size,
            max_chance_outcomes=self.deals,
            num_players=self.encoder.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> "SmokeState":
        """Before the deal."""
        return SmokeState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | Onlooker | None":
        """What sees a state for a player: the same for information states and observations.

        What all may know can be seen by itself; what one player alone or only all of them together know cannot (None).
        """
        if iig_obs_type is None:
            return Observer(self.encoder)
        private = iig_obs_type.private_info
        if iig_obs_type.public_info and private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return Observer(self.encoder)
        return Onlooker(self.encoder) if iig_obs_type.public_info and private == pyspiel.PrivateInfoType.NONE else None


class SmokeState(pyspiel.State):
    """A game as it stands."""

    def __init__(self, game: SmokeGame) -> None:
        super().__init__(game)
        self.world: World | None = None
        """None: the cards have not been dealt."""

    def _game(self) -> SmokeGame:
        game = self.get_game()
        assert isinstance(game, SmokeGame)
        return game

    def current_player(self) -> int:
        """Who is asked next; chance at the root."""
        if self.world is None:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.world.asked
        return int(pyspiel.PlayerId.TERMINAL) if asked is None else asked.seat

    def _asked(self) -> Decision:
        assert self.world is not None
        asked = self.world.asked
        assert asked is not None
        return asked

    def _legal_actions(self, player: int) -> list[int]:
        return self._game().encoder.actions.legal(self._asked())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, each as likely."""
        deals = self._game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        encoder = self._game().encoder
        if self.world is None:
            if not 0 <= action < self._game().deals:
                raise ValueError(f"there is no deal {action}; they are 0 to {self._game().deals - 1}")
            rng = Random(action)
            branch = begun(encoder.game, encoder.players, encoder.options, Chance(rng))
            self.world = World(branch, rng, encoder.options)
            return
        asked = self.world.asked
        if asked is None:
            raise ValueError("the game is over")
        self.world.branch.apply(asked.seat, encoder.actions.option(asked, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        kind, option = self._game().encoder.actions.meaning(action)
        return f"{kind} {option}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.world is not None and self.world.branch.decision is None

    def returns(self) -> list[float]:
        """By rank, from 1 for the first to -1 for the last; nothing before the end."""
        encoder = self._game().encoder
        if self.world is None or self.world.branch.decision is not None:
            return [0.0] * encoder.players
        return rewards(encoder.game.outcome(self.world.branch.state))

    def resample_from_infostate(self, player: int, sampler: Any) -> "SmokeState":
        """A state that the player, who is asked, cannot tell from this one; `sampler` gives a number from 0 to 1."""
        if self.world is None or player != self.current_player():
            raise ValueError(f"player {player} is not asked")
        other = self.clone()
        assert isinstance(other, SmokeState)
        other.world = self.world.resampled(player, Random(sampler()))
        return other

    def __str__(self) -> str:
        if self.world is None:
            return "before the deal"
        state = self.world.branch.state
        digest = hashlib.sha256(repr(state.key()).encode()).hexdigest()[:16]
        return f"turn {state.turns}, state {digest}, {self.world.branch.decision!r}, {self._sealed()}"

    def _sealed(self) -> dict[int, int]:
        assert self.world is not None
        ask = self.world.branch.decision
        return ask.answers if isinstance(ask, Together) else {}


class Observer:
    """What a player may know: the bots' features with the question as a tensor, the view as a string."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.tensor: Floats = np.zeros(encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SmokeState, player: int) -> None:
        """See a state."""
        world = state.world
        if world is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoder.encode(world.branch.state, player, question(world, player))

    def string_from(self, state: SmokeState, player: int) -> str:
        """All that the player may know, the question and its options, as JSON."""
        world = state.world
        if world is None:
            return ""
        asked = question(world, player)
        put = None if asked is None else [asked.kind, asked.about, sorted(asked.options)]
        view = self.encoder.game.view(world.branch.state, player)
        return json.dumps({"view": view, "asked": put, "sealed": world.sealed(player)}, sort_keys=True)


class Onlooker:
    """What all may know, as a string: the view of somebody who looks on."""

    tensor = None

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.dict: dict[str, Floats] = {}

    def set_from(self, state: SmokeState, player: int) -> None:
        """There is no array."""

    def string_from(self, state: SmokeState, player: int) -> str:
        """The view as JSON, whoever the player is."""
        world = state.world
        return "" if world is None else json.dumps(self.encoder.game.view(world.branch.state, None), sort_keys=True)


def question(world: World, player: int) -> Decision | None:
    """What is asked of a player; of those who decide together, each is."""
    ask = world.branch.decision
    if isinstance(ask, Together):
        return None if player in ask.answers else ask.of(player)
    return ask if isinstance(ask, Decision) and ask.seat == player else None


# Registering


def chosen(option: Option, given: bool | int | str) -> Any:
    """The value of a table option that a parameter names, or ValueError."""
    for each in option.choices:
        if parameter(option, each) == given:
            return each
    known = ", ".join(str(parameter(option, each)) for each in option.choices)
    raise ValueError(f"{option.name}: there is no {given!r}; choose one of {known}")


def parameter(option: Option, value: Any) -> bool | int | str:
    """A value of a table option as a parameter, which has one type: beside words, numbers are words as well."""
    words = any(isinstance(each, str) for each in option.choices)
    return f"number_{value}" if words and not isinstance(value, str) else value


def kind_of(rules: Game[Any]) -> Any:
    """What OpenSpiel wants to know of a game."""
    options = {option.name: parameter(option, option.default) for option in rules.options if option.choices}
    return pyspiel.GameType(
        short_name=name_of(rules.id),
        long_name=f"Big Smoke {rules.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.counts),
        min_num_players=min(rules.counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": min(rules.counts), "deals": DEALS, **options},
        default_loadable=True,
    )


def loaded(game: str) -> SmokeGame:
    """A game by its name and parameters, in a process that may not know of it yet."""
    found = pyspiel.load_game(game)
    assert isinstance(found, SmokeGame)
    return found


def name_of(game: str) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"bigsmoke_{game.replace('-', '_')}"


def register(rules: Game[Any]) -> None:
    """Make a game known to OpenSpiel."""
    kind = kind_of(rules)
    # A class of its own: OpenSpiel keeps what it is given beyond the end of Python, which only a class survives.
    pyspiel.register_game(kind, type(f"SmokeGame_{rules.id}", (SmokeGame,), {"rules": rules, "kind": kind}))


for each in GAMES.values():
    register(each)
