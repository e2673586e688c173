import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { createSpellingPairs } from '#shared/lexicon/index.ts';
import type { WordJudge } from '#shared/lexicon/word-judge.ts';
import { tableJudge } from '#shared/table-words/index.ts';
import { lettersOf } from './letters.ts';
import { actorProblem, endOfTurn, wordsOn } from './apply.ts';
import type { Felt } from './felt.ts';
import type { CubewordMove, CubewordProposal, JudgedWord } from './moves.ts';
import type { MoveProblem } from './problems.ts';
import type { CubewordState } from './state.ts';
import { judgedRuns, wordProblem } from './turn-end.ts';

type Judged = Result<CubewordMove, MoveProblem>;

/**
 * Writes the verdict into a turn: the words that stand at its end, all of them in the list, and the other ways of writing
 * them. A turn that leaves a run which is no word is refused with the runs at fault (C4). The table's own rulings lie
 * over the lexicon.
 */
export function judge(
  state: CubewordState,
  proposal: CubewordProposal | CubewordMove,
  words: WordJudge,
): Judged {
  const problem = actorProblem(state, proposal);
  if (problem !== undefined) return refuse(problem);
  if (proposal.kind !== 'turn') return ok(proposal);
  const { by, parts } = proposal;
  const felt = endOfTurn(state, parts);
  if (!felt.ok) return felt;
  const atFault = wordProblem(
    judgedRuns(felt.value, parts, tableJudge(words, state, lettersOf(state.options))),
  );
  if (atFault !== undefined) return refuse(atFault);
  return ok({ kind: 'turn', by, parts, words: judgedWords(state, felt.value, words) });
}

/** The words that stand, with the other spellings of each where pairs are one (C7). */
export function judgedWords(
  state: Pick<CubewordState, 'options' | 'allowed'>,
  felt: Felt,
  words: WordJudge,
): readonly JudgedWord[] {
  const standing = wordsOn(felt);
  if (!state.options.spellingPairs) return standing.map((word) => ({ word }));
  const { waysOf } = createSpellingPairs(tableJudge(words, state, lettersOf(state.options)));
  return standing.map((word) => {
    const also = waysOf(word).filter((way) => way !== word);
    return also.length === 0 ? { word } : { word, also };
  });
}
