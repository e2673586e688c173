import type { Onlooker } from '#shared/engine/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import { cubeIds } from './cubes.ts';
import { placedCube, type Felt } from './felt.ts';
import type { CubewordState, CubewordView } from './state.ts';
import { roundOf } from '../common/turns.ts';
import { lastRoundReason } from './turns.ts';

export function viewFor(state: CubewordState, who: Onlooker): CubewordView {
  const { options, felt, seats, first, turn, phase, counted, passes, timeUp, minutesBefore, allowed } = state;
  const lastRound = lastRoundReason(state);
  return {
    onlooker: who,
    options,
    felt,
    seats,
    first,
    turn,
    round: roundOf(turn, seats.length),
    phase,
    counted,
    passes,
    timeUp,
    minutesBefore,
    allowed,
    ...(lastRound === undefined ? {} : { lastRound }),
  };
}

export function poolOf(felt: Felt): readonly CubeId[] {
  return cubeIds.filter((cube) => placedCube(felt, cube) === undefined);
}
