/** A native app carries all its parts: there is nothing it could fetch again. */
export function startAnew(): void {}
