// Random play on OpenSpiel's C++ core: one thread, no Python.
//
//   openspiel GAME SECONDS SEED      prints one JSON object on one line
//
// It calls only the public Game/State interface. What is not OpenSpiel's work is kept as cheap as it can be (a
// small generator, the clock read once in 64 games), so that the figure is OpenSpiel's and not this file's.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "open_spiel/spiel.h"

namespace {

// SplitMix64, and a multiply in place of a division to bring it into 0..n.
struct Rng {
  uint64_t s;
  uint32_t below(uint32_t n) {
    uint64_t z = (s += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return static_cast<uint32_t>(((z >> 32) * n) >> 32);
  }
};

struct Tally {
  long games = 0, steps = 0;
  double seconds = 0;
};

Tally Play(const open_spiel::Game& game, double seconds, Rng& rng) {
  using Clock = std::chrono::steady_clock;
  Tally t;
  const auto start = Clock::now();
  do {
    for (int i = 0; i < 64; ++i) {
      auto state = game.NewInitialState();
      while (!state->IsTerminal()) {
        const auto actions = state->LegalActions();
        state->ApplyAction(actions[rng.below(actions.size())]);
        ++t.steps;
      }
      ++t.games;
    }
    t.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  } while (t.seconds < seconds);
  return t;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fprintf(stderr, "usage: openspiel GAME SECONDS SEED\n");
    return 2;
  }
  const auto game = open_spiel::LoadGame(argv[1]);
  Rng rng{std::strtoull(argv[3], nullptr, 10)};
  Play(*game, 0.2, rng);  // warm-up: caches, allocator, clock speed
  const Tally t = Play(*game, std::atof(argv[2]), rng);
  std::printf("{\"game\": \"%s\", \"games\": %ld, \"steps\": %ld, \"seconds\": %.4f, \"steps_per_s\": %.0f}\n",
              argv[1], t.games, t.steps, t.seconds, t.steps / t.seconds);
}
