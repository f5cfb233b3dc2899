import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { useState } from 'react';

import { toy, toyConfig } from '@/__tests__/engine/core/toy';
import { look as toyLook } from '@/__tests__/toy/board';
import type { GameLook } from '@/components/boards/board';
import { CoachContext, type CoachPort } from '@/components/coach/port';
import { PlayScreen } from '@/components/play/play-screen';
import type { PlaySession } from '@/components/session/port';
import { createSession } from '@/components/session/session';
import { ThemeProvider } from '@/components/ui/theme';
import { lessonConfig } from '@/engine/core/lesson';
import { startMatch } from '@/engine/core/match';

const calmLook = { theme: 'light', textSize: 1, reduceMotion: true, colourBlind: false } as const;

interface SeatedProps {
  readonly session: PlaySession;
  readonly met: Set<string>;
  readonly onRules: (clause?: string) => void;
}

function Seated({ session, met, onRules }: SeatedProps) {
  const [on, set] = useState(true);
  const [port] = useState(() => ({ met: () => met, meet: (key: string) => void met.add(key) }));
  const coach: CoachPort = { ...port, on, set };
  return (
    <ThemeProvider look={calmLook}>
      <CoachContext.Provider value={coach}>
        <PlayScreen
          session={session}
          look={toyLook as GameLook}
          confirmTaps
          leftHanded={false}
          onAgain={() => {}}
          onLeave={() => {}}
          onSettings={() => {}}
          onRules={onRules}
        />
      </CoachContext.Provider>
    </ThemeProvider>
  );
}

async function sitDown(guided = true, met = new Set<string>()) {
  const match = guided
    ? startMatch(toy, lessonConfig(toy), toy.lesson.seed)
    : startMatch(toy, toyConfig(1), 'another');
  const session = createSession(match, {
    save: async () => {},
    now: () => Date.now(),
    settings: () => ({ pace: 'none', confirmTaps: true, practice: false }),
  });
  const onRules = jest.fn();
  render(<Seated session={session} met={met} onRules={onRules} />);
  await act(async () => {});
  return { session, met, onRules };
}

let later = 0;
beforeEach(() => {
  later = 0;
  const began = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => began + later);
});
afterEach(() => jest.restoreAllMocks());

async function press(id: string, how: 'press' | 'longPress' = 'press') {
  later += 400;
  await act(async () => {
    fireEvent(screen.getByTestId(id), how);
  });
}

const [first] = toy.lesson.picks['turn'] ?? [];
const [proposal] = toy.lesson.proposals;

it('says what is asked, then proposes a move, which is chosen and made by the strong button', async () => {
  const { session, met } = await sitDown();
  expect(screen.getByText(first?.text ?? '?')).toBeTruthy();
  expect(screen.queryByTestId('confirm')).toBeNull();
  await press('bubble next');
  expect([...met]).toEqual(['pick turn']);
  expect(screen.getByText(proposal?.why ?? '?')).toBeTruthy();
  await press('confirm');
  expect(session.match().record()).toEqual(['roll']);
});

it('lets go of its proposal when something else is chosen', async () => {
  const { session } = await sitDown(true, new Set(['pick turn', 'pick turn 1']));
  const card = session.store.getState().moves.find(({ move }) => move.startsWith('card'))?.move ?? '';
  if (!screen.queryByTestId(`move ${card}`)) await press('fold');
  await press(`move ${card}`);
  expect(session.match().record()).toEqual([card]);
});

it('explains a later match only what was never met, and proposes nothing there', async () => {
  await sitDown(false, new Set(['pick turn', 'pick turn 1']));
  expect(screen.queryByTestId('bubble')).toBeNull();
  expect(screen.queryByTestId('confirm')).toBeNull();
});

it('keeps quiet when told so, and is heard by those who cannot see it', async () => {
  await sitDown();
  expect(screen.getByTestId('announcer')).toHaveTextContent(new RegExp(first?.text ?? '?'));
  await press('menu');
  await act(async () => {
    fireEvent.press(screen.getByRole('switch', { name: 'Coach' }));
  });
  await waitFor(() => expect(screen.queryByTestId('bubble')).toBeNull());
});

it('answers "Why?" with the clause and the words of the bubble, and leads to the rulebook', async () => {
  const { onRules } = await sitDown();
  await press('bubble why');
  expect(screen.getByTestId('explanation')).toBeTruthy();
  await press('to rulebook');
  expect(onRules).toHaveBeenCalledWith(first?.rule);
});

describe('a long press', () => {
  it('says what a thing is, and what can be done with it now', async () => {
    await sitDown(false);
    await press('lit die', 'longPress');
    const sheet = screen.getByTestId('explanation');
    expect(sheet).toHaveTextContent(/Rolling it brings as many points as it shows/);
    expect(sheet).toHaveTextContent(/Roll for points/);
  });

  it('compares a ticket with the choice of the lamp', async () => {
    const { session } = await sitDown(false);
    await press('hint');
    await waitFor(() => expect(session.store.getState().lamp).toBeTruthy());
    const { lamp, moves } = session.store.getState();
    const other = moves.find(({ move }) => move !== lamp?.move)?.move ?? '';
    if (!screen.queryByTestId(`move ${other}`)) await press('fold');
    await press(`move ${other}`, 'longPress');
    expect(screen.getByTestId('compared')).toHaveTextContent(new RegExp(session.advise(other)));
    expect(screen.getByTestId('compared with')).toHaveTextContent(new RegExp(lamp?.advice ?? '?'));
  });

  it('on the question tells its words', async () => {
    await sitDown(false);
    await press('question', 'longPress');
    expect(screen.getByTestId('explanation')).toHaveTextContent(/A card brings/);
  });
});

it('the status says what each number means and how the game ends', async () => {
  const { session } = await sitDown(false);
  await press('status');
  const { lines, end } = session.legend();
  for (const { shown, means } of lines)
    expect(screen.getByText(means) && screen.getAllByText(shown)).toBeTruthy();
  expect(screen.getByTestId('how it ends')).toHaveTextContent(new RegExp(end));
});
