import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const engine = path.join(root, 'engine');

const files = readdirSync(engine, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({
    file: `engine/${file.split(path.sep).join('/')}`,
    text: readFileSync(path.join(engine, file), 'utf8'),
  }));

const IMPORT = /^(?:import|export)\s[^;'"]*?from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/gm;

/** Code without its comments and quoted words: sentences for players may well speak of dates and windows. */
function code(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''");
}

test('there is an engine to look at', () => expect(files.length).toBeGreaterThan(10));

test.each([
  ['Math.random', /\bMath\s*\.\s*random\b/],
  ['Date', /\bDate\s*[.(]|\bnew\s+Date\b/],
  [
    'a clock or timer',
    /\bperformance\b|\bsetTimeout\b|\bsetInterval\b|\bsetImmediate\b|\brequestAnimationFrame\b/,
  ],
  [
    'browser or Node',
    /\b(?<![.`])window\s*\.(?!\$)|\bdocument\s*\.|\bprocess\s*\.|\bglobalThis\b|\brequire\s*\(/,
  ],
  ['the locale of the machine', /\btoLocale\w*\b|\bIntl\b|\blocaleCompare\b/],
])('engine/ has no %s', (_, pattern) => {
  expect(files.filter(({ text }) => pattern.test(code(text))).map(({ file }) => file)).toEqual([]);
});

test('engine/ imports nothing outside engine/', () => {
  const strangers = files.flatMap(({ file, text }) =>
    [...text.matchAll(IMPORT)].flatMap((found) => {
      const target = found[1] ?? found[2] ?? '';
      const resolved = target.startsWith('@/')
        ? target.slice(2)
        : path.posix.join(path.posix.dirname(file), target);
      const inside = (target.startsWith('.') || target.startsWith('@/')) && resolved.startsWith('engine/');
      return inside ? [] : [`${file}: ${target}`];
    }),
  );
  expect(strangers).toEqual([]);
});

test('no file of the engine is above 400 lines', () => {
  expect(files.filter(({ text }) => text.split('\n').length > 401).map(({ file }) => file)).toEqual([]);
});
