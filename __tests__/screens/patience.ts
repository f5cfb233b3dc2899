/** A loaded machine makes a screen test slow, never red. */
import { configure } from '@testing-library/react-native';

jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 20_000 });
