import type { CubeId, RandomState, Seat } from '#shared/kernel/index.ts';
import { usefulness } from '../computer/keeping.ts';
import { enginePosition, pieceOf } from '../engine-position.ts';
import { cubeTotal, setOf, unseenCubes } from '../pieces.ts';
import type { AlphacubesView } from '../state.ts';
import type { AheadAsk, AheadCube, AheadEffort } from './ahead.ts';

/** A hint and a review think this far, about a third of a second. */
export const hintEffort: AheadEffort = { plays: 10, searches: 300 };

export function aheadAsk(view: AlphacubesView, by: Seat, random: RandomState, effort: AheadEffort): AheadAsk {
  const set = setOf(view.options);
  const asCube = (cube: CubeId): AheadCube => ({
    ...pieceOf(set, cube),
    total: cubeTotal(set, cube),
    worth: usefulness(set, cube),
  });
  const { rack: _, ...position } = enginePosition(view, view.hand);
  return {
    position,
    by,
    first: view.first,
    seats: view.seats.map(({ points, cubes, out }) => ({ points, cubes, out })),
    hand: view.hand.map(asCube),
    unseen: unseenCubes(view).map(asCube),
    stock: view.stock,
    lastRound: view.lastRound,
    random,
    effort,
  };
}
