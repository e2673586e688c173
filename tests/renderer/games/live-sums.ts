import type { GameTypes, AppliedMove } from '#shared/engine/index.ts';
import type { WordJudge } from '#shared/lexicon/index.ts';

/** The sum that a table shows before a move, and the one that is committed. */
export interface LiveSums {
  readonly shown: unknown;
  readonly committed: unknown;
}

/** Undefined for moves without any sum. Each game has one, as `liveSums` of tests/renderer/games/<game>/live-sums.ts. */
export type LiveSumsOf<G extends GameTypes = GameTypes> = (
  made: AppliedMove<G>,
  words: WordJudge,
) => LiveSums | undefined;

export function eventOf<E extends { readonly kind: string }, K extends E['kind']>(
  events: readonly E[],
  kind: K,
): Extract<E, { readonly kind: K }> | undefined {
  return events.find((event): event is Extract<E, { readonly kind: K }> => event.kind === kind);
}
