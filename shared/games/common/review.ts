interface Scored {
  readonly points: number;
}

/** What a turn could have brought. */
export interface TurnReview<T extends Scored> {
  readonly played: number;
  readonly better: T | undefined;
  readonly lost: number;
  readonly exact: boolean;
}

/** The best turn that was found comes first. */
export function betterThan<T extends Scored>(
  played: number,
  [best]: readonly T[],
  exact: boolean,
): TurnReview<T> {
  const better = best !== undefined && best.points > played ? best : undefined;
  return { played, better, lost: (better?.points ?? played) - played, exact };
}
