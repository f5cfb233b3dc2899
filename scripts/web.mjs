/**
 * Builds the production web app into dist/ with a service worker, unless dist/ is already made from these sources.
 * `--quick` leaves out what a look at a screen does not need: small scripts, the service worker, packed copies.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { installIfNeeded, root } from './install.mjs';
import { packFolder } from './pack.mjs';
import policy from './policy.cjs';
import { buildThinkers } from './thinkers.mjs';

export const dist = path.join(root, 'dist');

/** Everything the bundle is made from. */
const SOURCES = [
  'app',
  'components',
  'engine',
  'assets',
  'app.json',
  'babel.config.js',
  'metro.config.js',
  'package-lock.json',
  'scripts/pack.mjs',
  'scripts/policy.cjs',
  'scripts/thinkers.mjs',
  'scripts/web.mjs',
];

export function sourceHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) visit(path.join(root, source), hash);
  return hash.digest('hex');
}

function visit(file, hash) {
  if (!existsSync(file)) return;
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).sort()) visit(path.join(file, name), hash);
  } else {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
}

export function isBuilt(hash = sourceHash()) {
  const stamp = path.join(dist, 'built-from.txt');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

/** Builds beside dist/ and swaps at the end, so that a server or a test never sees half a build. */
export async function buildWeb({ log = console.log, quick = false } = {}) {
  const hash = sourceHash() + (quick ? ' quick' : '');
  if (isBuilt(hash)) {
    log('dist/ is up to date.');
    return;
  }
  // A folder of its own: two builds at once never mix.
  const fresh = path.join(root, 'out', `web-${process.pid}`);
  const old = `${fresh}-old`;
  try {
    await exportWeb(fresh, log, quick);
    finishPage(fresh, await buildThinkers(fresh, { minify: !quick }));
    if (!quick) {
      await addServiceWorker(fresh, log);
      await pack(fresh, log);
    }
    writeFileSync(path.join(fresh, 'built-from.txt'), hash);
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(fresh, dist);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

function exportWeb(target, log, quick) {
  return new Promise((resolve, reject) => {
    const started = Date.now();
    const child = spawn(
      process.execPath,
      [
        path.join(root, 'node_modules', 'expo', 'bin', 'cli'),
        'export',
        '-p',
        'web',
        '--output-dir',
        path.relative(root, target),
        ...(quick ? ['--no-minify'] : []),
      ],
      {
        cwd: root,
        env: {
          ...process.env,
          CI: '1',
          EXPO_NO_TELEMETRY: '1',
          EXPO_OFFLINE: '1',
          EXPO_PUBLIC_FOLDER: 'assets/public',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const ticking = setInterval(
      () => log(`… bundling, ${Math.round((Date.now() - started) / 1000)} s`),
      5000,
    );
    child.on('close', (code) => {
      clearInterval(ticking);
      if (code === 0) {
        log(`Bundled in ${Math.round((Date.now() - started) / 1000)} s.`);
        resolve();
      } else reject(new Error(`expo export failed:\n${output}`));
    });
  });
}

/**
 * The icon gets its hash into its name, as scripts have it: then it is fetched once. The page learns where its
 * computers think.
 */
function finishPage(target, thinkers) {
  const page = path.join(target, 'index.html');
  const icon = path.join(target, 'favicon.ico');
  const name = `favicon-${createHash('md5').update(readFileSync(icon)).digest('hex')}.ico`;
  renameSync(icon, path.join(target, name));
  const thinking = `<meta name="thinking" content="${thinkers.join(' ')}" />`;
  const html = readFileSync(page, 'utf8')
    .replace('/favicon.ico', `/${name}`)
    .replace('</head>', `${thinking}</head>`);
  writeFileSync(page, policy.withPolicy(html));
}

/** The whole app is kept by the service worker on the first visit: it then starts with the network off, at any address. */
async function addServiceWorker(target, log) {
  const { generateSW } = await import('workbox-build');
  const { count, size, warnings } = await generateSW({
    globDirectory: target,
    globPatterns: ['**/*.{html,js,css,json,webmanifest,png,ico,woff2,svg}'],
    // Expo puts pictures of packages under assets/node_modules, which Workbox would leave out by default.
    // The home screen keeps its icons on its own, and the first table what computers think in.
    globIgnores: [
      'sw.js',
      'workbox-*.js',
      'metadata.json',
      'icon-*.png',
      'apple-touch-icon.png',
      'thinking/*',
    ],
    // What the first table has kept (`components/thinking/room.web.ts`), by a name that never holds anything else.
    runtimeCaching: [
      { urlPattern: /\/thinking\/[^/]+\.js$/, handler: 'CacheFirst', options: { cacheName: 'thinking' } },
    ],
    swDest: path.join(target, 'sw.js'),
    mode: 'production',
    sourcemap: false,
    inlineWorkboxRuntime: true,
    navigateFallback: '/index.html',
    clientsClaim: true,
    // A newer worker waits: `components/shelf/watch-updates.web.ts` asks the player.
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    // What carries its hash in its name comes out of the browser's own cache: the page has just loaded it.
    dontCacheBustURLsMatching: /[.-][0-9a-f]{32}[.@]/,
    maximumFileSizeToCacheInBytes: 12 * 1024 * 1024,
  });
  for (const warning of warnings) log(warning);
  log(`Service worker keeps ${count} files, ${(size / 1024 / 1024).toFixed(1)} MB.`);
}

async function pack(target, log) {
  const { plain, br, gz } = await packFolder(target);
  const kb = (bytes) => `${Math.round(bytes / 1024)} KB`;
  log(`Packed ${kb(plain)} to ${kb(br)} (brotli) and ${kb(gz)} (gzip).`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  installIfNeeded();
  try {
    await buildWeb({ quick: process.argv.includes('--quick') });
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
