import type { Actor } from '#shared/engine/index.ts';
import { gameOf } from '#shared/games/index.ts';
import type { Seat } from '#shared/kernel/index.ts';
import type { AnyRecord, RecordMade } from '#shared/records/index.ts';

/** A move that others may still answer: a play open to a challenge, or a turn whose lines can be stolen. */
export interface Waiting {
  /** The move's number, from 1. */
  readonly move: number;
  readonly by: Actor;
  readonly others: readonly Seat[];
}

/** Follows a replay; the waiting move is the one after which no seat has the turn. */
export function waitingWatch({ game }: AnyRecord) {
  const { rules } = gameOf(game);
  let waiting: Waiting | undefined;
  let made = 0;
  return {
    watch({ before, move: { by }, state }: RecordMade): void {
      made += 1;
      const others = rules.actors(state).filter((actor) => actor !== 'clock');
      if (others.length === 0 || rules.turn(state).seat !== undefined) waiting = undefined;
      else if (waiting === undefined || rules.turn(before).seat !== undefined) {
        waiting = { move: made, by, others };
      } else waiting = { ...waiting, others };
    },
    now: (): Waiting | undefined => waiting,
  };
}
