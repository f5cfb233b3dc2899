/** What the app costs on the wire, counted at the server: what pages ask for and what the service worker asks for. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { cards } from '@/engine/games/cards';

import { dist, openHouse, robustly, seen, until, workerReady, type House, type Sent } from './harness';
import { playOn, startMatch } from './table';

robustly();

const KB = 1024;
/** Everything for a journey without a network: the five games, what teaches them (a sixth), how fair they are (23 KB). */
const FIRST_VISIT = 1400 * KB;
const SECOND_VISIT = 8 * KB;
const SHELF_SCRIPT = 700 * KB;
/** What computers think in, for all games; the first table brings it. */
const THINKING = 400 * KB;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const isScript = ({ path: name }: Sent) => /^\/_expo\/.*\.js$/.test(name);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`;

it('costs little at the first visit, nothing twice, and next to nothing afterwards', async () => {
  const before = house.sent.length;
  const { context, page } = await house.visit({ worker: true });
  await page.goto('/');
  await seen(page.getByTestId('hero-button'));
  await workerReady(page);
  const first = house.sent.slice(before);
  await page.goto('/');
  await seen(page.getByTestId('hero-button'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const second = house.sent.slice(before + first.length);
  await context.close();

  print('first visit', first);
  print('second visit', second);
  expect(first.filter(({ status }) => status >= 400)).toEqual([]);
  // The worker asks for the page itself once more, past every cache: it must be the one of these scripts.
  const files = first.map(({ path: name }) => (name === '/' ? '/index.html' : name));
  expect(files.filter((name, i) => files.indexOf(name) !== i)).toEqual(['/index.html']);
  expect(sum(first.map(({ bytes }) => bytes))).toBeLessThanOrEqual(FIRST_VISIT);
  expect(sum(second.map(({ bytes }) => bytes))).toBeLessThanOrEqual(SECOND_VISIT);
});

it('runs little script to show the shelf', async () => {
  const before = house.sent.length;
  const { context, page } = await house.visit();
  await page.goto('/');
  await seen(page.getByTestId('hero-button'));
  await context.close();
  const scripts = house.sent.slice(before).filter(isScript);
  const sources = scripts.map(({ path: name }) => readFileSync(path.join(dist, name)));
  const raw = sum(sources.map((source) => source.length));
  const gzip = sum(sources.map((source) => gzipSync(source, { level: 9 }).length));
  console.log(
    `shelf script: ${scripts.length} files, ${kb(raw)} raw, ${kb(gzip)} gzip, ${kb(sum(scripts.map(({ bytes }) => bytes)))} on the wire`,
  );
  expect(gzip).toBeLessThanOrEqual(SHELF_SCRIPT);
});

it('brings what computers think in with the first table, and only once', async () => {
  const before = house.sent.length;
  const thinkers = (sent: readonly Sent[]) => sent.filter(({ path: name }) => name.startsWith('/thinking/'));
  const { context, page } = await house.visit({ worker: true });
  await page.goto('/');
  await seen(page.getByTestId('hero-button'));
  await workerReady(page);
  expect(thinkers(house.sent.slice(before))).toEqual([]);
  const kept = () => page.evaluate(async () => (await (await caches.open('thinking')).keys()).length);
  const id = await startMatch(page, 'montana', {
    kind: 'bots',
    seats: [
      { name: 'Robin', kind: 'person' },
      { name: 'Mae', kind: 'bot', level: 'hand' },
    ],
  });
  await playOn(page, { picks: 2 });
  await until('all to be kept', async () => (await kept()) === cards.length);
  await page.goto(`/play/${id}`);
  await playOn(page, { picks: 2 });
  const brought = thinkers(house.sent.slice(before));
  await context.close();
  print('thinking', brought);
  expect(brought.map(({ status }) => status)).toEqual(cards.map(() => 200));
  expect(sum(brought.map(({ bytes }) => bytes))).toBeLessThanOrEqual(THINKING);
});

function print(title: string, sent: readonly Sent[]) {
  const rows = [...sent].sort((a, b) => b.bytes - a.bytes).slice(0, 12);
  console.log(
    [
      `${title}: ${sent.length} answers, ${kb(sum(sent.map(({ bytes }) => bytes)))} on the wire`,
      ...rows.map(({ path: name, status, bytes }) => `  ${kb(bytes).padStart(10)}  ${status}  ${name}`),
    ].join('\n'),
  );
}
