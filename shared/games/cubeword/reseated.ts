import { firstOf, roundOf, turnOf } from './turns.ts';
import type { CubewordSetUp } from './types.ts';

/**
 * Moves what belongs to a seat along with its player. `from` holds the former seat for each seat now. The round and
 * who began it stay, so the turn may get another number; words stay as many turns back as they were.
 */
export function reseated(setUp: CubewordSetUp, from: readonly (number | undefined)[]): CubewordSetUp {
  const { seat, scores, turn = 1, counted } = setUp;
  const now = (before: number | undefined) => (before === undefined ? -1 : from.indexOf(before));
  const at = now(seat);
  const seats = scores?.length ?? from.length;
  const first = now(seat === undefined ? undefined : firstOf(seat, turn, seats));
  const next = Math.max(at, 0);
  const after = turnOf(roundOf(turn, seats), next, first < 0 ? next : first, from.length);
  return {
    ...setUp,
    seat: at < 0 ? undefined : at,
    ...(setUp.turn === undefined ? {} : { turn: after }),
    scores: from.map((before) => (before === undefined ? 0 : (scores?.[before] ?? 0))),
    ...(counted === undefined
      ? {}
      : { counted: counted.map((one) => ({ ...one, turn: one.turn + after - turn })) }),
  };
}
