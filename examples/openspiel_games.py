"""OpenSpiel's own search and one of its learners on a game of ours: needs the extra `openspiel`.

python examples/openspiel_games.py london-2e
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts, tabular_qlearner

from bigsmoke.adapters.openspiel import name_of


def search(game: str, simulations: int, answers: int, seed: int = 0) -> list[int]:
    """Play a game's first answers by search: MCTS, which sees all cards, in turn with IS-MCTS, which does not."""
    loaded = pyspiel.load_game(name_of(game))
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        mcts.MCTSBot(loaded, 2.0, simulations, evaluator, random_state=rng),
        ismcts.ISMCTSBot(loaded, evaluator, 2.0, simulations, random_state=rng),
    ]
    state = loaded.new_initial_state()
    state.apply_action(seed)
    taken: list[int] = []
    while not state.is_terminal() and len(taken) < answers:
        action = int(bots[len(taken) % 2].step(state))
        taken.append(action)
        state.apply_action(action)
    return taken


def learn(game: str, episodes: int) -> list[list[float]]:
    """Let Q-learners play each other; the rewards of every game."""
    environment = rl_environment.Environment(pyspiel.load_game(name_of(game)))
    actions = environment.action_spec()["num_actions"]
    agents = [tabular_qlearner.QLearner(seat, actions) for seat in range(environment.num_players)]
    results: list[list[float]] = []
    for _ in range(episodes):
        step = environment.reset()
        while not step.last():
            asked = step.observations["current_player"]
            step = environment.step([agents[asked].step(step).action])
        for agent in agents:
            agent.step(step)
        results.append(list(step.rewards))
    return results


if __name__ == "__main__":
    chosen = sys.argv[1] if len(sys.argv) > 1 else "london-2e"
    print("searched:", search(chosen, simulations=20, answers=10))
    print("learned from:", learn(chosen, episodes=5))
