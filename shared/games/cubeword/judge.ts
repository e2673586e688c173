import { ok, refuse, type Result, type Seat } from '#shared/kernel/index.ts';
import { createSpellingPairs } from '#shared/lexicon/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import { mostRuledWords, tableJudge } from '#shared/table-words/index.ts';
import { lettersOf } from './cubes.ts';
import { actorProblem, feltAtTurnEnd, wordsOn } from './apply.ts';
import type { Felt } from './felt.ts';
import type { CubewordMove, CubewordProposal, JudgedWord } from './moves.ts';
import type { MoveProblem } from './problems.ts';
import type { CubewordState } from './state.ts';
import { judgedRuns, wordProblem } from './turn-end.ts';

type Judged = Result<CubewordMove, MoveProblem>;

/** Writes a turn's words and their other spellings into it; a run that is no word is refused, even with a pass (C4). */
export function judge(
  state: CubewordState,
  proposal: CubewordProposal | CubewordMove,
  words: WordJudge,
): Judged {
  const problem = actorProblem(state, proposal);
  if (problem !== undefined) return refuse(problem);
  if (proposal.kind !== 'turn' && proposal.kind !== 'pass') return ok(proposal);
  const { by } = proposal;
  const parts = proposal.kind === 'turn' ? proposal.parts : [];
  const felt = proposal.kind === 'turn' ? feltAtTurnEnd(state, parts) : ok(state.felt);
  if (!felt.ok) return felt;
  const atFault = wordProblem(
    judgedRuns(felt.value, parts, tableJudge(words, state, lettersOf(state.options))),
  );
  if (atFault !== undefined) return refuse(atFault);
  if (proposal.kind === 'pass') return ok(proposal);
  return ok({ kind: 'turn', by, parts, words: judgedWords(state, felt.value, words) });
}

/** A game begun elsewhere may hold a run that is no word; a pass is possible only after a ruling allows that run. */
export function passOrAllow(
  state: Pick<CubewordState, 'options' | 'allowed' | 'felt'>,
  by: Seat,
  words: WordJudge,
): CubewordProposal {
  const table = tableJudge(words, state, lettersOf(state.options));
  const faults = wordsOn(state.felt).filter((word) => !table.has(word));
  return faults.length === 0
    ? { kind: 'pass', by }
    : { kind: 'allow', by, words: faults.slice(0, mostRuledWords) };
}

/** With spelling pairs each word brings its other spellings (C7). */
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
