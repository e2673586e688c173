import type { Game } from '#shared/engine/index.ts';
import {
  problemIn,
  type KubagramProposal,
  type KubagramTypes,
  type KubagramView,
} from '#shared/games/kubagram/index.ts';
import { refuse, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';

/** Several may answer, and the line does not say who does. */
export interface WhoProblem {
  readonly code: 'kubagram/who-answers';
  /** Each with the number that is typed before the answer. */
  readonly players: readonly string[];
}

/** Somebody who may have claims looked up, or let them stand. */
export interface Answerer {
  readonly seat: Seat;
  readonly name: string;
}

/**
 * The answer to claims that a line of text stands for, or why it is none. Where several may answer, the line begins with
 * the number of whoever does: `2 challenge CATTLE`.
 */
export function readAnswer(
  { notation }: Pick<Game<KubagramTypes>, 'notation'>,
  view: KubagramView,
  answerers: readonly Answerer[],
  text: string,
): Result<KubagramProposal, Problem> {
  const [, number, rest = text] = /^\s*([1-9])[\s:.]+(.*)$/s.exec(text) ?? [];
  const [only, ...others] = answerers;
  const answerer =
    number === undefined
      ? others.length === 0
        ? only
        : undefined
      : answerers.find(({ seat }) => seat + 1 === Number(number));
  if (answerer === undefined) {
    const players = answerers.map(({ seat, name }) => `${seat + 1} ${name}`);
    return refuse<WhoProblem>({ code: 'kubagram/who-answers', players });
  }
  const read = notation.parse(view, answerer.seat, rest);
  if (!read.ok) return read;
  const problem = problemIn(view, read.value);
  return problem === undefined ? read : refuse(problem);
}
