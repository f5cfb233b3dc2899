import { openHouse, robustly, type House } from './harness';
import { tourScreens } from './screen-tour';

robustly();

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

it.each(['light', 'dark'] as const)(
  'every screen on a phone, %s: axe finds nothing serious and nothing is too small',
  (theme) => tourScreens(house, 'phone', theme),
);
