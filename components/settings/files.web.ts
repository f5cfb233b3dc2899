import { FileTooLarge, LARGEST_FILE, type FilePort } from './file-port';

async function give(name: string, text: string): Promise<void> {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function take(): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = 'application/json,text/plain,.json';
    input.onchange = () => {
      const file = input.files?.[0];
      if (file && file.size > LARGEST_FILE) reject(new FileTooLarge());
      else resolve(file ? file.text() : null);
    };
    input.oncancel = () => resolve(null);
    input.click();
  });
}

export const files = { give, take } satisfies FilePort;
