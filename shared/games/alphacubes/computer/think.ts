import { levelIn, type ComputerTurn, type PlaysAsk } from '#shared/engine/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { enginePosition } from '../engine-position.ts';
import { computerLevels, type ComputerLevel } from './levels.ts';
import type { AlphacubesProposal } from '../moves.ts';
import { answerPlay, ceilingOf, choiceOfPlays, choose } from './choose.ts';
import { setOf } from '../pieces.ts';
import type { AlphacubesView } from '../state.ts';
import type { AlphacubesTypes } from '../types.ts';
import { tableWords } from '#shared/table-words/index.ts';

/** The question for the best plays of this hand, with every word that counts at this table. */
export function playsAsk(
  view: Pick<AlphacubesView, 'board' | 'squares' | 'hand' | 'options' | 'allowed'>,
  most: number,
): PlaysAsk {
  return {
    position: enginePosition(view, view.hand),
    layers: tableWords(view, setOf(view.options).alphabet),
    most,
  };
}

/** What a computer does: its play on its turn, or its answer to another's. */
export function decide(turn: ComputerTurn<AlphacubesTypes>): Promise<Result<AlphacubesProposal, Problem>> {
  const { view, by, words, random } = turn;
  const level = levelIn(computerLevels, turn.level);
  return view.phase.kind === 'challenge'
    ? Promise.resolve(ok(answerPlay(view, by, view.phase.pending, level, words, random)))
    : think(turn, level);
}

/**
 * A computer's turn, thought through: what it can find with its words, and which of it it takes. `ask` answers from the
 * vocabulary of the level. A smaller vocabulary does not know what the table lets stand beyond the list either.
 */
async function think(
  { view, by, random, ask }: ComputerTurn<AlphacubesTypes>,
  level: ComputerLevel,
): Promise<Result<AlphacubesProposal, Problem>> {
  const all = playsAsk(view, 1);
  const question = level.tier === undefined ? all : { ...all, layers: { ...all.layers, allowed: [] } };
  const bests = await ask(question);
  if (!bests.ok) return bests;
  const [best] = bests.value;
  if (best === undefined || level.share >= 1)
    return ok(choose(view, by, { best, plays: bests.value }, random));
  const lesser = await ask({ ...question, most: choiceOfPlays, atMost: ceilingOf(level, best.score) });
  if (!lesser.ok) return lesser;
  // Where everything scores more than it should allow itself, the best is not much either.
  const plays = lesser.value.length === 0 ? bests.value : lesser.value;
  return ok(choose(view, by, { best, plays }, random));
}
