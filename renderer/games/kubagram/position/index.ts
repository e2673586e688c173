import { kubagram, type KubagramSetUp } from '#shared/games/kubagram/index.ts';
import type { PositionEntry, PositionTable } from '../../index.ts';
import { emptyProblem, fieldOf, fitted } from './entering.ts';
import { PositionForm } from './PositionForm.tsx';

export const kubagramPosition: PositionEntry<KubagramSetUp> = {
  fitted: (entered, table) => fitted(entered, table.players.length, optionsOf(table)),
  missing: (entered, table) => emptyProblem(entered, table.players.length, optionsOf(table)),
  // The corner decides which field shows a problem, but not whether one does.
  says: (problem) => fieldOf(problem, 0) !== undefined,
  Form: PositionForm,
};

function optionsOf({ options }: PositionTable) {
  return kubagram.optionsSchema.parse(options);
}
