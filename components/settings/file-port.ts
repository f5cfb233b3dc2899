/** In bytes: twice what the app could ever write. */
export const LARGEST_FILE = 200_000_000;

/** Refused before it is read. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';
}

/** Handing a file out of the app and taking one in. */
export interface FilePort {
  /** Offers the text as a file: a download in a browser, the share sheet on a phone. */
  give(name: string, text: string): Promise<void>;
  /** Lets a person choose a file; null when they change their mind. Rejects with `FileTooLarge`. */
  take(): Promise<string | null>;
}
