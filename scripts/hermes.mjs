/**
 * Bundles that run without Node: in the Hermes VM of npm `hermes-engine-cli` and in a bare browser page.
 * That VM is older than the one of React Native and knows neither classes nor block scopes, so those are
 * lowered by Babel after esbuild has made one file.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { bundle } from './run-ts.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

/** What the old VM lacks and every engine of the app has. */
const PRELUDE = `
if (typeof console === 'undefined') globalThis.console = { log: print };
(function () {
  function add(where, name, value) {
    if (!where.prototype[name]) Object.defineProperty(where.prototype, name, { value: value, configurable: true, writable: true });
  }
  function at(n) { n = Math.trunc(n) || 0; return this[n < 0 ? this.length + n : n]; }
  add(Array, 'at', at);
  add(String, 'at', at);
  add(Array, 'findLast', function (fits) { for (var i = this.length - 1; i >= 0; i--) if (fits(this[i], i, this)) return this[i]; });
  add(Array, 'findLastIndex', function (fits) { for (var i = this.length - 1; i >= 0; i--) if (fits(this[i], i, this)) return i; return -1; });
  add(Array, 'toSorted', function (by) { return this.slice().sort(by); });
  add(Array, 'toReversed', function () { return this.slice().reverse(); });
  add(Array, 'toSpliced', function () { var copy = this.slice(); copy.splice.apply(copy, arguments); return copy; });
  add(Array, 'with', function (i, value) { var copy = this.slice(); copy[i < 0 ? copy.length + i : i] = value; return copy; });
  add(String, 'replaceAll', function (from, to) { return this.split(from).join(to); });
  if (!Object.hasOwn) Object.hasOwn = function (thing, key) { return Object.prototype.hasOwnProperty.call(thing, key); };
  if (!Object.fromEntries) Object.fromEntries = function (pairs) {
    var made = {};
    for (var pair of pairs) made[pair[0]] = pair[1];
    return made;
  };
})();
`;

/** One classic script without imports, for a page or any VM. */
export async function bundleScript(entry, outfile) {
  return bundle(entry, outfile, {
    platform: 'neutral',
    format: 'iife',
    target: 'es2019',
    packages: undefined,
  });
}

export async function bundleForHermes(entry, outfile) {
  await bundleScript(entry, outfile);
  const { transformSync } = require('@babel/core');
  const { code } = transformSync(readFileSync(outfile, 'utf8'), {
    babelrc: false,
    configFile: false,
    compact: false,
    plugins: [
      require.resolve('@babel/plugin-transform-classes'),
      require.resolve('@babel/plugin-transform-block-scoping'),
    ],
  });
  writeFileSync(outfile, PRELUDE + code);
  return outfile;
}

/** The path of the VM; throws when the package is not installed for this system. */
export function hermesBinary() {
  const folder = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' }[process.platform];
  const name = process.platform === 'win32' ? 'hermes.exe' : 'hermes';
  const file = path.join(root, 'node_modules', 'hermes-engine-cli', folder ?? '', name);
  if (!existsSync(file)) throw new Error(`no Hermes VM for ${process.platform}: install hermes-engine-cli`);
  return file;
}

/** Runs a script in the VM and returns what it printed. */
export function runInHermes(file) {
  const { status, stdout, stderr, error } = spawnSync(hermesBinary(), ['-O', '-w', file], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`Hermes ended with ${status}: ${stderr}${stdout.slice(-2000)}`);
  return stdout;
}
