import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';
import type Svg from 'react-native-svg';

import { PICTURE, type CardOut, type Handed } from './card-out-port';

/** A drawing that is not on the screen any more never answers. */
const PATIENCE = 8000;

function drawn(drawing: Svg): Promise<string> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('the drawing gave no picture')), PATIENCE);
    drawing.toDataURL(resolve, PICTURE);
  });
}

async function send(drawing: Svg, name: string): Promise<Handed> {
  try {
    if (!(await isAvailableAsync())) return 'refused';
    const file = new File(Paths.cache, name);
    file.create({ overwrite: true });
    file.write(await drawn(drawing), { encoding: 'base64' });
    await shareAsync(file.uri, { mimeType: 'image/png', UTI: 'public.png', dialogTitle: name });
    return 'done';
  } catch {
    return 'refused';
  }
}

/** A phone's share sheet has keeping and copying in it. */
export const cardOut = { send, keep: null, copy: null } satisfies CardOut;
