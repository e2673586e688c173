import fc, { type IProperty, type Parameters } from 'fast-check';

/** Runs of few tables may find no word at all, and once in some hundred times they do. */
const mostRounds = 20;

/**
 * `fc.assert`, again and again until the property has compared something `least` times: a comparison of nothing with
 * nothing proves nothing, and how many words random tables hold is luck. A property that never compares anything fails.
 */
export function assertCompared<T>(
  property: IProperty<T>,
  parameters: Parameters<T> & { readonly least?: number },
  compared: () => number,
): void {
  const { least = 1, ...given } = parameters;
  const seed = given.seed ?? fc.readConfigureGlobal().seed;
  for (let round = 0; round < mostRounds; round += 1) {
    // A seed that is given would bring the same cases each round.
    fc.assert(property, seed === undefined ? given : { ...given, seed: seed + round });
    if (compared() >= least) return;
  }
  throw new Error(`Compared ${compared()} things in ${mostRounds} rounds, not ${least}`);
}
