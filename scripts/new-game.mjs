/**
 * `npm run new-game -- klondike`: a sixth game, ready to play, made from the toy game of the tests. Writes
 * engine/games/<id>, components/boards/<id>, a test of every clause and the golden games, and puts the
 * game on the four lists that know all games.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const at = (...parts) => path.join(root, ...parts);
const read = (file) => readFileSync(at(file), 'utf8');

const [id] = process.argv.slice(2);
if (!id || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
  fail('Name the game in small letters with hyphens, such as: npm run new-game -- klondike');
}
if (id === 'toy' || existsSync(at('engine/games', id))) fail(`There is a game ${id} already.`);

const name = id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const title = id.replace(/(^|-)(.)/g, (_, gap, letter) => (gap ? ' ' : '') + letter.toUpperCase());
const prefix = freePrefix();

copyFolder('__tests__/toy/game', `engine/games/${id}`);
copyFolder('__tests__/toy/board', `components/boards/${id}`);
write(`__tests__/engine/games/${id}/rules.test.ts`, renamed(read('__tests__/engine/toy/rules.test.ts')));
write(`__tests__/fixtures/${id}/specification.txt`, `${clauses().join(' ')}\n`);
register();
run('prettier', [
  '--write',
  '--log-level',
  'warn',
  'engine/games',
  'components/boards',
  'components/ui/tokens.ts',
  `__tests__/engine/games/${id}`,
]);
run('jest', ['engine/games/golden', '--selectProjects', 'engine', '--silent', '-t', `^${id} plays`], {
  GOLDEN: 'write',
});
console.log(`${title} is on the shelf. Next:
  npm run play                                  sit down to it
  npm run conformance -- ${id} --games 200      hold it to the contract
  npx jest engine/games -t ${id} --selectProjects engine
Its sentences are in engine/games/${id}/words/, its ink in components/ui/tokens.ts; README.md has the check-lists.`);

/** Two letters no other game's clauses begin with. */
function freePrefix() {
  const taken = readdirSync(at('__tests__/fixtures'), { withFileTypes: true })
    .filter((entry) => existsSync(at('__tests__/fixtures', entry.name, 'specification.txt')))
    .map((entry) => read(`__tests__/fixtures/${entry.name}/specification.txt`).slice(0, 2));
  const letters = id.replace(/[^a-z]/g, '').toUpperCase();
  for (const second of `${letters.slice(1)}ABCDEFGHIJKLMNOPQRSTUVWXYZ`) {
    const found = letters[0] + second;
    if (!taken.includes(found) && found !== 'TY') return found;
  }
  return fail(`No two letters are left for the clauses of ${id}.`);
}

function clauses() {
  return [...new Set(read('__tests__/toy/game/words/rulebook.ts').match(/TY-\d+/g))].map((clause) =>
    clause.replace('TY', prefix),
  );
}

function copyFolder(from, to) {
  for (const entry of readdirSync(at(from), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.relative(at(from), path.join(entry.parentPath ?? entry.path, entry.name));
    const depth = file.split(path.sep).length - 1;
    const text = renamed(readFileSync(at(from, file), 'utf8'));
    write(path.join(to, file), to.startsWith('engine/') ? inside(text, depth) : text);
  }
}

function renamed(text) {
  return text
    .replaceAll('@/__tests__/toy/game', `@/engine/games/${id}`)
    .replaceAll('TY-', `${prefix}-`)
    .replaceAll("'toy'", `'${id}'`)
    .replaceAll('rules: 3,', 'rules: 1,')
    .replace(/\btoy\b/g, name)
    .replace(/'Toy'/g, `'${title}'`);
}

/** Within the engine, imports are relative. */
function inside(text, depth) {
  return text.replaceAll("'@/engine/", `'${'../'.repeat(depth + 2)}`);
}

function register() {
  const key = /-/.test(id) ? `'${id}'` : id;
  const row = key === name ? `${name},` : `${key}: ${name},`;
  edit('engine/games/index.ts', [
    [/(import .* from '\.\/[a-z-]+';\n)(?!import)/, `$1import { ${name} } from './${id}';\n`],
    [/(AnyGame>> = \{\n(?: {2}.*\n)*)/, `$1  ${row}\n`],
  ]);
  edit('engine/games/cards.ts', [[/(\n\} as const satisfies)/, `\n  ${key}: ${toyCard()},$1`]]);
  edit('components/boards/index.ts', [
    [/(import \{ Print as .*;\n)(?!import)/, `$1import { Print as ${name} } from './${id}/print';\n`],
    [/(Drawing>> = \{\n(?: {2}.*\n)*)/, `$1  ${key}: { Print: ${name}, load: () => import('./${id}') },\n`],
  ]);
  const ink = `{ name: 'slate', light: '#3B4A57', onLight: '#FAF3E1', dark: '#A9BCCB', onDark: '#1C1612', print: '#7C8E9C' }`;
  edit('components/ui/tokens.ts', [
    [/(\n\} as const satisfies Readonly<Record<GameId, SpotInk>>)/, `\n  ${key}: ${ink},$1`],
  ]);
}

/** The card says what the toy's says, under the new title. */
function toyCard() {
  return renamed(/const card = (\{.*?\n\})/s.exec(read('__tests__/toy/cards.ts'))[1]);
}

function edit(file, changes) {
  let text = read(file);
  for (const [pattern, by] of changes) {
    if (!pattern.test(text)) fail(`${file} is not laid out as expected: add ${id} by hand.`);
    text = text.replace(pattern, by);
  }
  writeFileSync(at(file), text);
}

function write(file, text) {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

function run(tool, args, env = {}) {
  const { status } = spawnSync(at('node_modules/.bin', tool), args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (status !== 0) fail(`${tool} did not go through; what it says stands above.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
