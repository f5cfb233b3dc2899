/** Installs the packages when they are missing or older than the lock file. Node's own modules only. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

const stamp = path.join(root, 'node_modules', '.frontier-lock');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** True when every package of the lock is there in its version, read from npm's own record of what it installed. */
function matchesLock() {
  const record = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  const have = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, { version, optional, peer }]) =>
      name === '' || optional || peer || have[name]?.version === version,
  );
}

export function installIfNeeded() {
  checkNode();
  const hash = lockHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  if (!matchesLock()) {
    console.log('Installing packages (npm ci), this takes a minute or two …');
    // A registry that lacks a binary for some other platform makes `npm ci` refuse; `npm install` does not mind.
    if (!npm(['ci']) && !npm(['install', '--no-save'])) {
      console.error('The packages could not be installed; the messages above say why.');
      process.exit(1);
    }
  }
  writeFileSync(stamp, hash);
}

function npm(args) {
  const { status } = spawnSync('npm', [...args, '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Frontier Five needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
