import { fireEvent, render, screen } from '@testing-library/react-native';

import { ChoiceList } from '@/components/setup/choice-list';
import { keyLeads, tabStop } from '@/components/ui/arrow-keys';
import { Segment, Tabs } from '@/components/ui/segment';

const items = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() }));

const press = (key: string) => ({ key, currentTarget: {}, preventDefault: jest.fn() });

describe('arrow keys', () => {
  it('lead to the neighbour, round the end, and to first and last', () => {
    const from = (key: string, at: number) => keyLeads(key, at, 3);
    expect([from('ArrowRight', 0), from('ArrowDown', 2), from('ArrowLeft', 0), from('ArrowUp', 2)]).toEqual([
      1, 0, 2, 1,
    ]);
    expect([from('Home', 2), from('End', 0), from('x', 1), keyLeads('End', 0, 0)]).toEqual([
      0,
      2,
      null,
      null,
    ]);
  });

  it('leave one stop of the Tab key in a group: the chosen part, or the first', () => {
    const stops = (value: string) => ['a', 'b', 'c'].map((id) => tabStop(['a', 'b', 'c'], value, id));
    expect(stops('b')).toEqual([-1, 0, -1]);
    expect(stops('none')).toEqual([0, -1, -1]);
  });

  it.each([
    [
      'radiogroup',
      (onChange: (id: string) => void) => <Segment label="S" items={items} value="b" onChange={onChange} />,
    ],
    [
      'radiogroup',
      (onChange: (id: string) => void) => (
        <ChoiceList label="S" items={items} value="b" onChange={onChange} />
      ),
    ],
    [
      'tablist',
      (onChange: (id: string) => void) => (
        <Tabs
          label="S"
          items={items.map((item) => ({ ...item, sign: () => null }))}
          value="b"
          onChange={onChange}
        />
      ),
    ],
  ] as const)('choose within a %s', (role, group) => {
    const onChange = jest.fn();
    render(group(onChange));
    const frame = screen.UNSAFE_getAllByProps({ role }).find(({ type }) => typeof type === 'string');
    if (!frame) throw new Error(`no ${role} on the screen`);
    const right = press('ArrowRight');
    fireEvent(frame, 'keyDown', right);
    fireEvent(frame, 'keyDown', press('ArrowLeft'));
    fireEvent(frame, 'keyDown', press('x'));
    expect(onChange.mock.calls).toEqual([['c'], ['a']]);
    expect(right.preventDefault).toHaveBeenCalledTimes(1);
  });
});
