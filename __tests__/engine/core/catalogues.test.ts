/** Dead words: every key of every catalogue is said by the folder it belongs to. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Catalogue } from '@/engine/core/words';

const root = path.resolve(__dirname, '../../..');

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`);
}

const all = [...sources('engine'), ...sources('components'), ...sources('app')];
const texts = new Map(all.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
const isCatalogue = (file: string) => /^export const say\b/m.test(texts.get(file) ?? '');

/** Who may say what a file holds: a game's folder its own words, a room its own, everybody those of core, ui and storage. */
function speakers(file: string): string[] {
  const game = /^engine\/games\/[^/]+\//.exec(file)?.[0];
  const shared = /^components\/(storage|ui)\//.test(file);
  const room = game ?? (file.startsWith('components/') && !shared ? `${path.posix.dirname(file)}/` : '');
  // A board may use the names its game has for things.
  const board = game?.replace('engine/games', 'components/boards');
  return all.filter(
    (one) =>
      (one.startsWith(room) || (board && one.startsWith(board))) &&
      !/\/(words|catalogue[\w-]*|sayings)\.ts$/.test(one),
  );
}

test('there are catalogues to look at', () => expect(all.filter(isCatalogue).length).toBeGreaterThan(15));

test.each(all.filter(isCatalogue))('%s holds nothing that is never said', (file) => {
  const { say } = jest.requireActual(path.join(root, file)) as { say: Catalogue<string> };
  const code = speakers(file)
    .map((one) => texts.get(one))
    .join('\n');
  const families = [...code.matchAll(/`([\w.-]*)\$\{/g)].map((found) => found[1] ?? '').filter(Boolean);
  const endings = [...code.matchAll(/\$\{\w+\}(\.[\w.-]+)`/g)].map((found) => found[1] ?? '');
  const own = texts.get(file) ?? '';
  const said = (key: string) =>
    code.includes(`'${key}'`) ||
    families.some((one) => key.startsWith(one)) ||
    endings.some((one) => key.endsWith(one)) ||
    own.includes(`('${key}'`);
  expect(say.keys.filter((key) => !said(key))).toEqual([]);
});

/** Holes that hold a figure, by their usual names. */
const FIGURE = /\{(?:n|count|total|left|points)\} (?:[a-z]+ )?([a-z]+s|dice|people)\b/;

// A game's own sentences are read as they are played; what screens say of the moment is held here.
const onScreen = all.filter((file) => isCatalogue(file) && file.startsWith('components/'));

test.each(onScreen)('%s bends what it counts', (file) => {
  const { say } = jest.requireActual(path.join(root, file)) as { say: Catalogue<string> };
  const stiff = say.keys.map((key) => say.text(key)).filter((text) => FIGURE.test(text));
  expect(stiff).toEqual([]);
});
