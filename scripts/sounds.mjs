/** Makes the four short sounds of the native app as WAV files: `node scripts/sounds.mjs`. The web makes its own. */
import { Buffer } from 'node:buffer';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const RATE = 22050;
const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', 'assets', 'sounds');

/** A triangle tone that fades out; `at` and `length` in seconds. */
const tone = (pitch, at, length) => (t) => {
  if (t < at || t > at + length) return 0;
  const phase = ((t - at) * pitch) % 1;
  return (4 * Math.abs(phase - 0.5) - 1) * 0.35 * (1 - (t - at) / length) ** 2;
};

/** A burst of noise from a fixed generator, so that the files never change. */
const burst = (at) => {
  let word = 7;
  return (t) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    if (t < at || t > at + 0.03) return 0;
    return (word / 2147483648 - 1) * 0.4 * (1 - (t - at) / 0.03);
  };
};

const SOUNDS = {
  knock: { length: 0.1, voices: [tone(180, 0, 0.07)] },
  roll: { length: 0.3, voices: [burst(0), burst(0.06), burst(0.13), burst(0.21)] },
  gain: { length: 0.3, voices: [tone(523, 0, 0.12), tone(784, 0.09, 0.16)] },
  end: { length: 0.8, voices: [392, 494, 587, 784].map((pitch, i) => tone(pitch, i * 0.12, 0.3)) },
};

mkdirSync(folder, { recursive: true });
for (const [name, { length, voices }] of Object.entries(SOUNDS)) {
  const count = Math.floor(length * RATE);
  const data = Buffer.alloc(44 + count * 2);
  data.write('RIFF', 0);
  data.writeUInt32LE(36 + count * 2, 4);
  data.write('WAVEfmt ', 8);
  data.writeUInt32LE(16, 16);
  data.writeUInt16LE(1, 20);
  data.writeUInt16LE(1, 22);
  data.writeUInt32LE(RATE, 24);
  data.writeUInt32LE(RATE * 2, 28);
  data.writeUInt16LE(2, 32);
  data.writeUInt16LE(16, 34);
  data.write('data', 36);
  data.writeUInt32LE(count * 2, 40);
  for (let i = 0; i < count; i++) {
    const sample = voices.reduce((sum, voice) => sum + voice(i / RATE), 0);
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), 44 + i * 2);
  }
  writeFileSync(path.join(folder, `${name}.wav`), data);
  console.log(`assets/sounds/${name}.wav`);
}
