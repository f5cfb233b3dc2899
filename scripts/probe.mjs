/**
 * `node scripts/probe.mjs [card|pick|event|game …]`: forgets one place at a time and shows who notices. A place
 * is a row of a table under the name of the thing (`grubstake: …`, `'card.grubstake': …`, `{ id: 'grubstake' }`).
 * The compiler is asked first, and the game's tests only where it is silent. A place nobody misses is an error.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** What is probed: a thing of a game by the name its tables know it by. */
const THINGS = [
  { what: 'card', game: 'dakota', name: 'grubstake' },
  { what: 'card', game: 'dakota', name: 'arson' },
  { what: 'card', game: 'dark-horse', name: 'claim-jumpers' },
  { what: 'card', game: 'dice-settlers', name: 'pack-mules' },
  { what: 'pick', game: 'dakota', name: 'plan-place' },
  { what: 'pick', game: 'dice-settlers', name: 'trade-use' },
  { what: 'pick', game: 'dark-horse', name: 'mother-lode' },
  { what: 'pick', game: 'dawson', name: 'fire-pass' },
  { what: 'pick', game: 'montana', name: 'city-upgrade' },
  { what: 'event', game: 'montana', name: 'outbid' },
  { what: 'game', game: 'dawson', name: 'dawson' },
];

const UNUSED = new Set([6133, 6192, 6196, 6198]);

const asked = process.argv.slice(2);
const compiler = makeCompiler();
/** Games whose tests pass with nothing forgotten. */
const sound = new Set();
let silent = 0;
for (const thing of THINGS.filter(({ what }) => asked.length === 0 || asked.includes(what))) probe(thing);
compiler.close();
process.exit(silent > 0 ? 1 : 0);

function probe(thing) {
  const places = placesOf(thing);
  const rows = places.map((place) => ({ place, told: noticed(thing, place) }));
  const named = rows.filter(({ told }) => told !== null).length;
  silent += rows.length - named;
  console.log(`\n${thing.game}, ${thing.what} ${thing.name}: ${rows.length} places, ${named} noticed`);
  for (const { place, told } of rows) {
    console.log(`  ${told ? '✓' : '✗'} ${place.file}:${place.line}  ${place.text}`);
    console.log(`      ${told ?? 'nobody notices'}`);
  }
}

/** Rows of tables, and for a game its fixtures as well. */
function placesOf({ what, game, name }) {
  const files =
    what === 'game'
      ? [
          'engine/games/index.ts',
          'engine/games/cards.ts',
          'components/boards/index.ts',
          'components/ui/tokens.ts',
        ]
      : [...sources(`engine/games/${game}`), ...sources(`components/boards/${game}`)];
  const rows = files.flatMap((file) => rowsIn(file, name));
  if (what !== 'game') return rows;
  const fixtures = readdirSync(path.join(root, '__tests__/fixtures', game))
    .filter((file) => /^(golden-|specification)/.test(file))
    .map((file) => ({ file: `__tests__/fixtures/${game}/${file}`, line: 1, text: 'the file', gone: true }));
  return [...rows, ...fixtures];
}

function sources(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file.split(path.sep).join('/')}`)
    .sort();
}

function rowsIn(file, name) {
  const text = readFileSync(path.join(root, file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const look = (node) => {
    if (isRow(node, name)) {
      const start = node.getStart();
      const end = text.startsWith(',', node.end) ? node.end + 1 : node.end;
      const { line } = source.getLineAndCharacterOfPosition(start);
      const shown = text.slice(start, end).split('\n')[0].slice(0, 80);
      found.push({ file, line: line + 1, text: shown, start, end });
    } else ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

function isRow(node, name) {
  if (
    ts.isPropertyAssignment(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isShorthandPropertyAssignment(node)
  ) {
    const { name: key } = node;
    const own = ts.isIdentifier(key) || ts.isStringLiteral(key) ? key.text : '';
    return own === name || own.endsWith(`.${name}`);
  }
  if (!ts.isObjectLiteralExpression(node) || !ts.isArrayLiteralExpression(node.parent)) return false;
  return node.properties.some(
    (one) =>
      ts.isPropertyAssignment(one) &&
      one.name.getText() === 'id' &&
      ts.isStringLiteral(one.initializer) &&
      one.initializer.text === name,
  );
}

/** Who misses the place, in a line; null when nobody does. */
function noticed({ game }, place) {
  if (!place.gone) {
    const text = readFileSync(path.join(root, place.file), 'utf8');
    const error = compiler.firstError(place.file, text.slice(0, place.start) + text.slice(place.end));
    if (error) return `compiler: ${error}`;
  }
  return testsMiss(game, place);
}

/** One language service for all probes: each looks at the one file that changed and at whoever uses it. */
function makeCompiler() {
  const config = ts.getParsedCommandLineOfConfigFile(
    path.join(root, 'tsconfig.json'),
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => {},
    },
  );
  const changed = new Map();
  let version = 0;
  const host = {
    getScriptFileNames: () => config.fileNames,
    getScriptVersion: (file) => String(changed.get(file)?.version ?? 0),
    getScriptSnapshot(file) {
      const text = changed.get(file)?.text ?? ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getCompilationSettings: () => config.options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  };
  const service = ts.createLanguageService(host);
  const checked = config.fileNames.filter((file) => /\/(engine|components)\//.test(file));
  return {
    firstError(file, text) {
      const full = path.join(root, file);
      version += 1;
      changed.set(full, { version, text });
      let told = null;
      for (const one of [full, ...checked]) {
        const errors = [...service.getSyntacticDiagnostics(one), ...service.getSemanticDiagnostics(one)];
        // Whoever forgets a row has no import or helper left over for it.
        const error = errors.find(({ code }) => !UNUSED.has(code));
        if (!error) continue;
        const where = path.relative(root, error.file?.fileName ?? one);
        told = `${where}: ${ts.flattenDiagnosticMessageText(error.messageText, ' ').slice(0, 110)}`;
        break;
      }
      version += 1;
      changed.set(full, { version, text: undefined });
      return told;
    },
    close: () => service.dispose(),
  };
}

/** The tests of the game and the suites over all games, in a copy of the project without the place. */
function testsMiss(game, place) {
  if (!sound.has(game)) {
    sound.add(game);
    const before = testsFail(game, null);
    if (before) throw new Error(`The tests of ${game} fail as they are: ${before}`);
  }
  const told = testsFail(game, place);
  return told && `test: ${told}`;
}

function testsFail(game, place) {
  const house = mkdtempSync(path.join(tmpdir(), 'probe-'));
  try {
    for (const part of [
      'engine',
      'components',
      'scripts',
      '__tests__',
      'package.json',
      'jest.config.js',
      'tsconfig.json',
    ]) {
      cpSync(path.join(root, part), path.join(house, part), { recursive: true });
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
    if (place) forget(path.join(house, place.file), place);
    const args = [
      `engine/games/(${game}/|[a-z-]+\\.test)`,
      '--selectProjects',
      'engine',
      '--bail',
      '--silent',
    ];
    const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin/jest'), args, {
      cwd: house,
      encoding: 'utf8',
    });
    if (status === 0) return null;
    return /● (.*)/.exec(`${stdout}${stderr}`)?.[1] ?? 'the suites do not run';
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

function forget(file, { gone, start, end }) {
  if (gone) return rmSync(file);
  const text = readFileSync(file, 'utf8');
  return writeFileSync(file, text.slice(0, start) + text.slice(end));
}
