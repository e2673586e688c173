import { gameOf } from '#shared/games/index.ts';
import type { GameRecord } from './game-record.ts';

export interface HintTaken {
  readonly after: number;
  readonly seat: number;
  readonly step: string;
}

/**
 * Adds a step once. Taking moves back keeps hints, so a step may be after the last move, or at a turn that was
 * replayed differently.
 */
export function withHint<R extends Pick<GameRecord, 'hints'>>(record: R, hint: HintTaken): R {
  const hints = record.hints ?? [];
  const known = hints.some(
    ({ after, seat, step }) => after === hint.after && seat === hint.seat && step === hint.step,
  );
  return known ? record : { ...record, hints: [...hints, hint] };
}

export function hintedTurns({ hints = [] }: Pick<GameRecord, 'hints'>, seat: number): number {
  return new Set(hints.filter((hint) => hint.seat === seat).map(({ after }) => after)).size;
}

export function hintsAt(
  { game, hints = [] }: Pick<GameRecord, 'game' | 'hints'>,
  after: number,
  seat: number,
): readonly string[] {
  const seen = hints.filter((hint) => hint.after === after && hint.seat === seat).map(({ step }) => step);
  return gameOf(game).hintSteps.filter((step) => seen.includes(step));
}
