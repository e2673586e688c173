import { numbered, typistOf, type Typist } from '#renderer/table/index.ts';
import type { Game } from '#shared/engine/index.ts';
import {
  problemIn,
  type KubagramProposal,
  type KubagramTypes,
  type KubagramView,
} from '#shared/games/kubagram/index.ts';
import { refuse, type Problem, type Result } from '#shared/kernel/index.ts';

export interface WhoProblem {
  readonly code: 'kubagram/who-answers';
  readonly players: readonly string[];
}

/** Reads an answer to claims, such as `2 challenge CATTLE`. */
export function readAnswer(
  { notation }: Pick<Game<KubagramTypes>, 'notation'>,
  view: KubagramView,
  answerers: readonly Typist[],
  text: string,
): Result<KubagramProposal, Problem> {
  const typed = typistOf(answerers, text);
  if (typed === undefined) {
    return refuse<WhoProblem>({ code: 'kubagram/who-answers', players: numbered(answerers) });
  }
  const read = notation.parse(view, typed.by, typed.rest);
  if (!read.ok) return read;
  const problem = problemIn(view, read.value);
  return problem === undefined ? read : refuse(problem);
}
