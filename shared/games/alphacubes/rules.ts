import type { Rules } from '#shared/engine/index.ts';
import { ok, seat } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/word-judge.ts';
import { apply, toMove } from './apply.ts';
import { eventsFor, revealsCubes, type AlphacubesEvent } from './events.ts';
import type { AlphacubesMove } from './moves.ts';
import type { AlphacubesOptions } from './options.ts';
import type { AlphacubesProblem } from './problems.ts';
import { setup, type AlphacubesSetUp } from './setup.ts';
import type { AlphacubesState, AlphacubesView } from './state.ts';
import { viewFor } from './view.ts';

export type AlphacubesRules = Rules<
  AlphacubesState,
  AlphacubesMove,
  AlphacubesEvent,
  AlphacubesProblem,
  AlphacubesView,
  AlphacubesOptions,
  AlphacubesSetUp
>;

/** The rules of Alphacubes (RULES A) with a lexicon to judge by; the table's own rulings lie over it (A8). */
export function createAlphacubes(words: WordJudge): AlphacubesRules {
  return {
    setup,
    toMove,
    check: (state, move) => {
      const applied = apply(state, move, words);
      return applied.ok ? ok(undefined) : applied;
    },
    apply: (state, move) => apply(state, move, words),
    viewFor,
    eventsFor,
    reveals: revealsCubes,
    scores: (state) => state.seats.map(({ points }, index) => ({ seat: seat(index), points })),
  };
}
