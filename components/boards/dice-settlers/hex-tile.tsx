import { memo } from 'react';

import { HexFace, type HexFaceProps } from './hex-face';

/** One hex of the map. Primitive props: it is drawn again only when something on it changes. */
export const HexTile = memo(function HexTile(props: HexFaceProps) {
  return <HexFace {...props} />;
});
