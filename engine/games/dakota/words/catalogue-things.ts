/** Names and short explanations of pieces. */
export const things = {
  'phase.morning': 'Morning',
  'phase.noon': 'High Noon',
  'phase.afternoon': 'Afternoon',
  'phase.evening': 'Evening',
  'phase.night': 'Night',
  'phase.over': 'Race over',

  'worker.miner': 'miner',
  'worker.strong-miner': 'strong miner',
  'worker.engineer': 'engineer',
  'worker.craftsman': 'craftsman',
  'worker.prospector': 'prospector',
  'worker.bartender': 'bartender',
  'worker.sheriff': 'sheriff',
  'worker.teacher': 'teacher',

  'crew.many': '{n} {crew}',
  'crew.miner': 'miners',
  'crew.strong-miner': 'strong miners',
  'crew.engineer': 'engineers',
  'crew.craftsman': 'craftsmen',
  'crew.prospector': 'prospectors',
  'crew.bartender': 'bartenders',
  'crew.sheriff': 'sheriffs',
  'crew.teacher': 'teachers',

  'skill.miner': 'plain work',
  'skill.strong-miner': 'lifts both pieces of a double',
  'skill.engineer': 'stops a disaster a day',
  'skill.craftsman': 'builds cheaper',
  'skill.prospector': 'explores free',
  'skill.bartender': 'earns ${BARTENDER_PAY} at the bar',
  'skill.sheriff': 'defends the town',
  'skill.teacher': 'makes miners specialists',

  'about.miner': 'Does any plain work.',
  'about.strong-miner': 'Brings up both pieces of a double tile, and may replace a tunnel when exploring.',
  'about.engineer': 'Stops one earthquake or cave-in a day.',
  'about.craftsman':
    'Builds every building ${CRAFTSMAN_OFF_BUILDING} and carts ${CRAFTSMAN_OFF_CART} cheaper, and turns a house into a hotel for ${UPGRADE_PRICE}.',
  'about.prospector':
    'Explores free and looks at {prospector_tiles} tiles, or searches a bag for a fork for ${SEARCH_PRICE}.',
  'about.bartender':
    'Earns ${BARTENDER_PAY} in a saloon. The other guest there drinks for ${BARTENDER_PAY} or may reroll once.',
  'about.sheriff':
    'In a sheriff’s office stops an attack on {SHERIFF_FROM} to {DIE} and arrests. Worth {sheriff_points} point more in a town with an office.',
  'about.teacher': 'Turns a miner in the same school into a specialist of your choice.',

  'building.house': 'house',
  'building.hotel': 'hotel',
  'building.saloon': 'saloon',
  'building.school': 'school',
  'building.workshop': 'workshop',
  'building.sheriffs-office': 'sheriff’s office',

  'about.house': '{House_beds} people sleep here.',
  'about.hotel': '{Hotel_beds} people sleep here.',
  'about.saloon':
    '{Saloon_beds} people sleep here, and each specialist among them pays ${TAX_PER_SALOON_SLEEPER} in the morning. By day {saloon_windows} drink for ${DRINK_PAY} or gamble.',
  'about.school':
    'Each of {school_windows} workers draws a card. {Specialists_per_school} more specialist a day may be hired, and one more card held.',
  'about.workshop': 'Each of {workshop_windows} workers builds one thing.',
  'about.sheriffs-office':
    'Stores {office_stores} pieces, holds a cell, and defends the town. With an office each sheriff is {sheriff_points} point more.',

  'cart.small': 'small',
  'cart.large': 'large',

  'res.coal': 'coal',
  'res.iron': 'iron',
  'res.copper': 'copper',
  'res.silver': 'silver',
  'res.gold': 'gold',

  'lot.same': '{n} pieces of {res}',
  'lot.different': '{n} pieces of different kinds',
  'combo.steel': 'steel lot',
  'combo.mixed-pair': 'mixed pair',
  'combo.mixed-trio': 'mixed trio',
  'combo.coal-trio': 'coal trio',
  'combo.iron-trio': 'iron trio',
  'combo.copper-trio': 'copper trio',
  'combo.silver-trio': 'silver trio',
  'combo.gold-trio': 'gold trio',
  'combo.full-set': 'full set',

  'shape.straight': 'tunnel',
  'shape.curve': 'bend',
  'shape.tee': 'fork',
  'shape.cross': 'crossing',
  'shape.end': 'dead end',
  'tile.empty': 'Empty {shape}',
  'tile.one': '{res} {shape}',
  'tile.same': 'Double {res} {shape}',
  'tile.two': '{res} and {other} {shape}',

  'side.up': 'up',
  'side.right': 'right',
  'side.down': 'down',
  'side.left': 'left',
  'row.middle': 'row {y}, middle',
  'row.east': 'row {y}, {x} right',
  'row.west': 'row {y}, {x} left',

  'row.building':
    '{name}: ${cost}, {points|point|points}, {beds|bed|beds}, {windows|window|windows}, stores {stores}. Supply with one to four towns: {counts}.',
  'row.cart': '{name}: ${cost}, {seats|seat|seats}.',
  'row.worker': '{name} ({n} in the game): {text}',
  'row.job': 'Slot {n}: ${cost}.',
  'row.price': '{name}: ${cost} a piece.',
  'row.combo': '{name}, {lot}: ${pays}, {slots|slot|slots} a day.',
  'row.pieces': '{n} {res}',
  'row.tiles': 'Layer {layer}: {n|tile|tiles}, {dead|dead end|dead ends} among them, with {pieces}.',
  'row.card': '{name} ({n|copy|copies}): {text}',

  'disaster.earthquake': 'earthquake',
  'disaster.collapse': 'cave-in',

  'does.house': '{HOUSE_BEDS} beds',
  'does.hotel': '{HOTEL_BEDS} beds',
  'does.saloon': '{SALOON_BEDS} beds · {SALOON_WINDOWS} guests earn ${DRINK_PAY} or a die each',
  'does.school': '{SCHOOL_WINDOWS} workers draw a card each · hire one more specialist a day',
  'does.workshop': '{WORKSHOP_WINDOWS} workers build a thing each',
  'does.sheriffs-office': 'stores {OFFICE_STORES} pieces · one cell · defends the town',
  'piece.either': '{res} or {other}',
} as const;
