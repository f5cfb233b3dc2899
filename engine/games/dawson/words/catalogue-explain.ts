/** What a thing on the table does, and what it is good for now. */
export const EXPLAINED = {
  'explain.lot': '{value}-lot, {place}',
  'explain.lot.body':
    'Nobody camps here. {A:value}-hotel costs {price} gold; before that a rolled {value} may come to camp.',
  'explain.lot.gold': 'You have {gold} gold.',
  'explain.lot.none': 'Both your {value}-hotels are in the city.',

  'explain.camp': '{value}-camper, {place}',
  'explain.camp.body': 'A prospector in a gang of strength {gang}.',
  'explain.camp.room': 'Your empty {value}-hotel can host it free of charge: {value} gold at your next turn.',
  'explain.camp.room.wait':
    'On your turn your empty {value}-hotel can host it free of charge; a turn later it pays {value} gold.',
  'explain.camp.room.late': 'Your empty {value}-hotel can host it free of charge, too late for its gold.',
  'explain.camp.build': '{A:value}-hotel could host it. To build over it costs {price} gold.',
  'explain.camp.mine': 'Mining with it brings {gold} gold on average.',

  'explain.hotel': '{Whose:name} {value}-hotel, {place}',
  'explain.hotel.guest': 'The guest pays {whom:name} {value} gold at {whose:name} next turn.',
  'explain.hotel.late': 'The game ends before the guest of {value} pays.',
  'explain.hotel.empty': 'The room is empty: a rolled {value} or a hosted {value}-camper can move in.',
  'explain.hotel.fits': '{n|camper fits|campers fit} it now.',
  'explain.hotel.fresh': 'Built this turn, it can host from the next.',
  'explain.hotel.block': 'Its block has strength {block}.',
  'explain.hotel.lot': 'The lot underneath is a {lot}-lot.',

  'explain.public': '{building}, {place}',
  'explain.public.body':
    'Adds {points|point|points} to its neighbourhood. Nobody lodges here, and fire stops at its wall.',

  // Who holds the neighbourhood of a thing.
  'explain.at.street': '{place} goes to the Street now: {points|point|points} for a gang of {best}.',
  'explain.at.gang': 'A gang of {best} holds {place}, worth {points|point|points}.',
  'explain.at.one': '{name} {name:holds|hold} {place} with {best}: {points|point|points}.',
  'explain.at.shared': '{names} share {place} with {best} each: {points|point|points}.',
  'explain.at.nobody': 'Nobody holds {place} now, worth {points|point|points}.',

  'explain.street': 'Street',
  'explain.street.body': 'Streets stay open for ever and separate neighbourhoods, blocks and fires.',
  'explain.main-street': 'Main Street',
  'explain.land': 'Open land',
  'explain.land.body': 'A new tile may lie here if it touches the city or stands one street away.',

  'explain.hood': 'Neighbourhood of {place}',
  'explain.hood.body': 'Worth {points|point|points}: {parts}. {leader}',
  'explain.hood.tiles': '{n|tile|tiles}',
  'explain.hood.public': '{n|public square|public squares}',
  'explain.hood.nobody': 'No dice, so nobody controls it.',
  'explain.hood.gang': 'Held by a gang. Strengths: {blocks}.',
  'explain.hood.player': 'Held by {names}. Strengths: {blocks}.',
  'explain.hood.need': 'With {need} more it is yours.',
  'explain.gang-block': 'best gang {n}',
  'explain.gang-bonus': 'best gang {n} ({bonus} of it from the level)',
  'explain.player-block': '{whom:name} {n}',

  'explain.pool': 'Dice pool',
  'explain.pool.body':
    '{pool|die waits|dice wait}. With {growAt} or more at the end of a turn the city grows and scores.',
  'explain.pool.guests': 'When your guests check out, {n|die comes|dice come} back to it.',
  'explain.pool.counts': 'Idle turns in a row: {idle} of {slow}. Turns without scoring: {waited} of {river}.',
  'explain.rolled': 'A rolled {value}',
  'explain.rolled.body':
    'It goes to a {value}-lot of the new tile, else to the nearest empty {value}-hotel, else to the nearest {value}-lot.',
  'explain.rolled.free': '{lots|such lot is|such lots are} free now, and {rooms|room|rooms}.',

  'explain.room': '{value}-hotel',
  'explain.room.body':
    'Costs {free} gold on a free {value}-lot, {camper} over a camper. Its guest pays {value} gold. {left}',
  'explain.room.left': 'You have {n} left.',
  'explain.room.city':
    'In the city now: {lots|free lot|free lots} and {campers|camper|campers} of its number.',

  'explain.tile': '{tile}',
  'explain.tile.body': 'A city tile worth {points|point|points} to the neighbourhood it lies in.',
  'explain.tile.lots': 'Its lots are {lots}.',
  'explain.tile.camp': 'On average {n} of {dice|rolled die|rolled dice} will camp on it.',
  'explain.turn': 'Turning a tile',
  'explain.turn.body': 'A tile may lie in four ways. Its street edges must not run into another tile.',
  'explain.fire': 'Fire',
  'explain.fire.body':
    'Once a turn you may burn one of your empty hotels for its insurance; then the fire goes on next door.',
  'explain.fire.most': 'The dearest that can burn now would pay {gold} gold.',
  'explain.fire.none': 'None of your hotels can burn now.',
  'explain.character': '{name}, {trade}',
  'explain.character.body': '{ability}. {advice}',
  'explain.supply': '{Whose:name} hotels',
  'explain.supply.body': 'Left to build: {left}.',
  'explain.supply.some': '{n} of value {value}',
  'explain.supply.none': 'none',
  'explain.none.body': 'Lots, campers, hotels, streets, neighbourhoods and the pool can all be asked about.',

  // The figures in the row of a seat.
  'explain.fact.point': 'Points',
  'explain.fact.point.body':
    'They come from neighbourhoods held in scoring rounds; {rate} gold make one more at the end.',
  'explain.fact.point.street':
    'With gold you have {points}, the Street {street}: you win with at least as many.',
  'explain.fact.point.most': 'With gold you have {points}; the best of the others has {best}.',
  'explain.fact.gold': 'Gold',
  'explain.fact.gold.body': 'Builds and resizes hotels; at the end {rate} gold are worth a point.',
  'explain.fact.gold.now': 'Yours is worth {points|point|points} so far and pays for {most}.',
  'explain.fact.gold.most': '{a:value}-hotel on a free lot',
  'explain.fact.gold.none': 'no hotel on a free lot',
  'explain.fact.host': 'Free rooms',
  'explain.fact.host.body':
    'Your hotels without a guest: each takes a camper you host or a rolled die of its number.',
  'explain.fact.host.now': '{n|camper fits|campers fit} them now, worth {gold} gold at your next turn.',
  'explain.fact.host.wait':
    '{n|camper fits|campers fit} them now, worth {gold} gold the turn after you host.',
  'explain.fact.host.late': '{n|camper fits|campers fit} them now, too late for gold.',
  'explain.fact.host.none': 'No camper fits them now.',
  'explain.fact.hotel': 'Hotels in the city',
  'explain.fact.hotel.body':
    'They take guests, and side by side they are a block that holds a neighbourhood.',
  'explain.fact.hotel.now':
    'Yours have {n|guest|guests} worth {gold} gold and hold {points|point|points} now.',
  'explain.fact.supply': 'Hotels left to build',
  'explain.fact.supply.body':
    'Each number can be built {times}. A hotel that burns or is resized comes back.',
  'explain.fact.supply.now': 'Left to build: {left}.',
} as const;
