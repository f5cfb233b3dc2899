/** Factories: a tent comes back and brings a good (DS-4.70, DS-4.71). */
import type { FactoryAbility } from '../data-tiles';
import { playerOf, type Emit, type MapTile, type State } from '../state';
import { raiseTiles } from './govern';
import { keyOf, present, tentsOf, tileAt, tileInfo } from './map';
import { extraHelps, gainDie, gainTokens, gainVp, returnTent } from './pieces';

interface Good<A> {
  /** Whether it can be had; `keep` leaves the tent where it is. */
  open?(s: State, seat: number, ability: A, t: MapTile, keep: boolean): boolean;
  give(s: State, seat: number, ability: A, t: MapTile, emit: Emit): void;
}

const GOODS: { readonly [K in FactoryAbility['do']]: Good<Extract<FactoryAbility, { do: K }>> } = {
  gain: {
    give(s, seat, { kind, n }, t, emit) {
      gainTokens(playerOf(s, seat), kind, n);
      emit({ kind: 'token', seat, args: { kind, n }, targets: [`cell:${keyOf(t)}`] });
    },
  },
  die: {
    open: (s, _seat, { colour }) => (s.supply[colour] ?? 0) > 0,
    give: (s, seat, { colour }, _t, emit) => gainDie(s, seat, colour, emit, false),
  },
  tents: {
    give(s, seat, { n }, t, emit) {
      playerOf(s, seat).tents += n;
      emit({ kind: 'take-tents', seat, args: { n }, targets: [`cell:${keyOf(t)}`] });
    },
  },
  'extra-action': {
    open: (s, seat) => extraHelps(s, seat),
    give(s, seat, _ability, t, emit) {
      s.turn.allow++;
      emit({ kind: 'extra', seat, args: { tile: t.tile }, targets: [`cell:${keyOf(t)}`], rule: 'DS-4.33' });
    },
  },
  'raise-house': {
    open: (s, seat, _ability, t, keep) => raiseTiles(s, seat, keep ? undefined : t).length > 0,
    give: (s, seat) => void s.pending.push({ kind: 'raise-tile', seat }),
  },
  'vp-reserve': {
    give(s, seat, { n }, t, emit) {
      gainVp(s, seat, n, true);
      emit({ kind: 'vp-reserve', seat, args: { n }, targets: [`cell:${keyOf(t)}`] });
    },
  },
};

function goodOf(ability: FactoryAbility): Good<FactoryAbility> {
  return GOODS[ability.do] as Good<FactoryAbility>;
}

/** Factories this seat may use now; `keep` is Industrial Revolution. */
export function factoryTiles(s: State, seat: number, keep: boolean): MapTile[] {
  const used = playerOf(s, seat).factories;
  return s.map.filter((t) => {
    const tile = tileInfo(t);
    if (tile.trigger !== 'factory' || used.includes(t.tile)) return false;
    if (keep ? !present(t, seat) : tentsOf(t, seat) === 0) return false;
    return goodOf(tile.ability).open?.(s, seat, tile.ability, t, keep) ?? true;
  });
}

/** DS-4.70; `keep` leaves the tent where it is. */
export function useFactory(s: State, seat: number, cell: string, keep: boolean, emit: Emit): void {
  const t = tileAt(s, cell);
  const tile = tileInfo(t);
  if (tile.trigger !== 'factory') throw new Error(`Tile ${t.tile} is no Factory.`);
  playerOf(s, seat).factories.push(t.tile);
  if (!keep) returnTent(s, t, seat);
  const kind = keep ? 'factory-keep' : 'factory';
  emit({ kind, seat, args: { tile: t.tile }, targets: [`cell:${cell}`], rule: 'DS-4.70' });
  goodOf(tile.ability).give(s, seat, tile.ability, t, emit);
}
