import {
  turnText,
  type cubeword,
  type CubewordProposal,
  type CubewordView,
  type Part,
  setOf,
} from '#shared/games/cubeword/index.ts';
import type { Problem, Result, Seat } from '#shared/kernel/index.ts';

/**
 * Reads a typed line. Its moves continue those of the draft and are parsed together with them, so that a problem gives
 * a move's number in the turn.
 */
export function readLine(
  { notation }: Pick<typeof cubeword, 'notation'>,
  view: CubewordView,
  by: Seat,
  parts: readonly Part[],
  text: string,
): Result<CubewordProposal, Problem> {
  const alone = notation.parse(view, by, text);
  if (parts.length === 0 || (alone.ok && alone.value.kind !== 'turn')) return alone;
  if (text.trim() === '') return alone;
  return notation.parse(view, by, `${turnText(setOf(view.options), view.felt, parts)}; ${text}`);
}
