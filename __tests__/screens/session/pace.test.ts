import { Pace } from '@/components/session/pace';

/** A window whose frames come when they are asked for. */
function frames(): { readonly come: () => void } {
  let waiting: FrameRequestCallback[] = [];
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((call) => waiting.push(call));
  return {
    come: () => {
      const now = waiting;
      waiting = [];
      for (const call of now) call(0);
    },
  };
}

describe('the time of a picture', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  async function drawing(pace: Pace) {
    let done = false;
    void pace.drawn().then(() => (done = true));
    return async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return done;
    };
  }

  it('begins with the second frame after it was put on the table', async () => {
    const { come } = frames();
    const drawn = await drawing(new Pace(undefined));
    expect(await drawn(50)).toBe(false);
    come();
    expect(await drawn(50)).toBe(false);
    come();
    expect(await drawn(1)).toBe(true);
  });

  it('begins without frames where nobody can see them', async () => {
    frames();
    const drawn = await drawing(new Pace(undefined));
    expect(await drawn(399)).toBe(false);
    expect(await drawn(1)).toBe(true);
  });

  it('is over with a tap, also while it is drawn', async () => {
    const { come } = frames();
    const pace = new Pace(undefined);
    const drawn = await drawing(pace);
    pace.tap();
    expect(await drawn(0)).toBe(true);
    expect(pace.tapped).toBe(true);
    // Frames that come late end nothing else.
    let stands = true;
    void pace.until(300).then(() => (stands = false));
    come();
    come();
    await jest.advanceTimersByTimeAsync(299);
    expect(stands).toBe(true);
    await jest.advanceTimersByTimeAsync(1);
    expect(stands).toBe(false);
  });
});
