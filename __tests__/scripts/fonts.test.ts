/** The cut faces of the web app draw everything the app can say, wherever the whole face could. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

import { fonts } from '@/components/ui/tokens';

const root = path.resolve(__dirname, '../..');

/** Every character in the sources: more than is ever said, and never less. */
const said = new Set(
  ['engine', 'components', 'app'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(path.join(root, folder, file), 'utf8')]),
  ),
);
said.delete('\n');

function wholeFace(name: string): Buffer {
  const [family = '', ...face] = name.split('_');
  const folder = `@expo-google-fonts/${family.toLowerCase()}/${face.join('_')}`;
  return readFileSync(require.resolve(`${folder}/${name}.ttf`));
}

/** The characters a TrueType file has a drawing for, read from its table of characters. */
function characters(font: Buffer): Set<string> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const cmap = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (cmap === undefined) throw new Error('This font has no table of characters.');
  const start = font.readUInt32BE(cmap + 8);
  const found = new Set<string>();
  for (let i = 0; i < font.readUInt16BE(start + 2); i++) {
    const table = start + font.readUInt32BE(start + 4 + 8 * i + 4);
    if (font.readUInt16BE(table) === 4) addSegments(font, table, found);
  }
  return found;
}

/** Format 4: runs of characters, each with a shift or a list of drawings; drawing 0 is none. */
function addSegments(font: Buffer, table: number, found: Set<string>) {
  const segments = font.readUInt16BE(table + 6) / 2;
  const column = (i: number) => table + 14 + 2 * segments * i + (i > 0 ? 2 : 0);
  for (let i = 0; i < segments; i++) {
    const last = font.readUInt16BE(column(0) + 2 * i);
    const first = font.readUInt16BE(column(1) + 2 * i);
    const shift = font.readUInt16BE(column(2) + 2 * i);
    const listAt = column(3) + 2 * i;
    const list = font.readUInt16BE(listAt);
    for (let code = first; code <= last && code < 0xffff; code++) {
      const drawing = list === 0 ? code + shift : font.readUInt16BE(listAt + list + 2 * (code - first));
      if (drawing % 65536 !== 0) found.add(String.fromCharCode(code));
    }
  }
}

test.each(Object.values(fonts))('%s draws every character of the catalogues', async (name) => {
  const cut = readFileSync(path.join(root, 'assets/fonts', `${name}.woff2`));
  const plain = await subsetFont(cut, [...said].join(''), { targetFormat: 'sfnt' });
  const here = characters(plain);
  const whole = characters(wholeFace(name));
  expect(here.size).toBeGreaterThan(90);
  expect([...said].filter((character) => whole.has(character) && !here.has(character))).toEqual([]);
});

test('the text face itself lacks none of the letters and signs of a sentence', () => {
  const whole = characters(wholeFace(fonts.medium));
  // Stars are drawn by a face of the system, on every device.
  expect([...said].filter((character) => !whole.has(character))).toEqual(['★']);
});
