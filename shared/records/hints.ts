import type { GameRecord } from './game-record.ts';

/** What a hint tells, one step more each time it is asked for (P19). */
export const hintSteps = ['score', 'cubes', 'place', 'play'] as const;
export type HintStep = (typeof hintSteps)[number];

/** A step of a hint that a seat has seen. */
export interface HintTaken {
  /** Moves made before it. */
  readonly after: number;
  readonly seat: number;
  readonly step: HintStep;
}

/**
 * The record with a step logged, once. Taking moves back takes no hint back: what was seen was seen. So a step may stand
 * behind the last move, or at a turn that was played again otherwise.
 */
export function withHint(record: GameRecord, hint: HintTaken): GameRecord {
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

/** The steps that a seat has seen before the move after so many, in the order of `hintSteps`. */
export function hintsAt(
  { hints = [] }: Pick<GameRecord, 'hints'>,
  after: number,
  seat: number,
): readonly HintStep[] {
  const seen = hints.filter((hint) => hint.after === after && hint.seat === seat).map(({ step }) => step);
  return hintSteps.filter((step) => seen.includes(step));
}
