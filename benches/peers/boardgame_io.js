// Random play on boardgame.io: one plain headless Client, so its reducer and no network, no master, no rendering.
//
//   node boardgame_io.js GAME SECONDS SEED      prints one JSON object on one line
//
// boardgame.io ships no games, so both are written here, from the rules, as its users would write them.
'use strict';
const { Client } = require('boardgame.io/client');
const { INVALID_MOVE } = require('boardgame.io/core');

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const ticTacToe = {
  definition: {
    name: 'tic-tac-toe',
    setup: () => ({ cells: Array(9).fill(null) }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      play: ({ G, playerID }, cell) => {
        if (G.cells[cell] !== null) return INVALID_MOVE;
        G.cells[cell] = playerID;
      },
    },
    endIf: ({ G: { cells }, ctx }) => {
      for (const [a, b, c] of LINES)
        if (cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]) return { winner: ctx.currentPlayer };
      if (!cells.includes(null)) return { draw: true };
    },
  },
  legal: ({ cells }) => cells.flatMap((c, i) => (c === null ? [i] : [])),
};

// 7 columns of up to 6 discs, each column a list from the bottom up. Only lines through the last disc can be new.
const COLUMNS = 7, ROWS = 6;
const connectFour = {
  definition: {
    name: 'connect-four',
    setup: () => ({ columns: Array.from({ length: COLUMNS }, () => []), last: -1 }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
      play: ({ G, playerID }, column) => {
        if (!(column in G.columns) || G.columns[column].length === ROWS) return INVALID_MOVE;
        G.columns[column].push(playerID);
        G.last = column;
      },
    },
    endIf: ({ G: { columns, last }, ctx }) => {
      if (last < 0) return;
      const row = columns[last].length - 1, who = columns[last][row];
      for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
        let run = 1;
        for (const s of [1, -1])
          for (let k = s; columns[last + k * dx]?.[row + k * dy] === who; k += s) run++;
        if (run >= 4) return { winner: ctx.currentPlayer };
      }
      if (columns.every((c) => c.length === ROWS)) return { draw: true };
    },
  },
  legal: ({ columns }) => columns.flatMap((c, i) => (c.length < ROWS ? [i] : [])),
};

function play({ definition, legal }, seconds, below) {
  const client = Client({ game: definition, numPlayers: 2, debug: false });
  client.start();
  let games = 0, steps = 0, elapsed;
  const start = performance.now();
  while ((elapsed = (performance.now() - start) / 1000) < seconds) {
    client.reset(); // keeps the store: cheaper than a new Client for each game
    for (let state; !(state = client.getState()).ctx.gameover; steps++) {
      const choices = legal(state.G);
      client.moves.play(choices[below(choices.length)]);
    }
    games++;
  }
  client.stop();
  return { games, steps, seconds: elapsed, steps_per_s: steps / elapsed };
}

const [name, seconds, seed] = process.argv.slice(2);
const game = { 'tic-tac-toe': ticTacToe, 'connect-four': connectFour }[name];
let s = Number(seed) >>> 0;
const below = (n) => { // a 32-bit counter, mixed
  s = (s + 0x9e3779b9) >>> 0;
  let z = Math.imul(s ^ (s >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return Math.floor((((z ^ (z >>> 15)) >>> 0) / 4294967296) * n);
};
play(game, 1, below); // warm-up: the just-in-time compiler needs it
console.log(JSON.stringify({ game: name, ...play(game, Number(seconds), below) }));
