import type { BalanceFigures, LetterFigure } from './balance.ts';

/** Each judgement draws this sample (DECISIONS.md) until the mean's standard error is at most `error` of the mean. */
export const judgedSample = { seed: 1, least: 400, most: 3000, error: 0.02 } as const;

export function isEnough(figures: BalanceFigures): boolean {
  return sampleShare(figures) >= 1;
}

/** Returns how much of the sample is drawn, 0 to 1. */
export function sampleShare({ hands, mean, error }: BalanceFigures): number {
  const { least, most, error: wanted } = judgedSample;
  const needed = error === 0 ? least : hands * (error / (wanted * mean)) ** 2;
  return Math.min(1, hands / Math.min(most, Math.max(least, needed)));
}

const blockingEffect = 0.9;
/** The effect must be this many standard errors below 1; chance then names one of 30 letters in one of 25 samples. */
const surelyBelow = 3;

/** Returns the letters that make hands poor, the worst first. The figures must be of the whole sample. */
export function blockersOf({ letters }: BalanceFigures): readonly LetterFigure[] {
  return letters.filter(
    ({ effect, error }) => effect < blockingEffect && Math.log(effect) < -surelyBelow * error,
  );
}

/** `equal` means that neither set is better in everything that is compared. */
export type Verdict = 'better' | 'equal' | 'worse';

/**
 * A mean or a share must be larger by this many standard errors; chance alone causes that about once in twenty
 * comparisons.
 */
const apart = 1.645;

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
    !hasMoreDead(one, other)
  );
}

/** Few hands spell nothing, so that a larger share of them may be chance. */
function hasMoreDead(one: BalanceFigures, other: BalanceFigures): boolean {
  const share = (one.dead * one.hands + other.dead * other.hands) / (one.hands + other.hands);
  const error = apart * Math.sqrt(share * (1 - share) * (1 / one.hands + 1 / other.hands));
  return one.dead - other.dead > error;
}
