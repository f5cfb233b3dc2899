/** What the technologies of a side make of the rules for it. */
import {
  DRAW_DICE,
  EXPLORE_TENTS,
  GOVERN_LEAD,
  KEEP_DICE,
  QUOTA_BASE,
  RECRUIT_STEPS,
  SETTLE_RANGE,
  TAKE_TENTS,
  type Icon,
} from '../data';
import {
  TECHS,
  techOf,
  type EffectKind,
  type EffectOf,
  type HeldKind,
  type OnceKind,
  type TechId,
} from '../data-techs';
import { ready, type Player, type State } from '../state';

type Held = readonly TechId[];
/** A player as far as cards go. */
type Holder = Pick<Player, 'techs' | 'flipped'>;

/** The cards that work for an owner: the Diceoneer never uses its own (DS-6.48). */
export function working(s: State, owner: number): Held {
  return s.players[owner]?.techs ?? [];
}

/** A rule as it is for the holder of these cards, for every effect that lasts. */
export const TERMS = {
  /** DS-4.4, before tiles and the limit. */
  quota: (held: Held) => QUOTA_BASE + sumOf(held, 'quota'),
  /** DS-4.53, DS-6.40: icons and strength a raid on the holder loses. */
  guard: (held: Held) => sumOf(held, 'guard'),
  /** DS-4.22: what an icon stands for in one step, itself included. */
  'counts-as': (held: Held, icon: Icon): Icon[] => {
    const result: Icon[] = [icon];
    for (const { from, to } of turning(held)) if (from === icon) result.push(...to);
    return result;
  },
  /** DS-4.69: a resource that pays for others in a price. */
  'pays-with': (held: Held) => effectOf(held, 'pays-with')?.kind,
  /** Tokens of a price that fall away. */
  'price-off': (held: Held) => sumOf(held, 'price-off'),
  /** DS-4.7. */
  'draw-dice': (held: Held) => effectOf(held, 'draw-dice')?.n ?? DRAW_DICE,
  /** DS-4.80. */
  'keep-dice': (held: Held) => effectOf(held, 'keep-dice')?.n ?? KEEP_DICE,
  /** DS-4.35: icons for one, two and three dice. */
  'recruit-steps': (held: Held) => effectOf(held, 'recruit-steps')?.steps ?? RECRUIT_STEPS,
  /** DS-4.36: neighbouring tiles open their colours too. */
  'recruit-beside': (held: Held) => effectOf(held, 'recruit-beside') !== undefined,
  /** DS-4.37: recruited dice are rolled at once. */
  'recruit-rolled': (held: Held) => effectOf(held, 'recruit-rolled') !== undefined,
  /** DS-4.40: tiles seen beyond those paid for. */
  'explore-more': (held: Held) => sumOf(held, 'explore-more'),
  /** DS-4.41. */
  'explore-anywhere': (held: Held) => effectOf(held, 'explore-anywhere') !== undefined,
  /** DS-4.42. */
  'explore-tents': (held: Held) => effectOf(held, 'explore-tents')?.n ?? EXPLORE_TENTS,
  /** Tents a Settle action begins with. */
  'settle-gift': (held: Held) => sumOf(held, 'settle-gift'),
  /** DS-4.45. */
  'settle-range': (held: Held) => effectOf(held, 'settle-range')?.n ?? SETTLE_RANGE,
  'take-tents': (held: Held) => effectOf(held, 'take-tents')?.n ?? TAKE_TENTS,
  /** DS-4.56: icons a Harvest has more. */
  'harvest-icon': (held: Held) => sumOf(held, 'harvest-icon'),
  /** DS-4.60: points more for a set with gold. */
  'gold-trade': (held: Held) => sumOf(held, 'gold-trade'),
  /** DS-4.72. */
  'govern-lead': (held: Held) => effectOf(held, 'govern-lead')?.n ?? GOVERN_LEAD,
  /** Points for a house placed. */
  'house-vp': (held: Held) => sumOf(held, 'house-vp'),
} satisfies { readonly [K in HeldKind]: (held: Held, icon: Icon) => unknown };

const NONE: readonly never[] = [];

/** DS-4.22: the cards that let an icon stand for others. */
export function turning(held: Held): readonly EffectOf<'counts-as'>[] {
  let result: EffectOf<'counts-as'>[] | null = null;
  for (const id of held) {
    const { effect } = techOf(id);
    if (effect.do !== 'counts-as') continue;
    if (result) result.push(effect);
    else result = [effect];
  }
  return result ?? NONE;
}

/** What lies ready by a 1x card that has not worked this round, for every effect of that sort. */
export const ONCE = {
  /** Cards that make an icon, in the order of the decks. */
  make: (player: Holder): readonly Maker[] => {
    if (player.techs.length === 0) return NONE;
    return holdsMaker(player.techs) ? MAKERS.filter(({ card }) => ready(player, card)) : NONE;
  },
  'harvest-token': (player: Holder) => readyCard(player, 'harvest-token'),
  reroll: (player: Holder) => readyCard(player, 'reroll'),
} satisfies { readonly [K in OnceKind]: (player: Holder) => unknown };

const ALL: readonly TechId[] = TECHS.map(({ id }) => id);

interface Maker {
  readonly card: TechId;
  readonly icon: Icon;
}

function holdsMaker(held: Held): boolean {
  for (const id of held) if (techOf(id).effect.do === 'make') return true;
  return false;
}

const MAKERS: readonly Maker[] = ALL.flatMap((card) => {
  const { effect } = techOf(card);
  return effect.do === 'make' ? [{ card, icon: effect.icon }] : [];
});

/** The card with this effect, or undefined. */
export function cardWith(held: Held, kind: EffectKind): TechId | undefined {
  return held.find((id) => techOf(id).effect.do === kind);
}

/** The card an effect at work must have come from. */
export function cardBehind(held: Held, kind: EffectKind): TechId {
  const card = cardWith(held, kind);
  if (card === undefined) throw new Error(`No card held has the effect ${kind}.`);
  return card;
}

function readyCard(player: Holder, kind: OnceKind): TechId | undefined {
  const card = cardWith(player.techs, kind);
  return card !== undefined && ready(player, card) ? card : undefined;
}

/** An effect as it is printed, for picks that outlast the card they came from. */
export function printed<K extends EffectKind>(kind: K): EffectOf<K> {
  const effect = effectOf(ALL, kind);
  if (!effect) throw new RangeError(`No technology has the effect ${kind}.`);
  return effect;
}

function effectOf<K extends EffectKind>(held: Held, kind: K): EffectOf<K> | undefined {
  const card = cardWith(held, kind);
  return card === undefined ? undefined : (techOf(card).effect as EffectOf<K>);
}

/** Kinds of effect that are a number. */
type Counted = { [K in EffectKind]: EffectOf<K> extends { readonly n: number } ? K : never }[EffectKind];

function sumOf(held: Held, kind: Counted): number {
  let n = 0;
  for (const id of held) {
    const { effect } = techOf(id);
    if (effect.do === kind) n += (effect as EffectOf<Counted>).n;
  }
  return n;
}
