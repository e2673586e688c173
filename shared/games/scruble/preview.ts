import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import { crossingsOf } from './crossing.ts';
import { wordProblem } from './judge.ts';
import { legalClaim } from './legality.ts';
import type { Claim } from './moves.ts';
import type { ClaimProblem } from './problems.ts';
import type { Run } from './runs.ts';
import { scoreClaim, type ClaimScore, type CrossingScore } from './scoring.ts';
import type { ScrubleView } from './state.ts';
import { afterTwists, type Cube } from './twists.ts';

export interface ClaimCheck {
  readonly cube: Cube;
  readonly run: Run;
  readonly score: ClaimScore;
  readonly crossings: readonly CrossingScore[];
  readonly problem?: ClaimProblem;
}

export function checkClaim(
  view: ScrubleView,
  claim: Pick<Claim, 'twists' | 'word' | 'at' | 'crossing'>,
  words: WordJudge,
): ClaimCheck {
  const { options, claimed } = view;
  const { word, at } = claim;
  const cube = afterTwists(view.cube, claim.twists);
  const run: Run = { ...at, length: Math.min(word.length, 16) };
  const crossings = crossingsOf(cube, claimed, run, word);
  const legal = allowed(view, claim, words);
  const crossing = crossings.find((one) => one.word === claim.crossing) ?? crossings[0];
  return {
    cube,
    run,
    crossings,
    score: scoreClaim(cube, run, word, options, crossing),
    ...(legal.ok ? {} : { problem: legal.problem }),
  };
}

function allowed(
  view: ScrubleView,
  claim: Pick<Claim, 'twists' | 'word' | 'at' | 'crossing'>,
  words: WordJudge,
): Result<true, ClaimProblem> {
  const legal = legalClaim(view, claim);
  if (!legal.ok) return legal;
  const problem = wordProblem(view, claim.word, words);
  return problem === undefined ? ok(true) : refuse(problem);
}
