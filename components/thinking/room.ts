import type { OpenRoom } from './port';

/** A phone's app has one thread for its script: computers think there, in slices. */
export const openRoom: OpenRoom = () => null;
