import type { CubeId } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/word-judge.ts';
import { checkTurn } from './check-turn.ts';
import type { Part } from './moves.ts';
import type { NewWord } from './scoring.ts';
import type { FoundTurn, TurnAsk, TurnsFound } from './search/best-turn.ts';
import type { CubewordView } from './state.ts';
import { poolOf } from './view.ts';

/** What a hint tells, one step more each time: what there is to score, by which words, with which cubes, and how. */
export const hintSteps = ['score', 'words', 'cubes', 'turn'] as const;

export type HintStep =
  | { readonly step: 'score'; readonly points: number }
  /** New words that count, the best first. */
  | { readonly step: 'words'; readonly words: readonly NewWord[] }
  /** The cubes that are moved, each once: those of the pool, and those in play. */
  | { readonly step: 'cubes'; readonly fromPool: readonly CubeId[]; readonly inPlay: readonly CubeId[] }
  | { readonly step: 'turn'; readonly parts: readonly Part[] };

export interface Hint {
  /** In the order of `hintSteps`. */
  readonly steps: readonly HintStep[];
  /** What it leads to. */
  readonly parts: readonly Part[];
}

/** How hard a hint and a look back think: as the strongest computer does. Turns of five moves are never exact, and hints say so. */
const thorough = { moves: 5, nodes: 300_000, width: 12, most: 1, share: 1 } as const;

/** The question for the turns that a seat could make with this view. */
export function turnAsk(
  { felt, counted, turn, options }: CubewordView,
  how: Pick<TurnAsk, 'moves' | 'nodes' | 'width' | 'most' | 'share'> = thorough,
): TurnAsk {
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

/** What to do, from the view of the seat on turn and what a search has found; undefined where no turn scores. */
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

/** A turn that was made beside the best that was found for it. */
export interface TurnReview {
  readonly played: number;
  /** Undefined where nothing better was found. */
  readonly better: FoundTurn | undefined;
  readonly lost: number;
  /** Whether no turn could have brought more. */
  readonly exact: boolean;
}

/** What a seat could have played: `played` are the points of its turn, 0 for a pass. */
export function reviewOf(played: number, { turns, exact }: TurnsFound): TurnReview {
  const [best] = turns;
  const better = best !== undefined && best.points > played ? best : undefined;
  return { played, better, lost: (better?.points ?? played) - played, exact };
}
