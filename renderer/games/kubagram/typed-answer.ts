import type { Game } from '#shared/engine/index.ts';
import {
  problemIn,
  type KubagramProposal,
  type KubagramTypes,
  type KubagramView,
} from '#shared/games/kubagram/index.ts';
import { refuse, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';

/** Several players may answer, and the line does not name one. */
export interface WhoProblem {
  readonly code: 'kubagram/who-answers';
  readonly players: readonly string[];
}

export interface Answerer {
  readonly seat: Seat;
  readonly name: string;
}

/**
 * Reads an answer to claims. Where several may answer, the line begins with the player's number: `2 challenge CATTLE`.
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
