/** Path geometry of the drawings: plain functions from numbers to SVG path data. */
export type Point = readonly [x: number, y: number];

export function round(n: number): number {
  return Math.round(n * 100) / 100;
}

export function poly(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

export function segment(a: Point, b: Point): string {
  return `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`;
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

/** Six corners, clockwise; pointy tops start at the top, flat tops at the right. */
export function hexPoints(x: number, y: number, r: number, flat = false): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (((flat ? 0 : -90) + 60 * i) * Math.PI) / 180;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)] as const;
  });
}

export function hexPath(x: number, y: number, r: number, flat = false): string {
  return poly(hexPoints(x, y, r, flat));
}

/** Centre of an axial hex for pointy or flat tops. */
export function hexCentre(q: number, r: number, size: number, flat = false): Point {
  return flat
    ? [1.5 * size * q, Math.sqrt(3) * size * (r + q / 2)]
    : [Math.sqrt(3) * size * (q + r / 2), 1.5 * size * r];
}

export function starPath(x: number, y: number, r: number, inner = 0.42): string {
  return poly(
    Array.from({ length: 10 }, (_, i) => {
      const angle = ((-90 + 36 * i) * Math.PI) / 180;
      const q = i % 2 ? r * inner : r * 1.02;
      return [x + q * Math.cos(angle), y + q * Math.sin(angle)] as const;
    }),
  );
}

/** A lens along a curve: the mark a gouge leaves. */
export function carve(
  curve: (x: number) => number,
  from: number,
  to: number,
  thick: number,
  steps = 10,
): string {
  const above: Point[] = [];
  const below: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const u = i / steps;
    const x = from + (to - from) * u;
    const half = (thick / 2) * Math.sin(Math.PI * u);
    above.push([x, curve(x) - half]);
    below.unshift([x, curve(x) + half]);
  }
  return poly([...above, ...below]);
}

/** Sun rays as wedges between two angles in degrees; `share` is how much of the circle they fill. */
export function rays(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  from: number,
  to: number,
  share = 0.5,
): string {
  const step = (to - from) / count;
  const half = ((step * share) / 2) * (Math.PI / 180);
  let d = '';
  for (let i = 0; i < count; i++) {
    const mid = ((from + step * (i + 0.5)) * Math.PI) / 180;
    d += poly([
      [cx + inner * Math.cos(mid), cy + inner * Math.sin(mid)],
      [cx + outer * Math.cos(mid - half), cy + outer * Math.sin(mid - half)],
      [cx + outer * Math.cos(mid + half), cy + outer * Math.sin(mid + half)],
    ]);
  }
  return d;
}

/** Everything under a curve down to the lower edge. */
export function ground(curve: (x: number) => number, width: number, height: number): string {
  let d = `M0 ${height}L0 ${round(curve(0))}`;
  for (let x = 4; x <= width; x += 4) d += `L${x} ${round(curve(x))}`;
  return `${d}L${width} ${height}Z`;
}

/** A small generator for scattered marks: the same picture every time. It decides nothing in any game. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

/** Thin gouge marks over a table. */
export function gouges(seed: number, count: number, width: number, height: number, x0 = 0, y0 = 0): string {
  const next = scatter(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = x0 + next() * width;
    const y = y0 + next() * height;
    d += carve(() => y, x, x + 18 + next() * 22, 1.8, 6);
  }
  return d;
}
