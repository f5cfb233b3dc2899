/** Filming a page: everything it paints, and a row of frames for the eye. */
import type { Browser, Page } from 'playwright-core';

import { SIZES, type Size } from './harness';

const FRAMES = 12;

export interface Frame {
  /** In seconds. */
  readonly at: number;
  readonly data: string;
}

/** Everything the page paints until `done` is through, and a while after. */
export async function filmed(page: Page, done: () => Promise<void>, after = 700): Promise<Frame[]> {
  const session = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    frames.push({ at: metadata.timestamp ?? 0, data });
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await done();
  await page.waitForTimeout(after);
  await session.send('Page.stopScreencast');
  await session.detach();
  return frames;
}

/** Frames at even times, side by side. */
export async function writeStrip(
  browser: Browser,
  frames: readonly Frame[],
  file: string,
  size: Size,
): Promise<void> {
  const [first] = frames;
  const last = frames[frames.length - 1];
  if (!first || !last) throw new Error('nothing was painted');
  const chosen = Array.from({ length: FRAMES }, (_, i) => {
    const at = first.at + ((last.at - first.at) * i) / (FRAMES - 1);
    return frames.filter((frame) => frame.at <= at + 0.001).pop() ?? first;
  });
  const { width, height } = SIZES[size];
  const scale = size === 'phone' ? 0.62 : 0.5;
  const w = Math.round(width * scale);
  const columns = size === 'phone' ? 6 : 3;
  const cells = chosen.map(
    ({ at, data }) =>
      `<figure><img src="data:image/png;base64,${data}" width="${w}" height="${Math.round(height * scale)}"><figcaption>${Math.round((at - first.at) * 1000)} ms</figcaption></figure>`,
  );
  const page = await browser.newPage({ viewport: { width: columns * (w + 8) + 8, height: 600 } });
  await page.setContent(
    `<style>body{margin:4px;font:13px sans-serif;display:grid;grid-template-columns:repeat(${columns},${w}px);gap:8px}figure{margin:0}</style>${cells.join('')}`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}
