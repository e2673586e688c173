import { faceText, type Face, type Piece, type PieceSet } from '#shared/pieces/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { bleed } from '../../layout/cards/card-plan.ts';
import { grown } from '../../layout/bounds.ts';
import { box, filled, lettering, rectOf, roundedBox, stroked, type Lettering } from '../../layout/draw.ts';
import { leastText } from '../../layout/frame.ts';
import { paperWhite, sheetInk, woodFace, type InkMode } from '../../layout/inks.ts';
import { chunks } from '../../layout/sheet-set.ts';
import type { DrawOp, Sheet } from '../../layout/types.ts';
import { halfTurn } from '../../layout/transform.ts';
import type { Size } from '../../units/index.ts';
import { cardOptions, cardSheets } from './card-run.ts';
import { chooseCubes, cubeNumber, formatCubes } from '../cube-list.ts';
import { pieceFace, printedValue, type FaceStyle } from '../face.ts';
import { cardsGuide } from '../guides/flat.ts';
import { kuboBack } from '../kubo/kubo-back.ts';
import { scaleOf } from '../kubo/kubo-face.ts';
import { cardSizes, cubeFont, shared } from '../options.ts';
import { template } from '../template.ts';

const options = [...cardOptions, shared.font, shared.bars, shared.cubes] as const;

export const letterCards = template({
  name: 'cards',
  printAndCut: true,
  group: 'pieces',
  from: ({ pieces }) => pieces,
  options: () => options,
  layout(values, set, t) {
    const pieces = chooseCubes(set.pieces, values.cubes);
    if (!pieces.ok) return pieces;
    const size = cardSizes[values.card];
    const style: CardLook = { ...values, font: cubeFont(values.font), size, t };
    return cardSheets<Piece>(
      values,
      {
        template: 'cards',
        front: (piece) => cardFace(piece, set, style),
        back: kuboBack({ size, ink: values.ink, large: false, t }),
        tell: (piece, side) => tell(piece, side, t),
        nameOf: (piece) => `${cubeNumber(piece)}`,
        title: (load, side) =>
          t(side === 'front' ? 'option:print.sheet.cards' : 'option:print.sheet.cardBacks', {
            pieces: formatCubes(load, t),
          }),
        deal: (first, following) => [
          pieces.value.slice(0, first),
          ...chunks(pieces.value.slice(first), following),
        ],
      },
      t,
    );
  },
  guide: (_, __, t) => cardsGuide(t),
});

interface CardLook extends Omit<FaceStyle, 'edge'> {
  readonly size: Size;
  readonly ink: InkMode;
  readonly t: Translate;
}

function tell(piece: Piece, side: Sheet['side'], t: Translate): string {
  const facts = { number: cubeNumber(piece), faces: differentFaces(piece).map(faceText).join(', ') };
  return t(
    side === 'front' ? 'option:print.sheet.figures.letterCard' : 'option:print.sheet.figures.cardBack',
    facts,
  );
}

/** A die shows each of its letters twice, so repeated faces are dropped. */
export function differentFaces({ faces }: Piece): readonly Face[] {
  return [...Map.groupBy(faces, faceText).values()].flatMap(([first]) => first ?? []);
}

/** The lengths are millimetres on a poker card: from the trim to the panel, and the radius of its corners. */
const [border, round] = [4.5, 2.5];

function cardFace(piece: Piece, set: PieceSet, style: CardLook): readonly DrawOp[] {
  const { size, ink } = style;
  const faces = differentFaces(piece);
  const middle = { x: size.width / 2, y: size.height / 2 };
  const index = cornerOf(faces, set, style);
  const scale = scaleOf(size);
  const edge = border * scale;
  const panel = roundedBox(rectOf(edge, edge, size.width - 2 * edge, size.height - 2 * edge), round * scale);
  return [
    ...(ink === 'full'
      ? [
          filled('ink', box(grown(rectOf(0, 0, size.width, size.height), bleed)), woodFace),
          filled('ink', panel, paperWhite),
        ]
      : []),
    stroked('ink', panel, { ink: sheetInk, width: frames[ink] }),
    ...index,
    ...halfTurn(index, middle),
    ...facesIn(
      faces.filter(({ kind }) => kind !== 'blank'),
      piece,
      set,
      style,
    ),
  ];
}

const frames: Readonly<Record<InkMode, number>> = { full: 0.3, low: 0.2, outline: 0.12 };

function cornerOf(faces: readonly Face[], set: PieceSet, { size }: CardLook): readonly DrawOp[] {
  const scale = scaleOf(size);
  const top = (border + 5.2) * scale;
  const step = Math.min(4.9 * scale, (size.height / 2 - top) / faces.length);
  const left = (border + 1.6) * scale;
  const large: Lettering = { font: 'besley-bold', size: 10.5 * scale, ink: sheetInk, anchor: 'middle' };
  const small: Lettering = { font: 'franklin-bold', size: 7, ink: sheetInk };
  return faces.flatMap((face, at) => {
    const y = top + at * step;
    const value = face.kind === 'letter' ? printedValue(set, face.letter) : undefined;
    return [
      lettering(`${faceText(face)}`, left + 1.5 * scale, y, large),
      ...(value === undefined ? [] : [lettering(`${value}`, left + 4.2 * scale, y, small)]),
    ];
  });
}

function facesIn(faces: readonly Face[], piece: Piece, set: PieceSet, style: CardLook): readonly DrawOp[] {
  const { size, t } = style;
  const scale = scaleOf(size);
  const columns = faces.length === 1 ? 1 : 2;
  const rows = Math.ceil(faces.length / columns);
  const side = Math.min((size.width - 25 * scale) / columns, (size.height - 22 * scale) / rows);
  const left = (size.width - columns * side) / 2;
  const top = (size.height - rows * side) / 2;
  const cell = { ...style, edge: side, leastText };
  return faces
    .flatMap((face, at) => {
      const row = Math.floor(at / columns);
      const inRow = Math.min(columns, faces.length - row * columns);
      const indent = ((columns - inRow) * side) / 2;
      const spot = { x: left + indent + (at % columns) * side, y: top + row * side };
      return pieceFace(spot, face, { piece, set, label: '', t }, cell);
    })
    .filter((op) => op.kind !== 'text' || op.text !== '');
}
