"""A game as a PettingZoo AEC environment."""

import json

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._undercroft import LIMIT, Match

_SEED_LIMIT = 2**63


def env(game, **choices):
    """A game with PettingZoo's usual wrappers, which catch wrong use. Takes what `raw_env` takes."""
    bare = raw_env(game, **choices)
    wrapped = wrappers.AssertOutOfBoundsWrapper(bare)
    return wrappers.OrderEnforcingWrapper(wrapped)


def raw_env(game, *, seats=None, mode=None, options=None, seed=None, render_mode=None, lang="en", details=True):
    """A game without wrappers: see `SeatedEnv`."""
    return SeatedEnv(game, seats, mode, options, seed, render_mode, lang, details)


class SeatedEnv(AECEnv):
    """One agent a seat: `seat_1`, `seat_2`, …

    An observation is a dict: `observation`, made from the seat's view alone, and `action_mask`, the actions open to the seat
    that is asked (none for the others). Where seats decide at once they are asked one after the other, and none sees
    what the others chose until all have. Rewards come at the end: 1 for the first place, -1 for the last, ties share; a table that
    plays together wins or loses 1.

    With `details`, the info of the asked agent holds its `view` as a dict and its open `actions` in the game's words, and at the
    end every info holds the seat's `score`. Without, their making is spared.
    """

    def __init__(self, game, seats, mode, options, seed, render_mode, lang, details):
        super().__init__()
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"render_mode: {render_mode!r} is none of None, 'ansi', 'human'")
        self._seeds = np.random.default_rng(seed)
        self._match = Match(game, seats, mode, options, self._next_seed())
        self._lang = lang
        self._details = details
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        count, slots = self._match.seats, self._match.actions
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(count)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents = []
        space = gymnasium.spaces
        self.action_spaces = {agent: space.Discrete(slots) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: space.Dict(
                {
                    "observation": space.Box(-LIMIT, LIMIT, tuple(self._match.shape), np.float32),
                    "action_mask": space.Box(0, 1, (slots,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    @property
    def match(self):
        """The match underneath."""
        return self._match

    def _next_seed(self):
        return int(self._seeds.integers(_SEED_LIMIT))

    def reset(self, seed=None, options=None):
        """Starts a match: the one of this seed, or another of the environment's own."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._match.reset(self._next_seed())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self):
        """Turns to the agent that is asked."""
        asked = self._match.asked
        self.agent_selection = self.possible_agents[asked if asked is not None else 0]
        if self._details and asked is not None:
            match = self._match
            self.infos[self.agent_selection] = {
                "view": json.loads(match.view(asked)),
                "actions": {action: match.words(action) for action in match.legal_actions()},
            }

    def observe(self, agent):
        seat = self._seat[agent]
        if seat == self._match.asked:
            mask = self._match.mask()
        else:
            mask = np.zeros(self._match.actions, np.int8)
        return {"observation": self._match.observe(seat), "action_mask": mask}

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._match.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        if self._match.over:
            self._finish()
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _finish(self):
        given_up = self._match.given_up
        scores = self._match.scores() or [0] * len(self.possible_agents)
        for agent, reward, score in zip(self.possible_agents, self._match.rewards().tolist(), scores):
            self.rewards[agent] = reward
            self.terminations[agent] = not given_up
            self.truncations[agent] = given_up
            self.infos[agent] = {"score": score} if self._details else {}

    def action_features(self, width=64):
        """The asked seat's actions as numbers: a row an action, zeros where it is closed."""
        return self._match.action_features(width)

    def draw(self, agent=None):
        """The table as an agent sees it, or a spectator, drawn with characters."""
        return self._match.draw(None if agent is None else self._seat[agent], self._lang)

    def render(self):
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render_mode: give render_mode='ansi' or 'human'")
            return None
        drawn = self.draw()
        if self.render_mode == "human":
            print(drawn)
            return None
        return drawn

    def close(self):
        pass
