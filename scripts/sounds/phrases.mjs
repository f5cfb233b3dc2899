/** The end of a match on the strings of a porch: a roll of the banjo, a sinking line, a full close. */
import { chance, filtered, mix, plucked, shaped, silence, struck } from './parts.mjs';

const RATE = 16000;

/** Notes of the phrases, as keys of a piano: 69 is the A of 440 hertz. */
const G3 = 55;
const AS3 = 58;
const B3 = 59;
const C4 = 60;
const D4 = 62;
const DIS4 = 63;
const E4 = 64;
const FIS4 = 66;
const G4 = 67;
const A4 = 69;
const B4 = 71;
const D5 = 74;
const G5 = 79;

const pitchOf = (key) => 440 * 2 ** ((key - 69) / 12);

/** A banjo is bright and short, a guitar round and long. */
const BANJO = { decay: 0.42, bright: 0.62, at: 0.12 };
const GUITAR = { decay: 0.75, bright: 0.34, at: 0.2 };

/** Notes [key, time, loudness, how long the finger holds it] on an instrument, its body, and the porch round it. */
function tune(length, notes, instrument, seed) {
  const random = chance(seed);
  const strings = silence(length, RATE);
  for (const [key, at, gain, held = length] of notes) {
    const note = plucked(length - at, RATE, pitchOf(key), { ...instrument, random });
    const damped = shaped(note, RATE, (t) => (t < held ? 1 : Math.exp((held - t) / 0.035)));
    mix(strings, damped, at, gain, RATE);
  }
  const body = filtered(strings, RATE, 'low', 5200);
  mix(body, filtered(strings, RATE, 'band', 290, 1.4), 0, 0.7, RATE);
  mix(body, filtered(strings, RATE, 'band', 620, 1.6), 0, 0.5, RATE);
  const porch = filtered(body, RATE, 'low', 2400);
  const out = body.slice();
  for (const [at, gain] of [
    [0.013, 0.16],
    [0.023, 0.13],
    [0.037, 0.1],
    [0.059, 0.07],
  ])
    mix(out, porch, at, gain, RATE);
  return out;
}

/** Keys struck together, the low string a little before the high one. */
const strum = (keys, at, gain, apart, held) => keys.map((key, i) => [key, at + i * apart, gain, held]);

function won() {
  const roll = [D4, G4, B4, D5].map((key, i) => [key, i * 0.1, 0.8 + i * 0.05]);
  return tune(1.3, [...roll, ...strum([G4, B4, D5, G5], 0.5, 0.72, 0.024)], BANJO, 101);
}

function lost() {
  const line = [
    [G4, 0, 0.9, 0.23],
    [DIS4, 0.22, 0.85, 0.22],
    [D4, 0.44, 0.8, 0.27],
  ];
  return tune(1.25, [...line, ...strum([G3, AS3, D4], 0.7, 0.6, 0.035)], GUITAR, 102);
}

/** Two chords and the close, and on the close the stamp comes down. */
function rank() {
  const chords = [
    ...strum([C4, E4, G4], 0, 0.6, 0.014, 0.16),
    ...strum([D4, FIS4, A4], 0.19, 0.6, 0.014, 0.18),
    ...strum([G3, B3, D4, G4, B4], 0.4, 0.62, 0.02),
  ];
  const out = tune(1.25, chords, GUITAR, 103);
  const stamp = [
    [120, 0.045, 1],
    [265, 0.03, 0.6],
    [610, 0.014, 0.3],
  ];
  return mix(out, struck(0.3, RATE, stamp, { contact: 0.002, random: chance(104) }), 0.4, 1.6, RATE);
}

export const phrases = {
  won: { rate: RATE, loudness: -22.5, fade: 0.35, takes: [won()] },
  lost: { rate: RATE, loudness: -23.5, fade: 0.35, takes: [lost()] },
  rank: { rate: RATE, loudness: -22.5, fade: 0.35, takes: [rank()] },
};
