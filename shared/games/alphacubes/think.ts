import { ok, type Problem, type RandomState, type Result } from '#shared/kernel/index.ts';
import type { Play } from '#shared/word-engine/play.ts';
import type { Position } from '#shared/word-engine/position.ts';
import { enginePosition } from './engine-position.ts';
import type { ComputerLevel } from './levels.ts';
import type { AlphacubesMove } from './moves.ts';
import { ceilingOf, choiceOfPlays, choose } from './player.ts';
import type { AlphacubesView } from './state.ts';
import { tableWords, type TableWords } from './words.ts';

/** What a word engine is asked, on whatever thread it runs. */
export interface PlaysAsk {
  readonly position: Position;
  /** The table's own words, over the lexicon. */
  readonly layers: TableWords;
  /** So many of the best, best first. */
  readonly most: number;
  /** Of those that score no more than this. */
  readonly atMost?: number;
}

export type AskPlays = (ask: PlaysAsk) => Promise<Result<readonly Play[], Problem>>;

/** The question for the best plays of this hand, with every word that counts at this table. */
export function playsAsk(
  view: Pick<AlphacubesView, 'board' | 'squares' | 'hand' | 'options' | 'allowed'>,
  most: number,
): PlaysAsk {
  return { position: enginePosition(view, view.hand), layers: tableWords(view), most };
}

/**
 * A computer's turn, thought through: what it can find with its words, and which of it it takes. `ask` answers from the
 * vocabulary of the level. A smaller vocabulary does not know what the table lets stand beyond the list either.
 */
export async function think(
  view: AlphacubesView,
  level: ComputerLevel,
  random: RandomState,
  ask: AskPlays,
): Promise<Result<AlphacubesMove, Problem>> {
  const all = playsAsk(view, 1);
  const question = level.tier === undefined ? all : { ...all, layers: { ...all.layers, allowed: [] } };
  const bests = await ask(question);
  if (!bests.ok) return bests;
  const [best] = bests.value;
  if (best === undefined || level.share >= 1) return ok(choose(view, { best, plays: bests.value }, random));
  const lesser = await ask({ ...question, most: choiceOfPlays, atMost: ceilingOf(level, best.score) });
  if (!lesser.ok) return lesser;
  // Where everything scores more than it should allow itself, the best is not much either.
  const plays = lesser.value.length === 0 ? bests.value : lesser.value;
  return ok(choose(view, { best, plays }, random));
}
