/** What the three versions of Connect Four have in common: only the rules differ in wrapping, not in work. */
export const COLUMNS = 7;
export const ROWS = 6;

/** True when the piece just put on `cell` makes four in a row. Cells run column by column from below. */
export function makesFour(cells: readonly number[], cell: number): boolean {
  const seat = cells[cell];
  const column = Math.floor(cell / ROWS);
  const row = cell % ROWS;
  for (let way = 0; way < 4; way++) {
    const dc = way === 0 ? 0 : 1;
    const dr = way === 0 ? 1 : way - 2;
    let run = 1;
    for (let side = -1; side <= 1; side += 2) {
      let c = column + dc * side;
      let r = row + dr * side;
      while (c >= 0 && c < COLUMNS && r >= 0 && r < ROWS && cells[c * ROWS + r] === seat) {
        run++;
        c += dc * side;
        r += dr * side;
      }
    }
    if (run >= 4) return true;
  }
  return false;
}
