/** The signs Dark Horse's chips, facts, tabs and tokens name. */
import { Circle, Path } from 'react-native-svg';

import { makeSigns, type SignDrawing } from '@/components/boards/signs';
import type { IconName } from '@/components/ui/icon-paths';
import type { GoalWhat } from '@/engine/games/dark-horse/data';
import { cardOf, isEvent, type CardId } from '@/engine/games/dark-horse/data-cards';
import type { ChipSign } from '@/engine/games/dark-horse/words/names';

/** Everything chips, facts, tabs and the banner show by a sign. */
export type SignName = ChipSign | GoalSign | 'jail' | 'points' | 'order' | 'map' | 'spaces' | 'event';

export type GoalSign = 'city' | 'town' | 'gold' | 'influence';

export const GOAL_SIGNS: Readonly<Record<GoalWhat, GoalSign>> = {
  cities: 'city',
  towns: 'town',
  gold: 'gold',
  influence: 'influence',
  centre: 'town',
};

/** Drawn here by hand. */
type OwnSign = 'any';

export const ICONS: Readonly<Record<Exclude<SignName, OwnSign>, IconName>> = {
  food: 'wheat',
  wood: 'pine-tree',
  ore: 'war-pick',
  gold: 'gold-nuggets',
  influence: 'public-speaker',
  rail: 'rail',
  town: 'house',
  city: 'city-house',
  wild: 'perspective-die',
  engineer: 'big-gear',
  stock: 'money-stack',
  loan: 'bank',
  trader: 'trade',
  mayor: 'top-hat',
  sheriff: 'law-star',
  outlaw: 'bandit',
  jail: 'handcuffs',
  card: 'hand-card',
  bonus: 'cowboy-boot',
  points: 'round-star',
  order: 'arrow-up',
  map: 'rail-road',
  spaces: 'dice-pair',
  event: 'sun',
};

const OWN: Readonly<Record<OwnSign, SignDrawing>> = { any: (ink) => <AnyGoods colour={ink} /> };

export const { Sign, signNames } = makeSigns({ ...ICONS, ...OWN });

export function isSign(name: string): name is SignName {
  return signNames.includes(name);
}

/** What each card does, as a sign. */
const CARD_SIGNS: Readonly<Record<CardId, Exclude<SignName, OwnSign>>> = {
  'claim-jumpers': 'outlaw',
  'ol-switcheroo': 'trader',
  'whispering-campaign': 'influence',
  mudslinging: 'influence',
  entrepreneur: 'rail',
  'crooked-merchants': 'trader',
  election: 'mayor',
  'marshal-dylan': 'sheriff',
  'snake-eyes': 'spaces',
  'homestead-act': 'town',
  'barn-raising': 'wood',
  'cattle-drive': 'food',
  'mother-lode': 'ore',
  'stagecoach-holdup': 'jail',
  'pony-express': 'wild',
  'marked-deck': 'spaces',
  'powder-crew': 'rail',
  'gold-nugget': 'gold',
  'camp-meeting': 'influence',
  'land-swindle': 'gold',
};

export function cardSign(id: string): IconName {
  return ICONS[isEvent(id) ? 'event' : CARD_SIGNS[cardOf(id).id]];
}

/** Any resources: three small pieces together. */
function AnyGoods({ colour }: { readonly colour: string }) {
  return (
    <>
      <Circle cx={6.5} cy={15.5} r={4.6} fill="none" stroke={colour} strokeWidth={2} />
      <Path d="M12 3l4.6 7.6H7.4z" fill="none" stroke={colour} strokeWidth={2} strokeLinejoin="round" />
      <Path d="M13.6 11.6h8v8h-8z" fill="none" stroke={colour} strokeWidth={2} strokeLinejoin="round" />
    </>
  );
}
