import type { Part, Pin } from '#firmware-protocol/wiring/index.ts';
import {
  box,
  circle,
  filled,
  lettering,
  line,
  move,
  polyline,
  rectOf,
  stroked,
  type Lettering,
  type Point,
} from '../../../layout/draw.ts';
import { sheetInk, softInk, woodFace } from '../../../layout/inks.ts';
import type { DrawOp, Rect } from '../../../layout/types.ts';

export const wirePen = { ink: sheetInk, width: 0.2 } as const;
export const outlinePen = { ink: sheetInk, width: 0.35 } as const;
const pinText: Lettering = { font: 'franklin', size: 7, ink: softInk };
const nameText: Lettering = { font: 'franklin', size: 7, ink: sheetInk };
const netText: Lettering = { font: 'franklin-semibold', size: 7, ink: sheetInk };
const refText: Lettering = { font: 'franklin-bold', size: 7, ink: sheetInk };

export function wire(...points: readonly Point[]): DrawOp {
  return stroked('ink', polyline(points), wirePen);
}

export function joint({ x, y }: Point): DrawOp {
  return filled('ink', circle(x, y, 0.55), sheetInk);
}

export function netLabel(
  text: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
): DrawOp {
  return lettering(text, x, y, { ...netText, anchor });
}

export function partLabel(
  part: Part,
  x: number,
  y: number,
  anchor: 'start' | 'middle' = 'start',
): readonly DrawOp[] {
  return [
    lettering(part.ref, x, y, { ...refText, anchor }),
    lettering(part.kind.value, x, y + 2.6, { ...nameText, anchor }),
  ];
}

export function supply({ x, y }: Point, name: string): readonly DrawOp[] {
  return [
    wire({ x, y }, { x, y: y - 2.5 }),
    wire({ x: x - 1.6, y: y - 2.5 }, { x: x + 1.6, y: y - 2.5 }),
    netLabel(name, x, y - 3.3, 'middle'),
  ];
}

export function ground({ x, y }: Point): readonly DrawOp[] {
  const bars = [1.8, 1.1, 0.4].flatMap((half, at) => [
    move(x - half, y + 2 + at * 0.7),
    line(x + half, y + 2 + at * 0.7),
  ]);
  return [wire({ x, y }, { x, y: y + 2 }), stroked('ink', bars, wirePen)];
}

export function noConnect({ x, y }: Point): DrawOp {
  const arm = 0.9;
  return stroked(
    'ink',
    [move(x - arm, y - arm), line(x + arm, y + arm), move(x - arm, y + arm), line(x + arm, y - arm)],
    wirePen,
  );
}

export function body(rect: Rect): readonly DrawOp[] {
  return [filled('ink', box(rect), woodFace), stroked('ink', box(rect), outlinePen)];
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

const stub = 3.4;

export function pin(
  { number, name }: Pin,
  { x, y }: Point,
  side: Side,
): { readonly end: Point; readonly ops: readonly DrawOp[] } {
  if (side === 'left' || side === 'right') {
    const out = side === 'left' ? -1 : 1;
    const end = { x: x + out * stub, y };
    return {
      end,
      ops: [
        wire({ x, y }, end),
        lettering(`${number}`, x + out * 0.7, y - 0.9, {
          ...pinText,
          anchor: side === 'left' ? 'end' : 'start',
        }),
        lettering(name, x - out * 0.9, y + 0.85, { ...nameText, anchor: side === 'left' ? 'start' : 'end' }),
      ],
    };
  }
  const down = side === 'top' ? -1 : 1;
  const end = { x, y: y + down * stub };
  return {
    end,
    ops: [
      wire({ x, y }, end),
      lettering(`${number}`, x + 0.5, y + (side === 'top' ? -0.8 : 2.4), pinText),
      lettering(name, x, y + (side === 'top' ? 2.8 : -1.1), { ...nameText, anchor: 'middle' }),
    ],
  };
}

/** Both points are on one level. A pin number may be left out where it is given elsewhere. */
export function resistor(
  from: Point,
  to: Point,
  [left, right]: readonly [string | undefined, string],
): readonly DrawOp[] {
  const middle = (from.x + to.x) / 2;
  const half = Math.min(3, (to.x - from.x) / 4);
  const rect = rectOf(middle - half, from.y - 0.9, 2 * half, 1.8);
  return [
    wire(from, { x: middle - half, y: from.y }),
    wire({ x: middle + half, y: to.y }, to),
    ...body(rect),
    ...(left === undefined
      ? []
      : [lettering(left, middle - half - 0.4, from.y - 0.5, { ...pinText, anchor: 'end' })]),
    lettering(right, middle + half + 0.4, to.y - 0.5, pinText),
  ];
}

export function capacitor(part: Part, { x, y }: Point, supplyName: string): readonly DrawOp[] {
  const plates = [
    move(x - 1.8, y + 2.6),
    line(x + 1.8, y + 2.6),
    move(x - 1.8, y + 3.5),
    line(x + 1.8, y + 3.5),
  ];
  return [
    ...supply({ x, y }, supplyName),
    wire({ x, y }, { x, y: y + 2.6 }),
    stroked('ink', plates, outlinePen),
    wire({ x, y: y + 3.5 }, { x, y: y + 5.2 }),
    ...ground({ x, y: y + 5.2 }),
    lettering('1', x + 0.6, y + 1.9, pinText),
    lettering('2', x + 0.6, y + 5.6, pinText),
    ...partLabel(part, x + 2.6, y + 2.2),
  ];
}
