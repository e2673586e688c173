/** The rules of a chart are at round numbers, two or three steps from the lowest to the highest. */
export interface ChartScale {
  readonly rules: readonly number[];
  /** Returns where a value lies, from 0 at the lowest rule to 1 at the highest. */
  readonly share: (value: number) => number;
}

const roundSteps = [1, 2, 5, 10];

export function chartScale(values: readonly number[]): ChartScale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const wanted = Math.max(1, (most - least) / 2);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = (roundSteps.find((one) => one * power >= wanted) ?? 10) * power;
  const first = Math.floor(least / step) * step;
  const count = Math.max(1, Math.ceil((most - first) / step));
  const rules = Array.from({ length: count + 1 }, (_, at) => first + at * step);
  return { rules, share: (value) => (value - first) / (count * step) };
}
