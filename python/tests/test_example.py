"""The example learns."""

import importlib.util
import pathlib

import numpy as np


def test_a_little_training_beats_random_clearly():
    path = pathlib.Path(__file__).parents[1] / "examples/train_connect_four.py"
    spec = importlib.util.spec_from_file_location("train_connect_four", path)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    untaught = example.beats_random(example.Network(np.random.default_rng(1)), 400)
    taught = example.beats_random(example.train(20_000, matches=128, seed=1, report=None), 400)
    assert taught > 0.85 and taught > untaught + 0.2, (untaught, taught)
