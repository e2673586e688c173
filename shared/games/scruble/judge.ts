import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import { tableJudge } from '#shared/table-words/index.ts';
import { actorProblem } from './apply.ts';
import { legalClaim } from './legality.ts';
import type { ScrubleMove } from './moves.ts';
import type { ClaimProblem, MoveProblem } from './problems.ts';
import type { ScrubleState } from './state.ts';

/** Accepts a claim if the table's list has its word; any other is refused at no cost (S10). */
export function judge(
  state: ScrubleState,
  move: ScrubleMove,
  words: WordJudge,
): Result<ScrubleMove, MoveProblem> {
  const problem = actorProblem(state, move);
  if (problem !== undefined) return refuse(problem);
  if (move.kind !== 'claim') return ok(move);
  const legal = legalClaim(state, move);
  if (!legal.ok) return legal;
  const refused = wordProblem(state, move.word, words);
  return refused === undefined ? ok(move) : refuse(refused);
}

export function wordProblem(
  table: Pick<ScrubleState, 'options' | 'allowed'>,
  word: string,
  words: WordJudge,
): ClaimProblem | undefined {
  const { accepted, by } = tableJudge(words, table).rulingOn(word);
  if (accepted) return undefined;
  const codes = {
    list: 'scruble/not-in-lexicon',
    family: 'scruble/not-for-everybody',
    personal: 'scruble/excluded-by-person',
    table: 'scruble/excluded-by-table',
    game: 'scruble/not-in-lexicon',
  } as const;
  return { code: codes[by], word };
}
