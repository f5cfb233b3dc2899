/** Draws the app icon and the splash as SVG and prints them to PNG with Chromium: `node scripts/icons.mjs`. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

import chromiumTools from './chromium.cjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const { findChromium, LAUNCH_FLAGS } = chromiumTools;
const INK = '#2B1F16';
const PALE = '#FAF3E1';

/** Rays of a low sun, as one path of wedges round (512, 640). */
function rays(colour) {
  const wedges = [];
  for (let i = 0; i < 18; i++) {
    const from = (i * 20 * Math.PI) / 180;
    const to = ((i * 20 + 10) * Math.PI) / 180;
    const at = (angle) =>
      `${(512 + 1200 * Math.cos(angle)).toFixed(1)} ${(640 + 1200 * Math.sin(angle)).toFixed(1)}`;
    wedges.push(`M512 640L${at(from)}L${at(to)}Z`);
  }
  return `<path d="${wedges.join('')}" fill="${colour}"/>`;
}

/** The five-point star with a knob on every point: one point for each game. */
function star(cx, cy, r, fill, edge = INK, width = r * 0.09) {
  const points = Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 === 0 ? r : r * 0.46;
    const angle = (-90 + i * 36) * (Math.PI / 180);
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
  const d = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  const knobs = points
    .filter((_, i) => i % 2 === 0)
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="${r * 0.13}" fill="${fill}" stroke="${edge}" stroke-width="${width}"/>`,
    );
  return `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"/>${knobs.join('')}`;
}

/** Two mesas and the plain in front of them, cut in ink, with the gouge strokes of a woodblock. */
const LAND = `
<path d="M0 690H90L130 540H318L352 690H690L716 610H900L938 690H1024V1024H0Z" fill="${INK}"/>
<path d="M0 760C220 720 420 780 640 748S900 730 1024 752V1024H0Z" fill="#5A3526"/>
<path d="M0 850C260 812 520 880 760 840S960 836 1024 846V1024H0Z" fill="${INK}"/>
<path d="M90 800q60-12 120 0q-60 10-120 0M420 808q70-12 140 0q-70 10-140 0M760 792q60-10 120 0q-60 8-120 0" fill="${INK}"/>
<path d="M140 930q70-12 140 0q-70 10-140 0M640 920q80-14 160 0q-80 12-160 0M400 970q60-10 120 0q-60 8-120 0" fill="#5A3526"/>`;

const SKY = `<rect width="1024" height="1024" fill="#D9693A"/>${rays('#E98C57')}<circle cx="512" cy="560" r="300" fill="#F4B731" stroke="${INK}" stroke-width="16"/>`;
const scene = `${SKY}${LAND}${star(512, 540, 250, PALE)}`;

const mark = (fill, edge) => star(512, 540, 300, fill, edge);

const PICTURES = [
  { file: 'images/icon.png', size: 1024, art: scene },
  { file: 'images/favicon.png', size: 48, art: scene },
  {
    file: 'images/adaptive-foreground.png',
    size: 1024,
    art: `<g transform="translate(512 512) scale(0.66) translate(-512 -540)"><circle cx="512" cy="560" r="330" fill="#F4B731" stroke="${INK}" stroke-width="18"/>${star(512, 548, 270, PALE)}</g>`,
  },
  {
    file: 'images/adaptive-monochrome.png',
    size: 1024,
    art: `<g transform="translate(512 512) scale(0.66) translate(-512 -540)">${mark('#000000', '#000000')}</g>`,
  },
  { file: 'images/splash.png', size: 800, art: mark('#F4B731', INK) },
  { file: 'images/splash-dark.png', size: 800, art: mark('#F4B731', '#F3E6CC') },
  { file: 'public/icon-192.png', size: 192, art: scene },
  { file: 'public/icon-512.png', size: 512, art: scene },
  { file: 'public/icon-maskable-512.png', size: 512, art: `${SKY}${LAND}${star(512, 540, 200, PALE)}` },
  { file: 'public/apple-touch-icon.png', size: 180, art: scene },
];

const browser = await chromium.launch({ executablePath: findChromium(), args: LAUNCH_FLAGS });
const page = await browser.newPage();
for (const { file, size, art } of PICTURES) {
  const target = path.join(root, 'assets', file);
  mkdirSync(path.dirname(target), { recursive: true });
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>*{margin:0}svg{display:block}</style><svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1024 1024">${art}</svg>`,
  );
  await page.screenshot({ path: target, omitBackground: true });
  console.log(`assets/${file}`);
}
await browser.close();
