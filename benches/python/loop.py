"""Random play from Python: one engine, one game, one way of stepping.

    loop.py WAY GAME SECONDS SEED      prints one JSON object on one line

Ways: `match`, `observed`, `pettingzoo`, `vector`, `rush` (Undercroft); `openspiel`, `openspiel-observed`; `rlcard`.
A step is one decision of a seat. Chance moves of OpenSpiel are made, but not counted.
"""
import json
import random
import sys
import time


def repeat(play, seconds):
    """Calls `play` until the time is up; it returns matches and steps."""
    matches = steps = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        more, taken = play()
        matches, steps = matches + more, steps + taken
    return matches, steps, elapsed


def match(game, rnd, seed, observed=False):
    """Undercroft's Match, the move loop in Python."""
    import undercroft

    table = undercroft.Match(game, seed=seed)

    def play():
        table.reset(int(rnd() * 2**62))
        while not table.over:
            if observed:
                table.observe(table.asked)
            actions = table.legal_actions()
            # random.choice costs as much as the engine does here; this is the cheapest fair-enough pick.
            table.step(actions[int(rnd() * len(actions))])
        return 1, table.steps

    return play


def pettingzoo(game, rnd, seed):
    """Undercroft as a PettingZoo AEC environment, an observation and a mask in every step."""
    import numpy
    import undercroft

    env = undercroft.raw_env(game, seed=seed, details=False)

    def play():
        env.reset()
        steps = 0
        while not env.match.over:
            observation, *_ = env.last()
            open_actions = numpy.flatnonzero(observation["action_mask"])
            env.step(open_actions[int(rnd() * len(open_actions))])
            steps += 1
        return 1, steps

    return play


def vector(game, rnd, seed):
    """256 matches at once: an observation and a mask for each in every step, actions chosen in Rust."""
    import undercroft

    many = undercroft.vector(game, 256, seed=seed)

    def play():
        matches = 0
        for _ in range(16):
            many.look()
            _, ended = many.step(many.choose())
            matches += int(ended.sum())
        return matches, 16 * 256

    return play


def rush(game, rnd, seed):
    """256 matches at once, random steps in Rust, nothing observed."""
    import undercroft

    many = undercroft.vector(game, 256, seed=seed)
    return lambda: (many.rush(64), 64 * 256)


def openspiel(game, rnd, seed, observed=False):
    """OpenSpiel's wheel, the move loop in Python."""
    import pyspiel

    game = pyspiel.load_game(game)

    def play():
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rnd() * len(outcomes))][0])
                continue
            if observed:
                state.observation_tensor(state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(rnd() * len(actions))])
            steps += 1
        return 1, steps

    return play


def rlcard(game, rnd, seed):
    """RLCard's own env.run(); it builds an observation in every step and has no way without."""
    import rlcard as engine

    class Player:
        """As RLCard's RandomAgent, but without its numpy call for each pick."""

        use_raw = False

        def step(self, state):
            actions = list(state["legal_actions"])
            return actions[int(rnd() * len(actions))]

        def eval_step(self, state):
            return self.step(state), {}

    env = engine.make(game, config={"seed": seed})
    env.set_agents([Player()] * env.num_players)

    def play():
        before = env.timestep
        env.run(is_training=False)
        return 1, env.timestep - before

    return play


WAYS = {
    "match": match,
    "observed": lambda *given: match(*given, observed=True),
    "pettingzoo": pettingzoo,
    "vector": vector,
    "rush": rush,
    "openspiel": openspiel,
    "openspiel-observed": lambda *given: openspiel(*given, observed=True),
    "rlcard": rlcard,
}


def main():
    way, game, seconds, seed = sys.argv[1], sys.argv[2], float(sys.argv[3]), int(sys.argv[4])
    play = WAYS[way](game, random.Random(seed).random, seed)
    repeat(play, 0.3)  # warm-up
    matches, steps, elapsed = repeat(play, seconds)
    print(json.dumps({"matches": matches, "steps": steps, "seconds": elapsed, "steps_per_s": steps / elapsed}))


main()
