import type { Rules, Step } from '#shared/engine/index.ts';
import {
  alphacubesRules,
  type AlphacubesMove,
  type AlphacubesProblem,
  type AlphacubesProposal,
  type AlphacubesState,
  type AlphacubesTypes,
} from '#shared/games/alphacubes/index.ts';
import { ok, type Result, type Seat } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/index.ts';

type Proposed = AlphacubesProposal | AlphacubesMove;

/** The rules with a lexicon to judge by: a proposal is judged and made in one go, as a table does it. */
export interface JudgedRules extends Rules<AlphacubesTypes> {
  apply(state: AlphacubesState, move: Proposed): Result<Step<AlphacubesTypes>, AlphacubesProblem>;
  check(state: AlphacubesState, move: Proposed): Result<undefined, AlphacubesProblem>;
  toMove(state: AlphacubesState): readonly Seat[];
}

export function createAlphacubes(words: WordJudge): JudgedRules {
  const apply: JudgedRules['apply'] = (state, proposal) => {
    const move = alphacubesRules.judge(state, proposal, words);
    return move.ok ? alphacubesRules.apply(state, move.value) : move;
  };
  return {
    ...alphacubesRules,
    apply,
    check(state, move) {
      const applied = apply(state, move);
      return applied.ok ? ok(undefined) : applied;
    },
    toMove: (state) => alphacubesRules.actors(state) as readonly Seat[],
  };
}
