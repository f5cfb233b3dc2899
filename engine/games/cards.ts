import type { AnyGame } from '../core/game';

/** What a game is called and for how many: known without its rules, which each game takes from here. */
export type GameCard = Pick<AnyGame, 'id' | 'info' | 'seats'>;

/** Every game the app holds, in the order of the shelf. Rules, looks and inks are tables over these ids. */
const byId = {
  dakota: {
    id: 'dakota',
    seats: { min: 1, max: 4 },
    info: {
      title: 'Dakota 1877',
      line: 'Dig, build and hire: a mining town in ten days',
      minutes: '20–30',
      soloName: 'Ten-day race',
      designer: 'Eric Serra',
      publisher: '',
    },
  },
  'dice-settlers': {
    id: 'dice-settlers',
    seats: { min: 1, max: 4 },
    info: {
      title: 'Dice Settlers',
      line: 'Roll, explore and settle a land of hexes before the map runs out',
      minutes: '45–75 min',
      soloName: 'Diceoneer',
      designer: 'Dávid Turczi',
      publisher: 'NSKN Games',
    },
  },
  'dark-horse': {
    id: 'dark-horse',
    seats: { min: 1, max: 4 },
    info: {
      title: 'Dark Horse',
      line: 'Dice, rails and a land grab in a territory where ghosts roll too',
      minutes: '30–90 minutes',
      soloName: 'Ghost dice',
      designer: 'Don Lloyd',
      publisher: 'Knight Works',
    },
  },
  dawson: {
    id: 'dawson',
    seats: { min: 1, max: 6 },
    info: {
      title: 'Dawson City',
      line: 'Lodge the gold rush, hold the neighbourhoods',
      minutes: '30–60 min',
      soloName: 'Against the Street',
      designer: 'James Ernest',
      publisher: 'James Ernest, as rules draft 1.8 of 2024',
    },
  },
  montana: {
    id: 'montana',
    seats: { min: 1, max: 4 },
    info: {
      title: 'Montana',
      line: 'Recruit, work and build four in a line before the land is gone',
      minutes: '30–60',
      soloName: 'Homestead race',
      designer: 'Rüdiger Dorn',
      publisher: 'White Goblin Games',
    },
  },
} as const satisfies Readonly<Record<string, GameCard>>;

export type GameId = keyof typeof byId;

export function cardOf(id: GameId): GameCard {
  return byId[id];
}

export const cards: readonly GameCard[] = Object.values(byId);

export function isGameId(id: string): id is GameId {
  return Object.prototype.hasOwnProperty.call(byId, id);
}

export function cardById(id: string): GameCard | undefined {
  return isGameId(id) ? byId[id] : undefined;
}
