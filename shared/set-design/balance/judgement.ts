import type { BalanceFigures, LetterFigure } from './balance.ts';

/**
 * Every judgement on a set uses this sample: hands drawn with this seed until the standard error is this share of the
 * mean, within these numbers of hands. `set propose`, `set check` and the designer draw the same hands and so agree.
 */
export const judgedSample = { seed: 1, least: 400, most: 3000, error: 0.02 } as const;

export function isEnough(figures: BalanceFigures): boolean {
  return sampleShare(figures) >= 1;
}

/** The share goes from 0 to 1, as far as the hands so far tell. */
export function sampleShare({ hands, mean, error }: BalanceFigures): number {
  const { least, most, error: wanted } = judgedSample;
  // The error falls with the square root of the hands.
  const needed = error === 0 ? least : hands * (error / (wanted * mean)) ** 2;
  return Math.min(1, hands / Math.min(most, Math.max(least, needed)));
}

/** A letter blocks if hands with it have fewer words than this share of those without it. */
const blockingEffect = 0.9;
/**
 * The effect must be this many standard errors below 1: with thirty letters chance alone names one in about
 * twenty-five samples.
 */
const surelyBelow = 3;

/** Finds letters that make hands poorer beyond chance, the worst first. The figures must be of the whole sample. */
export function blockersOf({ letters }: BalanceFigures): readonly LetterFigure[] {
  return letters.filter(
    ({ effect, error }) => effect < blockingEffect && Math.log(effect) < -surelyBelow * error,
  );
}

/** `equal` means that neither set is better in everything. */
export type Verdict = 'better' | 'equal' | 'worse';

/** A mean must be larger by this many standard errors, which chance alone causes once in twenty. */
const apart = 1.645;

/**
 * A better set has a larger mean beyond the error of both, no smaller median, no poorer poor hands and no more dead
 * ones.
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
