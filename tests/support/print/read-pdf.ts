/**
 * Reads a PDF of ours with pdf.js, an independent reader: every path and every text with its place, in millimetres
 * from the top left corner of the page, y down.
 */
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPoint {
  readonly x: number;
  readonly y: number;
}

export interface ReadPath {
  /** Subpaths as their points; the end points of curves, closed ones without a repeat. */
  readonly contours: readonly (readonly ReadPoint[])[];
  readonly closed: boolean;
  readonly painted: 'stroke' | 'fill' | 'both';
  /** Stroke width in millimetres. */
  readonly width: number;
  readonly dashed: boolean;
  /** What of it shows, where it is clipped. */
  readonly clip: Extent | undefined;
}

export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface ReadText {
  readonly text: string;
  /** Where the pen starts. */
  readonly x: number;
  readonly y: number;
  /** Along the writing, by the font's own widths. */
  readonly length: number;
  /** Em of the type in millimetres. */
  readonly em: number;
  /** Degrees clockwise. */
  readonly turn: number;
  readonly clip: Extent | undefined;
}

export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly ReadPath[];
  readonly texts: readonly ReadText[];
}

type Matrix = readonly [number, number, number, number, number, number];

const mmPerPoint = 25.4 / 72;

export async function readPdf(bytes: Uint8Array): Promise<readonly ReadPage[]> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0, useSystemFonts: false });
  const document = await task.promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
    const { fnArray, argsArray } = await page.getOperatorList();
    const height = top - bottom;
    const read = readOperators(fnArray, argsArray as readonly unknown[], height);
    pages.push({ width: (right - left) * mmPerPoint, height: height * mmPerPoint, ...read });
    page.cleanup();
  }
  await task.destroy();
  return pages;
}

interface Graphics {
  matrix: Matrix;
  width: number;
  dashed: boolean;
  size: number;
  clip: Extent | undefined;
}

function readOperators(operators: readonly number[], args: readonly unknown[], pageHeight: number) {
  const paths: ReadPath[] = [];
  const texts: ReadText[] = [];
  let state: Graphics = { matrix: [1, 0, 0, 1, 0, 0], width: 1, dashed: false, size: 0, clip: undefined };
  let textMatrix: Matrix = [1, 0, 0, 1, 0, 0];
  const stack: Graphics[] = [];
  let clipping = false;
  const place = ([a, b, c, d, e, f]: Matrix, x: number, y: number): ReadPoint => ({
    x: (a * x + c * y + e) * mmPerPoint,
    y: (pageHeight - (b * x + d * y + f)) * mmPerPoint,
  });
  operators.forEach((operator, index) => {
    const arg = args[index] as never;
    switch (operator) {
      case OPS.save:
        stack.push({ ...state });
        break;
      case OPS.clip:
      case OPS.eoClip:
        clipping = true;
        break;
      case OPS.restore:
        state = stack.pop() ?? state;
        break;
      case OPS.transform:
        state.matrix = multiply(state.matrix, arg as Matrix);
        break;
      case OPS.setLineWidth:
        state.width = (arg as [number])[0] * mmPerPoint;
        break;
      case OPS.setDash:
        state.dashed = (arg as [readonly number[], number])[0].length > 0;
        break;
      case OPS.setFont:
        state.size = (arg as [string, number])[1];
        break;
      case OPS.setTextMatrix:
        textMatrix = Array.from((arg as [ArrayLike<number>])[0]) as unknown as Matrix;
        break;
      case OPS.showText: {
        const glyphs = (arg as [readonly (number | { unicode: string; width: number })[]])[0];
        const real = glyphs.filter((glyph) => typeof glyph !== 'number');
        const matrix = multiply(state.matrix, textMatrix);
        texts.push({
          text: real.map((glyph) => glyph.unicode).join(''),
          ...place(matrix, 0, 0),
          length: (real.reduce((sum, glyph) => sum + glyph.width, 0) / 1000) * state.size * mmPerPoint,
          em: state.size * mmPerPoint,
          turn: Math.round((-Math.atan2(matrix[1], matrix[0]) * 180) / Math.PI),
          clip: state.clip,
        });
        break;
      }
      case OPS.constructPath: {
        const [paint, [data]] = arg as [number, [ArrayLike<number> | null]];
        if (data === null) break;
        const path = readPath(paint, data, (x, y) => place(state.matrix, x, y), state);
        if (clipping) state.clip = common(state.clip, extent(path.contours.flat()));
        else paths.push(path);
        clipping = false;
      }
    }
  });
  return { paths, texts };
}

function readPath(
  paint: number,
  data: ArrayLike<number>,
  place: (x: number, y: number) => ReadPoint,
  { width, dashed, clip }: Graphics,
): ReadPath {
  const contours: ReadPoint[][] = [];
  let closed = false;
  for (let at = 0; at < data.length;) {
    const step = data[at] as number;
    const number = (offset: number) => data[at + offset] as number;
    if (step === 0) contours.push([place(number(1), number(2))]);
    else if (step === 1) contours.at(-1)?.push(place(number(1), number(2)));
    else if (step === 2) contours.at(-1)?.push(place(number(5), number(6)));
    else closed = true;
    at += step === 4 ? 1 : step === 2 ? 7 : 3;
  }
  const strokes = [OPS.stroke, OPS.closeStroke];
  const both = [OPS.fillStroke, OPS.closeFillStroke, OPS.eoFillStroke];
  const painted = strokes.includes(paint) ? 'stroke' : both.includes(paint) ? 'both' : 'fill';
  closed ||= paint === OPS.closeStroke;
  return { contours, closed, painted, width, dashed, clip };
}

function multiply([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

/** What two boxes share; upside down where they share nothing. */
export function common(a: Extent | undefined, b: Extent): Extent {
  if (a === undefined) return b;
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** Left, top, right, bottom of points. */
export function extent(points: readonly ReadPoint[]): Extent {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
