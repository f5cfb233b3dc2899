import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromium } from 'playwright-core';

const script = path.resolve(__dirname, '../../scripts/same-everywhere.mjs');

function printed(where: 'node' | 'hermes' | 'bundle'): string {
  const text = execFileSync(process.execPath, [script, where], { encoding: 'utf8' });
  return text.trim().split('\n').at(-1) ?? '';
}

async function inChromium(file: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'same-everywhere-'));
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(120_000);
    await page.addScriptTag({ content: readFileSync(file, 'utf8') });
    return await page.evaluate(() => (globalThis as unknown as { sameEverywhere: string }).sameEverywhere);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

test('the same seeds and moves end alike in Node, in Chromium and in the Hermes VM', async () => {
  const bundle = printed('bundle');
  const browser = JSON.parse(await inChromium(bundle)) as Record<string, string>;
  rmSync(bundle, { force: true });
  expect(Object.keys(browser).length).toBeGreaterThan(0);
  expect(browser).toEqual(JSON.parse(printed('node')));
  expect(browser).toEqual(JSON.parse(printed('hermes')));
}, 300_000);
