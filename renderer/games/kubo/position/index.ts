import { kubo, type KuboSetUp } from '#shared/games/kubo/index.ts';
import type { PositionEntry } from '../../index.ts';
import { fitted, placeOf } from './entering.ts';
import { PositionForm } from './PositionForm.tsx';

/** How a game of Kubo begun with printed cards is entered. */
export const kuboPosition: PositionEntry<KuboSetUp> = {
  fitted: (entered, { players, options }) =>
    fitted(entered, players.length, kubo.optionsSchema.parse(options).orientation),
  says: (problem) => placeOf(problem) !== undefined,
  Form: PositionForm,
};
