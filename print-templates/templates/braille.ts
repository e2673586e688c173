import { box, circle, filled, lettering, rectOf, stroked, type Point } from '../layout/draw.ts';
import { toPt } from '../units/index.ts';
import { mm } from '#shared/kernel/index.ts';
import { typedLetter } from '#shared/lexicon/alphabet.ts';
import type { PieceSet } from '#shared/pieces/index.ts';
import type { DrawOp, FontName } from '../layout/types.ts';
import type { LayoutProblem } from '../layout/product.ts';

/** These millimetres are those of Marburg Medium (ISO 17049:2013): a dot, and the distances of dots and cells. */
export const brailleSizes = { dot: 1.5, step: 2.5, cell: 6 } as const;

/** Two cells, as for IJ, keep a millimetre from the edges of a face this wide. */
export const brailleEdge = 12;

/** Dots 1 to 3 run down at the left, 4 to 6 at the right; the letters are the same in all Latin languages. */
const cells: Readonly<Record<string, string>> = {
  A: '1',
  B: '12',
  C: '14',
  D: '145',
  E: '15',
  F: '124',
  G: '1245',
  H: '125',
  I: '24',
  J: '245',
  K: '13',
  L: '123',
  M: '134',
  N: '1345',
  O: '135',
  P: '1234',
  Q: '12345',
  R: '1235',
  S: '234',
  T: '2345',
  U: '136',
  V: '1236',
  W: '2456',
  X: '1346',
  Y: '13456',
  Z: '1356',
};

/** Returns the centres of the dots round (0, 0): uncontracted, without a sign for capitals. */
export function brailleDots(letter: string): readonly Point[] {
  const { step, cell } = brailleSizes;
  const signs = [...typedLetter(letter)];
  return signs.flatMap((sign, index) => {
    const dots = cells[sign];
    if (dots === undefined) throw new RangeError(`No braille for ${sign}`);
    const middle = (index - (signs.length - 1) / 2) * cell;
    return [...dots].map((dot) => {
      const place = Number(dot) - 1;
      return { x: middle + (place < 3 ? -step / 2 : step / 2), y: ((place % 3) - 1) * step };
    });
  });
}

/** Refuses faces too small for cells beside folds of thick card, and letters other than A to Z and the Dutch IJ. */
export function brailleProblem(
  reading: string,
  edge: number,
  { pieces }: PieceSet,
  thickness = 0,
): LayoutProblem | undefined {
  if (reading !== 'braille' && reading !== 'stylus') return undefined;
  const twoCells = brailleSizes.cell + brailleSizes.step + brailleSizes.dot;
  const needed = Math.max(brailleEdge, twoCells + 3 * thickness);
  if (edge < needed) return { code: 'print/braille-too-small', edge: mm(edge), needed: mm(needed) };
  const strange = pieces
    .flatMap(({ letters }) => letters)
    .find((letter) => [...typedLetter(letter)].some((sign) => cells[sign] === undefined));
  return strange === undefined ? undefined : { code: 'print/no-braille', letter: strange };
}

/** The centre of the cells is at this share of the edge from the top, to leave space for a letter or a bar. */
const height = 0.4;

/** Swell paper rises where it is black. */
const dotInk = '#000000';
/** This ink is light enough to stay flat on swell paper. */
const letterInk = '#8C8172';

/** The face has dots, a bar below that marks the lower edge, and a letter between them for sighted players. */
export function brailleFace(
  x: number,
  y: number,
  letter: string,
  edge: number,
  font: FontName,
): readonly DrawOp[] {
  const middle = { x: x + edge / 2, y: y + edge * height };
  const bar = rectOf(middle.x - edge * 0.25, y + edge * 0.93, edge * 0.5, edge * 0.045);
  const size = Math.max(7, toPt(mm(edge * 0.17)));
  return [
    ...brailleDots(letter).map((dot) =>
      filled('ink', circle(middle.x + dot.x, middle.y + dot.y, brailleSizes.dot / 2), dotInk),
    ),
    lettering(letter, middle.x, y + edge * 0.9, { font, size, ink: letterInk, anchor: 'middle' }),
    filled('ink', box(bar), dotInk),
  ];
}

/** The rings are mirrored for the back of a net of this width, where a stylus raises the dots of the face at (x, y). */
export function brailleRings(
  { x, y }: Point,
  letter: string,
  edge: number,
  width: number,
): readonly DrawOp[] {
  const ring = { ink: '#201C17', width: 0.12 };
  return brailleDots(letter).map((dot) => {
    const across = width - (x + edge / 2 + dot.x);
    return stroked('ink', circle(across, y + edge * height + dot.y, brailleSizes.dot / 2), ring);
  });
}
