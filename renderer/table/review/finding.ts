import type { ReviewedTurn } from '#shared/engine/index.ts';

/** Returns the turn that a sentence about the whole game is about; undefined if no turn stands out. */
export function decisiveTurn(
  turns: readonly ReviewedTurn[],
  winners: readonly number[],
): ReviewedTurn | undefined {
  const stood = turns.filter(({ grade, seat }) => grade === 'unchallenged' && winners.includes(seat));
  const worst = (one: ReviewedTurn, other: ReviewedTurn) => costOf(other) - costOf(one);
  const [dearest] = stood.toSorted((one, other) => other.points - one.points);
  const [costliest] = turns.filter((turn) => costOf(turn) > 0).toSorted(worst);
  return dearest ?? costliest;
}

/** What the turn cost against the best one, in chances where they are reckoned, else in points. */
function costOf({ played, best, points }: ReviewedTurn): number {
  if (best === undefined) return 0;
  return best.chance === undefined || played.chance === undefined
    ? best.points - points
    : best.chance - played.chance;
}

/** Returns the next turn after `at` that is worth a second look, from the beginning again after the last. */
export function nextMistake(
  turns: readonly { readonly at: number }[],
  found: (at: number) => ReviewedTurn | undefined,
  at: number | undefined,
): number | undefined {
  const marked = turns.filter((turn) => {
    const grade = found(turn.at)?.grade;
    return grade === 'mistake' || grade === 'missed' || grade === 'unchallenged';
  });
  return (marked.find((turn) => at === undefined || turn.at > at) ?? marked[0])?.at;
}
