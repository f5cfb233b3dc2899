import { soundFor, type Feedback } from './sounds';

let context: AudioContext | null = null;

/** Sounds are made, not stored: a few short tones and a rattle of noise. */
function play(kinds: readonly string[], { sound }: { readonly sound: boolean }): void {
  if (!sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  switch (soundFor(kinds)) {
    case 'roll':
      for (const at of [0, 0.06, 0.13, 0.21]) rattle(context, at);
      break;
    case 'gain':
      tone(context, 523, 0, 0.12);
      tone(context, 784, 0.09, 0.16);
      break;
    case 'end':
      [392, 494, 587, 784].forEach((pitch, i) => tone(context, pitch, i * 0.12, 0.3));
      break;
    case 'knock':
      tone(context, 180, 0, 0.07);
  }
}

function tone(audio: AudioContext | null, pitch: number, after: number, length: number): void {
  if (!audio) return;
  const start = audio.currentTime + after;
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

function rattle(audio: AudioContext, after: number): void {
  const length = Math.floor(audio.sampleRate * 0.03);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) * 0.15;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(audio.destination);
  source.start(audio.currentTime + after);
}

export const feedback = { play } satisfies Feedback;
