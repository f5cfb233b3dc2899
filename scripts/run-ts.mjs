/** Bundles one TypeScript entry with esbuild into out/ and runs it: `node scripts/run-ts.mjs scripts/sim.ts …args`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export async function bundle(entry, outfile, options = {}) {
  mkdirSync(path.dirname(outfile), { recursive: true });
  await build({
    entryPoints: [path.resolve(root, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    alias: { '@': root },
    logLevel: 'warning',
    ...options,
  });
  return outfile;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry, ...given] = process.argv.slice(2);
  // As a phone runs it: without compilers.
  const flags = given.filter((word) => word === '--jitless');
  const args = given.filter((word) => !flags.includes(word));
  const name = `run-${path.basename(entry, '.ts')}-${process.pid}.cjs`;
  const file = await bundle(entry, path.join(root, 'out', name));
  const { status } = spawnSync(process.execPath, [...flags, file, ...args], { stdio: 'inherit', cwd: root });
  const { rmSync } = await import('node:fs');
  rmSync(file, { force: true });
  process.exit(status ?? 1);
}
