"""Teaches a small network connect four by self-play, with numpy alone, and shows what it learned against random play.

    python examples/train_connect_four.py [--games 60000] [--matches 256] [--seed 1] [--save FILE.npz]

Every move of a finished match is taught what the match was worth to whoever made it, less for every move it was away from the
end (Monte Carlo control). The network says for each column what dropping there is worth; it plays the best open column, and any
open one now and then, less and less often. All matches of the batch are stepped at once by `undercroft.vector`.
"""

import argparse
import os
import time

# The matrices are small: more threads only get into each other's way.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

import undercroft

DISCOUNT = 0.97
LESSON = 256


class Network:
    """Two planes of a board in, a worth for each column out; one hidden layer; Adam."""

    def __init__(self, rng, hidden=256):
        self.weights = [
            (rng.standard_normal((84, hidden)) * np.sqrt(2 / 84)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal((hidden, 7)) * np.sqrt(1 / hidden)).astype(np.float32),
            np.zeros(7, np.float32),
        ]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def worths(self, boards):
        into, shift, out, lift = self.weights
        self.hidden = np.maximum(boards @ into + shift, 0)
        return np.tanh(self.hidden @ out + lift)

    def learn(self, boards, columns, targets, rate):
        """One step towards the targets of the columns that were played."""
        worths = self.worths(boards)
        rows = np.arange(len(boards))
        slope = np.zeros_like(worths)
        played = worths[rows, columns]
        slope[rows, columns] = (played - targets) * (1 - played**2) / len(boards)
        back = (slope @ self.weights[2].T) * (self.hidden > 0)
        self._adam([boards.T @ back, back.sum(0), self.hidden.T @ slope, slope.sum(0)], rate)
        return float(np.mean((played - targets) ** 2))

    def _adam(self, slopes, rate):
        self.updates += 1
        size = rate * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for weight, mean, square, slope in zip(self.weights, self.means, self.squares, slopes):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            weight -= size * mean / (np.sqrt(square) + 1e-8)


def best(network, boards, masks, rng=None, curiosity=0.0):
    """The best open column of each board; any open one at random with a chance of `curiosity`."""
    chosen = np.where(masks == 1, network.worths(boards), -np.inf).argmax(1)
    if curiosity:
        stray = rng.random(len(boards)) < curiosity
        any_open = (rng.random(masks.shape) * masks).argmax(1)
        chosen = np.where(stray, any_open, chosen)
    return chosen


def train(games, matches=256, seed=1, report=print):
    """A network after so many matches of self-play."""
    rng = np.random.default_rng(seed)
    network = Network(rng)
    many = undercroft.vector("connect-four", matches, seed=seed)
    moves = [[] for _ in range(matches)]
    lessons, done, told, begun = [], 0, 0, time.perf_counter()
    while done < games:
        share = done / games
        boards, masks, asked = many.look()
        boards = boards.reshape(matches, 84)
        columns = best(network, boards, masks, rng, curiosity=max(0.05, 0.5 * (1 - 1.5 * share)))
        rewards, ended = many.step(columns)
        for n in range(matches):
            moves[n].append((boards[n], columns[n], asked[n]))
        for n in np.flatnonzero(ended):
            for age, (board, column, seat) in enumerate(reversed(moves[n])):
                lessons.append((board, column, rewards[n, seat] * DISCOUNT**age))
            moves[n] = []
            done += 1
        while len(lessons) >= LESSON:
            lesson, lessons = lessons[:LESSON], lessons[LESSON:]
            boards, columns, targets = (np.array(part) for part in zip(*lesson))
            flipped = boards.reshape(-1, 2, 6, 7)[..., ::-1].reshape(-1, 84)
            boards = np.concatenate([boards, flipped])
            columns, targets = np.concatenate([columns, 6 - columns]), np.tile(targets, 2).astype(np.float32)
            error = network.learn(boards, columns, targets, rate=0.002 * (1 - 0.9 * share))
            if report and done - told >= games / 10:
                told = done
                report(f"{done:>7} matches, {time.perf_counter() - begun:5.1f} s: mean squared error {error:.3f}, "
                       f"{beats_random(network, 400):.1%} against random")
    return network


def beats_random(network, matches, seed=10_000):
    """The share of matches won against random play, each seat half of the time; a draw is half a win."""
    many = undercroft.vector("connect-four", matches, seed=seed)
    mine = np.arange(matches) % 2
    counted, won = np.zeros(matches, bool), 0.0
    while not counted.all():
        boards, masks, asked = many.look()
        columns = np.where(asked == mine, best(network, boards.reshape(matches, 84), masks), many.choose())
        rewards, ended = many.step(columns)
        first = ended & ~counted
        won += (rewards[first, mine[first]] + 1).sum() / 2
        counted |= ended
    return won / matches


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60_000, help="matches of self-play (60000)")
    parser.add_argument("--matches", type=int, default=256, help="matches at once (256)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", metavar="FILE.npz", help="where the network goes")
    arguments = parser.parse_args()
    untaught = Network(np.random.default_rng(arguments.seed))
    print(f"untaught: {beats_random(untaught, 2000):.1%} against random")
    begun = time.perf_counter()
    network = train(arguments.games, arguments.matches, arguments.seed)
    seconds = time.perf_counter() - begun
    print(f"after {arguments.games} matches in {seconds:.0f} s: {beats_random(network, 2000):.1%} against random")
    if arguments.save:
        np.savez(arguments.save, *network.weights)


if __name__ == "__main__":
    main()
