import { isOpen, type OpenHands } from '#shared/engine/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { reseat } from '../../common/reseat.ts';
import type { AlphacubesSetUp } from '../setup.ts';
import type { AlphacubesState, Progress } from '../state.ts';

/**
 * Undefined while a play waits for challenges or the game is over: a set-up begins with a turn. Hands that are not open
 * are left empty, so that chance draws them.
 */
export function setUpOf(state: AlphacubesState, open: OpenHands): AlphacubesSetUp | undefined {
  const { phase, first, turn, squares, seats, progress } = state;
  if (phase.kind !== 'turn') return undefined;
  return {
    first,
    seat: phase.seat,
    turn,
    squares: Object.entries(squares).map(([square, { cube, letter }]) => ({ square, cube, letter })),
    hands: seats.map(({ hand }, at) => (isOpen(open, seat(at)) ? hand : [])),
    scores: seats.map(({ points }) => points),
    plays: seats.map(({ plays }) => plays),
    missed: seats.map(({ missed }) => missed),
    out: seats.map(({ out }) => out),
    progress,
  };
}

/** Turns keep their number, which counts missed ones too. What is not entered yet stays away. */
export function reseated(setUp: AlphacubesSetUp, from: readonly (number | undefined)[]): AlphacubesSetUp {
  const { seatOf, listOf } = reseat(from);
  const { first, seat: at, hands, scores, plays, missed, out, progress, ...others } = setUp;
  const [begins, next] = [seatOf(first), seatOf(at)];
  return {
    ...others,
    ...(begins === undefined ? {} : { first: begins }),
    ...(next === undefined ? {} : { seat: next }),
    ...(hands && { hands: listOf(hands, []) }),
    ...(scores && { scores: listOf(scores, 0) }),
    ...(plays && { plays: listOf(plays, 0) }),
    ...(missed && { missed: listOf(missed, 0) }),
    ...(out && { out: listOf(out, false) }),
    ...(progress && { progress: progressOf(progress, seatOf(progress.wentOut)) }),
  };
}

function progressOf(progress: Progress, wentOut: number | undefined): Progress {
  const { passes, barrenRounds, laidThisRound } = progress;
  const counts = { passes, barrenRounds, laidThisRound };
  return wentOut === undefined ? counts : { ...counts, wentOut: seat(wentOut) };
}
