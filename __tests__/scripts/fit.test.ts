import { below, seedRng } from '@/engine/core/rng';
import { Fit } from '@/scripts/fit';

const rng = seedRng('fit');
const number = () => below(rng, 2001) / 1000 - 1;

test('finds the weights outcomes were made with, in one go or in parts', () => {
  const wanted = [0.5, -1.25, 0, 2];
  const [whole, one, two] = [new Fit(4), new Fit(4), new Fit(4)];
  for (let i = 0; i < 400; i++) {
    const row = [number(), number(), number(), 1];
    const outcome = row.reduce((sum, value, at) => sum + value * (wanted[at] as number), 0) + number() / 100;
    whole.learn(row, outcome);
    (i % 3 === 0 ? one : two).learn(row, outcome);
  }
  one.add(two.packed());
  const found = whole.solve(1e-6);
  found.forEach((value, at) => expect(value).toBeCloseTo(wanted[at] as number, 2));
  one.solve(1e-6).forEach((value, at) => expect(value).toBeCloseTo(found[at] as number, 9));
});

test('a number that never changes gets no weight', () => {
  const fit = new Fit(2);
  for (let i = 0; i < 50; i++) fit.learn([0, 1], 3);
  const [none, mean] = fit.solve(1e-6);
  expect(none).toBe(0);
  expect(mean).toBeCloseTo(3, 3);
});
