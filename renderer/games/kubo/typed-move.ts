import { problemIn, type KuboMove, type KuboTypes, type KuboView } from '#shared/games/kubo/index.ts';
import type { Game } from '#shared/engine/index.ts';
import { refuse, type Problem, type Result, type Seat } from '#shared/kernel/index.ts';

/** Several players may claim, and the text does not say who does. */
export interface WhoProblem {
  readonly code: 'kubo/who-claims';
  readonly players: readonly string[];
}

export interface Typist {
  readonly seat: Seat;
  readonly name: string;
}

/**
 * Reads a typed move, or says why it cannot be made. Where several may claim, the text begins with the player's number,
 * which is also the key of their button: `2 claim red S1 S4`.
 */
export function readTyped(
  { notation }: Pick<Game<KuboTypes>, 'notation'>,
  view: KuboView,
  typists: readonly Typist[],
  text: string,
): Result<KuboMove, Problem> {
  const [, number, rest = text] = /^\s*([1-9])[\s:.]+(.*)$/s.exec(text) ?? [];
  const [only] = typists;
  const typist =
    number === undefined
      ? typists.length === 1
        ? only
        : undefined
      : typists.find(({ seat }) => seat + 1 === Number(number));
  if (typist === undefined) {
    const players = typists.map(({ seat, name }) => `${seat + 1} ${name}`);
    return refuse<WhoProblem>({ code: 'kubo/who-claims', players });
  }
  const read = notation.parse(view, typist.seat, rest);
  if (!read.ok) return read;
  const problem = problemIn(view, read.value);
  return problem === undefined ? read : refuse(problem);
}
