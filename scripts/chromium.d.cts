export const LAUNCH_FLAGS: string[];
export function findChromium(): string | null;
