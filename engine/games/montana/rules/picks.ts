import type { PickKind } from '../state';
import { buildNext } from './building';
import { cityGoods, cityPlace, cityUpgrade } from './city';
import type { PickRules } from './notation';
import { recruitAdvance, returnWorkers, whitePair } from './recruit';
import { setupStartField } from './start-tile';
import { chooseAction, endTurn } from './turn';
import { smallSpace } from './work';

/** The rules of every pick: what may be answered, and what the answer does. */
export const PICKS: { readonly [K in PickKind]: PickRules<K> } = {
  'setup-start-field': setupStartField,
  'white-pair': whitePair,
  'return-worker': returnWorkers,
  'choose-action': chooseAction,
  'small-space': smallSpace,
  'recruit-advance': recruitAdvance,
  'city-place': cityPlace,
  'city-goods': cityGoods,
  'city-upgrade': cityUpgrade,
  'build-next': buildNext,
  'end-turn': endTurn,
};
