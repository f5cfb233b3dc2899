import type Svg from 'react-native-svg';

import type { CardOut, Handed } from './card-out-port';
import { pngOf } from './card-png';

async function send(drawing: Svg, name: string): Promise<Handed> {
  try {
    const file = new File([await pngOf(drawing)], name, { type: 'image/png' });
    await navigator.share({ files: [file] });
    return 'done';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'refused';
  }
}

async function keep(drawing: Svg, name: string): Promise<Handed> {
  try {
    const url = URL.createObjectURL(await pngOf(drawing));
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    return 'done';
  } catch {
    return 'refused';
  }
}

async function copy(drawing: Svg): Promise<Handed> {
  try {
    // The promise itself goes in: a browser that asks for a fresh tap would not wait for the picture.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(drawing) })]);
    return 'done';
  } catch {
    return 'refused';
  }
}

/** A browser says whether it would share such a file before there is one. */
function takesPictures(): boolean {
  if (typeof navigator === 'undefined' || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([], 'card.png', { type: 'image/png' })] });
}

export const cardOut: CardOut = {
  send: takesPictures() ? send : null,
  keep,
  copy: typeof ClipboardItem === 'undefined' ? null : copy,
};
