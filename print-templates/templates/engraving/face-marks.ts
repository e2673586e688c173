import { mm, ok, refuse, type Result } from '#shared/kernel/index.ts';
import { faceText, type Face, type Piece, type PieceSet } from '#shared/pieces/index.ts';
import { capHeight, glyphBox, missingGlyph } from '../../fonts/index.ts';
import { around } from '../../layout/bounds.ts';
import { box, lettering, polyline, rectOf, star, stroked, type Point } from '../../layout/draw.ts';
import { sheetInk } from '../../layout/inks.ts';
import type { DrawOp, FontName } from '../../layout/types.ts';
import { strokeText } from '../../layout/stroke-text.ts';
import { shift } from '../../layout/transform.ts';
import { toPt } from '../../units/index.ts';
import { cubeNumber } from '../cube-list.ts';
import { hasBar, isTurnable, printedValue, type FaceStyle } from '../face.ts';
import type { LayoutProblem } from '../../layout/product.ts';

export interface EngravingStyle extends Pick<FaceStyle, 'edge' | 'font' | 'bars' | 'ink'> {
  readonly strokes: boolean;
}

/** Lengths are shares of the edge: the height of capitals, the baseline, and the middle or right end of the text. */
interface Mark {
  readonly text: string;
  readonly font: FontName;
  readonly height: number;
  readonly baseline: number;
  readonly middle?: number;
  readonly end?: number;
}

const widest = 0.74;
const pen = { ink: sheetInk, width: 0.15 };
/** The bar stands under a letter that reads as another when turned; values are shares of the edge. */
const bar = { from: 0.34, to: 0.66, height: 0.045 } as const;

/** The top left corner of the face is (0, 0), and everything is scored. A blank among other faces stays bare. */
export function engravedFace(
  face: Face,
  piece: Piece,
  set: PieceSet,
  style: EngravingStyle,
): Result<readonly DrawOp[], LayoutProblem> {
  const { edge } = style;
  if (face.kind === 'blank') {
    const shape = star(edge / 2, edge / 2, edge * 0.36, edge * 0.18);
    return ok(piece.faces.length === 1 ? [stroked('score', shape, pen)] : []);
  }
  const ops: DrawOp[] = [];
  for (const mark of marksOf(face, piece, set, style.font)) {
    const drawn = drawMark(mark, style);
    if (!drawn.ok) return drawn;
    ops.push(...drawn.value);
  }
  const foot = barUnder(face, piece, style);
  if (foot !== undefined) ops.push(barAt(foot, style));
  return ok(ops);
}

function marksOf(
  face: Exclude<Face, { kind: 'blank' }>,
  piece: Piece,
  set: PieceSet,
  font: FontName,
): readonly Mark[] {
  if (face.kind === 'letter') {
    const value = printedValue(set, face.letter);
    const letter = { text: face.letter, font, height: 0.48, baseline: 0.78, middle: 0.49 };
    if (value === undefined) return [letter];
    return [letter, { text: `${value}`, font: 'franklin-bold', height: 0.15, baseline: 0.22, end: 0.93 }];
  }
  const text = `${faceText(face)}`;
  if (!isTotal(face, piece)) return [{ text, font, height: 0.42, baseline: 0.74, middle: 0.5 }];
  return [
    { text, font: 'franklin-semibold', height: 0.3, baseline: 0.5, middle: 0.5 },
    { text: `${cubeNumber(piece)}`, font: 'franklin', height: 0.14, baseline: 0.8, middle: 0.5 },
  ];
}

function isTotal({ kind }: Face, { letters }: Piece): boolean {
  return kind === 'number' && letters.length > 0;
}

function drawMark(mark: Mark, style: EngravingStyle): Result<readonly DrawOp[], LayoutProblem> {
  const { text, height } = mark;
  const tall = height * style.edge;
  const drawn = style.strokes ? strokeText(text, 0, 0, tall) : contoursOf(text, mark.font, tall);
  if (!drawn.ok) {
    // Where contours would not help either, the problem is the glyph that the font lacks.
    const missing = style.strokes ? missingGlyph(mark.font, text) : undefined;
    return missing === undefined
      ? drawn
      : refuse({ code: 'print/missing-glyph', glyph: missing, font: mark.font });
  }
  const { width, ops } = drawn.value;
  if (width > widest * style.edge) {
    const share = (widest * style.edge) / width;
    return drawMark({ ...mark, height: height * share * 0.999 }, style);
  }
  const left =
    mark.end === undefined ? (mark.middle ?? 0.5) * style.edge - width / 2 : mark.end * style.edge - width;
  return ok(shift(ops, left, mark.baseline * style.edge));
}

/** Returns the text from the first contour, at the origin, to the last, as `strokeText` does with strokes. */
function contoursOf(
  text: string,
  font: FontName,
  height: number,
): Result<{ readonly width: number; readonly ops: readonly DrawOp[] }, LayoutProblem> {
  const glyph = missingGlyph(font, text);
  if (glyph !== undefined) return refuse({ code: 'print/missing-glyph', glyph, font });
  const size = toPt(mm(height / capHeight(font, toPt(mm(1)))));
  let at = 0;
  const ends: Point[] = [...text].flatMap((sign) => {
    const { left, right, advance } = glyphBox(font, sign, size);
    const from = at;
    at += advance;
    return [left, right].map((x) => ({ x: from + x, y: 0 }));
  });
  const { x, width } = around(ends);
  return ok({
    width,
    ops: [lettering(text, -x, 0, { font, size, ink: sheetInk, outline: 0.1, purpose: 'score' })],
  });
}

function barUnder(face: Face, piece: Piece, style: EngravingStyle): number | undefined {
  if (face.kind === 'letter') return hasBar(face.letter, style) ? 0.87 : undefined;
  if (face.kind !== 'number' || !isTurnable(face.number, style)) return undefined;
  return isTotal(face, piece) ? 0.57 : 0.84;
}

function barAt(top: number, { edge, strokes }: EngravingStyle): DrawOp {
  const [from, to, y] = [bar.from * edge, bar.to * edge, top * edge];
  const steps = strokes
    ? polyline([
        { x: from, y },
        { x: to, y },
      ])
    : box(rectOf(from, y, to - from, bar.height * edge));
  return stroked('score', steps, pen);
}
