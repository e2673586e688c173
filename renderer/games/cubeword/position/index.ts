import type { CubewordSetUp } from '#shared/games/cubeword/index.ts';
import type { PositionEntry } from '../../index.ts';
import { setUpToDeal, feltProblem, fitted, placeOf } from './entering.ts';
import { PositionForm } from './PositionForm.tsx';

export const cubewordPosition: PositionEntry<CubewordSetUp> = {
  fitted: (entered, { players }) => setUpToDeal(fitted(entered, players.length)),
  missing: (entered, { players }) => feltProblem(fitted(entered, players.length)),
  says: (problem) => placeOf(problem) !== undefined,
  Form: PositionForm,
};
