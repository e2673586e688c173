import type { FoundClaim, ClaimAsk, ClaimsFound } from './search/best-claims.ts';
import type { ScrubleView } from './state.ts';
import type { Twist } from './twists.ts';

/** What a hint tells, one step more each time: what there is to score, how many letters where, the word, and the twists. */
export const hintSteps = ['score', 'place', 'word', 'twists'] as const;

export type HintStep =
  | { readonly step: 'score'; readonly points: number }
  /** The ring on which it will stand, and how long it is. */
  | { readonly step: 'place'; readonly ring: number; readonly letters: number; readonly twists: number }
  | { readonly step: 'word'; readonly word: string }
  /** Those that are still to be made, and where the word begins after them. */
  | { readonly step: 'twists'; readonly twists: readonly Twist[]; readonly at: FoundClaim['at'] };

export interface Hint {
  /** In the order of `hintSteps`. */
  readonly steps: readonly HintStep[];
  /** What it leads to. */
  readonly claim: FoundClaim;
}

/** How far a search looks: see `ClaimAsk`. */
export type ClaimHow = Pick<ClaimAsk, 'further' | 'width' | 'most' | 'share' | 'replies' | 'care'>;

/** A hint and a look back try every cube within two twists: no claim of so many brings more. */
export const thorough: ClaimHow = { further: 2, width: 0, most: 1, share: 1, replies: 0, care: 0 };

/** What there is to claim on the cube as it is, without a further twist. */
export const asItIs: ClaimHow = { ...thorough, further: 0 };

/** The question for the claims that a seat could make with this view, its turn having come so far. */
export function claimAsk(
  { cube, claimed, options: { premiums, minLength } }: ScrubleView,
  twists: readonly Twist[] = [],
  how: ClaimHow = thorough,
): ClaimAsk {
  return { cube, claimed, premiums, minLength, twists, ...how };
}

/** What to do, from what a search has found behind these twists; undefined where there is nothing to claim. */
export function hintFor({ claims }: ClaimsFound, made: readonly Twist[] = []): Hint | undefined {
  const [claim] = claims;
  if (claim === undefined) return undefined;
  const twists = claim.twists.slice(made.length);
  return {
    steps: [
      { step: 'score', points: claim.points },
      { step: 'place', ring: claim.at.ring, letters: claim.word.length, twists: twists.length },
      { step: 'word', word: claim.word },
      { step: 'twists', twists, at: claim.at },
    ],
    claim,
  };
}

/** A turn that was made beside the best that was found for it. */
export interface TurnReview {
  readonly played: number;
  /** Undefined where nothing better was found. */
  readonly better: FoundClaim | undefined;
  readonly lost: number;
  /** Whether no turn of so many twists could have brought more. */
  readonly exact: boolean;
}

/** What a seat could have claimed: `played` are the points of its turn, 0 for a pass. */
export function reviewOf(played: number, { claims, exact }: ClaimsFound): TurnReview {
  const [best] = claims;
  const better = best !== undefined && best.points > played ? best : undefined;
  return { played, better, lost: (better?.points ?? played) - played, exact };
}
