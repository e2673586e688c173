import type { Turn } from '#renderer/space/index.ts';
import type { LessonPlace, LessonTable } from '#renderer/table/index.ts';
import { afterTwists, placeAt, type CubeFace, type Twist } from '#shared/games/scruble/index.ts';
import { facesSeen } from './cube/follow.ts';
import { homeTurn } from './cube/sight.ts';
import type { ScrubleTable } from './table-types.ts';

/** Row 2 turns a quarter to the left. */
const firstTwist: Twist = { layer: 6, quarters: 3 };

/** With little room the twists are behind their tab. */
const controls = ['.twist-choices', '[data-tab="twists"]'];
const turnButtons = '.scruble-space > .turn-buttons';
const beforeTwist = controls.map((place) => `:root:has(.scruble-board--untwisted) ${place}`);

export const lesson: LessonTable<ScrubleTable> = {
  steps: {
    view: {
      rings: [[turnButtons, '[data-tab="cube"]', '.scruble-map']],
      turned: { isDone: showsAnotherFace, shown: { ...homeTurn, yaw: homeTurn.yaw + 90 } },
    },
    twist: {
      rings: [controls],
      prepares: () => [{ kind: 'twist', twist: firstTwist }],
      isDrafted: (draft, { cube }) =>
        afterTwists(cube, draft.twists).join() === afterTwists(cube, [firstTwist]).join(),
    },
    trace: begins('top', 3, 2),
    ends: begins('front', 4, 1, beforeTwist),
    cross: begins('front', 2, 1, beforeTwist),
    wild: begins('top', 2, 1, beforeTwist),
    long: begins('left', 3, 3, beforeTwist),
    free: { rings: [controls] },
  },
};

/** Rings the first letter on the map, or on the cube where it stands alone; a hidden face is to be turned to first. */
function begins(
  face: CubeFace,
  row: number,
  column: number,
  before: readonly string[] = [],
): LessonPlace<ScrubleTable> {
  const spot = placeAt({ face, row: row - 1, column: column - 1 });
  return { spot, rings: [[...before, `.scruble-map [data-place="${spot}"]`, '.scruble-spot', turnButtons]] };
}

/** Any way of turning counts once a face is seen that was hidden. */
function showsAnotherFace(turn: Turn): boolean {
  const before = facesSeen(homeTurn);
  return facesSeen(turn).some((face) => !before.includes(face));
}
