/** Handing a text from the app to another: what a device can do differs. */
export interface HandOut {
  /** The whole address of a page of the app, as another device can open it. */
  link(path: string): string;
  /** Puts a text on the clipboard; false when the device refused. Null where the share sheet does it. */
  readonly copy: ((text: string) => Promise<boolean>) | null;
  /** Opens the device's own share sheet; null where it has none. */
  readonly share: ((text: string) => Promise<void>) | null;
}
