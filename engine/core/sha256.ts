/** SHA-256 (FIPS 180-4) of a text as UTF-8, in hex: what any other program makes of the same text. */
export function sha256(text: string): string {
  const words = padded(utf8(text));
  const hash = FIRST.slice();
  for (let block = 0; block < words.length; block += 16) mix(hash, words.slice(block, block + 16));
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The first 32 bits of the fractions of the square and cube roots of the first primes. */
const FIRST = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
const ROUND = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];

function mix(hash: number[], block: readonly number[]): void {
  const w = block.slice();
  for (let i = 16; i < 64; i++) {
    const x = at(w, i - 15);
    const y = at(w, i - 2);
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w.push((at(w, i - 16) + s0 + at(w, i - 7) + s1) | 0);
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + at(ROUND, i) + at(w, i)) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = (at(hash, i) + word) | 0;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function at(list: readonly number[], i: number): number {
  return list[i] ?? 0;
}

/** The bytes as big-endian words, with the closing bit and the length in bits. */
function padded(bytes: readonly number[]): number[] {
  const words = Array.from({ length: (((bytes.length + 8) >> 6) + 1) * 16 }, () => 0);
  for (const [i, byte] of [...bytes, 0x80].entries()) {
    words[i >> 2] = at(words, i >> 2) | (byte << (24 - (i % 4) * 8));
  }
  words[words.length - 1] = bytes.length * 8;
  return words;
}

/** Half a pair of surrogates becomes the sign for what cannot be read, as everywhere. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const point = code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
    const more = point < 0x80 ? 0 : point < 0x800 ? 1 : point < 0x10000 ? 2 : 3;
    const head = [0, 0xc0, 0xe0, 0xf0][more] ?? 0;
    bytes.push(head | (point >> (6 * more)));
    for (let i = more - 1; i >= 0; i--) bytes.push(0x80 | ((point >> (6 * i)) & 0x3f));
  }
  return bytes;
}
