/** What the figures in the row of a seat are good for, and what they come to for whoever asks. */
import type { Explanation } from '../../../core/game';
import { capital } from '../../../core/words';
import { RESOURCES, resourceAt, ROLES, TOKENS, type Resource, type Role, type Token } from '../data';
import { dicePool } from '../rules/roles';
import { townsOfType } from '../rules/tiles';
import { seatScore } from '../score';
import { cap, isSolo, roleHolder, seatOf, type State } from '../state';
import {
  canPay,
  goldPlan,
  influencePlan,
  lackWords,
  planAsIs,
  priceWords,
  purseOf,
  wantName,
  wantsOf,
  type Want,
} from './advice-plan';
import { say } from './catalogue';
import { resourceName, roleName, roleText, seatName, tokenName, tokenText } from './names';

/** Figures of a row that are not a resource, a token or an office. */
const FIGURES = ['gold', 'influence', 'points', 'city', 'town', 'card', 'bonus', 'jail', 'order'] as const;
type Figure = (typeof FIGURES)[number];

/** A seat that looks, where it is one. */
export function isSeat(state: State, viewer: number): boolean {
  return viewer >= 0 && viewer < state.seats.length;
}

/** Null for a sign no row has. */
export function explainFact(state: State, sign: string, viewer: number): Explanation | null {
  const figure = FIGURES.find((one) => one === sign);
  if (figure) {
    const now = isSeat(state, viewer) ? NOW[figure](state, viewer) : '';
    return {
      title: say(`fact.${figure}.title`),
      body: `${does(state, figure)} ${now}`.trim(),
      rule: RULES[figure],
    };
  }
  const good = RESOURCES.find((one) => one === sign);
  if (good) return explainGood(state, good, viewer);
  const token = TOKENS.find((one) => one === sign);
  if (token) return explainToken(state, token, viewer);
  const role = ROLES.find((one) => one === sign);
  return role ? explainRole(state, role, viewer) : null;
}

function does(state: State, figure: Figure): string {
  if (figure === 'points') return say(isSolo(state) ? 'fact.points.solo' : 'fact.points.crowd');
  return say(`fact.${figure}`);
}

const RULES: Readonly<Record<Figure, string>> = {
  gold: 'DH-4.45',
  influence: 'DH-4.35',
  points: 'DH-5.3',
  city: 'DH-4.64',
  town: 'DH-4.63',
  card: 'DH-4.50',
  bonus: 'DH-4.34',
  jail: 'DH-4.71',
  order: 'DH-4.30',
};

const NOW: Readonly<Record<Figure, (state: State, seat: number) => string>> = {
  gold: (state, seat) => goldPlan(state, seatOf(state, seat).gold) ?? nextOf(state, seat, 'city'),
  influence: (state, seat) => influencePlan(state, seatOf(state, seat).influence),
  points(state, seat) {
    const n = seatScore(state, seat).total;
    if (isSolo(state)) return say('fact.points.alone', { n });
    const others = state.seats.flatMap((_, other) => (other === seat ? [] : [seatScore(state, other).total]));
    return say('fact.points.now', { n, best: Math.max(...others) });
  },
  city: (state, seat) => nextOf(state, seat, 'city') || planAsIs(state, seat),
  town: (state, seat) => nextOf(state, seat, 'town') || planAsIs(state, seat),
  card: (state) => say('fact.card.deck', { n: state.deck.length }),
  bonus(state, seat) {
    const { bonus, sentence } = seatOf(state, seat);
    return say('fact.bonus.now', { n: Math.max(0, dicePool(bonus) - sentence) });
  },
  jail(state, seat) {
    const { jailed, sentence } = seatOf(state, seat);
    const n = Math.max(jailed, sentence);
    return n > 0 ? say('fact.jail.now', { n }) : say('fact.jail.none');
  },
  order: (state, seat) => say('fact.order.now', { n: state.order.indexOf(seat) + 1, of: state.order.length }),
};

/** What the next city or town takes, where there is ground for it. */
export function nextOf(state: State, seat: number, what: Want['what']): string {
  const want = wantsOf(state, seat).find((one) => one.what === what);
  if (!want) return '';
  const purse = purseOf(state, seat);
  const holes = { want: capital(wantName(state, seat, want)), price: priceWords(want) };
  return canPay(want, purse)
    ? say('fact.next', holes)
    : say('fact.next.lacks', { ...holes, lacks: lackWords(want, purse) });
}

/** A kind of resource: what takes it, and what a seat has and makes of it. */
export function explainGood(state: State, good: Resource, viewer: number): Explanation {
  const type = RESOURCES.indexOf(good);
  const parts = [say(`fact.${resourceAt(type)}`)];
  if (isSeat(state, viewer))
    parts.push(
      say('now.good', { n: seatOf(state, viewer).res[type] ?? 0, more: townsOfType(state, viewer, type) }),
      planAsIs(state, viewer),
    );
  return { title: capital(resourceName(type)), body: parts.join(' '), rule: 'DH-4.46' };
}

export function explainToken(state: State, token: Token, viewer: number): Explanation {
  const now = isSeat(state, viewer)
    ? say('now.token', { n: seatOf(state, viewer).tokens[token], cap: cap(state, viewer, token) })
    : say('token.cap');
  return {
    title: say('token.one', { token: tokenName(token) }),
    body: `${tokenText(token)} ${now}`,
    rule: token === 'loan' ? 'DH-4.25' : 'DH-4.50',
  };
}

export function explainRole(state: State, role: Role, viewer: number): Explanation {
  const holder = roleHolder(state, role);
  const now =
    holder < 0
      ? say('now.role.none')
      : holder === viewer
        ? say('now.role.you')
        : say('now.role.who', { who: seatName(state, holder) });
  return { title: roleName(role), body: `${roleText(role)} ${now}`, rule: 'DH-4.42' };
}
