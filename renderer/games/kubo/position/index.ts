import { kubo, type KuboSetUp, type Orientation } from '#shared/games/kubo/index.ts';
import type { PositionEntry, PositionTable } from '../../index.ts';
import { deckProblem, fitted, placeOf } from './entering.ts';
import { PositionForm } from './PositionForm.tsx';

export const kuboPosition: PositionEntry<KuboSetUp> = {
  fitted: (entered, table) => fitted(entered, table.players.length, orientationOf(table)),
  missing: (entered, table) =>
    deckProblem(fitted(entered, table.players.length, orientationOf(table)), orientationOf(table)),
  says: (problem) => placeOf(problem) !== undefined,
  Form: PositionForm,
};

function orientationOf({ options }: PositionTable): Orientation {
  return kubo.optionsSchema.parse(options).orientation;
}
