import { openHouse, robustly, type House } from './harness';
import { keptSave, playOn, startMatch, tableReady } from './table';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const KILLS = 50;

it(`loses nothing shown as done when the page is killed at ${KILLS} random moments`, async () => {
  const { context, page } = await house.visit();
  let current = page;
  let id = await startMatch(current, 'dawson', { seed: 'kill-0' });
  let before: readonly string[] = [];
  for (let kill = 1; kill <= KILLS; kill++) {
    const { end } = await playOn(current, { picks: kill % 3, seed: kill });
    if (end === 'over') {
      id = await startMatch(current, 'dawson', { seed: `kill-${kill}` });
      before = [];
      continue;
    }
    const done = await keptSave(current, id);
    expect(done?.moves.slice(0, before.length)).toEqual(before);
    expect(done?.moves.length).toBe(before.length + (kill % 3));
    // One more press, and the page dies while it may or may not have been kept.
    await current.evaluate(
      (ms) => {
        const press = (id: string) => {
          const found = document.querySelector<HTMLElement>(`[data-testid^="${id}"]`);
          found?.click();
          return found !== null;
        };
        if (!press('confirm') && !press('move ') && press('fold')) press('move ');
        press('confirm');
        const until = performance.now() + ms;
        return new Promise<void>((resolve) => {
          const wait = () => (performance.now() >= until ? resolve() : setTimeout(wait, 0));
          wait();
        });
      },
      (kill * 7) % 20,
    );
    // A closed tab and a page torn away die alike; tearing is the quicker of the two.
    if (kill % 5 === 0) {
      const next = await context.newPage();
      await current.close({ runBeforeUnload: false });
      current = next;
    }
    await current.goto(`/play/${id}`);
    await tableReady(current);
    const after = await keptSave(current, id);
    expect(after?.moves.slice(0, done?.moves.length)).toEqual(done?.moves);
    expect((after?.moves.length ?? 0) - (done?.moves.length ?? 0)).toBeLessThanOrEqual(1);
    before = after?.moves ?? [];
  }
  await context.close();
});
