import type { CubeId } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/judge.ts';
import { turnReviewOf, type TurnReview as Review } from '../common/review.ts';
import { checkTurn } from './check-turn.ts';
import type { Part } from './moves.ts';
import type { NewWord } from './scoring.ts';
import type { FoundTurn, TurnRequest, TurnsFound } from './search/best-turn.ts';
import type { CubewordView } from './state.ts';
import { poolOf } from './view.ts';

export const hintSteps = ['score', 'words', 'cubes', 'turn'] as const;

export type HintStep =
  | { readonly step: 'score'; readonly points: number }
  /** Only new words that count are listed, the best first. */
  | { readonly step: 'words'; readonly words: readonly NewWord[] }
  | { readonly step: 'cubes'; readonly fromPool: readonly CubeId[]; readonly inPlay: readonly CubeId[] }
  | { readonly step: 'turn'; readonly parts: readonly Part[] };

export interface Hint {
  readonly steps: readonly HintStep[];
  readonly parts: readonly Part[];
}

/** Hints and reviews think like the strongest computer; a search of five moves is never exact, and hints say so. */
const thorough = { moves: 5, nodes: 300_000, width: 12, most: 1, share: 1 } as const;

export function turnRequest(
  { felt, counted, turn, options }: CubewordView,
  how: Pick<TurnRequest, 'moves' | 'nodes' | 'width' | 'most' | 'share'> = thorough,
): TurnRequest {
  const { connected, spellingPairs, set, ownSet } = options;
  return {
    cubes: { set, ownSet },
    felt,
    pool: poolOf(felt),
    counted,
    turn,
    connected,
    spellingPairs,
    ...how,
  };
}

/** Returns undefined if no turn scores. The view must be that of the seat on turn. */
export function hintFor(view: CubewordView, found: TurnsFound, words: WordJudge): Hint | undefined {
  const [best] = found.turns;
  const check = best === undefined ? undefined : checkTurn(view, best.parts, words);
  if (best === undefined || check?.ok !== true) return undefined;
  const { parts, points } = best;
  const cubes = [...new Set(parts.map(({ cube }) => cube))];
  const isFromPool = (cube: CubeId) => view.felt.every((one) => one.cube !== cube);
  return {
    steps: [
      { step: 'score', points },
      { step: 'words', words: check.value.score.words.filter(({ standing }) => standing.kind === 'counts') },
      {
        step: 'cubes',
        fromPool: cubes.filter(isFromPool),
        inPlay: cubes.filter((cube) => !isFromPool(cube)),
      },
      { step: 'turn', parts },
    ],
    parts,
  };
}

export type TurnReview = Review<FoundTurn>;

export function reviewOf(played: number, { turns, exact }: TurnsFound): TurnReview {
  return turnReviewOf(played, turns, exact);
}
