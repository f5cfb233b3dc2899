/** Radio groups and tabs by keyboard: one stop for the Tab key, and the arrows choose within. */
interface KeyPress {
  readonly key: string;
  readonly currentTarget: { querySelectorAll?(what: string): ArrayLike<{ focus(): void }> };
  preventDefault(): void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Where a key leads from place `at` of `count`; null for a key that leads nowhere. */
export function keyLeads(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (Math.max(at, 0) + step + count) % count;
}

/** Props of the group. Only browsers send keys; a phone without a keyboard never calls this. */
export function arrowKeys<Id extends string>(
  ids: readonly Id[],
  value: Id,
  onChange: (id: Id) => void,
): object {
  return {
    onKeyDown(press: KeyPress) {
      const next = keyLeads(press.key, ids.indexOf(value), ids.length);
      const id = next === null ? undefined : ids[next];
      if (next === null || id === undefined) return;
      press.preventDefault();
      onChange(id);
      press.currentTarget.querySelectorAll?.('[role="radio"], [role="tab"]')[next]?.focus();
    },
  };
}

/** The chosen part is the one stop of its group, or the first where none is chosen. */
export function tabStop<Id extends string>(ids: readonly Id[], value: Id, id: Id): 0 | -1 {
  const stop = ids.includes(value) ? value : ids[0];
  return id === stop ? 0 : -1;
}
