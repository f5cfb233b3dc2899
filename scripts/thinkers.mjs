/**
 * Makes the scripts computers think in beside the page (`components/thinking/`): one for each game, of the engine
 * alone. Each has the hash of what it holds in its name, so that a page only ever meets those it was built with.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './install.mjs';

const FOLDER = 'thinking';

/** Writes them below `target` and answers their addresses. */
export async function buildThinkers(target, { minify = true } = {}) {
  mkdirSync(path.join(target, FOLDER), { recursive: true });
  return Promise.all(gameIds().map((id) => buildThinker(target, id, minify)));
}

async function buildThinker(target, id, minify) {
  // Only now: on a fresh machine this file is read before anything is installed.
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: entryOf(id), resolveDir: root, sourcefile: `${id}.ts`, loader: 'ts' },
    bundle: true,
    write: false,
    minify,
    format: 'iife',
    target: 'es2020',
    alias: { '@': root },
    legalComments: 'none',
    logLevel: 'warning',
  });
  const [{ contents }] = outputFiles;
  const name = `${id}-${createHash('md5').update(contents).digest('hex')}.js`;
  writeFileSync(path.join(target, FOLDER, name), contents);
  return `/${FOLDER}/${name}`;
}

function entryOf(id) {
  const name = id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  return `
    import { moveIn } from '@/components/thinking/worker';
    import { ${name} } from '@/engine/games/${id}';
    moveIn(${name});
  `;
}

function gameIds() {
  return readdirSync(path.join(root, 'engine', 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
