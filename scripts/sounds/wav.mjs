/** From a signal to a file: evened out, brought to its loudness, measured, written. */
import { Buffer } from 'node:buffer';

import { filtered, twoPoles } from './parts.mjs';

/** No sound goes higher: half of full scale. */
const CEILING = 0.5;

/** Without what cannot be heard below, from nothing to nothing, and as loud as wanted (dB) where the ceiling lets it. */
export function finished(signal, rate, { loudness, fade }) {
  const level = filtered(filtered(signal, rate, 'high', 35), rate, 'high', 35);
  const faded = edged(level, rate, fade);
  const gain = 10 ** ((loudness - loudnessOf(faded, rate)) / 20);
  const peak = peakOf(faded);
  return faded.map((value) => value * Math.min(gain, CEILING / peak));
}

/** A third of a millisecond at the start is no softer a blow, and no click. */
function edged(signal, rate, fade) {
  const first = Math.round(rate / 3000);
  const last = Math.round(fade * rate);
  const end = signal.length - 1;
  const ease = (part) => (part >= 1 ? 1 : (1 - Math.cos(Math.PI * part)) / 2);
  return signal.map((value, i) => value * ease(i / first) * ease((end - i) / last));
}

export function peakOf(signal) {
  return signal.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

/** The loudest moment as an ear has it, in dB: weighted as in ITU-R BS.1770, gathered over an eighth of a second. */
export function loudnessOf(signal, rate) {
  const heard = twoPoles(filtered(signal, rate, 'high', 38, 0.5), shelf(rate));
  const keep = Math.exp(-1 / (0.125 * rate));
  let power = 0;
  let most = 1e-12;
  for (const value of heard) {
    power = keep * power + (1 - keep) * value * value;
    most = Math.max(most, power);
  }
  return 10 * Math.log10(most);
}

/** The head's own gain: four decibels more above two kilohertz or so. */
function shelf(rate) {
  const k = Math.tan((Math.PI * 1682) / rate);
  const q = 0.7072;
  const high = 10 ** (4 / 20);
  const band = high ** 0.4997;
  return [
    high + (band * k) / q + k * k,
    2 * (k * k - high),
    high - (band * k) / q + k * k,
    1 + k / q + k * k,
    2 * (k * k - 1),
    1 - k / q + k * k,
  ];
}

/** Mono, sixteen bits. */
export function wavOf(signal, rate) {
  const data = Buffer.alloc(44 + signal.length * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + signal.length * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(rate, 24);
  data.writeUInt32LE(rate * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(signal.length * 2, 40);
  signal.forEach((value, i) => data.writeInt16LE(Math.round(value * 32767), 44 + i * 2));
  return data;
}
