import { render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { fetched } from '@/components/shelf/fetched';

jest.mock('expo-router', () => jest.requireActual('../router').expoRouter);

function Greeting({ name }: { readonly name: string }) {
  return <Text>{`Howdy ${name}`}</Text>;
}

describe('a screen that is fetched when it is opened', () => {
  it('waits for its script, and is there at once the second time', async () => {
    const load = jest.fn(() => Promise.resolve(Greeting));
    const Screen = fetched(load);
    const first = render(<Screen name="Ada" />);
    expect(screen.getByTestId('coming')).toBeOnTheScreen();
    await screen.findByText('Howdy Ada');
    first.unmount();
    render(<Screen name="Ben" />);
    expect(screen.getByText('Howdy Ben')).toBeOnTheScreen();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says so when the script cannot be had, and asks for it again when opened again', async () => {
    let online = false;
    const Screen = fetched(() => (online ? Promise.resolve(Greeting) : Promise.reject(new Error('away'))));
    const first = render(<Screen name="Ada" />);
    await screen.findByTestId('not-loaded');
    first.unmount();
    online = true;
    render(<Screen name="Ada" />);
    await screen.findByText('Howdy Ada');
  });
});
