import type { Drawer, TableDrawing } from '#shared/engine/drawing.ts';
import { facePlaceOf, side, type CubeFace } from './cube.ts';
import type { ScrubleMove } from './moves.ts';
import { notation } from './notation/notation.ts';
import { faceOf, letterOf, pointsOf } from './pegs.ts';
import type { ScrubleTurn } from './review/review.ts';
import { placesOf } from './runs.ts';
import type { ScrubleTypes } from './types.ts';
import { afterTwists, type Cube } from './twists.ts';

export const drawer: Drawer<ScrubleTypes, ScrubleTurn> = {
  table: ({ cube }) => drawn(cube, []),
  played: ({ before, move }) => afterMove(before.cube, move),
  instead({ before, seat }, line) {
    const read = notation.parse(before, seat, line);
    return read.ok ? afterMove(before.cube, read.value) : undefined;
  },
};

function afterMove(cube: Cube, move: ScrubleMove): TableDrawing {
  if (move.kind !== 'claim' && move.kind !== 'pass') return drawn(cube, []);
  const word = move.kind === 'claim' ? placesOf({ ...move.at, length: move.word.length }) : [];
  return drawn(afterTwists(cube, move.twists), word);
}

/** The faces lie as on the printed map: column, then row, in faces. */
const faceAt: Readonly<Record<CubeFace, readonly [number, number]>> = {
  top: [1, 0],
  left: [0, 1],
  front: [1, 1],
  right: [2, 1],
  back: [3, 1],
  bottom: [1, 2],
};

const map = [' 1  ', '1111', ' 1  '].flatMap((faces) => {
  const row = Array.from(faces, (face) => (face === ' ' ? ' ' : '.').repeat(side)).join('');
  return Array.from({ length: side }, () => row);
});

function drawn(cube: Cube, word: readonly number[]): TableDrawing {
  return {
    fields: [
      {
        ground: 'bare',
        squares: map,
        pieces: cube.map((peg, place) => {
          const { face, row, column } = facePlaceOf(place);
          const [right, down] = faceAt[face];
          return {
            column: right * side + column,
            row: down * side + row,
            shows: faceOf(peg),
            value: letterOf(peg) === undefined ? undefined : pointsOf(peg),
            isNew: word.includes(place),
          };
        }),
      },
    ],
    lines: [],
  };
}
