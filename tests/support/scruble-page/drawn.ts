import type { PlaceMarks } from '#renderer/games/scruble/cube/stickers.ts';
import { faceOf, pegIds, placeAt, type Cube } from '#shared/games/scruble/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import { faceText } from '#shared/pieces/index.ts';

/** The position of the design's picture of SCRUBLE Cube, as near as the set's 96 pegs allow: STREAM about to be claimed. */
const rows = [
  ['OOPO', 'W 3W B N', 'OKLU', 'I 4L Y D'],
  ['NDPI', 'X 3L C *', 'T J 2L 2W', 'OERA'],
  ['DEHG', 'MSTR', 'C L 2L H', 'RYOE'],
  ['UEAN', 'E A M 2W', 'LTEB', 'FLEV'],
  ['GFUG', 'A I S 2W', 'A I I 2L', 'TATN'],
  ['2L U 3L *', 'SEAR', 'I W 3L D', 'SVRE'],
];

export const drawnCube: Cube = laidOut();

/** Each place takes a peg that shows what is drawn there while there is one, and the others what is left. */
function laidOut(): Cube {
  const wanted = rows.flat().flatMap((row) => (row.includes(' ') ? row.split(' ') : [...row]));
  const left = new Set<CubeId>(pegIds);
  const take = (fits: (peg: CubeId) => boolean) => {
    const found = [...left].find(fits);
    if (found !== undefined) left.delete(found);
    return found;
  };
  const first = wanted.map((shown) => take((peg) => String(faceText(faceOf(peg))) === shown));
  return first.map((peg) => peg ?? (take(() => true) as CubeId));
}

const front = (row: number, column: number) => placeAt({ face: 'front', row, column });
const right = (row: number, column: number) => placeAt({ face: 'right', row, column });

export const drawnMarks: ReadonlyMap<number, PlaceMarks> = new Map<number, PlaceMarks>([
  ...[front(1, 1), front(1, 2), front(1, 3), right(1, 0), right(1, 1), right(1, 2)].map(
    (place, at) => [place, { traced: at + 1 }] as const,
  ),
  [right(1, 3), { counts: true }],
  [right(2, 0), { crossing: true }],
  [right(3, 0), { crossing: true }],
  ...[0, 1, 2].map((column) => [placeAt({ face: 'top', row: 2, column }), { standing: true }] as const),
]);
