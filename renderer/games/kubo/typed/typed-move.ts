import { problemIn, type KuboMove, type KuboTypes, type KuboView } from '#shared/games/kubo/index.ts';
import { numbered, typistOf, type Typist } from '#renderer/table/index.ts';
import type { Game } from '#shared/engine/index.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';

export interface WhoProblem {
  readonly code: 'kubo/who-claims';
  readonly players: readonly string[];
}

export function readTyped(
  { notation }: Pick<Game<KuboTypes>, 'notation'>,
  view: KuboView,
  typists: readonly Typist[],
  text: string,
): Result<KuboMove, Problem> {
  const typed = typistOf(typists, text);
  if (typed === undefined) {
    return refuse<WhoProblem>({ code: 'kubo/who-claims', players: numbered(typists) });
  }
  const read = notation.parse(view, typed.by, typed.rest);
  if (!read.ok) return read;
  const problem = problemIn(view, read.value);
  return problem === undefined ? read : refuse(problem);
}
