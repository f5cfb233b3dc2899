/** Numbers of the rules by the names sentences use for them, such as `{loanCosts}`: a sentence never holds its own. */
import { catalogue } from '../../../core/words';
import {
  CITY_GAP,
  CLOCK_MARKS,
  DICE,
  EFFORT_LEAST,
  END_SPOT,
  FACES,
  FOOD,
  GAINS,
  GOAL,
  LAST_ROUND,
  OFFICE_TOTAL,
  OPPOSITE,
  ORE,
  PAIR_TOTAL_FROM,
  PAWN_TRACK,
  PIECES,
  POINTS,
  PRICES,
  PRINTED_CLOCK,
  QUICK_END,
  spotOf,
  START,
  TURN_ORDER_LEAST,
  WIN,
  WOOD,
  type NumberedSpace,
} from '../data';
import { CARD_EFFECTS, CHARACTER_EFFECTS, characterOf, EVENT_USES, SURCHARGES } from '../data-cards';

function need(space: NumberedSpace): number {
  const { need: asked } = spotOf(space);
  if (!('n' in asked)) throw new Error(`${space} asks for no number.`);
  return asked.n;
}

const places = {
  pioneerNumber: need('pioneer'),
  hiredHandNumber: need('hired-hand'),
  politicsNumber: need('politics'),
  workCrewNumber: need('work-crew'),
  railBaronNumber: need('rail-baron'),
  builderNumber: need('builder'),
  traderNumber: need('trader'),
  engineerNumber: need('engineer'),
  scoutNumber: need('scout'),
  brokerNumber: need('broker'),
  tycoonNumber: need('tycoon'),
  turnOrderLeast: TURN_ORDER_LEAST,
  effortLeast: EFFORT_LEAST,
  officeTotal: OFFICE_TOTAL,
  flipLow: OPPOSITE - FACES,
  flipOne: FACES,
};

const pieces = {
  cities: PIECES.cities,
  towns: PIECES.towns,
  allDice: DICE.all,
  /** Hexes that lie between two cities at least. */
  firstGap: CITY_GAP.first - 1,
  furtherGap: CITY_GAP.further - 1,
  startWild: START.wild,
  startGoods: START.goods[FOOD],
};

const prices = {
  townFood: PRICES.town[FOOD],
  townWood: PRICES.town[WOOD],
  ruggedOre: PRICES.ruggedOre,
  cityWood: PRICES.cityWood,
  cityGold: PRICES.cityGold,
  railBaronFood: PRICES.railBaron[FOOD],
  railBaronOre: PRICES.railBaron[ORE],
  railBaronRails: PRICES.railBaronRails,
  politicsPrice: PRICES.politics,
  traderPrice: PRICES.trader,
  traderBack: PRICES.traderBack,
  marketSwap: PRICES.marketSwap,
  marketBack: PRICES.marketBack,
  marketGold: PRICES.marketGold,
  marketBuys: PRICES.marketBuys,
  marketBuyGold: PRICES.marketBuyGold,
  loanGives: PRICES.loanGives,
  loanCosts: PRICES.loanCosts,
  stockGold: PRICES.stockGold,
  stockGives: PRICES.stockGives,
  traderToken: PRICES.traderToken,
};

const gains = {
  effort: GAINS.effort,
  pioneerCards: GAINS.pioneerCards,
  scoutCards: GAINS.scoutCards,
  politicsInfluence: GAINS.politicsInfluence,
  mayorInfluence: GAINS.mayorInfluence,
  mayorResources: GAINS.mayorResources,
  tradeGold: GAINS.tradeGold,
  tycoonGold: GAINS.tycoonGold,
  tycoonRails: GAINS.tycoonRails,
  arrestGold: GAINS.arrestGold,
};

const cards = {
  whisperPrice: CARD_EFFECTS['whispering-campaign'].price,
  whisperInfluence: CARD_EFFECTS['whispering-campaign'].influence,
  mudPrice: CARD_EFFECTS.mudslinging.price,
  mudInfluence: CARD_EFFECTS.mudslinging.influence,
  entrepreneurRails: CARD_EFFECTS.entrepreneur.rails,
  crookedResources: CARD_EFFECTS['crooked-merchants'].resources,
  snakeDice: CARD_EFFECTS['snake-eyes'].dice,
  snakeBad: CARD_EFFECTS['snake-eyes'].bad,
  snakeResources: CARD_EFFECTS['snake-eyes'].resources,
  barnWood: CARD_EFFECTS['barn-raising'].goods[WOOD],
  cattleFood: CARD_EFFECTS['cattle-drive'].goods[FOOD],
  lodeOre: CARD_EFFECTS['mother-lode'].goods[ORE],
  lodePrice: CARD_EFFECTS['mother-lode'].price[ORE],
  lodeGold: CARD_EFFECTS['mother-lode'].gold,
  holdupGold: CARD_EFFECTS['stagecoach-holdup'].gold,
  holdupResources: CARD_EFFECTS['stagecoach-holdup'].resources,
  powderFood: CARD_EFFECTS['powder-crew'].price[FOOD],
  powderOre: CARD_EFFECTS['powder-crew'].price[ORE],
  powderRails: CARD_EFFECTS['powder-crew'].rails,
  nuggetGold: CARD_EFFECTS['gold-nugget'].gold,
  campInfluence: CARD_EFFECTS['camp-meeting'].influence,
  swindlePrice: CARD_EFFECTS['land-swindle'].price,
  swindleGold: CARD_EFFECTS['land-swindle'].gold,
};

const events = {
  droughtFood: SURCHARGES.droughtFood,
  droughtUse: EVENT_USES.drought.goods[FOOD],
  cityFireWood: SURCHARGES.cityFireWood,
  cityFireGold: EVENT_USES['city-fire'].gold,
  railStrikeOre: SURCHARGES.railStrikeOre,
  railStrikeRails: EVENT_USES['rail-strike'].rails,
  goldBustPrice: PRICES.trader + SURCHARGES.goldBust,
  locustsWood: EVENT_USES.locusts.goods[WOOD],
  locustsOre: EVENT_USES.locusts.goods[ORE],
  temperanceMore: SURCHARGES.temperance,
  temperancePrice: EVENT_USES.temperance.price,
  temperanceInfluence: EVENT_USES.temperance.influence,
};

const characters = {
  scoundrelWild: CHARACTER_EFFECTS.scoundrel.moreWild,
  scoundrelResources: CHARACTER_EFFECTS.scoundrel.resources,
  preacherStart: characterOf('preacher').influence ?? 0,
  preacherInfluence: CHARACTER_EFFECTS.preacher.influence,
  merchantSwap: CHARACTER_EFFECTS.merchant.marketSwap,
  trackerLooks: CHARACTER_EFFECTS.tracker.startLooks,
  trackerFood: CHARACTER_EFFECTS.tracker.spotGoods[FOOD],
  bankerLoan: CHARACTER_EFFECTS.banker.loanCosts,
  bankerResources: CHARACTER_EFFECTS.banker.stockResources,
  cowboyLow: CHARACTER_EFFECTS.cowboy.hiredBy[0],
  cowboyHigh: CHARACTER_EFFECTS.cowboy.hiredBy[1],
  cowboyFaces: (characterOf('cowboy').spot?.faces ?? []).join(' or '),
  cowboyFood: CHARACTER_EFFECTS.cowboy.spotGoods[FOOD],
  prospectorOre: CHARACTER_EFFECTS.prospector.price[ORE],
  prospectorGold: CHARACTER_EFFECTS.prospector.gold,
  prospectorTownOre: CHARACTER_EFFECTS.prospector.oreTown[ORE],
  kickstarterHexes: CHARACTER_EFFECTS.kickstarter.hexes,
  kickstarterRails: CHARACTER_EFFECTS.kickstarter.rails,
};

const end = {
  endSpot: END_SPOT.usual,
  quickInfluence: QUICK_END.influence,
  quickCities: QUICK_END.cities,
  quickTowns: QUICK_END.towns,
  lastRound: LAST_ROUND,
  officePoints: POINTS.office,
  outlawPoints: -POINTS.outlaw,
  lostPoints: -POINTS.loan,
  goalGold: GOAL.gold,
  goalInfluence: GOAL.influence,
  pawnFrom: PAWN_TRACK.from,
  pawnTo: PAWN_TRACK.to,
  clockMarks: CLOCK_MARKS,
  printedClock: PRINTED_CLOCK,
  pairTotal: PAIR_TOTAL_FROM,
  winPoints: WIN.points,
  winPerRound: WIN.perRound,
};

const NUMBERS: Readonly<Record<string, string | number>> = {
  ...places,
  ...pieces,
  ...prices,
  ...gains,
  ...cards,
  ...events,
  ...characters,
  ...end,
};

/** A text with the numbers of the rules in their holes; other holes are left for whoever says it. */
export function numbered(text: string): string {
  return catalogue({ text })('text', NUMBERS);
}

export function allNumbered<K extends string>(texts: Readonly<Record<K, string>>): Record<K, string> {
  const filled = Object.entries<string>(texts).map(([key, text]) => [key, numbered(text)]);
  return Object.fromEntries(filled) as Record<K, string>;
}
