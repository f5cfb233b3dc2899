/** A small game that has everything the core must cope with: hidden hands, a deck, dice, compound picks, options. */
import type { Game, GameConfig, GameState, Thinking } from '@/engine/core/game';
import { completeOptions } from '@/engine/core/options';
import { below, nextUint, roll, seedRng, shuffle } from '@/engine/core/rng';
import { catalogue } from '@/engine/core/words';

export interface ToyState extends GameState {
  names: string[];
  deck: number[];
  hands: number[][];
  /** What lies on each of the five plots: seat * 100 + card, or -1. */
  plots: number[];
  points: number[];
  seat: number;
  turns: number;
  held: number;
  rounds: number;
}

export interface ToyView {
  seat: number;
  hand: number[];
  handSizes: number[];
  deckSize: number;
  plots: number[];
  points: number[];
}

const words = catalogue({
  'prompt.turn': '{name}, play a card or roll',
  'prompt.place': 'Where does the {card} go?',
  card: 'Play the {card}',
  roll: 'Roll for points',
  plot: 'Lay it on plot {plot}',
  'told.roll': '{name} rolls a {face}.',
  'told.lay': '{name} lays the {card} on plot {plot}.',
  'told.draw': '{name} draws a card.',
  why: 'There is nothing to do there now.',
  explain: 'A plot holds one card, the last one laid.',
});

const name = (state: ToyState, seat: number) => state.names[seat] ?? '';

function endTurn(state: ToyState): void {
  state.held = -1;
  state.seat = (state.seat + 1) % state.names.length;
  if (state.seat === 0) state.turns += 1;
}

export const toy: Game<ToyState, ToyView> = {
  id: 'toy',
  rules: 3,
  info: {
    title: 'Toy',
    line: 'A toy',
    minutes: '1',
    soloName: 'Solo',
    designer: 'Nobody',
    publisher: 'Nobody',
  },
  seats: { min: 1, max: 4 },
  options: [
    { id: 'rounds', kind: 'number', label: 'Rounds', help: 'How many', min: 1, max: 9, default: 6 },
    { id: 'kind', kind: 'switch', label: 'Kind', help: 'Dice are kind', default: false },
    {
      id: 'hat',
      kind: 'seat-choice',
      label: 'Hat',
      help: 'For looks',
      choices: [
        { id: 'bowler', label: 'Bowler' },
        { id: 'straw', label: 'Straw' },
      ],
      default: 'straw',
    },
  ],
  maxDecisions: 200,
  setup(config, seed) {
    const rng = seedRng(seed);
    const deck = shuffle(
      rng,
      Array.from({ length: 40 }, (_, i) => i),
    );
    return {
      rng,
      names: config.seats.map((seat) => seat.name),
      hands: config.seats.map(() => deck.splice(0, 3)),
      deck,
      plots: [-1, -1, -1, -1, -1],
      points: config.seats.map(() => 0),
      seat: 0,
      turns: 0,
      held: -1,
      rounds: config.options['rounds'] as number,
    };
  },
  decision(state) {
    if (state.turns >= state.rounds) return null;
    return { seat: state.seat, kind: state.held < 0 ? 'turn' : 'place' };
  },
  moves(state) {
    if (state.turns >= state.rounds) return [];
    if (state.held >= 0) return state.plots.map((_, plot) => `plot:${plot}`);
    return [...(state.hands[state.seat] ?? []).map((card) => `card:${card}`), 'roll'];
  },
  apply(state, move, emit) {
    const { seat } = state;
    const [verb, number] = move.split(':');
    const hand = state.hands[seat] ?? [];
    if (verb === 'card') {
      state.held = Number(number);
      hand.splice(hand.indexOf(state.held), 1);
      return;
    }
    if (verb === 'roll') {
      const face = roll(state.rng);
      state.points[seat] = (state.points[seat] ?? 0) + face;
      emit({ kind: 'roll', seat, args: { face } });
      return endTurn(state);
    }
    const plot = Number(number);
    state.plots[plot] = seat * 100 + state.held;
    state.points[seat] = (state.points[seat] ?? 0) + (state.held % 5);
    emit({ kind: 'lay', seat, args: { card: state.held, plot: plot + 1 }, targets: [`plot:${plot}`] });
    const card = state.deck.pop();
    if (card !== undefined) {
      hand.push(card);
      emit({ kind: 'draw', seat, news: true });
    }
    endTurn(state);
  },
  clone: (state) => ({
    rng: [...state.rng],
    names: [...state.names],
    deck: [...state.deck],
    hands: state.hands.map((hand) => [...hand]),
    plots: [...state.plots],
    points: [...state.points],
    seat: state.seat,
    turns: state.turns,
    held: state.held,
    rounds: state.rounds,
  }),
  upgrade: (state) => state as ToyState,
  view: (state, seat) => ({
    seat: state.seat,
    hand: [...(state.hands[seat] ?? [])],
    handSizes: state.hands.map((hand) => hand.length),
    deckSize: state.deck.length,
    plots: [...state.plots],
    points: [...state.points],
  }),
  resample(state, seat, rng) {
    const copy = toy.clone(state);
    const hidden = [...copy.deck, ...copy.hands.filter((_, other) => other !== seat).flat()].sort(
      (a, b) => a - b,
    );
    shuffle(rng.state, hidden);
    copy.hands = copy.hands.map((hand, other) => (other === seat ? hand : hidden.splice(0, hand.length)));
    copy.deck = hidden;
    copy.rng = [nextUint(rng.state), nextUint(rng.state), nextUint(rng.state), nextUint(rng.state)];
    return copy;
  },
  score(state) {
    const best = Math.max(...state.points);
    const over = state.turns >= state.rounds;
    return {
      seats: state.points.map((points) => ({ total: points, lines: [{ label: 'Points', points }] })),
      winners: over ? state.points.flatMap((points, seat) => (points === best ? [seat] : [])) : [],
      headline: `${best} points`,
      mode: `${state.names.length} seats`,
    };
  },
  status: (state) => ({ title: 'Turn', line: `${state.turns + 1} of ${state.rounds}` }),
  prompt: (state) =>
    state.held < 0
      ? words('prompt.turn', { name: name(state, state.seat) })
      : words('prompt.place', { card: state.held }),
  describe(_, move) {
    const [verb, number] = move.split(':');
    if (verb === 'roll') return { label: words('roll'), targets: ['die'], rule: 'T-1' };
    if (verb === 'card')
      return { label: words('card', { card: Number(number) }), targets: [move], rule: 'T-2' };
    return { label: words('plot', { plot: Number(number) + 1 }), targets: [move], rule: 'T-3' };
  },
  whyNot: () => words('why'),
  explain: () => ({ title: 'Plot', body: words('explain'), rule: 'T-3' }),
  tell: (state, event) =>
    words(`told.${event.kind}` as 'told.roll', { name: name(state, event.seat), ...event.args }),
  rulebook: [],
  *think(state, _seat, rng): Thinking {
    const moves = toy.moves(state);
    yield;
    const best = moves.find((move) => move.startsWith('card') && Number(move.slice(5)) % 5 === 4);
    return { move: best ?? (moves[below(rng.state, moves.length)] as string), reason: 'Worth the most.' };
  },
  violations: (state) =>
    state.deck.length + state.hands.flat().length > 40 ? ['There are more cards than were made.'] : [],
  simModes: (seats) => (seats === 1 ? [{ name: 'solo', options: { rounds: 6 } }] : []),
  simStats: (finals) => ({ best: Math.max(...finals.flatMap((state) => state.points)) }),
};

export function toyConfig(seats: number, options: Record<string, unknown> = {}): GameConfig {
  return {
    seats: Array.from({ length: seats }, (_, i) => ({
      name: `P${i + 1}`,
      kind: 'person' as const,
      colour: i,
    })),
    options: completeOptions(toy.options, seats, options),
  };
}
