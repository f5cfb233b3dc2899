import {
  configOf,
  draftFromShare,
  draftFromText,
  draftToText,
  freshDraft,
  withKind,
  withSeat,
  withSeatAdded,
  type Draft,
} from '@/components/setup/draft';
import { opponentsOf, seatsOf, toggled, withOpponent } from '@/components/setup/opponents';
import type { BotLevel } from '@/engine/core/character';
import type { AnyGame, SeatSetup } from '@/engine/core/game';

const game = { id: 'test', seats: { min: 1, max: 4 }, options: [] } as unknown as AnyGame;

const bots = () => withKind(game, freshDraft(game), 'bots');
const names = (draft: Draft) => configOf(game, draft).seats.map(({ name }) => name);
const levels = ({ seats }: Draft) => seats.map(({ level }) => level);

function press(draft: Draft, ...whom: BotLevel[]): Draft {
  return whom.reduce((now, who) => {
    const next = toggled(game, now, who);
    if (typeof next === 'string') throw new Error(next);
    return next;
  }, draft);
}

function kept(...seats: SeatSetup[]): Draft {
  const you: SeatSetup = { name: 'You', kind: 'person', colour: 0 };
  return draftFromText(game, JSON.stringify({ kind: 'bots', seats: [you, ...seats], options: {} }));
}

describe('who rides against you', () => {
  it('is Rosa until there is a win, and Ezra afterwards', () => {
    expect(configOf(game, bots()).seats).toMatchObject([{ name: 'You' }, { name: 'Rosa', level: 'hand' }]);
    const later = withKind(game, freshDraft(game), 'bots', false);
    expect(configOf(game, later).seats[1]).toMatchObject({ name: 'Ezra', level: 'foreman' });
  });

  it('sits down when pressed and goes home when pressed again', () => {
    const three = press(bots(), 'legend');
    expect(names(three)).toEqual(['You', 'Rosa', 'Mae']);
    expect(new Set(three.seats.map(({ colour }) => colour)).size).toBe(3);
    expect(names(press(three, 'hand'))).toEqual(['You', 'Mae']);
  });

  it('is never nobody, and never more than there are seats', () => {
    expect(toggled(game, bots(), 'hand')).toBe('last');
    const full = press(bots(), 'legend', 'maverick');
    expect(toggled(game, full, 'greenhorn')).toBe('full');
    expect(full.seats).toHaveLength(4);
  });

  it('may sit twice, under names that tell them apart', () => {
    const twice = withSeatAdded(game, bots(), 'hand');
    expect(names(twice)).toEqual(['You', 'Rosa', 'Rosa 2']);
    expect(seatsOf(twice, 'hand')).toEqual([1, 2]);
    // Alone at the table one of the two stays, and with others both go.
    expect(names(press(twice, 'hand'))).toEqual(['You', 'Rosa']);
    expect(names(press(twice, 'legend', 'hand'))).toEqual(['You', 'Mae']);
  });

  it('brings a name, unless one was written by hand', () => {
    const seat = withSeat(bots(), 1, { level: 'maverick' });
    expect(seat.seats[1]).toMatchObject({ name: 'Juniper', level: 'maverick' });
    const named = withSeat(withSeat(bots(), 1, { name: 'Aunt May' }), 1, { level: 'legend' });
    expect(named.seats[1]).toMatchObject({ name: 'Aunt May', level: 'legend' });
    expect(withSeat(named, 1, { kind: 'person', level: undefined }).seats[1]?.name).toBe('Player 2');
  });

  it('is remembered', () => {
    const draft = press(bots(), 'legend', 'maverick');
    expect(draftFromText(game, draftToText(draft))).toEqual(draft);
  });

  it('comes along in a share code', () => {
    const shared = draftFromShare(configOf(game, press(bots(), 'maverick')), 'seed');
    expect(names(shared)).toEqual(['You', 'Rosa', 'Juniper']);
  });
});

describe('computers of older saves', () => {
  const old = kept(
    { name: 'Hattie', kind: 'bot', level: 'greedy', colour: 1 },
    { name: 'Boone', kind: 'bot', level: 'random', colour: 2 },
  );

  it('still sit there', () => {
    expect(levels(old)).toEqual([undefined, 'greedy', 'random']);
    expect(names(old)).toEqual(['You', 'Hattie', 'Boone']);
    expect(configOf(game, kept({ name: 'Hattie', kind: 'bot', colour: 1 })).seats[1]?.level).toBe('greedy');
  });

  it('give up their seats to whoever is chosen, colour and all', () => {
    const one = press(old, 'legend');
    expect(one.seats[1]).toEqual({ name: 'Mae', kind: 'bot', level: 'legend', colour: 1 });
    expect(names(press(one, 'hand'))).toEqual(['You', 'Mae', 'Rosa']);
    expect(withOpponent(game, old, 'greedy')).toBe(old);
  });

  it('can be sent home', () => {
    expect(levels(press(old, 'greedy'))).toEqual([undefined, 'random']);
    expect(opponentsOf(old)).toBe(2);
  });

  it('get a name where a share code brings none', () => {
    const config = { ...configOf(game, old), seats: old.seats.map((seat) => ({ ...seat, name: '' })) };
    expect(names(draftFromShare(config, 'seed'))).toEqual(['You', 'Hattie', 'Boone']);
  });
});
