/** The README's two commands begin on a machine where nothing is installed yet. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const scripts = path.join(__dirname, '../../scripts');
const IMPORTS = /^import [^;]*?from '([^']+)'|^(?:const|let) .*require\('([^']+)'\)/gm;

/** Packages a script needs before its first line runs, whatever it imports included. */
function neededBy(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(IMPORTS)].flatMap(([, first, second]) => {
    const name = first ?? second ?? '';
    if (name.startsWith('.')) return neededBy(path.resolve(path.dirname(file), name), seen);
    return name.startsWith('node:') ? [] : [`${name} in ${path.basename(file)}`];
  });
}

test.each(['play.mjs', 'test.mjs'])('%s begins without any package', (name) => {
  const seen = new Set<string>();
  expect(neededBy(path.join(scripts, name), seen)).toEqual([]);
  expect(seen.size).toBeGreaterThan(1);
});

test('a script that needs a package is noticed', () => {
  expect(neededBy(path.join(scripts, 'run-ts.mjs'))).toEqual(['esbuild in run-ts.mjs']);
});
