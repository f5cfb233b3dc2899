/**
 * `node scripts/same-everywhere.mjs node|hermes|bundle`: builds the script of fingerprints and runs it in Node
 * or in the Hermes VM, or only builds it for a page and prints where it lies.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { bundleForHermes, bundleScript, runInHermes } from './hermes.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const entry = 'scripts/same-everywhere.ts';
const [where] = process.argv.slice(2);
const file = path.join(root, 'out', `same-everywhere-${where}-${process.pid}.js`);

if (where === 'bundle') {
  console.log(await bundleScript(entry, file));
} else if (where === 'hermes') {
  process.stdout.write(runInHermes(await bundleForHermes(entry, file)));
  rmSync(file);
} else if (where === 'node') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [await bundleScript(entry, file)], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  process.stdout.write(stdout);
  rmSync(file);
} else {
  console.error('where? node, hermes or bundle');
  process.exit(2);
}
