"""Every game keeps PettingZoo's own promises, and ours."""

import json

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import undercroft

GAMES = [game["id"] for game in undercroft.games()]
MODES = [(game["id"], mode, seats[0]) for game in undercroft.games() for mode, seats in game["modes"]]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_api(game):
    api_test(undercroft.env(game, seed=1), num_cycles=300, verbose_progress=False)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_seed(game):
    seed_test(lambda: undercroft.env(game, details=False), num_cycles=150)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore")
def test_the_most_seats_keep_the_promises_too(game):
    seats = next(g["seats"][1] for g in undercroft.games() if g["id"] == game)
    mode = next(m for m, (least, most) in next(g["modes"] for g in undercroft.games() if g["id"] == game) if most == seats)
    api_test(undercroft.env(game, seats=seats, mode=mode, seed=3), num_cycles=100, verbose_progress=False)


@pytest.mark.parametrize(("game", "mode", "seats"), MODES)
def test_random_play_in_every_mode_ends_with_rewards(game, mode, seats):
    match = undercroft.Match(game, seats, mode, seed=5)
    match.play_random()
    assert match.over and not match.given_up
    rewards = match.rewards()
    assert rewards.shape == (seats,) and np.all(np.abs(rewards) <= 1)
    if seats > 1:
        assert abs(rewards.sum()) < 1e-4 or abs(rewards.sum()) == seats


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_observes_nothing_it_must_not_know(game):
    match = undercroft.Match(game, seed=11)
    rng = np.random.default_rng(0)
    differed = False
    for step in range(60):
        if match.over:
            break
        seat = match.asked
        before = match.observe(seat), match.mask(), match.view(seat), match.action_features(16)
        others = [match.view(other) for other in range(match.seats) if other != seat]
        match.redeal(seat, step)
        assert match.asked == seat
        after = match.observe(seat), match.mask(), match.view(seat), match.action_features(16)
        for one, other in zip(before, after):
            assert np.array_equal(one, other)
        differed |= others != [match.view(other) for other in range(match.seats) if other != seat]
        match.step(int(rng.choice(match.legal_actions())))
    # Otherwise nothing was hidden, and the test has shown nothing.
    assert differed == (game not in ("connect-four", "tic-tac-toe"))


def test_seats_that_decide_at_once_see_nothing_of_each_other():
    """Parley's bids are made at once: whatever the first seat bids, the second sees the same."""
    seen = set()
    for action in range(4):
        match = undercroft.Match("parley", seats=3, seed=4)
        assert match.asked == 0
        match.step(match.legal_actions()[action])
        assert match.asked == 1
        seen.add((match.view(1), match.observe(1).tobytes(), match.mask().tobytes()))
    assert len(seen) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_vector_plays_what_single_matches_play(game):
    many = undercroft.vector(game, 3, seed=20)
    seeds = [20, 21, 22]
    singles = [undercroft.Match(game, seed=seed) for seed in seeds]
    for _ in range(40):
        observations, masks, asked = many.look()
        for n, match in enumerate(singles):
            assert asked[n] == match.asked
            assert np.array_equal(masks[n], match.mask())
            assert np.array_equal(observations[n], match.observe(match.asked))
        actions = many.choose()
        rewards, ended = many.step(actions)
        for n, match in enumerate(singles):
            match.step(int(actions[n]))
            assert ended[n] == match.over
            assert np.array_equal(rewards[n], match.rewards())
            if match.over:
                # The next match in a place has the seed that lies as many further on as there are places.
                seeds[n] += 3
                match.reset(seeds[n])


def test_threads_change_nothing():
    def play(threads):
        many = undercroft.vector("connect-four", 200, seed=9, threads=threads)
        kept = []
        for _ in range(30):
            actions = many.choose()
            kept.append((actions.tobytes(), *(array.tobytes() for array in many.step(actions))))
        return kept

    assert play(1) == play(2)


def test_random_steps_in_rust_end_matches():
    many = undercroft.vector("tic-tac-toe", 10, seed=1)
    assert 100 < many.rush(100) < 10 * 100 / 5


def test_connect_four_is_two_planes_seen_from_the_own_side():
    match = undercroft.Match("connect-four")
    match.step(3)
    assert match.observe(0)[0, 0, 3] == 1 and match.observe(0).sum() == 1
    assert match.observe(1)[1, 0, 3] == 1 and match.observe(1).sum() == 1
    for _ in range(5):
        match.step(3)
    assert match.mask().tolist() == [1, 1, 1, 0, 1, 1, 1]


def test_infos_hold_the_view_the_words_and_at_the_end_the_score():
    env = undercroft.env("connect-four")
    env.reset(seed=1)
    info = env.infos[env.agent_selection]
    assert info["view"] == {"discs": [0, 0]}
    assert info["actions"] == dict(enumerate("abcdefg"))
    for agent in env.agent_iter():
        *_, terminated, truncated, info = env.last()
        env.step(None if terminated or truncated else next(iter(info["actions"])))
        if terminated:
            assert "score" in info


def test_the_table_is_drawn():
    env = undercroft.env("connect-four", render_mode="ansi")
    env.reset(seed=1)
    env.step(3)
    assert "X" in env.render()
    assert "a b c d e f g" in env.unwrapped.draw("seat_1")
    spectator = json.loads(undercroft.Match("parley").view())
    assert isinstance(spectator, dict)


def test_action_features_tell_actions_apart():
    match = undercroft.Match("dungeoneer", seed=2)
    open_actions = match.legal_actions()
    features = match.action_features(64)
    assert features.shape == (match.actions, 64)
    closed = sorted(set(range(match.actions)) - set(open_actions))
    assert not features[closed].any()
    rows = {features[action].tobytes() for action in open_actions}
    assert len(rows) == len(open_actions)


@pytest.mark.parametrize(
    ("wrong", "culprit"),
    [
        (lambda: undercroft.env("conect-four"), "conect-four"),
        (lambda: undercroft.env("connect-four", seats=3), "seats"),
        (lambda: undercroft.env("connect-four", seats=-1), "seats"),
        (lambda: undercroft.env("dungeoneer", mode="solitaire"), "mode"),
        (lambda: undercroft.env("dungeoneer", options={"sets": "moon"}), "sets"),
        (lambda: undercroft.env("dungeoneer", options={"colour": 3}), "colour"),
        (lambda: undercroft.env("dungeoneer", options={"sets": 1.5}), "sets"),
        (lambda: undercroft.env("connect-four", render_mode="3d"), "render_mode"),
        (lambda: undercroft.vector("connect-four", 0), "n:"),
        (lambda: undercroft.Match("connect-four").step(7), "action 7"),
        (lambda: undercroft.Match("connect-four").step(-1), "action -1"),
        (lambda: undercroft.Match("connect-four").observe(2), "seat 2"),
        (lambda: undercroft.Match("connect-four").draw(lang="tlh"), "tlh"),
        (lambda: undercroft.vector("connect-four", 2).step(np.array([0, 9])), "match 1: action 9"),
        (lambda: undercroft.vector("connect-four", 2).step(np.array([0])), "1 actions for 2 matches"),
    ],
)
def test_wrong_wishes_name_the_culprit(wrong, culprit):
    with pytest.raises((ValueError, TypeError, IndexError), match=culprit.replace("-", r"\-")):
        wrong()


def test_a_refused_step_changes_nothing():
    many = undercroft.vector("connect-four", 2, seed=1)
    before = [array.copy() for array in many.look()]
    with pytest.raises(ValueError):
        many.step(np.array([0, 9]))
    for one, other in zip(before, many.look()):
        assert np.array_equal(one, other)


def test_nothing_can_be_done_after_the_end():
    match = undercroft.Match("tic-tac-toe")
    match.play_random()
    with pytest.raises(ValueError, match="after the end"):
        match.step(0)
