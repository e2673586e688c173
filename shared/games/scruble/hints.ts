import { turnReviewOf, type TurnReview as Review } from '../common/review.ts';
import type { FoundClaim, ClaimRequest, ClaimsFound } from './search/best-claims.ts';
import type { ScrubleView } from './state.ts';
import type { Twist } from './twists.ts';

export const hintSteps = ['score', 'place', 'word', 'twists'] as const;

export type HintStep =
  | { readonly step: 'score'; readonly points: number }
  | { readonly step: 'place'; readonly ring: number; readonly letters: number; readonly twists: number }
  | { readonly step: 'word'; readonly word: string }
  | { readonly step: 'twists'; readonly twists: readonly Twist[]; readonly at: FoundClaim['at'] };

export interface Hint {
  readonly steps: readonly HintStep[];
  readonly claim: FoundClaim;
}

export type ClaimHow = Pick<ClaimRequest, 'further' | 'width' | 'most' | 'share' | 'replies' | 'care'>;

/** Hints and reviews try every cube within two twists, so no claim with so many twists scores more. */
export const thorough: ClaimHow = { further: 2, width: 0, most: 1, share: 1, replies: 0, care: 0 };

export const withoutFurtherTwists: ClaimHow = { ...thorough, further: 0 };

export function claimRequest(
  { cube, claimed, options: { premiums, minLength } }: ScrubleView,
  twists: readonly Twist[] = [],
  how: ClaimHow = thorough,
): ClaimRequest {
  return { cube, claimed, premiums, minLength, twists, ...how };
}

/** `made` lists the twists of the turn so far. Returns undefined if nothing can be claimed. */
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

export type TurnReview = Review<FoundClaim>;

export function reviewOf(played: number, { claims, exact }: ClaimsFound): TurnReview {
  return turnReviewOf(played, claims, exact);
}
