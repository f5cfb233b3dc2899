import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { isOnce, TECHS, techOf, WHEN, type TechId } from '@/engine/games/dice-settlers/data-techs';
import { ONCE, TERMS } from '@/engine/games/dice-settlers/rules/techs';
import { techName, techText } from '@/engine/games/dice-settlers/words/names';

const ids: readonly TechId[] = TECHS.map(({ id }) => id);

test('every lasting or once-a-round effect is asked for by a rule', () => {
  const folder = path.resolve(__dirname, '../../../../engine/games/dice-settlers/rules');
  const rules = readdirSync(folder)
    .filter((name) => name !== 'techs.ts')
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n');
  const asks = (table: string, kind: string) =>
    rules.includes(`${table}['${kind}']`) || rules.includes(`${table}.${kind}(`);
  expect(Object.keys(TERMS).filter((kind) => !asks('TERMS', kind))).toEqual([]);
  expect(Object.keys(ONCE).filter((kind) => !asks('ONCE', kind))).toEqual([]);
});

test('every card has a name and a sentence without an open hole', () => {
  expect(ids.map(techName).filter((name) => name === '')).toEqual([]);
  expect(ids.map(techText).filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
});

test('a card has printed points, or says how it counts', () => {
  for (const id of ids)
    expect([id, techOf(id).vp === null]).toEqual([id, WHEN[techOf(id).effect.do] === 'end']);
});

test('thirteen cards are marked 1x, and no Explosive is', () => {
  expect(ids.filter(isOnce)).toEqual([
    ...['pioneer-spirit', 'land-grab', 'improved-tools', 'drilled-troops', 'field-rations'],
    ...['campfire-stories', 'gold-rush', 'mobile-workforce', 'adaptability', 'industrial-revolution'],
    ...['shift-work', 'telegraph', 'trading-post'],
  ]);
});
