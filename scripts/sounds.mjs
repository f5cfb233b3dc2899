/**
 * Makes the sounds of the app, out of nothing but arithmetic, as WAV files: `node scripts/sounds.mjs`.
 * `--check` writes nothing and fails where a file is not what would be made.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { effects } from './sounds/effects.mjs';
import { phrases } from './sounds/phrases.mjs';
import { finished, loudnessOf, peakOf, wavOf } from './sounds/wav.mjs';

const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', 'assets', 'sounds');

/** Every take as a file: `wood-1.wav`, `wood-2.wav`, … */
const made = Object.entries({ ...effects, ...phrases }).flatMap(([name, { rate, takes, ...wanted }]) =>
  takes.map((take, i) => {
    const signal = finished(take, rate, wanted);
    return { file: `${name}-${i + 1}.wav`, signal, rate, data: wavOf(signal, rate) };
  }),
);

print();
if (process.argv.includes('--check')) check();
else write();

function print() {
  const row = (...cells) => cells.map((cell, i) => (i === 0 ? cell.padEnd(14) : cell.padStart(9))).join('');
  console.log(row('file', 'ms', 'peak dB', 'loud dB', 'rate', 'bytes'));
  for (const { file, signal, rate, data } of made) {
    const ms = Math.round((signal.length / rate) * 1000);
    const peak = (20 * Math.log10(peakOf(signal))).toFixed(1);
    console.log(
      row(file, String(ms), peak, loudnessOf(signal, rate).toFixed(1), String(rate), String(data.length)),
    );
  }
  console.log(row('all', '', '', '', '', String(made.reduce((sum, { data }) => sum + data.length, 0))));
}

function write() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { file, data } of made) writeFileSync(path.join(folder, file), data);
}

function check() {
  const wrong = made.filter(({ file, data }) => !alike(readFileSync(path.join(folder, file)), data));
  const extra = readdirSync(folder).filter((name) => !made.some(({ file }) => file === name));
  for (const name of [...wrong.map(({ file }) => file), ...extra])
    console.error(`${name} is not what is made here`);
  process.exitCode = wrong.length + extra.length > 0 ? 1 : 0;
}

/** Another Node may round the last of sixteen bits otherwise. */
function alike(kept, data) {
  if (kept.length !== data.length || !kept.subarray(0, 44).equals(data.subarray(0, 44))) return false;
  for (let i = 44; i < data.length; i += 2)
    if (Math.abs(kept.readInt16LE(i) - data.readInt16LE(i)) > 1) return false;
  return true;
}
