import { createAudioPlayer, type AudioPlayer } from 'expo-audio';
import * as Haptics from 'expo-haptics';

import { row, still, type Sound } from '@/components/boards/feel';
import { APART_MS, Desk, LENGTHS, VOICES } from '@/components/session/desk';
import { feedback } from '@/components/session/feedback';
import { soundFiles } from '@/components/session/sound-files';
import { cueOf, endCue } from '@/components/session/sounds';
import { plainSettings } from '@/components/settings/kept';
import { useSettings } from '@/components/settings/store';
import type { ScoreSheet, SeatSetup } from '@/engine/core/game';

const kinds = Object.keys(LENGTHS) as Sound[];

let now = 0;
const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
afterAll(() => clock.mockRestore());
beforeEach(() => {
  // Far from whatever the tests before have played.
  now += 100_000;
  heard = 0;
  useSettings.setState({ sound: true, haptics: true });
});
afterEach(() => jest.clearAllMocks());

/** A loudspeaker that counts what it is asked for. */
let heard = 0;
const player = { play: () => heard++, seekTo: () => Promise.resolve() } as unknown as AudioPlayer;
jest.mocked(createAudioPlayer).mockImplementation(() => player);

describe('the desk', () => {
  it('lets no two of one kind through within 80 ms', () => {
    const desk = new Desk();
    expect(desk.take('wood', 3, 0)).toBe(0);
    expect(desk.take('wood', 3, APART_MS - 1)).toBeNull();
    expect(desk.take('coin', 3, APART_MS - 1)).toBe(0);
    expect(desk.take('wood', 3, APART_MS)).toBe(1);
  });

  it('plays the takes in turn', () => {
    const desk = new Desk();
    const takes = [0, 1, 2, 3].map((i) => desk.take('dice', 3, i * 500));
    expect(takes).toEqual([0, 1, 2, 0]);
  });

  it('has few voices at once, free again when they are through', () => {
    const desk = new Desk();
    const at = (time: number) => kinds.filter((kind) => desk.take(kind, 1, time) !== null).length;
    expect(at(0)).toBe(VOICES);
    expect(at(2000)).toBe(VOICES);
  });

  it('makes no drill of a run of light taps, and lets a stronger one through', () => {
    const desk = new Desk();
    expect(desk.touches('light', 0)).toBe(true);
    expect(desk.touches('light', 200)).toBe(false);
    expect(desk.touches('strong', 210)).toBe(true);
    expect(desk.touches('light', 900)).toBe(true);
  });
});

describe('a picture', () => {
  it('is heard by all and felt by the hand that did it', () => {
    expect(cueOf(row('coin', still, 200), true)).toEqual({ sound: 'coin', touch: 'light' });
    expect(cueOf(row('coin', still, 200), false)).toEqual({ sound: 'coin', touch: null });
    expect(cueOf(row('dice', still, 200), true)).toEqual({ sound: 'dice', touch: 'medium' });
    expect(cueOf(row('fire', still, 200, { heavy: true }), true)).toEqual({ sound: 'fire', touch: 'strong' });
    expect(cueOf(row(null, still, 200, { heavy: true }), false)).toEqual({ sound: null, touch: null });
  });
});

describe('the end', () => {
  const person: SeatSetup = { name: 'Robin', kind: 'person', colour: 0 };
  const bot: SeatSetup = { name: 'Ada', kind: 'bot', level: 'greedy', colour: 1 };
  const sheet: ScoreSheet = { seats: [], winners: [], headline: '', mode: 'solo' };
  const rank = { name: 'Deputy', ladder: [], value: 3, counts: 'points' };

  it.each([
    ['a solo game won', { won: true, winners: [0] }, [person], 'won'],
    ['a solo game lost', { won: false }, [person], 'lost'],
    ['a rank', { rank, winners: [0] }, [person], 'rank'],
    ['a rank of a lost game', { rank, won: false }, [person], 'lost'],
    ['a person among several', { winners: [0] }, [person, bot], 'won'],
    ['a computer, with the rank of the winner', { winners: [1], rank }, [person, bot], 'lost'],
    ['two persons, one of whom won', { winners: [1] }, [person, person], 'won'],
  ] as const)('of %s', (_what, change, seats, sound) => {
    const cue = endCue({ ...sheet, ...change }, seats);
    expect(cue).toEqual({ sound, touch: sound === 'lost' ? 'warning' : 'success' });
  });
});

describe('a phone', () => {
  it('has a file for every take', () => {
    expect(Object.keys(soundFiles).sort()).toEqual([...kinds].sort());
    for (const takes of Object.values(soundFiles)) for (const file of takes) expect(file).toBeTruthy();
  });

  it('sounds and trembles unless it is told not to', () => {
    expect(plainSettings).toMatchObject({ sound: true, haptics: true });
    feedback.play({ sound: 'wood', touch: 'light' });
    expect(heard).toBe(1);
    expect(Haptics.impactAsync).toHaveBeenCalledWith('light');
    now += 5000;
    useSettings.setState({ sound: false, haptics: false });
    feedback.play({ sound: 'wood', touch: 'strong' });
    expect(heard).toBe(1);
    expect(Haptics.impactAsync).toHaveBeenCalledTimes(1);
  });

  it('plays one of two that come at once', () => {
    feedback.play({ sound: 'bell', touch: null });
    feedback.play({ sound: 'bell', touch: null });
    expect(heard).toBe(1);
  });

  it('warns of a loss, is glad of a win, and takes what is heavy hard', () => {
    feedback.play({ sound: null, touch: 'warning' });
    feedback.play({ sound: null, touch: 'success' });
    now += 5000;
    feedback.play({ sound: null, touch: 'strong' });
    expect(jest.mocked(Haptics.notificationAsync).mock.calls).toEqual([['warning'], ['success']]);
    expect(Haptics.impactAsync).toHaveBeenCalledWith('heavy');
    expect(heard).toBe(0);
  });

  it('goes on without a loudspeaker or a motor', () => {
    jest.spyOn(player, 'play').mockImplementationOnce(() => {
      throw new Error('no device');
    });
    jest.mocked(Haptics.impactAsync).mockRejectedValueOnce(new Error('no motor'));
    expect(() => feedback.play({ sound: 'cattle', touch: 'light' })).not.toThrow();
  });
});
