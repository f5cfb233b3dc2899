/**
 * `npm test [-- --only types,e2e]`: everything that must hold, on a fresh machine with Node and git only.
 * Two lanes run side by side; the last line is `N passed, N failed`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import chromiumTools from './chromium.cjs';
import { installIfNeeded, root } from './install.mjs';

const { findChromium } = chromiumTools;
const out = path.join(root, 'out', 'test');
const bin = (name) => path.join(root, 'node_modules', '.bin', name);
const expoEnv = { CI: '1', EXPO_NO_TELEMETRY: '1', EXPO_OFFLINE: '1' };
const jest = (project, workers) => [
  bin('jest'),
  '--selectProjects',
  project,
  `--maxWorkers=${workers}`,
  // A loaded machine makes a test slow, never red.
  '--testTimeout=60000',
  '--json',
  `--outputFile=${path.join(out, `${project}.json`)}`,
];

/** One row per step: what it proves, how it is run, and after which step. A `suite` is counted test by test. */
const LONG_LANE = [
  { id: 'web', title: 'Web export with service worker', run: [process.execPath, 'scripts/web.mjs'] },
  { id: 'e2e', title: 'Browser tests', run: jest('e2e', 2), suite: true, needs: 'web' },
];
const SHORT_LANE = [
  { id: 'types', title: 'Types, native files', run: [bin('tsc'), '--noEmit'] },
  { id: 'types-web', title: 'Types, web files', run: [bin('tsc'), '--noEmit', '-p', 'tsconfig.web.json'] },
  { id: 'lint', title: 'Lint', run: [bin('eslint'), '.', '--max-warnings', '0'] },
  { id: 'format', title: 'Format', run: [bin('prettier'), '--check', '.', '--log-level', 'warn'] },
  { id: 'boundaries', title: 'Boundaries', run: [process.execPath, 'scripts/cruise.mjs'] },
  { id: 'engine', title: 'Engine tests', run: jest('engine', 1), suite: true },
  { id: 'screens', title: 'Screen tests', run: jest('screens', 1), suite: true },
  {
    id: 'native',
    title: 'Android and iOS export with Hermes',
    run: [bin('expo'), 'export', '-p', 'android', '-p', 'ios', '--output-dir', 'out/native'],
    env: expoEnv,
  },
];
/** A busy machine makes a step slow, never red; this is for a step that hangs. */
const MINUTES = 40;

const only = askedSteps();
installIfNeeded();
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const wanted = (step) => only.length === 0 || only.includes(step.id);
if (wanted({ id: 'e2e' })) process.env.CHROMIUM = chromiumOrInstall();

const results = new Map();
const started = Date.now();
await Promise.all([runLane(LONG_LANE), runLane(SHORT_LANE)]);
report();

function askedSteps() {
  const at = process.argv.indexOf('--only');
  const asked = at < 0 ? [] : (process.argv[at + 1] ?? '').split(',').filter(Boolean);
  const known = [...LONG_LANE, ...SHORT_LANE].map((step) => step.id);
  const unknown = asked.filter((id) => !known.includes(id));
  if (unknown.length === 0 && (at < 0 || asked.length > 0)) return asked;
  console.error(`--only takes one or more of ${known.join(', ')}.`);
  process.exit(1);
}

/** Browser tests are never left out: without a browser the run fails. */
function chromiumOrInstall() {
  const found = findChromium();
  if (found) return found;
  const root = process.getuid?.() === 0;
  const hasApt = spawnSync('apt-get', ['--version']).status === 0;
  if (root && hasApt) {
    console.log('No Chromium found: installing the Debian package …');
    spawnSync('apt-get', ['update'], { stdio: 'inherit' });
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'inherit', env });
  }
  if (!findChromium()) {
    console.log('No Chromium found: installing the one Playwright keeps …');
    spawnSync(bin('playwright-core'), ['install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findChromium();
  if (installed) return installed;
  console.error('Browser tests need Chromium: install it or name it in the variable CHROMIUM.');
  console.log('0 passed, 1 failed');
  process.exit(1);
}

async function runLane(steps) {
  for (const step of steps.filter(wanted)) {
    const needed = step.needs && results.get(step.needs);
    if (needed && needed.failed > 0) {
      results.set(step.id, { passed: 0, failed: 1 });
      console.log(`✗ ${step.title}: cannot run, because "${step.needs}" failed`);
      continue;
    }
    results.set(step.id, await runStep(step));
  }
}

function runStep(step) {
  console.log(`· ${step.title} …`);
  return new Promise((resolve) => {
    const began = Date.now();
    const log = path.join(out, `${step.id}.log`);
    const [command, ...args] = step.run;
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
      if (step.id === 'e2e') showProgress(String(chunk));
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, MINUTES * 60_000);
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      clearTimeout(timer);
      if (late) output += `\nStopped after ${MINUTES} minutes.`;
      writeFileSync(log, output);
      resolve(finish(step, code === 0 && !late, output, (Date.now() - began) / 1000));
    });
  });
}

/** Browser tests take the longest: each file is named as it ends. */
function showProgress(chunk) {
  for (const line of chunk.split('\n')) {
    if (/^(PASS|FAIL)/.test(line)) console.log(`    ${line}`);
  }
}

function finish(step, ok, output, seconds) {
  const counts = step.suite ? suiteCounts(step, ok) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  const number = step.suite ? `, ${counts.passed} passed, ${counts.failed} failed` : '';
  console.log(`${counts.failed === 0 ? '✓' : '✗'} ${step.title}: ${seconds.toFixed(0)} s${number}`);
  if (counts.failed > 0) console.log(indent(step.suite ? failuresOf(step, output) : output));
  return counts;
}

/** A suite that could not start, or ran nothing, is a failure and never a silent zero. */
function suiteCounts(step, ok) {
  const file = path.join(out, `${step.id}.json`);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTotalTests } =
    JSON.parse(readFileSync(file, 'utf8'));
  const failed = numFailedTests + numRuntimeErrorTestSuites + numPendingTests;
  return {
    retried: retriedIn(step),
    passed: numPassedTests,
    failed: numTotalTests === 0 || (!ok && failed === 0) ? failed + 1 : failed,
  };
}

/** Tests that held only when they were tried again, by name. */
function retriedIn(step) {
  return JSON.parse(readFileSync(path.join(out, `${step.id}.json`), 'utf8')).testResults.flatMap((suite) =>
    suite.assertionResults
      .filter((test) => test.status === 'passed' && (test.invocations ?? 1) > 1)
      .map((test) => `${path.basename(suite.name)}: ${test.fullName}`),
  );
}

function failuresOf(step, output) {
  const file = path.join(out, `${step.id}.json`);
  if (!existsSync(file)) return output;
  const messages = JSON.parse(readFileSync(file, 'utf8'))
    .testResults.filter((suite) => suite.status === 'failed')
    .map((suite) => `${path.relative(root, suite.name)}\n${suite.message}`);
  return messages.join('\n') || output;
}

function indent(text) {
  return text
    .split('\n')
    .slice(-400)
    .map((line) => `    ${line}`)
    .join('\n');
}

function report() {
  const all = [...results.values()];
  const passed = all.reduce((sum, result) => sum + result.passed, 0);
  const failed = all.reduce((sum, result) => sum + result.failed, 0);
  const retried = all.flatMap((result) => result.retried ?? []);
  console.log(`\n${((Date.now() - started) / 60_000).toFixed(1)} minutes; logs in out/test/`);
  for (const test of retried) console.log(`    held only the second time: ${test}`);
  console.log(`${retried.length} retried`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && all.length > 0 ? 0 : 1);
}
