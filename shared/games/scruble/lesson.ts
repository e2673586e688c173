import { learner, type Lesson, type LessonStep } from '#shared/engine/index.ts';
import { cubeId } from '#shared/kernel/index.ts';
import type { ScrubleMove } from './moves.ts';
import { notation } from './notation/notation.ts';
import { afterTwists } from './twists.ts';
import type { ScrubleTypes, ScrubleSetUp } from './types.ts';

/** Six words wait on this cube, each for one twist; none stands yet. */
const cube = pegs(
  '40 74 29 35 1 6 2 36 24 8 23 64 16 7 62 37',
  '26 63 5 59 69 84 70 88 15 18 22 46 67 52 75 9',
  '56 71 90 42 55 77 28 11 78 14 50 13 41 3 27 17',
  '31 83 21 93 87 4 45 30 51 25 95 72 48 32 66 33',
  '82 19 65 39 94 81 92 0 44 47 89 53 86 54 34 20',
  '43 76 73 58 12 60 91 57 68 38 61 10 85 49 80 79',
);

/** The words before the last count 73, so that one of 7 reaches the target. */
export const lesson: Lesson<ScrubleTypes> = {
  options: { target: 80 },
  seed: 1,
  others: [],
  setUp: { cube },
  pictures: { 'scruble-words': 'trace', 'scruble-premiums': 'ends', 'scruble-crossing': 'cross' },
  steps: [
    { id: 'view', moves: [] },
    { id: 'twist', moves: [] },
    claim('trace', 'row 2 left: CUBE at top 3 2 down'),
    claim('ends', 'column 4 up: GAME at front 4 1 right'),
    claim('cross', 'column 4 down: BEST at front 2 1 right'),
    claim('wild', 'column 1 down: HOPE at top 2 1 right'),
    claim('long', 'column 3 down: PICTURE at left 3 3 right'),
    {
      id: 'free',
      moves: ['column 2 up: DARK at front 1 1 right'],
      isFree: true,
      isDone: ({ phase }) => phase.kind === 'over' && phase.winners.includes(learner),
    },
  ],
};

/** Takes any word that a wild peg lets stand at the place of the line, and any twists that lead to the same cube. */
function claim(id: string, line: string): LessonStep<ScrubleTypes> {
  return {
    id,
    moves: [line],
    accepts(view, proposal) {
      const wanted = notation.parse(view, learner, line);
      return wanted.ok && claimed(view.cube, proposal) === claimed(view.cube, wanted.value);
    },
  };
}

function claimed(before: NonNullable<ScrubleSetUp['cube']>, move: ScrubleMove): string {
  if (move.kind !== 'claim') return move.kind;
  const { twists, word, at } = move;
  return [word.length, at.ring, at.from, at.back, ...afterTwists(before, twists)].join();
}

function pegs(...faces: readonly string[]) {
  return faces.flatMap((face) => face.split(' ').map((peg) => cubeId(Number(peg))));
}
