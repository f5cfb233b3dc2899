/** Where Chromium is on this machine, and the flags it starts with. */
const { existsSync, readdirSync } = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const LAUNCH_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The environment's choice, else the system's, else one that Playwright installed; null when there is none. */
function findChromium() {
  const asked = process.env.CHROMIUM;
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROMIUM names ${asked}, which does not exist.`);
    return asked;
  }
  return SYSTEM.find((file) => existsSync(file)) ?? fromPlaywright();
}

function fromPlaywright() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    path.join(os.homedir(), '.cache', 'ms-playwright'),
    path.join(os.homedir(), 'Library', 'Caches', 'ms-playwright'),
  ];
  const inside = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
    'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
  ];
  for (const cache of caches) {
    if (!cache || !existsSync(cache)) continue;
    for (const folder of readdirSync(cache)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort()
      .reverse()) {
      const found = inside.map((file) => path.join(cache, folder, file)).find((file) => existsSync(file));
      if (found) return found;
    }
  }
  return null;
}

module.exports = { findChromium, LAUNCH_FLAGS };
