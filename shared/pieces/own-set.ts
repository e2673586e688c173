import { refuse, type Result } from '#shared/kernel/index.ts';
import { fitProblem, type FitProblem, type SetNeeds } from './game-fit.ts';
import { parseSetText, type SetProblem } from './parse-set.ts';
import type { PieceSet } from './piece-set.ts';

export type OwnSetProblem = SetProblem | FitProblem;

/** The last few sets are cached, because a table needs its set for every letter it draws. */
const mostKept = 16;
const byText = new Map<string, Result<PieceSet, SetProblem>>();
const byLines = new WeakMap<readonly string[], Result<PieceSet, SetProblem>>();

/** Refuses lines that are no sound set file, and a set with which the game cannot be played. */
export function ownSet(needs: SetNeeds, lines: readonly string[]): Result<PieceSet, OwnSetProblem> {
  const set = setOfLines(lines);
  if (!set.ok) return set;
  const problem = fitProblem(needs, set.value);
  return problem === undefined ? set : refuse(problem);
}

/** An unsound set never gets here, because `setup` refuses it. */
export function ownSetOr(needs: SetNeeds, lines: readonly string[], bundled: PieceSet): PieceSet {
  const own = ownSet(needs, lines);
  return own.ok ? own.value : bundled;
}

export function ownSetProblem(
  needs: SetNeeds,
  { set, ownSet: lines }: { readonly set: string; readonly ownSet: readonly string[] },
): OwnSetProblem | undefined {
  if (set !== 'own') return undefined;
  const own = ownSet(needs, lines);
  return own.ok ? undefined : own.problem;
}

function setOfLines(lines: readonly string[]): Result<PieceSet, SetProblem> {
  const known = byLines.get(lines);
  if (known !== undefined) return known;
  const text = lines.join('\n');
  const set = byText.get(text) ?? parseSetText(text);
  byText.delete(text);
  byText.set(text, set);
  const [oldest] = byText.keys();
  if (byText.size > mostKept && oldest !== undefined) byText.delete(oldest);
  byLines.set(lines, set);
  return set;
}
