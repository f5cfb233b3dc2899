import type { DrawingProps } from '../board';

export function AimPicture(_props: DrawingProps) {
  return null;
}
