import type { BalanceFigures, LetterFigure } from './balance.ts';

/**
 * The sample that every judgement on a set is made from: hands drawn with this seed until the standard error of the mean is so
 * small a share of it, and between so many hands. `set propose`, `set check` and the designer draw the same hands of a set, so they
 * say the same of it.
 */
export const judgedSample = { seed: 1, least: 400, most: 3000, error: 0.02 } as const;

/** Whether the hands drawn so far are the whole sample. */
export function isEnough(figures: BalanceFigures): boolean {
  return sampleShare(figures) >= 1;
}

/** How much of the sample is drawn, 0 to 1, as far as the hands so far tell. */
export function sampleShare({ hands, mean, error }: BalanceFigures): number {
  const { least, most, error: wanted } = judgedSample;
  // The error falls with the square root of the hands.
  const needed = error === 0 ? least : hands * (error / (wanted * mean)) ** 2;
  return Math.min(1, hands / Math.min(most, Math.max(least, needed)));
}

/** A letter that blocks leaves a hand fewer words than this share of those that hands without it make. */
const blockingEffect = 0.9;
/** Standard errors below 1: among thirty letters chance alone names one in some twenty-five samples. */
const surelyBelow = 3;

/** The letters that make hands poorer, beyond chance, the worst first. The figures must be of the whole sample. */
export function blockersOf({ letters }: BalanceFigures): readonly LetterFigure[] {
  return letters.filter(
    ({ effect, error }) => effect < blockingEffect && Math.log(effect) < -surelyBelow * error,
  );
}

/** How a set stands beside another: `equal` where neither is better in everything. */
export type Verdict = 'better' | 'equal' | 'worse';

/** Standard errors by which a mean must be larger: chance alone does so once in twenty. */
const apart = 1.645;

/**
 * Better: more words on average, beyond the error of both, and no fewer in the middle, no poorer poor hands and no more dead ones. The
 * other way round it is worse.
 */
export function compare(mine: BalanceFigures, other: BalanceFigures): Verdict {
  if (beats(mine, other)) return 'better';
  return beats(other, mine) ? 'worse' : 'equal';
}

function beats(one: BalanceFigures, other: BalanceFigures): boolean {
  const error = apart * Math.hypot(one.error, other.error);
  return (
    one.mean - other.mean > error &&
    one.median >= other.median &&
    one.lowTenth >= other.lowTenth &&
    one.dead <= other.dead
  );
}
