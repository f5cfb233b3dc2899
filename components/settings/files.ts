import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

import { FileTooLarge, LARGEST_FILE, type FilePort } from './file-port';

async function give(name: string, text: string): Promise<void> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  file.write(text);
  await shareAsync(file.uri, { mimeType: 'application/json', dialogTitle: name });
}

async function take(): Promise<string | null> {
  const picked = await getDocumentAsync({
    type: ['application/json', 'text/plain'],
    copyToCacheDirectory: true,
  });
  const asset = picked.canceled ? undefined : picked.assets[0];
  if (!asset) return null;
  const file = new File(asset.uri);
  if (file.size > LARGEST_FILE) throw new FileTooLarge();
  return file.text();
}

export const files = { give, take } satisfies FilePort;
