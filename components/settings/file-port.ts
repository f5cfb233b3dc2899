/** Handing a file out of the app and taking one in. */
export interface FilePort {
  /** Offers the text as a file: a download in a browser, the share sheet on a phone. */
  give(name: string, text: string): Promise<void>;
  /** Lets a person choose a file; null when they change their mind. */
  take(): Promise<string | null>;
}
