import { usable, usedIn, type UsedBy, type Usage } from '../../core/usage';
import { ACTIONS, colourAt, RECRUITABLE, RESOURCES } from './data';
import { DECKS, TECHS, WHEN } from './data-techs';
import { TILES } from './data-tiles';
import type { EventKind, State } from './state';
import { say } from './words/catalogue';
import { tileName, techName } from './words/names';

/** Deeds beside the seven main actions. */
const DEEDS = ['house', 'factory', 'extra', 'explode'] as const;

/** Cards that are turned or given up when they are used: that they are had says little. */
const HANDLED = TECHS.filter(({ effect }) => WHEN[effect.do] === 'once' || WHEN[effect.do] === 'free');

/** Cards of one tableau in the order they are laid out: by deck. */
const TABLEAU = DECKS.flatMap((deck) => TECHS.filter((tech) => tech.deck === deck));
const FACTORIES = TILES.filter(({ trigger }) => trigger === 'factory');

const USED_BY: UsedBy<EventKind, State> = {
  action: ({ action }) => [`action:${action}`],
  house: () => ['action:house'],
  factory: ({ tile }) => ['action:factory', `factory:${tile}`],
  extra: () => ['action:extra'],
  'extra-card': () => ['action:extra'],
  explode: ({ card }) => ['action:explode', `ability:${card}`],
  'use-card': ({ card }) => [`ability:${card}`],
  learn: ({ card }) => [`technology:${card}`],
  'bot-learn': ({ card }) => [`technology:${card}`],
  'gain-die': ({ colour }) => [`die:${colour}`],
  'gain-die-active': ({ colour }) => [`die:${colour}`],
  'bot-die': ({ colour }) => [`die:${colour}`],
  harvest: ({ kind }) => [`goods:${kind}`],
  'lay-start': ({ tile }) => [`tile:${tile}`],
  explore: ({ tile }) => [`tile:${tile}`],
  'bot-explore': ({ tile }) => [`tile:${tile}`],
};

export const usage: Usage<State> = {
  catalogue: [
    ...ACTIONS.map((id) => usable('action', id, say(id))),
    ...DEEDS.map((id) => usable('action', id, say(`use.${id}`))),
    ...TABLEAU.map(({ id }) => usable('technology', id, techName(id))),
    ...HANDLED.map(({ id }) => usable('ability', id, techName(id))),
    ...RECRUITABLE.map((colour) =>
      usable('die', colourAt(colour), say('use.die', { colour: say(colourAt(colour)) })),
    ),
    ...TILES.map(({ no }) => usable('tile', no, tileName(no))),
    ...FACTORIES.map(({ no }) => usable('factory', no, tileName(no))),
    ...RESOURCES.map((id) => usable('goods', id, say(id))),
  ],
  usedBy: (event, state) => usedIn(USED_BY, event, state),
  offered(final, id) {
    const [kind, which = ''] = id.split(':');
    if (kind === 'technology' || kind === 'ability') return final.tableau.some((card) => card === which);
    if (id === 'action:explode') return final.tableau.some((card) => isExplosive(card));
    if (kind === 'factory') return final.map.some(({ tile }) => tile === Number(which));
    if (kind === 'tile') return TILES.some(({ no, band }) => no === Number(which) && band <= final.sides);
    return true;
  },
};

function isExplosive(card: string): boolean {
  return TECHS.some(({ id, deck }) => id === card && deck === 'explosive');
}
