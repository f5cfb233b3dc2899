/**
 * Cuts the faces of the web app out of the whole fonts: `node scripts/fonts.mjs`. Native apps carry the whole
 * ones; a browser has to fetch them. A letter that is left out is drawn in a face of the system.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import subsetFont from 'subset-font';

const packages = createRequire(import.meta.url);
const folder = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', 'assets', 'fonts');

const FACES = [
  { family: 'rye', face: '400Regular', file: 'Rye_400Regular' },
  { family: 'bitter', face: '500Medium', file: 'Bitter_500Medium' },
  { family: 'bitter', face: '500Medium_Italic', file: 'Bitter_500Medium_Italic' },
  { family: 'bitter', face: '600SemiBold', file: 'Bitter_600SemiBold' },
  { family: 'bitter', face: '700Bold', file: 'Bitter_700Bold' },
];

/** Letters of names typed in most of Europe's languages, and the signs sentences are made with. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
];
const SIGNS = 'ȘșȚțẞ–—‘’‚“”„†•…‹›⁄€™−×÷≤≥≠←↑→↓½⅓¼¾★';

/** What letters need to stand together; small capitals, other figures and swashes are never used. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig'];

const letters =
  RANGES.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
  ).join('') + SIGNS;

mkdirSync(folder, { recursive: true });
for (const { family, face, file } of FACES) {
  const whole = readFileSync(packages.resolve(`@expo-google-fonts/${family}/${face}/${file}.ttf`));
  const cut = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(path.join(folder, `${file}.woff2`), cut);
  console.log(`${file}: ${whole.length} to ${cut.length} bytes`);
}
for (const family of new Set(FACES.map((row) => row.family))) {
  copyFileSync(
    packages.resolve(`@expo-google-fonts/${family}/LICENSE_FONT`),
    path.join(folder, `${family}-licence.txt`),
  );
}
