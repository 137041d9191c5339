"""Dungeon board games, every rule enforced, for agents that learn.

    import undercroft
    env = undercroft.env("connect-four", seed=7)        # a PettingZoo AEC environment
    many = undercroft.vector("dungeoneer", 64, seats=3)  # 64 matches stepped at once in Rust
    match = undercroft.Match("parley", seats=3)          # one match, without PettingZoo
"""

from ._undercroft import LIMIT, Match, Vector, games
from .aec import SeatedEnv, env, raw_env

__all__ = ["LIMIT", "Match", "SeatedEnv", "Vector", "env", "games", "raw_env", "vector"]


def vector(game, n, *, seats=None, mode=None, options=None, seed=0, threads=1):
    """`n` matches of a game, stepped at once: see `Vector`."""
    return Vector(game, n, seats, mode, options, seed, threads)
