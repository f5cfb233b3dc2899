/**
 * `npm run bench [-- --json] [--ms 400]`: our engine beside boardgame.io and a bare reducer on the same small
 * game, every game under V8, V8 without its compilers, and the Hermes VM, what copies, saves and pictures cost,
 * what a tap costs the built page, and how smoothly pictures run on it at a quarter of the processor.
 * Ends with 1 when a bar is missed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { bundleForHermes, bundleScript, runInHermes } from './hermes.mjs';
import { bundle } from './run-ts.mjs';
import { buildWeb } from './web.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const out = (name) => path.join(root, 'out', `bench-${name}`);
const args = process.argv.slice(2);
const ms = Number(args[args.indexOf('--ms') + 1] || 400) || 400;
const json = args.includes('--json');
/** What a median tap may change on the page of a phone. */
const MOST_CHANGES = 70;

await buildWeb({ log: () => {} });
const small = await nodeRun('small-game');
const costs = await nodeRun('costs');
const speeds = await allEngines();
const taps = JSON.parse(
  run([await bundle('__tests__/bench/taps.ts', path.join(root, 'out', 'bench', 'taps.cjs'))]),
);
const pictures = await nodeRun('pictures');
const smooth = JSON.parse(
  run([await bundle('__tests__/bench/smooth.ts', path.join(root, 'out', 'bench', 'smooth.cjs'))]),
);
const thinking = JSON.parse(
  run([await bundle('__tests__/bench/thinking.ts', path.join(root, 'out', 'bench', 'thinking.cjs'))]),
);
const mine = existsSync(path.join(root, 'engine/games/dakota/index.ts')) ? await nodeRun('large-mine') : null;

const bars = [
  bar('Connect Four: Match against boardgame.io’s local client', small.match / small.boardgameIo, 100, '×'),
  bar('Connect Four: Match against a bare copy-on-move reducer', (small.match / small.bare) * 100, 40, '%'),
  ...costs.map((row) => bar(`${row.game}: a JSON round trip against clone`, row.cloneRatio, 5, '×')),
  ...taps.map((row) => bar(`${row.game}: one commit a tap`, row.taps && 1 / row.commits, 1, '×')),
  ...taps.map((row) =>
    bar(
      `${row.game}: ${MOST_CHANGES} changes of the page against a tap`,
      // No tap measured is no bar met.
      row.taps && MOST_CHANGES / row.changes,
      1,
      '×',
    ),
  ),
  ...pictures.map((row) =>
    // Nine parts of ten: a noisy machine tells no closer.
    bar(`${row.game}: a watched match against one nobody watches`, 100 / row.watchedRatio, 90, '%'),
  ),
  ...smooth.map((row) =>
    bar(
      `${row.game}: pictures at 4× throttle without a task over 50 ms`,
      row.pictures && 100 - (100 * row.long) / row.pictures,
      100,
      '%',
    ),
  ),
  ...thinking.map((row) =>
    bar(
      `${row.game}: Legend thinks at 4× throttle and never holds the page for 50 ms`,
      row.answered && 100 - (100 * row.long) / row.answered,
      100,
      '%',
    ),
  ),
  ...speeds.hermes
    .filter((row) => row.game !== 'connect-four')
    .map((row) =>
      bar(`${row.game}, seats ${row.seats}: random moves/s on Hermes`, row.movesPerSecond, 15000, ''),
    ),
  ...(mine ? [bar('dakota, 500 tiles: 1 ms against the slowest call', 1 / mine.slowestMs, 1, '×')] : []),
];
const report = { node: process.version, small, speeds, costs, taps, pictures, smooth, thinking, mine, bars };
console.log(json ? JSON.stringify(report) : table(report));
process.exit(bars.every((one) => one.met) ? 0 : 1);

function bar(name, measured, atLeast, unit) {
  return { name, measured: Math.round(measured * 10) / 10, atLeast, unit, met: measured >= atLeast };
}

/** Runs a bench in a Node of its own, so that one does not warm up or litter the other. */
async function nodeRun(name) {
  const file = await bundle(`__tests__/bench/${name}.ts`, out(`${name}.cjs`));
  return JSON.parse(run([file]));
}

function run(argv) {
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, {
    encoding: 'utf8',
    cwd: root,
    env: { ...process.env, BENCH_MS: String(ms), NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${argv.join(' ')} ended with ${status}: ${stderr}`);
  return stdout;
}

/** The same script in each engine; in the slow ones it gets the time for at least a few playouts. */
async function allEngines() {
  const script = withTime(await bundleScript('__tests__/bench/games.ts', out('games.js')));
  const old = withTime(await bundleForHermes('__tests__/bench/games.ts', out('games.hermes.js')));
  return {
    v8: JSON.parse(run([script])),
    jitless: JSON.parse(run(['--jitless', script])),
    hermes: JSON.parse(runInHermes(old)),
  };
}

function withTime(file) {
  writeFileSync(file, `var BENCH_MS = ${ms};\n${readFileSync(file, 'utf8')}`);
  return file;
}

function table(report) {
  const { small: four, speeds: all, costs: copies, taps: tapped, mine: large, bars: wanted } = report;
  const whole = (n) => Math.round(n).toLocaleString('en-GB');
  const three = (n) => Number(n.toPrecision(3)).toString();
  const times = (n) => `${three(n)}×`;
  return [
    `Connect Four, the same sequences, moves/s (${process.version})`,
    grid([
      ['', 'moves/s', 'of bare', 'of boardgame.io'],
      ...[
        ['bare copy-on-move reducer', four.bare],
        ['our rules with a legality check', four.engine],
        ['our Match (checked, logged, undoable)', four.match],
        ['boardgame.io local client', four.boardgameIo],
      ].map(([name, n]) => [name, whole(n), times(n / four.bare), times(n / four.boardgameIo)]),
    ]),
    '',
    'Random playouts of every game (processor time in Node, wall clock in Hermes)',
    grid([
      [
        'game',
        'seats',
        'V8 moves/s',
        'playouts/s',
        'jitless moves/s',
        'playouts/s',
        'Hermes moves/s',
        'playouts/s',
        'V8 : Hermes',
      ],
      ...all.v8.map((row, i) => [
        row.game,
        String(row.seats),
        ...[row, all.jitless[i], all.hermes[i]].flatMap((one) => [
          whole(one.movesPerSecond),
          three(one.playoutsPerSecond),
        ]),
        times(row.movesPerSecond / all.hermes[i].movesPerSecond),
      ]),
    ]),
    '',
    'Copies and saves (two seats, positions over a whole random game)',
    grid([
      [
        'game',
        'clone µs',
        'JSON µs',
        'ratio',
        'write save ms',
        'read save ms',
        'save bytes',
        'share code letters',
      ],
      ...copies.map((row) => [
        row.game,
        three(row.cloneMicroseconds),
        three(row.jsonMicroseconds),
        times(row.cloneRatio),
        three(row.saveMilliseconds),
        three(row.loadMilliseconds),
        whole(row.saveBytes),
        `${whole(row.shareLetters)} for ${row.decisions} decisions`,
      ]),
    ]),
    '',
    'A tap on the built page (phone, solo, median from one pick to the next)',
    grid([
      ['game', 'taps', 'commits', 'changes of the page'],
      ...tapped.map((row) => [row.game, ...[row.taps, row.commits, row.changes].map(String)]),
    ]),
    '',
    'Pictures: what a match costs with and without them (solo, random play), and how they run at 4× throttle',
    grid([
      [
        'game',
        'events a move',
        'move µs',
        'watched by nobody : somebody',
        'picture µs',
        'run ms p50/p90/max',
        'pictures',
        'tasks > 50 ms',
        'worst ms',
        'at a change',
        'worst ms',
      ],
      ...report.pictures.map((row, i) => [
        row.game,
        three(row.eventsPerMove),
        three(row.moveMicroseconds),
        times(row.watchedRatio),
        three(row.pictureMicroseconds),
        [row.runMs.p50, row.runMs.p90, row.runMs.max].join('/'),
        ...['pictures', 'long', 'worst', 'turning', 'worstTurning'].map((key) =>
          String(report.smooth[i][key]),
        ),
      ]),
    ]),
    ...(large
      ? [
          '',
          `Dakota, a mine of ${large.tiles} tiles: slowest moves ${three(large.movesMs)} ms, slowest apply ${three(large.applyMs)} ms`,
        ]
      : []),
    '',
    grid([
      ['bar', 'measured', 'at least', ''],
      ...wanted.map((one) => [
        one.name,
        `${one.measured} ${one.unit}`,
        `${one.atLeast} ${one.unit}`,
        one.met ? 'met' : 'MISSED',
      ]),
    ]),
  ].join('\n');
}

function grid(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row.map((text, i) => (i === 0 ? text.padEnd(widths[i]) : text.padStart(widths[i]))).join('  '),
    )
    .join('\n');
}
