/** What is pending and what each task is about: nobody else knows what `Task.at` says. */
import { entry } from '../data';
import type { TaskKind, TaskOf } from '../state';

/** How a seat came to place its contractor after the first one stands: asked clockwise, or outbid. */
const CITY_TURNS = ['asked', 'outbid'] as const;
export type CityTurn = (typeof CITY_TURNS)[number];

function make<K extends TaskKind>(kind: K, seat: number, at = 0): TaskOf<K> {
  return { kind, seat, at };
}

/** The tasks there are, each with what it is about. */
export const task = {
  startField: (seat: number, middle = false) => make('setup-start-field', seat, middle ? 1 : 0),
  /** `nth` counts the spins of the set-up. */
  spin: (seat: number, nth = 0) => make('spin', seat, nth),
  take: (seat: number, wheelSpace: number) => make('take', seat, wheelSpace),
  whitePair: (seat: number, wheelSpace: number) => make('white-pair', seat, wheelSpace),
  returnWorker: (seat: number) => make('return-worker', seat),
  recruitAdvance: (seat: number) => make('recruit-advance', seat),
  chooseAction: (seat: number) => make('choose-action', seat),
  smallSpace: (seat: number, row: number) => make('small-space', seat, row),
  cityPlace: (seat: number, turn: CityTurn) => make('city-place', seat, CITY_TURNS.indexOf(turn)),
  cityAsk: (seat: number) => make('city-ask', seat),
  cityPay: (seat: number, payer: number) => make('city-pay', seat, payer),
  cityGoods: (seat: number, shop: number) => make('city-goods', seat, shop),
  cityUpgrade: (seat: number, shop: number) => make('city-upgrade', seat, shop),
  buildNext: (seat: number, built: number) => make('build-next', seat, built),
  endTurn: (seat: number) => make('end-turn', seat),
  finish: (seat: number, canteen: boolean) => make('finish', seat, canteen ? 1 : 0),
  rivalTurn: () => make('rival-turn', -1),
  roundEnd: () => make('round-end', -1),
};

/** Whether the start tile has but one place to go. */
export function liesInMiddle(one: TaskOf<'setup-start-field'>): boolean {
  return one.at === 1;
}

export function wheelSpaceOf(one: TaskOf<'take' | 'white-pair'>): number {
  return one.at;
}

export function rowOf(one: TaskOf<'small-space'>): number {
  return one.at;
}

export function shopOf(one: TaskOf<'city-goods' | 'city-upgrade'>): number {
  return one.at;
}

export function cityTurnOf(one: TaskOf<'city-place'>): CityTurn {
  return entry(CITY_TURNS, one.at);
}

/** Which seat pays next, counted from the active one. */
export function payerOf(one: TaskOf<'city-pay'>): number {
  return one.at;
}

/** Fields built so far in this action. */
export function fieldsBuilt(one: TaskOf<'build-next'>): number {
  return one.at;
}

export function drinksCanteen(one: TaskOf<'finish'>): boolean {
  return one.at === 1;
}
