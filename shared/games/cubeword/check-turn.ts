import { lettersOf, setOf } from './cubes.ts';
import { ok, type Result } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import { tableJudge } from '#shared/table-words/index.ts';
import { feltAtTurnEnd } from './apply.ts';
import { blanksUp, type Felt, type FeltCube } from './felt.ts';
import { judgedWords } from './judge.ts';
import type { Part } from './moves.ts';
import { costOf, feltAfter, mostMoves } from './parts.ts';
import type { MoveProblem, PartProblem } from './problems.ts';
import { scoreTurn, type TurnScore } from './scoring.ts';
import type { CubewordView } from './state.ts';
import { apartOn, judgedRuns, wordProblem, type RunVerdict } from './turn-end.ts';

/** `left` moves are still allowed (C3), `runs` have verdicts (C4), only new words that may stand score (C6, C7). */
export interface TurnCheck {
  readonly felt: Felt;
  readonly moves: number;
  readonly left: number;
  readonly blanksUp: number;
  readonly runs: readonly RunVerdict[];
  readonly apart: readonly FeltCube[];
  readonly score: TurnScore;
  readonly problem?: MoveProblem;
}

/** Uses only the view; an error means that a move of the turn cannot be made at all. */
export function checkTurn(
  view: CubewordView,
  parts: readonly Part[],
  words: WordJudge,
): Result<TurnCheck, PartProblem> {
  const felt = feltAfter(setOf(view.options), view.felt, parts);
  if (!felt.ok) return felt;
  const after = felt.value;
  const runs = judgedRuns(after, parts, tableJudge(words, view, lettersOf(view.options)));
  const good = new Set(runs.flatMap(({ word, ruling }) => (ruling.accepted ? word : [])));
  const standing = judgedWords(view, after, words).filter(({ word }) => good.has(word));
  const moves = costOf(parts);
  const end = feltAtTurnEnd(view, parts);
  const problem = end.ok ? wordProblem(runs) : end.problem;
  return ok({
    felt: after,
    moves,
    left: mostMoves - moves,
    blanksUp: blanksUp(after),
    runs,
    apart: view.options.connected ? apartOn(after).apart : [],
    score: scoreTurn({ ...view, before: view.felt, after, words: standing }),
    ...(problem === undefined ? {} : { problem }),
  });
}
