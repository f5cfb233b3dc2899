/** Names and short explanations of pieces. */
export const things = {
  'info.title': 'Dakota 1877',
  'info.line': 'Dig, build and hire: a mining town in ten days',
  'info.minutes': '20–30',
  'info.soloName': 'Ten-day race',
  'info.designer': 'Eric Serra',
  'info.publisher': '',

  you: 'You',
  'you.whom': 'you',
  'you.owner': 'your',
  'name.owner': '{name}’s',
  'verb.is': 'is',
  'verb.are': 'are',
  'verb.has': 'has',
  'verb.have': 'have',

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

  'about.miner': 'Does any plain work.',
  'about.strong-miner': 'Brings up both pieces of a double tile, and may replace a tunnel when he explores.',
  'about.engineer': 'Stops one earthquake or cave-in a day.',
  'about.craftsman':
    'Builds houses ${CRAFTSMAN_OFF_BUILDING} and carts ${CRAFTSMAN_OFF_CART} cheaper, and turns a house into a hotel for ${UPGRADE_PRICE}.',
  'about.prospector':
    'Explores free and looks at {prospector_tiles} tiles, or searches a bag for a fork for ${SEARCH_PRICE}.',
  'about.bartender': 'Earns ${BARTENDER_PAY} in a saloon and betters the other guest’s luck.',
  'about.sheriff':
    'Stops an attack on {SHERIFF_FROM} to {DIE} and arrests, from a sheriff’s office; worth a point more with one.',
  'about.teacher': 'Turns a miner beside him in school into a specialist of your choice.',

  'building.house': 'house',
  'building.hotel': 'hotel',
  'building.saloon': 'saloon',
  'building.school': 'school',
  'building.workshop': 'workshop',
  'building.sheriffs-office': 'sheriff’s office',

  'about.house': '{House_beds} people sleep here.',
  'about.hotel': '{Hotel_beds} people sleep here.',
  'about.saloon':
    '{Saloon_beds} sleep here, each specialist paying ${TAX_PER_SALOON_SLEEPER} in the morning; by day {saloon_windows} drink for ${DRINK_PAY} or gamble.',
  'about.school':
    'Each of {school_windows} workers draws a card; {specialists_per_school} more specialist a day may be hired and one more card held.',
  'about.workshop': 'Each of {workshop_windows} workers builds one thing.',
  'about.sheriffs-office':
    'Stores {office_stores} pieces, holds a cell, and defends the town. A point more for each sheriff.',

  'cart.small': 'small',
  'cart.large': 'large',

  'res.coal': 'coal',
  'res.iron': 'iron',
  'res.copper': 'copper',
  'res.silver': 'silver',
  'res.gold': 'gold',

  'combo.steel': 'Steel',
  'combo.mixed-pair': 'Mixed pair',
  'combo.mixed-trio': 'Mixed trio',
  'combo.coal-trio': 'Three coal',
  'combo.iron-trio': 'Three iron',
  'combo.copper-trio': 'Three copper',
  'combo.silver-trio': 'Three silver',
  'combo.gold-trio': 'Three gold',
  'combo.full-set': 'Full set',

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

  'disaster.earthquake': 'earthquake',
  'disaster.collapse': 'cave-in',
} as const;
