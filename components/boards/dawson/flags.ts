/** Where the flags of the neighbourhoods stand: over streets and open land rather than over what is played with. */
import type { Box } from '@/components/play/surface';
import { hoodAt } from '@/engine/games/dawson/rules/city';
import type { City } from '@/engine/games/dawson/rules/city';
import { hoodName } from '@/engine/games/dawson/words/names';

import { cellsOf, flagSize } from './hoods';
import { UNIT } from './tones';

export interface FlagPlace extends Box {
  /** Its name, where there is room for it. */
  readonly name: string;
}

/** `taken` are other things that must stay in sight, `frame` is what is shown. */
export function flagPlaces(city: City, text: number, taken: readonly Box[], frame: Box): FlagPlace[] {
  const squares: Box[] = city.xs.map((x, square) => ({
    x: x * UNIT,
    y: (city.ys[square] as number) * UNIT,
    width: UNIT,
    height: UNIT,
  }));
  const blocked = [...squares, ...taken];
  const flags: FlagPlace[] = [];
  city.hoods.forEach((_, hood) => {
    const bare = flagSize(text);
    const sites = sitesFor(city, hood, bare);
    const cost = (site: Box) =>
      covered(site, blocked) +
      2 * covered(site, flags) +
      (inside(site, frame) ? 0 : 2 * bare.width * bare.height);
    const best = sites.reduce((top, site) => (cost(site) < cost(top) ? site : top));
    const name = hoodName(city, hood);
    const long: Box = { ...best, ...flagSize(text, name) };
    const roomy = inside(long, frame) && covered(long, [...blocked, ...flags]) === 0;
    flags.push(roomy ? { ...long, name } : { ...best, name: '' });
  });
  // A name may have been written where a later flag had to stand.
  return flags.map((flag, i) => {
    const crowded =
      flag.name !== '' &&
      covered(
        flag,
        flags.filter((_, other) => other > i),
      ) > 0;
    return crowded ? { ...flag, ...flagSize(text), name: '' } : flag;
  });
}

/** Above every cell that is open to the north, then under those open to the south; the first is the usual one. */
function sitesFor(city: City, hood: number, { width, height }: { width: number; height: number }): Box[] {
  const cells = cellsOf(city, hood).sort(([px, py], [qx, qy]) => py - qy || px - qx);
  const own = new Set(cells.map(([x, y]) => `${x},${y}`));
  if (cells.length !== hoodAt(city, hood).squares.length) throw new RangeError(`no neighbourhood ${hood}`);
  const above = cells
    .filter(([x, y]) => !own.has(`${x},${y - 1}`))
    .map(([x, y]) => ({ x: x * UNIT + 3, y: y * UNIT - height - 6, width, height }));
  const under = cells
    .filter(([x, y]) => !own.has(`${x},${y + 1}`))
    .map(([x, y]) => ({ x: x * UNIT + 3, y: (y + 1) * UNIT + 6, width, height }));
  // A flag at the eastern edge may also end where its cell does.
  const flush = (site: Box) => ({ ...site, x: site.x + UNIT - 6 - width });
  return [...above, ...above.map(flush), ...under, ...under.map(flush)];
}

/** How much of it lies over others. */
function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const w = Math.min(box.x + box.width, other.x + other.width) - Math.max(box.x, other.x);
    const h = Math.min(box.y + box.height, other.y + other.height) - Math.max(box.y, other.y);
    return w > 0 && h > 0 ? sum + w * h : sum;
  }, 0);
}

function inside(box: Box, frame: Box): boolean {
  return (
    box.x >= frame.x &&
    box.y >= frame.y &&
    box.x + box.width <= frame.x + frame.width &&
    box.y + box.height <= frame.y + frame.height
  );
}
