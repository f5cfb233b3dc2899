/**
 * Numbers of the rules that sentences name. A hole in capitals is the number, `{BAIL}`; in small letters it
 * is the number as a word, `{bail}` or `{Bail}`. They come from `data.ts` and are filled in once.
 */
import { capital, numberWord } from '../../../core/words';
import * as data from '../data';
import { commitOf } from '../data-cards';
import { fromDistance } from '../data-tiles';

const { BUILDING, CART_WAGES, EXPLORER_WAGES, JOB_SLOTS, RANKS } = data;

const NUMBERS: Readonly<Record<string, number>> = {
  ACQUIRED_PER_DAY: data.ACQUIRED_PER_DAY,
  ARSON_WORKERS: commitOf('arson'),
  BAIL: data.BAIL,
  BANK_RUN_FLOOR: data.BANK_RUN_FLOOR,
  BARTENDER_PAY: data.BARTENDER_PAY,
  BLAST_TILES: data.BLAST_TILES,
  BUYER_PIECES: data.BUYER_PIECES,
  BUYER_PRICE: data.BUYER_PRICE,
  CACHE_PAY: data.CACHE_PAY,
  CACHE_ROOM: data.CACHE_ROOM,
  CART_WAGE_A: CART_WAGES[0],
  CART_WAGE_B: CART_WAGES[1],
  CART_WAGE_C: CART_WAGES[2],
  CART_WAGE_D: CART_WAGES[3],
  CLAIM_WORKERS: commitOf('claim-jump'),
  COLLAPSE_FROM: data.COLLAPSE_FROM,
  CRAFTSMAN_OFF_BUILDING: data.CRAFTSMAN_OFF_BUILDING,
  CRAFTSMAN_OFF_CART: data.CRAFTSMAN_OFF_CART,
  DANCE_MOST: data.DANCE_MOST,
  DANCE_PAY: data.DANCE_PAY,
  DAY_LIMIT_A: data.DAY_LIMITS[0],
  DAY_LIMIT_B: data.DAY_LIMITS[1],
  DAY_LIMIT_C: data.DAY_LIMITS[2],
  DEEPEST_POINTS: data.DEEPEST_POINTS,
  DIE: data.DIE,
  DRINK_PAY: data.DRINK_PAY,
  DYNAMITE_WORKERS: commitOf('dynamite'),
  EVENING_ACTIONS: data.EVENING_ACTIONS,
  EXPLORERS: EXPLORER_WAGES.length,
  EXPLORER_WAGE_A: EXPLORER_WAGES[0],
  EXPLORER_WAGE_B: EXPLORER_WAGES[1],
  EXPLORER_WAGE_C: EXPLORER_WAGES[2],
  FAIR_PAY: data.FAIR_PAY,
  FULL_TOWN_POINTS: data.FULL_TOWN_POINTS,
  GRUBSTAKE: data.GRUBSTAKE,
  HAND_SIZE: data.HAND_SIZE,
  HEIST_MOST: data.HEIST_MOST,
  HEIST_WORKERS: commitOf('ore-heist'),
  HOTEL_BEDS: BUILDING.hotel.beds,
  HOUSE_BEDS: BUILDING.house.beds,
  HOUSE_STORES: BUILDING.house.stores,
  JOBS_FOUR: JOB_SLOTS[3],
  JOBS_SOLO: JOB_SLOTS[0],
  JOBS_THREE: JOB_SLOTS[2],
  JOBS_TWO: JOB_SLOTS[1],
  LARGEST_POINTS: data.LARGEST_POINTS,
  LAYER_TWO: fromDistance(2),
  LAYER_TWO_BEFORE: fromDistance(2) - 1,
  LAYER_THREE: fromDistance(3),
  LAYER_THREE_BEFORE: fromDistance(3) - 1,
  LUMBER_LEAST: data.LUMBER_LEAST,
  LUMBER_OFF: data.LUMBER_OFF,
  MINER_PRICE: data.MINER_PRICE,
  MINER_POINTS: data.MINER_POINTS,
  MONEY_PER_POINT: data.MONEY_PER_POINT,
  MOST_WORKERS_POINTS: data.MOST_WORKERS_POINTS,
  MULE_SEATS: data.MULE_SEATS,
  OFFICE_STORES: BUILDING['sheriffs-office'].stores,
  PACKET_MOST: data.PACKET_MOST,
  PACKET_WORKERS: data.PACKET_WORKERS,
  POOL_MINERS: data.POOL_MINERS_PER_PLAYER,
  POOL_PER_PLAYER: data.POOL_PER_PLAYER,
  PROSPECTOR_TILES: data.PROSPECTOR_TILES,
  RANK_B: RANKS[1].from,
  RANK_C: RANKS[2].from,
  RANK_D: RANKS[3].from,
  RANK_E: RANKS[4].from,
  REROLL_BELOW: data.REROLL_BELOW,
  RISE: data.RISE,
  SABOTAGE_WORKERS: commitOf('cart-sabotage'),
  SALOON_BEDS: BUILDING.saloon.beds,
  SALOON_WINDOWS: BUILDING.saloon.windows,
  SCHOOL_WINDOWS: BUILDING.school.windows,
  SEARCH_PRICE: data.SEARCH_PRICE,
  SHERIFF_FROM: data.SHERIFF_FROM,
  SHERIFF_POINTS: data.SHERIFF_POINTS,
  SOLO_COMBO_SLOTS: data.SOLO_COMBO_SLOTS,
  SOLO_DAYS: data.SOLO_DAYS,
  SOLO_POOL: data.SOLO_POOL,
  SPACES: data.SPACES,
  SPECIALISTS_PER_DAY: data.SPECIALISTS_PER_DAY,
  SPECIALISTS_PER_SCHOOL: data.SPECIALISTS_PER_SCHOOL,
  SPECIALIST_POINTS: data.SPECIALIST_POINTS,
  STAGECOACH_DRAW: data.STAGECOACH_DRAW,
  STAGECOACH_PRICE: data.STAGECOACH_PRICE,
  START_CASH: data.START_CASH,
  START_MINERS: data.START_MINERS,
  STICK_UP_MOST: data.STICK_UP_MOST,
  STICK_UP_WORKERS: commitOf('stick-up'),
  STRONG_FOR_HIRE: data.STRONG_FOR_HIRE_PER_PLAYER,
  STRONG_PRICE: data.STRONG_PRICE,
  TAX_PER_BUILDING: data.TAX_PER_BUILDING,
  TAX_PER_SALOON_SLEEPER: data.TAX_PER_SALOON_SLEEPER,
  TENT_BEDS: data.TENT_BEDS,
  TILES_DRAWN: data.TILES_DRAWN,
  UPGRADE_PRICE: data.UPGRADE_PRICE,
  VICE_FROM: data.VICE_FROM,
  WORKSHOP_WINDOWS: BUILDING.workshop.windows,
  YARD: data.YARD,
};

/** A text with the numbers of the rules in their holes; other holes are left for whoever says it. */
export function withNumbers(text: string): string {
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const n = NUMBERS[name.toUpperCase()];
    if (n === undefined) return hole;
    if (name === name.toUpperCase()) return String(n);
    const word = numberWord(n);
    return name.charAt(0) === name.charAt(0).toUpperCase() ? capital(word) : word;
  });
}
