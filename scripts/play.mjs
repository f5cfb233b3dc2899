/** `npm run play [-- --port 8081]`: installs and builds if needed, then serves the app. */
import { spawn } from 'node:child_process';
import os from 'node:os';

import { installIfNeeded } from './install.mjs';
import serving from './serve.cjs';
import { buildWeb, dist } from './web.mjs';

const { listen, serveFolder } = serving;
const port = askedPort();
installIfNeeded();
try {
  await buildWeb();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const actual = await listen(serveFolder(dist), port);
const address = `http://localhost:${actual}`;
console.log(`\nFrontier Five is open at  ${address}`);
for (const lan of lanAddresses()) console.log(`On your network:           http://${lan}:${actual}`);
console.log('Stop with Ctrl+C.');
if (!process.env.CI && process.stdout.isTTY) openBrowser(address);

function askedPort() {
  const at = process.argv.findIndex((word) => word === '--port' || word.startsWith('--port='));
  if (at < 0) return 8081;
  const word = process.argv[at] ?? '';
  const value = Number(word.includes('=') ? word.split('=')[1] : process.argv[at + 1]);
  if (Number.isInteger(value) && value > 0 && value < 65536) return value;
  console.error('--port wants a number from 1 to 65535.');
  process.exit(1);
}

function lanAddresses() {
  return Object.values(os.networkInterfaces())
    .flat()
    .filter((net) => net && net.family === 'IPv4' && !net.internal)
    .map((net) => net.address);
}

/** Best effort: a machine without a desktop just shows the address. */
function openBrowser(url) {
  const command = { darwin: 'open', win32: 'explorer' }[process.platform] ?? 'xdg-open';
  const child = spawn(command, [url], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
