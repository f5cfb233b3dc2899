/** The moments of each game worth the most care, by the events they are made of. */
export interface Moment {
  readonly name: string;
  /** Kinds that must all happen in the pick that is captured. */
  readonly kinds: readonly string[];
  /** The picks before it are not as early as this. */
  readonly after?: number;
  /** Captured in every run of the browser tests; the others with `STRIPS=all`. */
  readonly always?: true;
}

export const MOMENTS: Readonly<Record<string, readonly Moment[]>> = {
  dakota: [
    { name: 'night', kinds: ['tax', 'new-day'], after: 20, always: true },
    { name: 'ride', kinds: ['cart-goes'], always: true },
    { name: 'return', kinds: ['cart-returns'], after: 20, always: true },
    { name: 'explorer', kinds: ['explorer'], after: 20 },
    { name: 'tile', kinds: ['tile-placed'], after: 20 },
    { name: 'people', kinds: ['placed'], after: 20 },
    { name: 'dice', kinds: ['gambled'] },
    { name: 'market', kinds: ['sold-combo'], after: 20 },
    { name: 'hired', kinds: ['hired'], after: 20 },
  ],
  'dice-settlers': [
    { name: 'start', kinds: ['lay-start'] },
    { name: 'roll', kinds: ['roll'], after: 10, always: true },
    { name: 'reroll', kinds: ['rerolled'] },
    { name: 'its-roll', kinds: ['bot-roll'], after: 10, always: true },
    { name: 'diceoneer', kinds: ['bot-walk', 'bot-explore'], always: true },
    { name: 'its-raid', kinds: ['bot-swap'] },
    { name: 'its-card', kinds: ['bot-learn'] },
    { name: 'explore', kinds: ['explore'] },
    { name: 'draw', kinds: ['draw-tiles'] },
    { name: 'settle', kinds: ['settle'], after: 10 },
    { name: 'raid', kinds: ['raid'] },
    { name: 'house', kinds: ['house'] },
    { name: 'goods', kinds: ['harvest'] },
    { name: 'learn', kinds: ['learn'] },
    { name: 'last-round', kinds: ['last-round'] },
  ],
  'dark-horse': [
    { name: 'roll', kinds: ['rolls', 'ghost-rolls'], after: 12, always: true },
    { name: 'ghost', kinds: ['ghost-blocks'], after: 6, always: true },
    { name: 'income', kinds: ['gain', 'collects'], after: 10, always: true },
    { name: 'rail', kinds: ['rail'] },
    { name: 'reveal', kinds: ['reveals'] },
    { name: 'city', kinds: ['city'], after: 10 },
    { name: 'event', kinds: ['ghost-reveals', 'event'] },
    { name: 'office', kinds: ['role'] },
    { name: 'influence', kinds: ['influence'] },
    { name: 'jail', kinds: ['jail'] },
    { name: 'goal', kinds: ['ending'] },
  ],
  dawson: [
    { name: 'roll', kinds: ['roll'], always: true },
    { name: 'scoring', kinds: ['score'], after: 15, always: true },
    { name: 'winter', kinds: ['score'], after: 40 },
    { name: 'guest', kinds: ['host'] },
    { name: 'mine', kinds: ['claim'] },
    { name: 'fire', kinds: ['burn'], always: true },
  ],
  montana: [
    { name: 'spin', kinds: ['spun'], after: 1, always: true },
    { name: 'work', kinds: ['worked'], always: true },
    { name: 'auction', kinds: ['paid'], always: true },
    { name: 'outbid', kinds: ['outbid'] },
    { name: 'build', kinds: ['built', 'cow'] },
    { name: 'line', kinds: ['line'] },
    { name: 'canteen', kinds: ['canteens'] },
    { name: 'claim', kinds: ['rival-claim'] },
    { name: 'cleared', kinds: ['cleared'] },
  ],
};
