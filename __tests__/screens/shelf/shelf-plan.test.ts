import { shelfPlan } from '@/components/shelf/shelf-plan';

const WHOLE = 220 / 360;

describe('the plan of the shelf', () => {
  it.each([
    [390, 844, 1],
    [320, 568, 1],
    [195, 420, 1],
    [390, 844, 2],
    [1024, 768, 1],
    [1366, 1024, 1],
  ])('keeps every print inside a window of %i × %i at text size %i', (width, height, scale) => {
    const plan = shelfPlan(width, height, scale);
    const used = plan.sideBySide ? plan.hero + 12 + plan.grid : Math.max(plan.hero, plan.grid);
    expect(used + 32).toBeLessThanOrEqual(width);
    expect(plan.card).toBeLessThanOrEqual(plan.grid);
  });

  it('shows whole prints on a phone', () => {
    expect(shelfPlan(390, 844, 1).ratio).toBe(WHOLE);
  });

  it('puts cards under each other where two would be too narrow to read', () => {
    expect(shelfPlan(320, 568, 1).card).toBeLessThan(shelfPlan(320, 568, 1).grid);
    expect(shelfPlan(195, 420, 1).card).toBe(shelfPlan(195, 420, 1).grid);
    expect(shelfPlan(390, 844, 2).card).toBe(shelfPlan(390, 844, 2).grid);
  });

  it('fills two thirds of a tablet and more', () => {
    const { card, ratio } = shelfPlan(1024, 768, 1);
    const grid = 2 * (card * ratio + 96) + 12;
    expect((62 + grid + 70) / 768).toBeGreaterThan(0.8);
  });
});
