"""Random play on OpenSpiel with the move loop in Python, the way most of its users run it.

    openspiel_loop.py GAME SECONDS SEED      prints one JSON object on one line
"""
import json
import random
import sys
import time

import pyspiel


def play(game, seconds, rnd):
    games = steps = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            # random.choice costs as much as the engine does here; this is the cheapest fair-enough pick.
            state.apply_action(actions[int(rnd() * len(actions))])
            steps += 1
        games += 1
    return games, steps, elapsed


def main():
    name, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
    game, rnd = pyspiel.load_game(name), random.Random(seed).random
    play(game, 0.2, rnd)  # warm-up
    games, steps, elapsed = play(game, seconds, rnd)
    print(json.dumps({"game": name, "games": games, "steps": steps, "seconds": elapsed, "steps_per_s": steps / elapsed}))


main()
