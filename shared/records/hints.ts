import { gameOf } from '#shared/games/index.ts';
import type { GameRecord } from './game-record.ts';

/** A step of a hint that a seat has seen. */
export interface HintTaken {
  /** Moves made before it. */
  readonly after: number;
  readonly seat: number;
  /** One of the game's `hintSteps`. */
  readonly step: string;
}

/**
 * The record with a step logged, once. Taking moves back takes no hint back: what was seen was seen. So a step may stand
 * behind the last move, or at a turn that was played again otherwise.
 */
export function withHint<R extends Pick<GameRecord, 'hints'>>(record: R, hint: HintTaken): R {
  const hints = record.hints ?? [];
  const known = hints.some(
    ({ after, seat, step }) => after === hint.after && seat === hint.seat && step === hint.step,
  );
  return known ? record : { ...record, hints: [...hints, hint] };
}

/** Turns of a seat in which it has seen a hint. */
export function hintedTurns({ hints = [] }: Pick<GameRecord, 'hints'>, seat: number): number {
  return new Set(hints.filter((hint) => hint.seat === seat).map(({ after }) => after)).size;
}

/** The steps that a seat has seen before the move after so many, in the game's order. */
export function hintsAt(
  { game, hints = [] }: Pick<GameRecord, 'game' | 'hints'>,
  after: number,
  seat: number,
): readonly string[] {
  const seen = hints.filter((hint) => hint.after === after && hint.seat === seat).map(({ step }) => step);
  return gameOf(game).hintSteps.filter((step) => seen.includes(step));
}
