/** A later build of the app, made from the one in dist/: every script has another name, and the old ones are gone. */
import { cpSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { dist } from './harness';

const scripts = '_expo/static/js/web';
const HASH = /-([0-9a-f]{32})\.js$/;

export function copyOfDist(folder: string): void {
  cpSync(dist, folder, { recursive: true });
}

/** Puts the later build in the place of the first. Its page says `builtAs` on the window. */
export function publishSecond(folder: string): void {
  const hashes = readdirSync(path.join(dist, scripts)).flatMap((name) => HASH.exec(name)?.[1] ?? []);
  if (hashes.length === 0) throw new Error('dist/ holds no hashed scripts.');
  const renamed = (text: string) =>
    hashes.reduce((now, hash) => now.replaceAll(hash, [...hash].reverse().join('')), text);
  rmSync(path.join(folder, scripts), { recursive: true });
  cpSync(path.join(dist, scripts), path.join(folder, scripts), { recursive: true });
  for (const name of readdirSync(path.join(folder, scripts))) {
    const file = path.join(folder, scripts, name);
    if (HASH.test(name)) {
      const mark = name.startsWith('entry-') ? '\n;globalThis.builtAs = "second";' : '';
      writeFileSync(path.join(folder, scripts, renamed(name)), renamed(readFileSync(file, 'utf8')) + mark);
    }
    unlinkSync(file);
  }
  rewrite(path.join(folder, 'index.html'), renamed);
  // The page has changed, so its revision in the worker's list has too.
  rewrite(path.join(folder, 'sw.js'), (text) =>
    renamed(text).replace(
      /(url:"index\.html",revision:")[0-9a-f]{4}|(revision:")[0-9a-f]{4}(?=[0-9a-f]{28}",url:"index\.html")/,
      '$1$2beef',
    ),
  );
}

/** Packed forms of the old text would be served in its place. */
function rewrite(file: string, change: (text: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`${path.basename(file)} did not change.`);
  writeFileSync(file, after);
  for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true });
}
