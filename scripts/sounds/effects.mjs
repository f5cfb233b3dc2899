/** The sounds of things: what lies on the table, and what it stands for. Each is a list of takes. */
import { chance, filtered, mix, noise, shaped, silence, struck, swell } from './parts.mjs';

const BRIGHT = 22050;
const ROUND = 16000;

/** A wooden piece is set down: the piece, the board under it, and a last small settling. */
function wood(seed, tune) {
  const random = chance(seed);
  const piece = [
    [176, 0.03, 0.55],
    [412, 0.024, 0.6],
    [742, 0.017, 1],
    [1187, 0.011, 0.7],
    [1873, 0.008, 0.45],
    [2890, 0.005, 0.3],
    [4210, 0.003, 0.18],
  ].map(([pitch, decay, gain], i) => [
    pitch * (i === 0 ? 1 : tune * random.between(0.985, 1.015)),
    decay,
    gain * random.between(0.8, 1.15),
  ]);
  const knock = struck(0.13, BRIGHT, piece, { contact: 0.0007, grain: 0.25, random });
  const out = mix(silence(0.14, BRIGHT), knock, 0, 1, BRIGHT);
  const settling = struck(0.08, BRIGHT, piece.slice(1), { contact: 0.0006, grain: 0.3, random });
  return mix(out, settling, random.between(0.04, 0.055), 0.2, BRIGHT);
}

/** A hammer on iron: a bar that is free at both ends, and the sleeper it lies on. */
function metal(seed) {
  const random = chance(seed);
  const bar = [
    [1, 0.13, 0.42],
    [2.756, 0.1, 0.6],
    [5.404, 0.06, 0.55],
    [8.933, 0.035, 0.4],
  ].flatMap(([ratio, decay, gain]) => [
    [712 * ratio, decay, gain],
    [712 * ratio * 1.012, decay * 0.7, gain * 0.4],
  ]);
  const sleeper = [
    [170, 0.03, 1],
    [390, 0.018, 0.6],
  ];
  const blow = struck(0.4, BRIGHT, [...bar, ...sleeper], { contact: 0.0004, grain: 0.15, random });
  const out = mix(silence(0.4, BRIGHT), blow, 0, 1, BRIGHT);
  const back = struck(0.3, BRIGHT, bar, { contact: 0.0004, random });
  return mix(out, back, 0.085, 0.16, BRIGHT);
}

/** Coins fall on coins. */
function coin(seed, drops) {
  const random = chance(seed);
  const out = silence(0.26, BRIGHT);
  for (const [at, tune, gain] of drops) {
    const disc = [
      [1, 0.055, 0.4],
      [1.036, 0.05, 0.3],
      [1.63, 0.045, 0.7],
      [1.662, 0.042, 0.5],
      [2.34, 0.03, 0.35],
      [2.93, 0.02, 0.15],
    ].map(([ratio, decay, level]) => [2780 * tune * ratio, decay, level * random.between(0.75, 1.2)]);
    const under = [[540 * tune, 0.009, 0.35]];
    const clink = struck(0.25, BRIGHT, [...disc, ...under], { contact: 0.0003, grain: 0.1, random });
    mix(out, clink, at, gain, BRIGHT);
  }
  return filtered(out, BRIGHT, 'low', 8200);
}

/** Two dice roll over a wooden table: each bounces less high and sooner, until it lies. */
function dice(seed) {
  const random = chance(seed);
  const out = silence(0.41, BRIGHT);
  for (const begin of [0, random.between(0.022, 0.04)]) {
    const bone = random.between(1350, 1750);
    let at = begin;
    let gap = random.between(0.075, 0.1);
    let force = random.between(0.85, 1);
    while (at < 0.35 && gap > 0.012) {
      mix(out, bounce(random, bone), at, force, BRIGHT);
      at += gap * random.between(0.8, 1.15);
      gap *= random.between(0.72, 0.84);
      force *= random.between(0.66, 0.86);
    }
  }
  return out;
}

function bounce(random, bone) {
  const edge = bone * random.between(0.92, 1.1);
  const modes = [
    [random.between(205, 240), 0.02, 0.5],
    [random.between(470, 540), 0.013, 0.55],
    [random.between(840, 920), 0.008, 0.45],
    [edge, 0.006, 0.9],
    [edge * 1.73, 0.004, 0.45],
    [edge * 2.61, 0.0025, 0.22],
  ];
  return struck(0.1, BRIGHT, modes, { contact: 0.0006, grain: 0.5, random });
}

/** A card slides over another and is laid down. */
function paper(seed, lands) {
  const random = chance(seed);
  const breath = noise(0.24, BRIGHT, random);
  const rustle = filtered(filtered(breath, BRIGHT, 'low', 7000), BRIGHT, 'band', 2500, 0.7);
  mix(rustle, filtered(breath, BRIGHT, 'band', 5200, 0.9), 0, 0.4, BRIGHT);
  const fibres = filtered(noise(0.24, BRIGHT, random), BRIGHT, 'low', 42).map((value) => value * 14);
  const slide = rustle.map((value, i) => {
    const t = i / BRIGHT;
    const stroke = t < lands ? Math.sin((Math.PI * t) / lands) ** 1.3 : 0;
    return value * stroke * Math.max(0.12, 0.62 + fibres[i]);
  });
  const flap = shaped(
    filtered(noise(0.06, BRIGHT, random), BRIGHT, 'band', 1500, 0.8),
    BRIGHT,
    swell(0.002, 0.008),
  );
  mix(slide, flap, lands - 0.01, 0.9, BRIGHT);
  const table = [
    [230, 0.02, 0.5],
    [520, 0.012, 0.3],
  ];
  return mix(slide, struck(0.06, BRIGHT, table, { contact: 0.002, random }), lands - 0.008, 0.5, BRIGHT);
}

/** It catches: a breath of flame, and the wood cracks in it. */
function fire(seed) {
  const random = chance(seed);
  const length = 0.62;
  const flame = (t) => swell(0.09, 0.26)(t) * (1 + 0.35 * Math.sin(2 * Math.PI * 11 * t + Math.sin(17 * t)));
  const draught = filtered(noise(length, ROUND, random), ROUND, 'low', 240, 0.8).map((value) => value * 3);
  const flicker = filtered(noise(length, ROUND, random), ROUND, 'band', 780, 0.6);
  const out = shaped(mix(draught, flicker, 0, 0.55, ROUND), ROUND, flame);
  for (let at = 0.05; at < 0.54; at += -Math.log(1 - random.next()) * 0.034 + 0.004) {
    const pitch = random.between(900, 3200);
    const crack = struck(
      0.04,
      ROUND,
      [
        [pitch, random.between(0.0015, 0.004), 1],
        [pitch * 1.9, 0.0015, 0.5],
        [340, 0.006, 0.3],
      ],
      { contact: 0.0004, grain: 0.8, random },
    );
    mix(out, crack, at, 1.5 * random.next() ** 2 + 0.15, ROUND);
  }
  return out;
}

/** A small bell of a town hall: hum, prime, the minor third that makes it a bell, fifth and octaves. */
function bell(seed) {
  const random = chance(seed);
  const modes = [
    [0.5, 0.42, 0.3],
    [1, 0.3, 0.8],
    [1.003, 0.28, 0.3],
    [1.19, 0.26, 0.55],
    [1.5, 0.16, 0.22],
    [2, 0.2, 0.75],
    [2.008, 0.18, 0.3],
    [2.52, 0.1, 0.2],
    [3.01, 0.1, 0.25],
    [4.17, 0.06, 0.18],
    [5.43, 0.035, 0.1],
  ].map(([ratio, decay, gain]) => [698 * ratio, decay, gain]);
  return struck(0.68, ROUND, modes, { contact: 0.0007, grain: 0.1, random });
}

/** A low from the herd: a voice whose mouth opens and closes again. */
function cattle(seed) {
  const random = chance(seed);
  const length = 0.6;
  const between = curve([0, 112], [0.14, 126], [0.36, 138], [0.6, 98]);
  const mouth = [
    { pitch: curve([0, 250], [0.15, 420], [0.42, 470], [0.6, 290]), width: 110, gain: () => 1 },
    {
      pitch: curve([0, 720], [0.2, 830], [0.42, 900], [0.6, 690]),
      width: 150,
      gain: curve([0, 0.12], [0.2, 0.75], [0.5, 0.6], [0.6, 0.15]),
    },
    { pitch: () => 2250, width: 300, gain: curve([0, 0.01], [0.25, 0.1], [0.6, 0.02]) },
  ];
  const starts = Array.from({ length: 24 }, () => random.between(0, 2 * Math.PI));
  const waver = filtered(noise(length, ROUND, random), ROUND, 'low', 14).map((value) => 1 + value * 0.9);
  let turns = 0;
  const voice = silence(length, ROUND).map((_, i) => {
    const t = i / ROUND;
    const pitch = between(t) * waver[i];
    turns += (2 * Math.PI * pitch) / ROUND;
    const throat = 1 + 0.16 * Math.sin(turns / 2);
    return (
      throat *
      starts.reduce((sum, start, k) => {
        const at = pitch * (k + 1);
        return sum + (Math.sin(turns * (k + 1) + start) * opened(mouth, at, t)) / (k + 1) ** 0.8;
      }, 0)
    );
  });
  const air = filtered(noise(length, ROUND, random), ROUND, 'band', 760, 0.9);
  const chest = curve([0, 0], [0.1, 0.75], [0.3, 1], [0.46, 0.7], [0.6, 0]);
  return shaped(mix(voice, air, 0, 0.12, ROUND), ROUND, chest);
}

/** How much of an overtone the mouth lets out. */
function opened(mouth, at, t) {
  return mouth.reduce((sum, { pitch, width, gain }) => {
    const off = (at - pitch(t)) / (width / 2);
    return sum + gain(t) / Math.sqrt(1 + off * off);
  }, 0);
}

/** Goes smoothly from point to point. */
function curve(...points) {
  return (t) => {
    const next = points.findIndex(([at]) => at > t);
    if (next <= 0) return (next === 0 ? points[0] : points[points.length - 1])[1];
    const [[from, low], [to, high]] = [points[next - 1], points[next]];
    return low + ((high - low) * (1 - Math.cos((Math.PI * (t - from)) / (to - from)))) / 2;
  };
}

/** An engine gets under way: three strokes of the piston, and the steam between them. */
function steam(seed) {
  const random = chance(seed);
  const length = 0.56;
  const hiss = filtered(noise(length, BRIGHT, random), BRIGHT, 'high', 3600);
  const out = shaped(hiss, BRIGHT, (t) => 0.085 * Math.sin((Math.PI * t) / length));
  for (const [at, gain] of [
    [0, 1],
    [0.185, 0.78],
    [0.355, 0.6],
  ]) {
    const puff = noise(0.22, BRIGHT, random);
    const chest = filtered(puff, BRIGHT, 'band', 420, 0.8);
    mix(chest, filtered(puff, BRIGHT, 'band', 1150, 0.7), 0, 0.75, BRIGHT);
    mix(chest, filtered(puff, BRIGHT, 'band', 3000, 0.6), 0, 0.28, BRIGHT);
    mix(out, shaped(chest, BRIGHT, swell(0.016, 0.048)), at, gain, BRIGHT);
  }
  return out;
}

/** A wheel is flicked: its peg clicks past the spaces, quickly and then slower, and falls back behind the last. */
function wheel(seed) {
  const random = chance(seed);
  const out = silence(1.15, ROUND);
  const clicks = 30;
  for (let n = 1; n <= clicks; n++) {
    // The way grows as 1 - (1 - t)^2.6: so the peg passes the n-th space at this time.
    const at = 0.98 * (1 - (1 - n / (clicks + 1)) ** (1 / 2.6));
    mix(out, click(random), at, 0.45 + 0.5 * (n / clicks), ROUND);
  }
  return mix(out, click(random), 1.07, 0.7, ROUND);
}

function click(random) {
  const reed = random.between(1500, 1680);
  const modes = [
    [310, 0.012, 0.4],
    [reed, 0.006, 0.9],
    [reed * 1.62, 0.004, 0.5],
    [reed * 2.4, 0.0025, 0.3],
  ];
  return struck(0.05, ROUND, modes, { contact: 0.0005, grain: 0.35, random });
}

/** Equally loud but for what is meant to lie a little behind (paper) or to be noticed (bell). */
export const effects = {
  wood: { rate: BRIGHT, loudness: -24, fade: 0.03, takes: [wood(11, 1), wood(12, 1.09), wood(13, 0.92)] },
  metal: { rate: BRIGHT, loudness: -24.5, fade: 0.12, takes: [metal(21)] },
  coin: {
    rate: BRIGHT,
    loudness: -25,
    fade: 0.08,
    takes: [
      coin(31, [
        [0, 1, 1],
        [0.07, 1.06, 0.6],
      ]),
      coin(32, [
        [0, 1.04, 0.9],
        [0.048, 0.97, 0.75],
        [0.115, 1.1, 0.35],
      ]),
      coin(33, [
        [0, 0.95, 1],
        [0.095, 1.02, 0.5],
      ]),
    ],
  },
  dice: { rate: BRIGHT, loudness: -24, fade: 0.04, takes: [dice(41), dice(42), dice(43)] },
  paper: { rate: BRIGHT, loudness: -25.5, fade: 0.02, takes: [paper(51, 0.19), paper(52, 0.165)] },
  fire: { rate: ROUND, loudness: -23.5, fade: 0.2, takes: [fire(61)] },
  bell: { rate: ROUND, loudness: -23, fade: 0.35, takes: [bell(71)] },
  cattle: { rate: ROUND, loudness: -24, fade: 0.06, takes: [cattle(81)] },
  wheel: { rate: ROUND, loudness: -25, fade: 0.03, takes: [wheel(101)] },
  steam: { rate: BRIGHT, loudness: -24, fade: 0.1, takes: [steam(91)] },
};
