/** Options are declared, never coded: the set-up screen, saves, share codes and the sim read the same table. */
export type OptionValue = string | boolean | number;
export type OptionValues = Readonly<Record<string, OptionValue>>;

interface OptionBase {
  readonly id: string;
  readonly label: string;
  /** One line of help under the label. */
  readonly help: string;
  /** Seat counts the option has a meaning for; absent means all. */
  readonly seats?: readonly number[];
  /** Shown only while another option has one of these values. */
  readonly when?: { readonly option: string; readonly is: readonly OptionValue[] };
}

export interface OptionChoice {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  /** Offered from so many seats on: nobody sits in seat 4 of a table for two. */
  readonly fromSeats?: number;
}

export interface ChoiceOption extends OptionBase {
  readonly kind: 'choice';
  readonly choices: readonly OptionChoice[];
  readonly default: string;
  /** Where the choice is how hard it gets: what one alone is offered until the first win. */
  readonly easiest?: string;
}

export interface SwitchOption extends OptionBase {
  readonly kind: 'switch';
  readonly default: boolean;
}

export interface NumberOption extends OptionBase {
  readonly kind: 'number';
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** One value per person or seat, stored under `id.0`, `id.1` …; each falls back to the default. */
export interface SeatChoiceOption extends OptionBase {
  readonly kind: 'seat-choice';
  readonly choices: readonly OptionChoice[];
  readonly default: string;
}

export type OptionSpec = ChoiceOption | SwitchOption | NumberOption | SeatChoiceOption;

/**
 * The options that have a meaning at this table: for its seats, and while the option they hang on has a
 * meaning itself and one of the values named. A game may declare an option twice under one id, for tables
 * that never meet.
 */
export function shownOptions(
  specs: readonly OptionSpec[],
  seats: number,
  values: OptionValues,
): readonly OptionSpec[] {
  const applies = (spec: OptionSpec, depth: number): boolean => {
    if (spec.seats && !spec.seats.includes(seats)) return false;
    if (!spec.when) return true;
    const { option, is } = spec.when;
    const value = values[option];
    if (value === undefined || !is.includes(value) || depth > specs.length) return false;
    return specs.some((other) => other.id === option && applies(other, depth + 1));
  };
  return specs.filter((spec) => applies(spec, 0));
}

/**
 * Every declared option with a valid value: what is missing, foreign or has no meaning at this table
 * becomes the default, so that nothing counts that the set-up screen does not show.
 */
export function completeOptions(
  specs: readonly OptionSpec[],
  seats: number,
  given: Readonly<Record<string, unknown>> = {},
): OptionValues {
  const values: Record<string, OptionValue> = {};
  for (const spec of specs) {
    for (const key of optionKeys(spec, seats)) {
      if (values[key] === undefined || isValid(spec, seats, given[key]))
        values[key] = validOr(spec, seats, given[key]);
    }
  }
  // An option may hang on another that has no meaning itself: once more for each level.
  for (let level = 0; level < specs.length; level++) {
    const shown = shownOptions(specs, seats, values);
    for (const spec of specs) {
      const asked = shown.find(({ id }) => id === spec.id);
      for (const key of optionKeys(spec, seats)) {
        values[key] = asked ? validOr(asked, seats, given[key]) : spec.default;
      }
    }
  }
  return values;
}

/** The choices that have a meaning at a table of so many seats. */
export function choicesFor(spec: ChoiceOption | SeatChoiceOption, seats: number): readonly OptionChoice[] {
  return spec.choices.filter((choice) => seats >= (choice.fromSeats ?? 0));
}

/** The easiest value of every option that is about how hard it gets. */
export function easiestValues(specs: readonly OptionSpec[]): OptionValues {
  return Object.fromEntries(
    specs.flatMap((spec) => (spec.kind === 'choice' && spec.easiest ? [[spec.id, spec.easiest]] : [])),
  );
}

/** The keys an option is stored under. */
export function optionKeys(spec: OptionSpec, seats: number): string[] {
  if (spec.kind !== 'seat-choice') return [spec.id];
  return Array.from({ length: seats }, (_, seat) => `${spec.id}.${seat}`);
}

function validOr(spec: OptionSpec, seats: number, value: unknown): OptionValue {
  return isValid(spec, seats, value) ? value : spec.default;
}

function isValid(spec: OptionSpec, seats: number, value: unknown): value is OptionValue {
  switch (spec.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && Number.isInteger(value) && value >= spec.min && value <= spec.max;
    case 'choice':
    case 'seat-choice':
      return choicesFor(spec, seats).some((choice) => choice.id === value);
  }
}
