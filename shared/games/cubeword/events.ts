import type { Gain, MadeWord } from '#shared/engine/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { Felt } from './felt.ts';
import type { Part } from './moves.ts';
import type { TurnScore } from './scoring.ts';
import type { GameEnd } from './state.ts';

export type CubewordEvent =
  /** `cost` counts the moves of the turn; `move` is the number of the turn in the record, from 0. */
  | {
      readonly kind: 'turned';
      readonly seat: Seat;
      readonly turn: number;
      readonly move: number;
      readonly parts: readonly Part[];
      /** The felt when the turn began. */
      readonly before: Felt;
      readonly cost: number;
      readonly score: TurnScore;
    }
  | { readonly kind: 'passed'; readonly seat: Seat; readonly passes: number }
  | { readonly kind: 'allowed'; readonly seat: Seat; readonly words: readonly string[] }
  | { readonly kind: 'time-up' }
  | { readonly kind: 'last-round'; readonly seat: Seat }
  | { readonly kind: 'turn-began'; readonly seat: Seat; readonly turn: number; readonly round: number }
  | { readonly kind: 'ended'; readonly reason: GameEnd; readonly winners: readonly Seat[] };

export function gains(event: CubewordEvent): readonly Gain[] {
  if (event.kind !== 'turned') return [];
  const { seat, score, move } = event;
  return [{ seat, points: score.total, move }];
}

export function words(event: CubewordEvent): readonly MadeWord[] {
  if (event.kind !== 'turned') return [];
  return event.score.words
    .filter(({ standing }) => standing.kind === 'counts')
    .map(({ letters, points }) => ({ letters: letters.map(({ letter }) => ({ letter })), points }));
}
