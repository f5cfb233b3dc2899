/** Measures of the mine in board units, for what lies in it and for what moves to it. */

/** Side of a tile. */
export const T = 50;

/** A miner beside the ore of a tile, from its middle. */
export const MINER_AT = [14, -11] as const;
export const MINER_SIZE = 26;

/** A cart in a tile: so far under its middle, and so much smaller than it is drawn. */
export const CART_DOWN = 7;
export const CART_SCALE = 0.55;
