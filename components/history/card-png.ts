/** A drawing of the page as a PNG: its letters go with it, and nothing is fetched from anywhere else. */
import { Asset } from 'expo-asset';
import type Svg from 'react-native-svg';

import { fontFiles } from '@/components/ui/fonts';
import type { FaceName } from '@/components/ui/tokens';

import { PICTURE } from './card-out-port';

/** Some browsers have the letters of a picture ready only a moment after the picture. */
const LETTERS_READY = 120;

export async function pngOf(drawing: Svg): Promise<Blob> {
  const node = nodeOf(drawing);
  if (!node) throw new Error('the drawing is not on the page');
  const copy = node.cloneNode(true) as SVGSVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(PICTURE.width));
  copy.setAttribute('height', String(PICTURE.height));
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = await facesIn(node.outerHTML);
  copy.prepend(style);
  const url = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }),
  );
  try {
    return await painted(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** On the web a shape keeps the element it draws. */
function nodeOf(drawing: Svg): SVGSVGElement | null {
  const { elementRef } = drawing as unknown as { elementRef?: { current: SVGSVGElement | null } };
  return elementRef?.current ?? null;
}

/** The faces that are named in it, as rules that hold their letters. */
async function facesIn(text: string): Promise<string> {
  const named = (Object.keys(fontFiles) as FaceName[]).filter((face) => text.includes(face));
  const rules = await Promise.all(
    named.map(async (face) => {
      const { uri } = Asset.fromModule(fontFiles[face] as number);
      const letters = await (await fetch(uri)).blob();
      return `@font-face{font-family:${face};src:url(${await dataOf(letters)})}`;
    }),
  );
  return rules.join('');
}

function dataOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}

async function painted(url: string): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  await new Promise((resolve) => setTimeout(resolve, LETTERS_READY));
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE.width;
  canvas.height = PICTURE.height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, PICTURE.width, PICTURE.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
