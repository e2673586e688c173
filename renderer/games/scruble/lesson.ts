import type { LessonTable } from '#renderer/table/index.ts';
import { afterTwists, placeAt, type CubeFace, type Twist } from '#shared/games/scruble/index.ts';
import type { ScrubleTable } from './table-types.ts';

/** Row 2 turns a quarter to the left. */
const firstTwist: Twist = { layer: 6, quarters: 3 };

/** With little room the twists are behind their tab. */
const controls = ['.twist-controls', '[data-tab="twists"]'];
const beforeTwist = controls.map((place) => `:root:has(.scruble-board--untwisted) ${place}`);

export const lesson: LessonTable<ScrubleTable> = {
  steps: {
    view: { rings: [['.scruble-space', '.scruble-board']] },
    twist: {
      rings: [controls],
      prepares: () => [{ kind: 'twist', twist: firstTwist }],
      isDrafted: (draft, { cube }) =>
        afterTwists(cube, draft.twists).join() === afterTwists(cube, [firstTwist]).join(),
    },
    trace: { rings: [begins('top', 3, 2)] },
    ends: { rings: [twistThen('front', 4, 1)] },
    cross: { rings: [twistThen('front', 2, 1)] },
    wild: { rings: [twistThen('top', 2, 1)] },
    long: { rings: [twistThen('left', 3, 3)] },
    free: { rings: [controls] },
  },
};

/** The place of the first letter is on the map, and on the cube where there is no room for the map. */
function begins(face: CubeFace, row: number, column: number): readonly string[] {
  const place = placeAt({ face, row: row - 1, column: column - 1 });
  return [`.scruble-map [data-place="${place}"]`, '.scruble-space'];
}

function twistThen(face: CubeFace, row: number, column: number): readonly string[] {
  return [...beforeTwist, ...begins(face, row, column)];
}
