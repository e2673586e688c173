import type { PictureLine } from '#shared/engine/index.ts';
import { faceText } from '#shared/pieces/index.ts';
import { standingOn } from '../crossing.ts';
import { placeAt, side, type CubeFace } from '../cube.ts';
import { faceOf } from '../pegs.ts';
import { headingOf, placeName } from './place-names.ts';
import type { ScrubleView } from '../state.ts';
import type { Cube } from '../twists.ts';

export function picture(view: ScrubleView): readonly PictureLine[] {
  const { round, cube, claimed, lastRound, phase } = view;
  return [
    { says: 'round', round },
    ...band(cube, [undefined, 'top']),
    ...band(cube, ['left', 'front', 'right', 'back']),
    ...band(cube, [undefined, 'bottom']),
    ...standingOn(cube, claimed).map(({ word, run }) => {
      const { place, heading } = headingOf(run);
      return { says: 'stands', word, place: `${placeName(place)} ${heading}` };
    }),
    ...(phase.kind === 'turn' && phase.timeUp ? [{ says: 'time-up' }] : []),
    ...(lastRound === undefined || phase.kind === 'over' ? [] : [{ says: 'last-round' }]),
  ];
}

const cell = 2;

function band(cube: Cube, row: readonly (CubeFace | undefined)[]): readonly string[] {
  return Array.from({ length: side }, (_, at) =>
    row
      .map((face) =>
        Array.from({ length: side }, (__, column) => {
          const peg = face === undefined ? undefined : cube[placeAt({ face, row: at, column })];
          return (peg === undefined ? '' : `${faceText(faceOf(peg))}`).padEnd(cell);
        }).join(' '),
      )
      .join('  ')
      .trimEnd(),
  );
}
