import { catalogue } from '../../../core/words';

/** What things on the table do, and what they would bring now. */
export const say = catalogue({
  nothing: 'Recruit, work and build: most settlements win, and {n} in a row bring one for free.',

  lake: 'Lake',
  'lake.full': 'The first to build beside it takes its canteen, good for one extra turn.',
  'lake.beside': '{n|field in reach lies|fields in reach lie} beside it; you can pay for {pay} of them.',
  'lake.beside.all': '{n|field in reach lies|fields in reach lie} beside it.',
  'lake.far': 'No field in reach lies beside it yet.',
  'lake.empty': 'Its canteen is gone, so it brings nothing any more.',
  mountain: 'Mountain',
  'mountain.body': 'Nobody can build here, and lines do not run through it.',
  start: 'Start tile',
  'start.body':
    'The first settlements must touch it. It belongs to nobody and counts for no line; {n|field beside it is|fields beside it are} still free.',
  'cell.owned': '{name} {name:has|have} {settlements} here. It counts as one field of a line.',
  'cell.run': 'The longest line through it has {n|field|fields}; exactly {line} in a row bring a settlement.',
  'cell.places': 'It takes {goods} and places {settlements}.',
  'cell.takes': 'Whoever builds here takes {what}.',
  'cell.row': 'For you it completes {n} in a row: {lines|settlement|settlements} more for free.',
  'cell.three': 'For you it makes {less} in a row; one more makes {n}.',
  'cell.can': 'You hold all it takes.',
  'cell.by-cow': 'You hold what it takes if {n|cow stands|cows stand} in for {goods}.',
  'cell.lacks': 'You still lack {goods}.',
  'cell.far': 'It is out of reach until a settlement stands beside it.',
  'cell.none-left': 'All your settlements are placed.',

  'bank.spot': 'Exactly {n|worker|workers} of any {n:colour brings|colours bring} {silver} silver.',
  'bank.can': 'You have {have|worker|workers} and would hold {all} silver.',
  'bank.few': 'You have only {have|worker|workers}.',
  'bank.nobody': 'You have no worker.',
  row: '{own} {good} worker or {others} others, and {price} silver, bring {goods}.',
  'row.can': 'You would hold {goods} then.',
  'row.silver': 'You have only {silver} silver.',
  'row.crew': 'You do not have the workers for it.',
  small:
    'Right after working this row: {own} {good} worker or {others} others for {n} more {good}, without silver.',
  holds: 'Now here: {workers}. It is free again once the whole place is cleared.',
  hand: 'the hand of the rival',
  bank: '{n} spaces for workers of any colours, {free} of them free. Once all are taken it is cleared at the end of the turn.',
  area: '{n} rows of {good}, {free} of them free. Once all large spaces are taken it is cleared at the end of the turn.',
  'area.free': '{own} {good} worker is enough in each of them, and you have {have}.',

  city: 'Take a pumpkin and place your contractor; then the others may. Pay the pumpkins of the column. Further right in a row pushes out whoever stands there.',
  'city.purse': 'You could bid up to {n|pumpkin|pumpkins}, the free one included.',
  'city.purse.cows':
    'You could bid up to {n|pumpkin|pumpkins}, the free one and those for your cows included.',
  space: '{reward}. This space costs {pumpkins}; further right is harder to outbid.',
  'space.last': '{reward}. This space costs {pumpkins}; nobody can outbid it.',
  'space.cards': '{n} of {of|rival card|rival cards} {n:outbids|outbid} a bid here.',
  'space.can': 'You can pay for it.',
  'space.lacks': 'You could bid only {n|pumpkin|pumpkins}.',
  shop: '{reward}, from {pumpkins} on.',
  upgrade: 'An upgrade turns 1 small copper or stone into a big one.',
  'upgrade.none': 'You have nothing to upgrade now.',
  'upgrade.have': 'You have {n} to upgrade.',
  'upgrade.asked': '{n|field in reach asks|fields in reach ask} for a big one.',

  wheel: 'A spin brings the {n} workers shown; grain moves the arrow on, once a turn.',
  'wheel.new': '{n} of its {of|space shows|spaces show} a colour you lack.',
  'wheel.known': 'You have a worker of every colour.',
  'wheel.space': 'Space {n} of the wheel brings {workers}.',
  'wheel.steps': 'The arrow comes here for {steps} grain; you have {have}.',
  'wheel.rest': 'The arrow rests here.',
  'worker.own':
    'In the {place} {own} of them is enough; in another area it counts as one of {others}. The bank takes all colours.',
  'worker.have': 'You have {n}; {free|row|rows} of the {place} {free:is|are} free.',

  rival:
    'Once a round, after you, the rival turns a card: it builds, blocks a space, or rests. {left|card|cards} in the deck, {gone} played.',
  'rival.last': 'The last one was “{card}” with bid {bid}.',
  'rival.bid': 'Still to come with bid {bid}: {cards}.',
  'rival.empty': 'The played cards are shuffled for the next one.',

  'supply.body': 'In the supply: {what}. When it runs short, everyone who has any returns one.',
  'supply.cows': 'In the supply: {what}. When none is left, nobody gets one.',
  'good.no': 'no {what}',
  'good.have': 'You have {have}; {n|field in reach asks|fields in reach ask} for it.',
  'good.asked': '{n|field in reach asks|fields in reach ask} for it.',
  'good.trade': 'A cow can be traded for {n}.',
  'good.big': 'Only an upgrade in the city makes one.',
  'cow.none': 'You have no cow: fields with one and the cattle yard bring them.',
  'cow.have':
    'You have {n|cow|cows}: each stands in for a small good, or becomes {silver} silver or {workers}.',

  turn: 'Other numbers',
  'turn.body': 'The same kinds in other numbers: each tap shows the next way.',

  'sign.settlement': 'Settlements left',
  'sign.silver': 'Silver',
  'sign.cow': 'Cows',
  'sign.canteen': 'Canteens',
  'sign.worker': 'Workers',
  'sign.cards': 'The rival’s deck',
  'fact.settlement':
    'Settlements left to place. Whoever places the last one makes this the last round, and most placed win.',
  'fact.settlement.rival': 'You have {n} left, the rival {m}.',
  'fact.silver': 'Pays for the rows of mine, quarry, grain field and farmland.',
  'fact.silver.all': 'Yours is enough for any row.',
  'fact.silver.rows': 'Yours is enough for rows up to {price}; the dearest cost {most}.',
  'fact.silver.none': 'Yours pays for no row yet.',
  'fact.cow':
    'Building and bidding trade a cow for a small good that is missing; in your turn it also becomes {silver} silver or {workers}. Kept, it counts in a tie.',
  'fact.canteen':
    'At the end of a turn a canteen is another whole turn. Kept, it counts in a tie; {n|lake still has|lakes still have} one.',
  'fact.worker': 'Sent to bank and rows; the wheel brings more. At most {cap} find room.',
  'fact.worker.have': 'You have {n}, so {room} more {room:finds|find} room.',
  'fact.good': '{n|field in reach asks|fields in reach ask} for {good}.',
  'fact.good.big':
    '{n|field in reach asks|fields in reach ask} for {good}; only an upgrade in the city makes one.',
  'fact.good.pumpkin':
    '{n|field in reach asks|fields in reach ask} for pumpkins; bids in the city are paid in them too.',
  'fact.good.grain':
    '{n|field in reach asks|fields in reach ask} for grain; it also moves the arrow of the wheel.',
  'fact.crew':
    'In the {place} {own} is enough; in another area it counts as one of {others}. The bank takes all colours. {free|row|rows} of the {place} {free:is|are} free.',
  'fact.cards': 'The rival turns one each round, and one to answer your first bid in the city.',
  'fact.cards.camps': '{camps} of the {left} to come {camps:is a camp|are camps}: then it rests.',
  'fact.cards.no-camp': 'None of the {left} to come is a camp, so it will not rest before they are shuffled.',
  'fact.cards.none': 'The played cards are shuffled for the next one.',
});
