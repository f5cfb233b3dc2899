/** Bytes written and read back bit by bit: the inside of share codes. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

export class ByteWriter {
  readonly bytes: number[] = [];
  private free = 0;

  byte(value: number): void {
    this.free = 0;
    this.bytes.push(value & 255);
  }

  /** Seven bits a byte, the lowest first. */
  number(value: number): void {
    let rest = value;
    while (rest > 127) {
      this.byte((rest % 128) | 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  /** Each UTF-16 unit as a number: every text comes back as it was, even half an emoji. */
  text(value: string): void {
    this.number(value.length);
    for (let i = 0; i < value.length; i++) this.number(value.charCodeAt(i));
  }

  /** One of `choices` values in as few bits as tell them apart; a single choice takes none. */
  choice(index: number, choices: number): void {
    for (let bit = 1; bit < choices; bit *= 2) {
      if (this.free === 0) {
        this.bytes.push(0);
        this.free = 8;
      }
      this.free--;
      if (Math.floor(index / bit) % 2 === 1) {
        const last = this.bytes.length - 1;
        this.bytes[last] = (this.bytes[last] as number) | (1 << this.free);
      }
    }
  }
}

/** Thrown at the end of the bytes and by values nobody would have written. */
export class BadBytes extends Error {
  override readonly name = 'BadBytes';
}

export class ByteReader {
  private at = 0;
  private left = 0;
  private current = 0;

  constructor(private readonly bytes: readonly number[]) {}

  get done(): boolean {
    return this.at >= this.bytes.length;
  }

  byte(): number {
    this.left = 0;
    return this.take();
  }

  number(): number {
    let value = 0;
    for (let unit = 1; unit <= 128 ** 6; unit *= 128) {
      const byte = this.byte();
      value += (byte & 127) * unit;
      if (byte < 128) return value;
    }
    throw new BadBytes('a number without end');
  }

  text(): string {
    const length = this.number();
    if (length > this.bytes.length) throw new BadBytes('a text longer than the code');
    let text = '';
    for (let i = 0; i < length; i++) text += String.fromCharCode(this.number());
    return text;
  }

  choice(choices: number): number {
    let index = 0;
    for (let bit = 1; bit < choices; bit *= 2) {
      if (this.left === 0) {
        this.current = this.take();
        this.left = 8;
      }
      this.left--;
      if ((this.current >> this.left) & 1) index += bit;
    }
    return index;
  }

  private take(): number {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw new BadBytes('the end came too early');
    return byte;
  }
}

export function toBase64Url(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(i, i + 3);
    const word = (a << 16) | (b << 8) | c;
    const letters = Math.min(4, bytes.length - i + 1);
    for (let k = 0; k < letters; k++) text += LETTERS[(word >> (18 - 6 * k)) & 63];
  }
  return text;
}

/** Null when the text is no whole number of bytes or its last letter has bits too many. */
export function fromBase64Url(text: string): number[] | null {
  const bytes: number[] = [];
  let word = 0;
  let bits = 0;
  for (const letter of text) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) return null;
    word = ((word << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((word >> bits) & 255);
    }
  }
  return bits < 6 && (word & ((1 << bits) - 1)) === 0 ? bytes : null;
}

/** The first letter that no code has, or null. */
export function strangeLetter(text: string): string | null {
  for (const letter of text) if (!LETTERS.includes(letter)) return letter;
  return null;
}
