import { memo } from 'react';
import { G } from 'react-native-svg';

import { HexFace, HexGround, type HexFaceProps } from './hex-face';

// Primitive props: each is drawn again only when something on it changes.

/** The land of one hex of the map. */
export const HexLandTile = memo(function HexLandTile(props: HexFaceProps) {
  return <HexGround {...props} />;
});

/** What stands on it. */
export const HexPieces = memo(function HexPieces(props: HexFaceProps) {
  return <HexFace {...props} />;
});

/** A whole hex. */
export const HexTile = memo(function HexTile(props: HexFaceProps) {
  return (
    <G>
      <HexGround {...props} />
      <HexFace {...props} />
    </G>
  );
});
