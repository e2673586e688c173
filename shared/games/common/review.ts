interface Scored {
  readonly points: number;
}

export interface TurnReview<T extends Scored> {
  readonly played: number;
  readonly better: T | undefined;
  readonly lost: number;
  readonly exact: boolean;
}

export function turnReviewOf<T extends Scored>(
  played: number,
  [best]: readonly T[],
  exact: boolean,
): TurnReview<T> {
  const better = best !== undefined && best.points > played ? best : undefined;
  return { played, better, lost: (better?.points ?? played) - played, exact };
}
