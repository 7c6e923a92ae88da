"""Learn to beat `random` from nothing but games: a policy gradient in thirty lines. Needs the extra `adapters`.

python examples/learn.py london-2e
"""

import sys
from dataclasses import dataclass, field

import numpy as np

from bigsmoke.adapters.gymnasium import SeatEnv
from bigsmoke.adapters.table import Floats

BATCH = 20
"""Games between two steps of learning."""
RATE = 0.3
"""How far a step goes."""


@dataclass
class Policy:
    """A liking for each action, whatever lies on the table: the simplest policy that can learn anything."""

    likings: Floats
    rng: np.random.Generator = field(default_factory=lambda: np.random.default_rng(0))

    def odds(self, legal: np.ndarray) -> Floats:
        """How likely each of the actions that are possible is taken."""
        liked = np.exp(self.likings[legal] - self.likings[legal].max())
        return np.asarray(liked / liked.sum(), np.float32)

    def play(self, env: SeatEnv, seed: int) -> tuple[float, Floats]:
        """Play a game; the reward, and by how much more of each liking its actions would have been likelier."""
        slope = np.zeros_like(self.likings)
        observation, _ = env.reset(seed=seed)
        while True:
            legal = np.flatnonzero(observation["action_mask"])
            odds = self.odds(legal)
            taken = int(self.rng.choice(len(legal), p=odds / odds.sum(dtype=np.float64)))
            slope[legal] -= odds
            slope[legal[taken]] += 1
            observation, reward, terminated, _, _ = env.step(int(legal[taken]))
            if terminated:
                return float(reward), slope


def new_policy(game: str, players: int = 2) -> Policy:
    """One that likes everything alike."""
    return Policy(np.zeros(SeatEnv(game, players=players).table.encoder.actions.size, np.float32))


def learn_on(game: str, policy: Policy, first: int, last: int, players: int = 2) -> None:
    """Play the games from the first up to the last against `random`, and like what was done in those that went well."""
    env = SeatEnv(game, players=players, bots="random")
    for begin in range(first, last, BATCH):
        played = [policy.play(env, seed) for seed in range(begin, begin + BATCH)]
        rewards = np.array([reward for reward, _ in played])
        worth = (rewards - rewards.mean()) / (rewards.std() + 1e-6)
        step = sum(each * slope for each, (_, slope) in zip(worth, played, strict=True)) / BATCH
        # Every liking goes as far as every other, however often its action is possible.
        policy.likings += RATE * step / (np.abs(step) + 1)


def learn(game: str, games: int, players: int = 2) -> Policy:
    """A policy that has played so many games."""
    policy = new_policy(game, players)
    learn_on(game, policy, 0, games, players)
    return policy


def won(game: str, policy: Policy, games: int, players: int = 2) -> float:
    """The share of games that it wins against `random`, on deals that it has not seen."""
    env = SeatEnv(game, players=players, bots="random")
    return sum(policy.play(env, 10**6 + seed)[0] == 1 for seed in range(games)) / games


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else "london-2e"
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 400
    learned = learn(chosen, count)
    print(f"{chosen}: won {won(chosen, learned, 200):.0%} of 200 games against random after {count} games")
