import type { Gain, MadeWord } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { ClaimScore } from './scoring.ts';
import type { Run } from './runs.ts';
import type { GameEnd } from './state.ts';
import type { Twist } from './twists.ts';

export type ScrubleEvent =
  | {
      readonly kind: 'claimed';
      readonly seat: Seat;
      readonly turn: number;
      readonly move: number;
      readonly twists: readonly Twist[];
      readonly word: string;
      readonly run: Run;
      readonly score: ClaimScore;
    }
  /** `passes` counts successive turns without a word, this one included. */
  | {
      readonly kind: 'passed';
      readonly seat: Seat;
      readonly twists: readonly Twist[];
      readonly passes: number;
    }
  | { readonly kind: 'allowed'; readonly seat: Seat; readonly words: readonly string[] }
  | { readonly kind: 'time-up'; readonly seat: Seat }
  | { readonly kind: 'last-round'; readonly seat: Seat }
  | { readonly kind: 'turn-began'; readonly seat: Seat; readonly turn: number; readonly round: number }
  | { readonly kind: 'ended'; readonly reason: GameEnd; readonly winners: readonly Seat[] };

export function gains(event: ScrubleEvent): readonly Gain[] {
  if (event.kind !== 'claimed') return [];
  const { seat, score, move } = event;
  return [{ seat, points: score.total, move }];
}

export function words(event: ScrubleEvent): readonly MadeWord[] {
  if (event.kind !== 'claimed') return [];
  const letters = event.score.letters.map(({ letter, points }) => ({ letter, value: points }));
  return [{ letters, points: event.score.word }];
}
