import type { Page } from 'playwright-core';

import { openHouse, robustly, seen, until, type House } from './harness';
import { playOn, startMatch } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Notes on every page what the policy refuses. */
async function visitWatched() {
  const visit = await house.visit();
  const refused: string[] = [];
  await visit.context.exposeFunction('noteRefused', (what: string) => refused.push(what));
  await visit.context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { noteRefused } = window as unknown as { noteRefused(what: string): void };
      noteRefused(`${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile ?? ''}`);
    });
  });
  return { ...visit, refused };
}

async function settled(page: Page, id: string): Promise<void> {
  await seen(page.getByTestId(id));
  await until(`${id} to be read`, async () => (await page.locator('[aria-busy="true"]').count()) === 0);
}

it('refuses nothing the app does: shelf, set-up, play, rules, records, settings, export', async () => {
  const { context, page, errors, refused } = await visitWatched();
  await page.goto('/');
  await settled(page, 'shelf');
  await startMatch(page, 'dakota');
  await playOn(page, { picks: 6 });
  await page.goto('/rules/dakota');
  await settled(page, 'rulebook');
  await page.goto('/records');
  await settled(page, 'records');
  await page.goto('/settings');
  await settled(page, 'settings');
  const download = page.waitForEvent('download');
  await page.getByTestId('export').click();
  expect((await (await download).createReadStream()).readable).toBe(true);
  expect(refused).toEqual([]);
  expect(errors).toEqual([]);
  await context.close();
});

it('lets no foreign script run, whoever put it into the page', async () => {
  const { context, page, refused } = await visitWatched();
  await page.goto('/credits');
  await seen(page.getByTestId('credits'));
  const ran = await page.evaluate(async () => {
    const marks = window as unknown as { marks?: string[] };
    marks.marks = [];
    const script = document.createElement('script');
    script.textContent = "marks.push('inline')";
    document.body.append(script);
    const holder = document.createElement('div');
    holder.innerHTML = `<img src="/nowhere.png" onerror="marks.push('handler')">`;
    document.body.append(holder);
    await new Promise((resolve) => holder.querySelector('img')?.addEventListener('error', resolve));
    try {
      new Function("marks.push('eval')")();
    } catch {
      // Refused, as it should be.
    }
    return marks.marks;
  });
  expect(ran).toEqual([]);
  await until('all three to be refused', async () => refused.length >= 3);
  await context.close();
});

it('is sent with the page, and lets nobody frame it', async () => {
  const { context, page } = await house.visit();
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  const written = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(policy).toBe(`${written}; frame-ancestors 'none'`);
  await context.close();
});
