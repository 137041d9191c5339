// Makes RESULTS.md out of the lines of a sitting: node table.mjs LINES RESULTS.md
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

const [lines, results] = process.argv.slice(2);
const runs = readFileSync(lines, 'utf8').trim().split('\n').map((line) => JSON.parse(line));

const whole = (number) => (number === undefined || number === null ? '' : Math.round(number).toLocaleString('en'));
const short = (number) => (number === undefined || number === null ? '' : Number(number).toFixed(number < 10 ? 1 : 0));
const name = (run) => (run.server === 'undercroft' ? 'Undercroft' : 'boardgame.io');
const tables = (run) => run.tables ?? run.matches;
const moves = (run) => run.answers_s ?? run.moves_s;
const micros = (run) => run.us_server ?? (run.cpu_server * 1e4) / run.moves_s;
const own = (run) => run.us_load ?? (run.cpu_load * 1e4) / run.moves_s;
const table = (head, rows) => [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

// Of the rounds with one number of tables, the one in the middle.
const middle = (group) => group.toSorted((a, b) => moves(a) - moves(b))[Math.floor((group.length - 1) / 2)];
const groups = {};
for (const run of runs.filter((run) => run.kind === 'saturated')) (groups[`${tables(run)} ${run.server}`] ??= []).push(run);
const saturated = Object.values(groups).map(middle).sort((a, b) => tables(a) - tables(b));
const rounds = Math.max(...Object.values(groups).map((group) => group.length));
const paced = runs.filter((run) => run.kind === 'paced');
const open = runs.filter((run) => run.kind === 'open');
const best = (server, among = saturated) => among.filter((run) => run.server === server).reduce((a, b) => (moves(b) > moves(a) ? b : a));
const [ours, peer] = [best('undercroft'), best('boardgame.io')];
// What is measured within two minutes had the same machine: the best of both in each round.
const round = (number) => Object.values(groups).filter((group) => group.length === rounds).map((group) => group[number]);
const ratio = (among) => moves(best('undercroft', among)) / moves(best('boardgame.io', among));
const ratios = Array.from({ length: rounds }, (_, number) => ratio(round(number)));
const times = ratios.toSorted((a, b) => a - b)[Math.floor((rounds - 1) / 2)];
const many = paced.filter((run) => run.server === 'undercroft').at(-1);
const memory = open.at(-1);
const busiest = Math.max(...runs.map((run) => run.load));
// A server and its generator alone make a load of about the number of cores.
const noise = busiest <= 2 * cpus().length ? '' : `
**The machine was not quiet**: other work had most of it. Nothing here may be quoted but processor time, and that with care: caches and compilers were cold.
`;
const verdict = (met) => (met ? 'met' : '**missed**');

const text = `# Results

Written by \`benches/server/run\`: ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0].model.trim()}), one sitting. Load average at the beginning of the runs: ${runs.map((run) => run.load).join(', ')}.
How it is measured stands in [README.md](README.md).
${noise}
Tic-tac-toe, two seats, each on a connection of its own, saturated; of ${rounds} rounds the one in the middle by moves:

${table(
  ['server', 'tables', 'moves/s', 'ack p50 ms', 'ack p99 ms', 'fan-out p99 ms', 'server µs/move', 'generator µs/move', 'server CPU %', 'durable'],
  saturated.map((run) => [name(run), whole(tables(run)), whole(moves(run)), short(run.ack_ms.p50), short(run.ack_ms.p99), short(run.fanout_ms.p99), short(micros(run)), short(own(run)), run.cpu_server, run.server === 'undercroft' ? 'yes' : 'no']),
)}

With every move durable, in each round our best against the peer's: ${ratios.map((ratio) => ratio.toFixed(1)).join(', ')} times; in the middle **${times.toFixed(1)} times**. The best of the table above are ${(moves(ours) / moves(peer)).toFixed(1)} times apart, by processor time of the server ${(micros(peer) / micros(ours)).toFixed(1)} times. The goal is 10 times: ${verdict(times >= 10)}.

Paced, one move a second and match:

${table(
  ['server', 'matches', 'moves/s', 'ack p99 ms', 'fan-out p99 ms', 'server µs/move', 'server CPU %', 'memory MiB'],
  paced.map((run) => [name(run), whole(tables(run)), whole(moves(run)), short(run.ack_ms.p99), short(run.fanout_ms.p99), short(micros(run)), run.cpu_server, whole(run.rss_server_mib)]),
)}

The goal is 10,000 matches with a fan-out p99 under 50 ms: ${verdict(tables(many) >= 10000 && moves(many) >= 9500 && many.fanout_ms.p99 < 50 && many.ack_ms.p99 < 50 && !many.lost)}.

Open tables of Dungeonology, two seats each on a connection of its own, every table played ${memory?.answers ?? ''} answers far and then watched by both:

${table(['tables', 'answers', 'memory MiB'], open.map((run) => [whole(tables(run)), whole(run.all), whole(run.rss_server_mib)]))}

The goal is 5,000 in under 500 MB: ${verdict(memory && memory.rss_server_mib * 1.048576 < 500)}.
`;
writeFileSync(results, text);
