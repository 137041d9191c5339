"""Random play on RLCard: its own env.run(), every seat a random player.

    rlcard_loop.py GAME SECONDS SEED      prints one JSON object on one line

RLCard has no board games, so GAME is one of its card games. Every step also builds the acting seat's
observation: RLCard has no way to play without it.
"""
import json
import random
import sys
import time

import rlcard


class Player:
    """As RLCard's RandomAgent, but without its numpy call for each pick, which would be most of the time."""

    use_raw = False

    def __init__(self, rnd):
        self.rnd = rnd

    def step(self, state):
        actions = list(state["legal_actions"])
        return actions[int(self.rnd() * len(actions))]

    def eval_step(self, state):
        return self.step(state), {}


def play(env, seconds):
    games, before = 0, env.timestep
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        env.run(is_training=False)
        games += 1
    return games, env.timestep - before, elapsed


def main():
    name, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    env = rlcard.make(name, config={"seed": seed})
    env.set_agents([Player(random.Random(seed).random)] * env.num_players)
    play(env, 0.2)  # warm-up
    games, steps, elapsed = play(env, seconds)
    print(json.dumps({"game": name, "games": games, "steps": steps, "seconds": elapsed, "steps_per_s": steps / elapsed}))


main()
