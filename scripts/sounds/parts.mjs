/**
 * What sounds are made of: chance, noise, filters, things that ring when they are struck, and strings. A signal is
 * a Float64Array at some rate; times are in seconds, pitches in hertz.
 */

/** The same chance every time: the files never change by themselves. */
export function chance(seed) {
  let word = seed >>> 0;
  const next = () => {
    word = (word + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return { next, between: (low, high) => low + (high - low) * next() };
}

export const silence = (seconds, rate) => new Float64Array(Math.round(seconds * rate));

export function noise(seconds, rate, { between }) {
  return silence(seconds, rate).map(() => between(-1, 1));
}

/** Adds a signal into another, from a time on. */
export function mix(into, signal, at, gain, rate) {
  const from = Math.round(at * rate);
  const end = Math.min(signal.length, into.length - from);
  for (let i = 0; i < end; i++) into[from + i] += signal[i] * gain;
  return into;
}

/** A signal under an envelope: `level(t)` at each moment. */
export function shaped(signal, rate, level) {
  return signal.map((value, i) => value * level(i / rate));
}

/** Rises in `attack` and falls away by 1/e every `decay`. */
export const swell = (attack, decay) => (t) =>
  t < attack ? Math.sin((Math.PI / 2) * (t / attack)) ** 2 : Math.exp(-(t - attack) / decay);

/** A filter of two poles and two zeros; `kind` is low, high or band (of even peak). */
export function filtered(signal, rate, kind, pitch, q = 0.707) {
  const turn = (2 * Math.PI * Math.min(pitch, rate * 0.49)) / rate;
  const alpha = Math.sin(turn) / (2 * q);
  const cos = Math.cos(turn);
  const [b0, b1, b2] = {
    low: [(1 - cos) / 2, 1 - cos, (1 - cos) / 2],
    high: [(1 + cos) / 2, -(1 + cos), (1 + cos) / 2],
    band: [alpha, 0, -alpha],
  }[kind];
  return twoPoles(signal, [b0, b1, b2, 1 + alpha, -2 * cos, 1 - alpha]);
}

export function twoPoles(signal, [b0, b1, b2, a0, a1, a2]) {
  const out = new Float64Array(signal.length);
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < signal.length; i++) {
    const x = signal[i];
    const y = (b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2) / a0;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    out[i] = y;
  }
  return out;
}

/** A voice of a body: rings at a pitch, falls away by 1/e every `decay`. */
function ring(force, rate, pitch, decay, gain) {
  const turn = (2 * Math.PI * pitch) / rate;
  const radius = Math.exp(-1 / (decay * rate));
  return twoPoles(force, [gain * Math.sin(turn), 0, 0, 1, -2 * radius * Math.cos(turn), radius * radius]);
}

/**
 * A thing is struck: a soft blow of `contact` seconds, and the grain of the surface, set its modes ringing.
 * A longer contact is a softer mallet. A mode is [pitch, decay, gain].
 */
export function struck(seconds, rate, modes, { contact, grain = 0, random }) {
  const force = silence(seconds, rate);
  const blow = Math.max(2, Math.round(contact * rate));
  for (let i = 0; i < blow; i++) force[i] += (1 - Math.cos((2 * Math.PI * (i + 0.5)) / blow)) / blow;
  if (grain > 0)
    for (let i = 0; i < blow * 3; i++)
      force[i] += (grain * random.between(-1, 1) * (1 - i / (blow * 3))) / blow;
  const out = silence(seconds, rate);
  for (const [pitch, decay, gain] of modes)
    if (pitch < rate * 0.48) mix(out, ring(force, rate, pitch, decay, gain), 0, 1, rate);
  return out;
}

/**
 * A plucked string (Karplus and Strong): a burst of noise goes round a loop as long as the wave, losing its
 * brightness on the way. `bright` 0 to 1 is the edge of the pick, `decay` the time by which the string falls by 1/e.
 */
export function plucked(seconds, rate, pitch, { decay, bright, at = 0.14, random }) {
  const round = rate / pitch;
  // A short string would lose its tone at once if it were dulled like a long one.
  const dull = Math.min(0.5, Math.max(0.08, 0.5 * (250 / pitch) ** 1.4));
  // Mixing neighbours delays by `dull` of a sample; the rest beyond whole samples is 0.3 to 1.3, where it is true.
  const length = Math.floor(round - dull - 0.3);
  const fraction = round - dull - length;
  const slant = (1 - fraction) / (1 + fraction);
  const loss = Math.exp(-1 / (decay * pitch));
  const line = pick(length, bright, at, random);
  const out = silence(seconds, rate);
  let last = 0;
  let passedIn = 0;
  let passedOut = 0;
  for (let i = 0; i < out.length; i++) {
    const place = i % length;
    const now = line[place];
    out[i] = now;
    const soft = loss * ((1 - dull) * now + dull * last);
    last = now;
    passedOut = slant * soft + passedIn - slant * passedOut;
    passedIn = soft;
    line[place] = passedOut;
  }
  return out;
}

/**
 * The shape a pick leaves in a string: the slope of a string drawn aside at `at`, which gives the tone, and rounded
 * noise, which gives the attack. Every pluck is as strong as the next, whatever chance has drawn.
 */
function pick(length, bright, at, random) {
  let smooth = 0;
  const grain = Float64Array.from({ length }, () => (smooth += (random.between(-1, 1) - smooth) * bright));
  const slope = grain.map((_, i) => ((i + 0.5) / length < at ? 1 - at : -at));
  return even(mix(even(slope), even(grain), 0, 0.8, 1));
}

/** Without a mean, and of power one. */
function even(signal) {
  const mean = signal.reduce((sum, value) => sum + value, 0) / signal.length;
  const power = Math.sqrt(signal.reduce((sum, value) => sum + (value - mean) ** 2, 0) / signal.length);
  return signal.map((value) => (value - mean) / power);
}
