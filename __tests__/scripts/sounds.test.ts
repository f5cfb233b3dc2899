/** The sounds the app ships are those the script makes, soft, clean, and as long as the app takes them to be. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Sound } from '@/components/boards/feel';
import { LENGTHS } from '@/components/session/desk';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'assets/sounds');
const PHRASES: readonly Sound[] = ['won', 'lost', 'rank'];
/** A wheel turns as long as it is seen to. */
const LONG: readonly Sound[] = [...PHRASES, 'wheel'];
/** The sounds heard most have several takes. */
const OFTEN: readonly Sound[] = ['wood', 'coin', 'dice', 'paper'];

interface Take {
  readonly sound: Sound;
  readonly name: string;
  readonly ms: number;
  readonly samples: readonly number[];
}

const takes = readdirSync(folder).map(readTake);

/** A plain WAV file: mono, sixteen bits, nothing but samples. */
function readTake(name: string): Take {
  const data = readFileSync(path.join(folder, name));
  expect(data.toString('latin1', 0, 4) + data.toString('latin1', 8, 16)).toBe('RIFFWAVEfmt ');
  expect([data.readUInt16LE(20), data.readUInt16LE(22), data.readUInt16LE(34)]).toEqual([1, 1, 16]);
  expect(data.toString('latin1', 36, 40)).toBe('data');
  expect(data.readUInt32LE(40)).toBe(data.length - 44);
  const samples = Array.from({ length: (data.length - 44) / 2 }, (_, i) => data.readInt16LE(44 + 2 * i));
  const sound = name.replace(/-\d\.wav$/, '') as Sound;
  return { sound, name, ms: (samples.length / data.readUInt32LE(24)) * 1000, samples };
}

const decibels = (value: number) => 20 * Math.log10(value / 32768);
/** The loudest moment, gathered over an eighth of a second as an ear does. */
function loudness({ samples, ms }: Take): number {
  const keep = Math.exp(-8 * (ms / 1000 / samples.length));
  let power = 0;
  const powers = samples.map((value) => (power = keep * power + (1 - keep) * value * value));
  return decibels(Math.sqrt(Math.max(...powers)));
}

it('are what the script makes', () => {
  const script = path.join(root, 'scripts/sounds.mjs');
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
});

it('are there for every kind, with several takes of the frequent ones', () => {
  expect(new Set(takes.map(({ sound }) => sound))).toEqual(new Set(Object.keys(LENGTHS)));
  for (const sound of OFTEN)
    expect(takes.filter((take) => take.sound === sound).length).toBeGreaterThanOrEqual(2);
  const bytes = takes.reduce((sum, { samples }) => sum + samples.length * 2 + 44, 0);
  expect(bytes).toBeLessThanOrEqual(400_000);
});

it.each(takes.map((take) => [take.name, take] as const))('%s is short, soft and clean', (_name, take) => {
  const { sound, ms, samples } = take;
  const [least, most] = LONG.includes(sound) ? [800, 2000] : [60, 700];
  expect(ms).toBeGreaterThanOrEqual(least);
  expect(ms).toBeLessThanOrEqual(most);
  expect(Math.round(ms)).toBeLessThanOrEqual(LENGTHS[sound]);
  expect(decibels(Math.max(...samples.map(Math.abs)))).toBeLessThanOrEqual(-6);
  expect(Math.abs(samples.reduce((sum, value) => sum + value, 0) / samples.length)).toBeLessThan(16);
  expect([samples[0], samples[samples.length - 1]]).toEqual([0, 0]);
  // The last five milliseconds fade into nothing: no click at the end.
  expect(decibels(Math.max(1, ...samples.slice(-100).map(Math.abs)))).toBeLessThanOrEqual(-50);
});

it('sound equally loud, one beside the other', () => {
  const levels = takes.filter(({ sound }) => !PHRASES.includes(sound)).map(loudness);
  const middle = (Math.max(...levels) + Math.min(...levels)) / 2;
  for (const level of levels) expect(Math.abs(level - middle)).toBeLessThanOrEqual(3);
});
