/** Someone who knows one game's folder knows them all. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { games } from '@/engine/games';

const root = path.resolve(__dirname, '../../..');
const folders = [
  ...games.map(({ id }) => [id, path.join(root, 'engine/games', id)] as const),
  ['toy', path.join(root, '__tests__/toy/game')] as const,
];

const HALL = [
  ...['data', 'dice', 'index', 'invariants', 'lesson', 'score'],
  ...['setup', 'sim', 'state', 'usage', 'view'],
];
const ROOMS: Readonly<Record<string, { readonly holds: readonly string[]; readonly more: boolean }>> = {
  bot: { holds: ['policy', 'think'], more: true },
  rules: { holds: ['apply', 'moves'], more: true },
  words: {
    holds: [
      ...[
        'advice',
        'catalogue',
        'explain',
        'legend',
        'names',
        'rulebook',
        'status',
        'tell',
        'terms',
        'tickets',
      ],
      'why-not',
    ],
    more: false,
  },
};

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name.replace(/\.ts$/, ''))
    .sort();
}

/** `tickets-town` is a part of `tickets`. */
function strangers(files: readonly string[], known: readonly string[]): string[] {
  return files.filter((file) => !known.some((one) => file === one || file.startsWith(`${one}-`)));
}

test('every folder of a game is on the list of games', () => {
  const found = readdirSync(path.join(root, 'engine/games'), { withFileTypes: true });
  const ids = found.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  expect(ids.sort()).toEqual(games.map((game) => game.id).sort());
});

test.each(folders)('%s has the ten files of the plan and three rooms', (_id, folder) => {
  const files = filesIn(folder);
  expect(HALL.filter((file) => !files.includes(file))).toEqual([]);
  expect(files.filter((file) => !HALL.includes(file) && !/^(data|lesson|state)-/.test(file))).toEqual([]);
  const rooms = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(rooms.map((room) => room.name).sort()).toEqual(Object.keys(ROOMS));
});

test.each(folders)('%s keeps the same things in the same rooms', (_id, folder) => {
  for (const [room, { holds, more }] of Object.entries(ROOMS)) {
    const files = filesIn(path.join(folder, room));
    expect(holds.filter((file) => !files.includes(file))).toEqual([]);
    if (!more) expect(strangers(files, holds)).toEqual([]);
  }
});
