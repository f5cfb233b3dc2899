/** The pictures of Dice Settlers: everything that moves has a place, and the Diceoneer's scene says what it does. */
import { render, screen } from '@testing-library/react-native';

import type { SceneProps } from '@/components/boards/board';
import { look } from '@/components/boards/dice-settlers';
import { seasonOf } from '@/components/boards/dice-settlers/season';
import type { Spot } from '@/components/play/surface';
import { leads } from '@/components/session/reel';
import { ThemeProvider } from '@/components/ui/theme';
import { hint } from '@/engine/bots';
import { plainConfig } from '@/engine/core/configs';
import type { Decision, GameEvent } from '@/engine/core/game';
import { Match } from '@/engine/core/match';
import { diceSettlers, type View } from '@/engine/games/dice-settlers';

import { boardOf } from './shown';

const mockPlaces: string[] = [];

// Only the names of the places are wanted: nothing has to be drawn for them.
jest.mock('@/components/play/surface', () => ({
  Surface: ({ spots }: { readonly spots: readonly Spot[] }) => {
    mockPlaces.push(...spots.map(({ target }) => target));
    return null;
  },
}));

interface Shot {
  readonly event: GameEvent;
  readonly sentence: string;
  /** The table just before and just after it. */
  readonly before: View;
  readonly view: View;
  /** What is asked when the run is over. */
  next: Decision | null;
}

/** The greedy player's whole game. */
function film(): { readonly match: Match; readonly shots: readonly Shot[] } {
  const match = Match.start(diceSettlers, plainConfig(diceSettlers, 1), 'film');
  const shots: Shot[] = [];
  for (let choice = hint(match); choice !== null; choice = hint(match)) {
    let before = match.view(0);
    const from = shots.length;
    match.play(choice.move, (event, state) => {
      const copy = diceSettlers.clone(state);
      const view = diceSettlers.view(copy, 0);
      shots.push({ event, sentence: diceSettlers.tell(copy, event, 0), before, view, next: null });
      before = view;
    });
    for (const shot of shots.slice(from)) shot.next = match.decision();
  }
  return { match: match as unknown as Match, shots };
}

const { match, shots } = film();
const looking = Match.start(diceSettlers, plainConfig(diceSettlers, 1), 'film');

/** One event of each kind and sort of target. */
function samples(): Shot[] {
  const seen = new Set<string>();
  return shots.filter(({ event }) => {
    const sort = `${event.kind} ${(event.targets ?? []).map((target) => target.split(':')[0]).join(' ')}`;
    if (seen.has(sort)) return false;
    seen.add(sort);
    return true;
  });
}

/** Places of all faces while the event is on show. */
function placesIn({ event, before, view }: Shot): Set<string> {
  const feel = look.feel[event.kind];
  const happening = { n: 1, events: [event], ms: 200 };
  const shown = feel && leads(feel) ? before : view;
  mockPlaces.length = 0;
  for (const { id } of look.parts) {
    render(boardOf(look, looking, id, { view: shown, happening, decision: null, lit: new Map() })).unmount();
  }
  return new Set(mockPlaces);
}

test('every place an event names while it is on show is there, on a face or in the hand', () => {
  for (const shot of samples()) {
    const { event, view, next } = shot;
    if (look.feel[event.kind]?.ms === 0) continue;
    const places = placesIn(shot);
    for (const { target } of (next && look.tray?.(view, next)?.pieces) ?? []) places.add(target);
    const missing = (event.targets ?? []).filter((target) => !places.has(target));
    expect({ kind: event.kind, missing }).toEqual({ kind: event.kind, missing: [] });
  }
});

test('what moves is drawn as a piece', () => {
  const { Mover } = look;
  if (!Mover) throw new Error('nothing is drawn');
  const drawn = new Set<string>();
  for (const { event, before } of samples()) {
    const target = event.targets?.[0] ?? '@seat 0';
    if (!look.moves?.(event)) continue;
    drawn.add(event.kind);
    const { toJSON, unmount } = render(
      <ThemeProvider game="dice-settlers">
        <Mover view={before} seats={match.config.seats} event={event} size={40} room={60} target={target} />
      </ThemeProvider>,
    );
    expect({ kind: event.kind, drawn: toJSON() !== null }).toEqual({ kind: event.kind, drawn: true });
    unmount();
  }
  for (const kind of ['roll', 'settle', 'explore', 'bot-assign', 'bot-step', 'bot-explore', 'learn']) {
    expect(drawn).toContain(kind);
  }
});

function sceneOf(kinds: readonly string[], calm = false): SceneProps<View> {
  const at = shots.findIndex(({ event }) => event.kind === kinds[0]);
  const run = shots.slice(at, at + 40);
  const shown = kinds.flatMap((kind) => run.find(({ event }) => event.kind === kind) ?? []);
  const last = shown[shown.length - 1];
  if (!last || shown.length < kinds.length) throw new Error(`no ${kinds.join(' and ')}`);
  return {
    scene: 'diceoneer',
    before: [],
    shown: shown.map(({ event, sentence }) => ({ event, sentence })),
    happening: { n: 1, events: [last.event], ms: 300 },
    view: last.view,
    viewer: 0,
    seats: match.config.seats,
    width: 390,
    calm,
  };
}

function showDock(props: SceneProps<View>) {
  const { SceneDock } = look;
  if (!SceneDock) throw new Error('the Diceoneer has no scene');
  return render(
    <ThemeProvider game="dice-settlers">
      <SceneDock {...props} />
    </ThemeProvider>,
  );
}

test('the Diceoneer says how far it walks, its strength and the clause', () => {
  showDock(sceneOf(['bot-walk', 'bot-strength']));
  expect(screen.getByText(/^It takes the .* action with strength \d/)).toBeTruthy();
  expect(screen.getByText(/^It walks \d steps? to /)).toBeTruthy();
  expect(screen.getByText(/^strength \d/)).toBeTruthy();
  expect(screen.getByText('DS-6.24')).toBeTruthy();
});

test('dice that go to their sides together are one sentence', () => {
  const roll = shots.findIndex(
    ({ event }, i) => event.kind === 'bot-assign' && shots[i + 1]?.event.kind === 'bot-assign',
  );
  const joined = shots.slice(roll).filter(({ event }, i, all) => i < 2 && event.kind === all[0]?.event.kind);
  const events = joined.map(({ event }) => event);
  const props = sceneOf(['bot-roll']);
  const shown = [...props.shown, ...joined];
  showDock({ ...props, shown, happening: { n: 2, events, ms: 300 } });
  expect(screen.getByText(/^Its dice go to /)).toBeTruthy();
  expect(screen.getByText(/^It may roll \d+ dice and takes \d/)).toBeTruthy();
});

test('the scene is the same where nothing may move', () => {
  const moving = showDock(sceneOf(['bot-walk', 'bot-strength'])).toJSON();
  screen.unmount();
  expect(showDock(sceneOf(['bot-walk', 'bot-strength'], true)).toJSON()).toEqual(moving);
});

test('a card announces the last round and what brought it', () => {
  const { SceneCard } = look;
  if (!SceneCard) throw new Error('there is no card');
  render(
    <ThemeProvider game="dice-settlers">
      <SceneCard {...sceneOf(['last-round'])} scene="last-round" />
    </ThemeProvider>,
  );
  expect(screen.getByText('One last round')).toBeTruthy();
  expect(screen.getByText(/^The next round is the last: /)).toBeTruthy();
});

test('the year goes from spring to winter and never back', () => {
  const year = ['spring', 'summer', 'autumn', 'winter'];
  const seasons = shots.map(({ view }) => year.indexOf(seasonOf(view)));
  expect(seasons[0]).toBe(0);
  expect(seasons[seasons.length - 1]).toBe(3);
  expect(seasons.every((season, i) => i === 0 || season >= (seasons[i - 1] ?? 0))).toBe(true);
});
