import type { DrawnField, DrawnPiece, TableDrawing } from '#shared/engine/drawing.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { typedLetter } from '#shared/lexicon/alphabet.ts';
import { mm, pt } from '#shared/kernel/index.ts';
import type { Face } from '#shared/pieces/index.ts';
import { capHeight, textWidth } from '../fonts/index.ts';
import { box, filled, lettering, rectOf, roundedBox, segment, stroked, type Point } from '../layout/draw.ts';
import { felt, feltInk, feltLine, sheetInk, softInk, trayFloor, woodFace, woodInk } from '../layout/inks.ts';
import { shift } from '../layout/transform.ts';
import type { DrawOp, Ink, Rect } from '../layout/types.ts';
import { letterFace, markOf } from '../templates/face.ts';
import { kuboHatching, kuboInks, kuboShape, kuboTints } from '../templates/kubo/kubo-colours.ts';
import { premiumSquare } from '../templates/premium.ts';
import { toPt } from '../units/index.ts';

export interface TableArt {
  readonly width: number;
  readonly height: number;
  /** What every drawing of this table has in common comes first. */
  readonly ground: readonly DrawOp[];
  readonly pieces: readonly DrawOp[];
}

const between = 3;
const largestSquare = 8;
const leastSquare = 1;
/** A value is left out where it could not be read. */
const valueFrom = 6.5;

/** The squares are as large as the room allows; fields stand side by side as far as they go. */
export function tableArt(
  { fields }: TableDrawing,
  room: { readonly width: number; readonly height: number },
  t: Translate,
): TableArt {
  for (let side = largestSquare; ; side -= 0.1) {
    const { spots, width, height } = arranged(fields, side, room.width);
    if (side > leastSquare && (width > room.width || height > room.height)) continue;
    const drawn = (draw: (field: DrawnField) => readonly DrawOp[]) =>
      fields.flatMap((field, at) => shift(draw(field), spots[at]?.x ?? 0, spots[at]?.y ?? 0));
    return {
      width,
      height,
      ground: drawn((field) => fieldGround(field, side, t)),
      pieces: drawn((field) =>
        field.pieces.flatMap((piece) => pieceArt(piece, edgesOf(field, side), side, t)),
      ),
    };
  }
}

interface Edges {
  readonly left: number;
  readonly top: number;
}

function edgesOf({ columns, rows }: DrawnField, side: number): Edges {
  const band = Math.max(2.6, side * 0.6);
  return { left: rows === undefined ? 0 : band, top: columns === undefined ? 0 : band };
}

function sizeOf(field: DrawnField, side: number): { readonly width: number; readonly height: number } {
  const { left, top } = edgesOf(field, side);
  return {
    width: left + side * (field.squares[0]?.length ?? 0),
    height: top + side * field.squares.length,
  };
}

function arranged(fields: readonly DrawnField[], side: number, room: number) {
  const spots: Point[] = [];
  let [x, y, high, width] = [0, 0, 0, 0];
  for (const field of fields) {
    const size = sizeOf(field, side);
    if (x > 0 && x + size.width > room) [x, y, high] = [0, y + high + between, 0];
    spots.push({ x, y });
    width = Math.max(width, x + size.width);
    high = Math.max(high, size.height);
    x += size.width + between;
  }
  return { spots, width, height: y + high };
}

const grounds = { felt, tray: trayFloor, bare: undefined } as const;

function fieldGround(field: DrawnField, side: number, t: Translate): readonly DrawOp[] {
  const { left, top } = edgesOf(field, side);
  const { width, height } = sizeOf(field, side);
  const ground = grounds[field.ground];
  const line = {
    ink: field.ground === 'felt' ? feltLine : softInk,
    width: field.ground === 'felt' ? 0.15 : 0.08,
  };
  const inside = rectOf(left, top, width - left, height - top);
  return [
    ...(ground === undefined ? [] : [filled('ink', box(rectOf(0, 0, width, height)), ground)]),
    ...field.squares.flatMap((row, at) =>
      Array.from(row, (mark, column) => {
        if (mark === ' ') return [];
        const [x, y] = [left + column * side, top + at * side];
        return [
          stroked('ink', box(rectOf(x, y, side, side)), line),
          ...(mark === '.' ? [] : premiumSquare(mark, x, y, { side, ink: 'full', t })),
        ];
      }).flat(),
    ),
    ...(ground === undefined ? [] : [stroked('ink', box(inside), { ink: feltInk, width: 0.3 })]),
    ...names(field, side),
  ];
}

function names(field: DrawnField, side: number): readonly DrawOp[] {
  const { left, top } = edgesOf(field, side);
  const size = Math.max(4.5, Math.min(7, toPt(mm(side * 0.4))));
  const style = { font: 'franklin-semibold', size, ink: feltInk, anchor: 'middle' } as const;
  const drop = capHeight(style.font, pt(size)) / 2;
  return [
    ...(field.columns ?? []).map((name, at) =>
      lettering(name, left + (at + 0.5) * side, top / 2 + drop, style),
    ),
    ...(field.rows ?? []).map((name, at) => lettering(name, left / 2, top + (at + 0.5) * side + drop, style)),
  ];
}

function pieceArt(piece: DrawnPiece, { left, top }: Edges, side: number, t: Translate): readonly DrawOp[] {
  const inset = side * 0.03;
  const at = rectOf(
    left + piece.column * side + inset,
    top + piece.row * side + inset,
    side - 2 * inset,
    side - 2 * inset,
  );
  const isNew = piece.isNew === true;
  const frame = stroked('ink', roundedBox(at, at.width * 0.1), {
    ink: isNew ? sheetInk : softInk,
    width: isNew ? side * 0.1 : 0.1,
  });
  return [...faceArt(piece, at, t), frame];
}

function faceArt({ shows, value }: DrawnPiece, at: Rect, t: Translate): readonly DrawOp[] {
  if (!('kind' in shows)) return cardArt(shows, at);
  const ground = filled('ink', roundedBox(at, at.width * 0.1), shows.kind === 'premium' ? felt : woodFace);
  return [ground, ...printedFace(shows, value, at, t)];
}

function printedFace(
  face: Face,
  value: number | undefined,
  { x, y, width: edge }: Rect,
  t: Translate,
): readonly DrawOp[] {
  switch (face.kind) {
    case 'letter': {
      const shown = edge >= valueFrom ? value : undefined;
      return letterFace(x, y, face.letter, shown, { edge, font: 'besley-bold', bars: 'none', ink: 'full' });
    }
    case 'premium':
      return premiumSquare(markOf(face), x, y, { side: edge, ink: 'full', t });
    case 'number':
      return [centred(`${face.number}`, { x: x + edge / 2, y: y + edge / 2 }, edge * 0.6, woodInk)];
    case 'blank':
      return [segment('ink', { x, y: y + edge }, { x: x + edge, y }, { ink: softInk, width: 0.1 })];
  }
}

/** A card shows its code, and its colour by tint, hatching and shape. */
function cardArt(card: Exclude<DrawnPiece['shows'], Face>, at: Rect): readonly DrawOp[] {
  const ink = kuboInks[card.colour];
  const band = rectOf(at.x, at.y + at.height * 0.72, at.width, at.height * 0.28);
  const code = `${card.size}${card.number}`;
  const middle = { x: at.x + at.width / 2, y: at.y + at.height * 0.5 };
  return [
    filled('ink', box(at), kuboTints[card.colour]),
    kuboHatching(card.colour, band, { ink, width: 0.14, step: 0.9 }),
    filled('ink', kuboShape(card.colour, { x: middle.x, y: at.y + at.height * 0.17 }, at.height * 0.2), ink),
    centred(code, middle, at.width * 0.85, sheetInk),
  ];
}

function centred(text: string, { x, y }: Point, room: number, ink: Ink): DrawOp {
  const font = 'besley-bold';
  const wanted = toPt(mm(room * 0.5));
  const size = wanted * Math.min(1, room / textWidth(font, typedLetter(text), wanted));
  return lettering(text, x, y + capHeight(font, pt(size)) / 2, { font, size, ink, anchor: 'middle' });
}
