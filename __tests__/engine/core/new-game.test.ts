import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const copied = ['engine', 'components/boards', 'components/ui', 'scripts', '__tests__', 'package.json'];
const settings = ['jest.config.js', 'tsconfig.json', 'tsconfig.engine.json', '.prettierrc.json'];
let house: string;

beforeAll(() => {
  house = mkdtempSync(path.join(tmpdir(), 'new-game-'));
  for (const part of [...copied, ...settings])
    cpSync(path.join(root, part), path.join(house, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'));
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

function run(...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: house, encoding: 'utf8' });
  return { status, said: `${stdout}${stderr}` };
}

test('a new game is made from the toy, keeps the contract and has its golden games', () => {
  const made = run('scripts/new-game.mjs', 'gold-creek');
  expect(made).toMatchObject({ status: 0 });
  expect(made.said).toContain('Gold Creek is on the shelf');
  expect(existsSync(path.join(house, '__tests__/fixtures/gold-creek/golden-4.txt'))).toBe(true);
  const types = run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.engine.json');
  expect(types).toEqual({ status: 0, said: '' });
  const held = run('scripts/run-ts.mjs', 'scripts/conformance.ts', 'gold-creek', '--games', '20');
  expect(held).toMatchObject({ status: 0 });
});

test.each([
  ['no name', []],
  ['a name with capitals', ['GoldCreek']],
  ['a game there is', ['dawson']],
])('%s is refused in words', (_, args) => {
  const { status, said } = run('scripts/new-game.mjs', ...args);
  expect(status).toBe(1);
  expect(said).toMatch(/^(Name the game|There is a game)/);
});
