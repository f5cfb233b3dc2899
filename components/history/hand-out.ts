import { Share } from 'react-native';

import type { HandOut } from './hand-out-port';

/** As app.json has it: the app answers to such addresses on its device. */
const SCHEME = 'frontierfive';

/** A phone's share sheet has copying in it. */
export const handOut: HandOut = {
  link: (path) => `${SCHEME}:/${path}`,
  copy: null,
  share: async (text) => {
    await Share.share({ message: text });
  },
};
