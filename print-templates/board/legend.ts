import { strokeText } from '../layout/stroke-text.ts';
import { flattened } from '../layout/flatten.ts';
import { circle, type Point } from '../layout/draw.ts';
import { cablePins, jointPins } from './chain.ts';
import { padsOf, type Layer, type Panel, type PlacedPart } from './panel.ts';

export const legendPen = 0.15;
/** Mask and legend stay this far from the ring of a pad. */
export const maskMargin = 0.05;

export interface LegendLine {
  readonly from: Point;
  readonly to: Point;
}

/** Returns the lines printed on one side, as seen from above: those of the bottom are mirrored. */
export function legendOf(panel: Panel, layer: Layer, title: string): readonly LegendLine[] {
  const lines = [
    ...panel.parts.filter(({ side }) => side === layer).flatMap((part) => outlineOf(part)),
    ...titles(panel, layer, title),
  ];
  return lines.filter((line) => isClear(line, panel));
}

function isClear({ from, to }: LegendLine, panel: Panel): boolean {
  const reach = legendPen / 2 + maskMargin;
  return [...padsOf(panel), ...panel.holes].every(({ x, y, diameter }) => {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const square = dx * dx + dy * dy;
    const share = square === 0 ? 0 : ((x - from.x) * dx + (y - from.y) * dy) / square;
    const along = Math.min(1, Math.max(0, share));
    return Math.hypot(x - from.x - along * dx, y - from.y - along * dy) >= diameter / 2 + reach;
  });
}

/** The height of the names of pins, and how far they are from the middles of the pins, in millimetres. */
const [letters, fromPin] = [1, 1.15];
const gap = { edge: 1.5, screw: 3.2 } as const;

function titles(panel: Panel, layer: Layer, title: string): readonly LegendLine[] {
  const { width, height } = panel;
  const column = width / 4;
  const style = { height: 1.5, room: column - gap.screw - 2 * gap.edge, layer };
  const left = gap.edge + 1;
  const at = (x: number, y: number): Point => ({ x: layer === 'top' ? x : width - x, y });
  return [
    ...text(`CUBEWRIGHT ${panel.kind}`, at(left, 3.4), style),
    ...text(title, at(3 * column + gap.screw, 3.4), style),
    ...text(layer === 'top' ? 'CUBES THIS SIDE' : 'PARTS THIS SIDE', at(left, height - 1.6), style),
  ];
}

interface Writing {
  readonly height: number;
  /** The letters become smaller where they need more room than this. */
  readonly room: number;
  readonly layer: Layer;
  /** The words run down, their heads to the right as one reads the side. */
  readonly runsDown?: boolean;
}

/** The letters begin at a point and are read from the side that they are printed on. */
function text(
  words: string,
  { x, y }: Point,
  { height, room, layer, runsDown }: Writing,
): readonly LegendLine[] {
  const size = Math.min(height, room / textWidth(words, 1));
  const drawn = strokeText(words, 0, 0, size);
  if (!drawn.ok) throw new Error(`No strokes for ${words}`);
  const sign = layer === 'top' ? 1 : -1;
  const turned = (at: Point): Point => (runsDown === true ? { x: -at.y, y: at.x } : at);
  return drawn.value.ops.flatMap((op) =>
    op.kind === 'path'
      ? flattened(op.steps).flatMap(({ points }) =>
          strung(points.map(turned).map((at) => ({ x: x + sign * at.x, y: y + at.y }))),
        )
      : [],
  );
}

function textWidth(words: string, height: number): number {
  const drawn = strokeText(words, 0, 0, height);
  return drawn.ok ? drawn.value.width : 0;
}

function strung(points: readonly Point[]): readonly LegendLine[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index];
    return from === undefined ? [] : [{ from, to }];
  });
}

function rectangle({ x, y }: Point, width: number, height: number): readonly LegendLine[] {
  const [dx, dy] = [width / 2, height / 2];
  const corners = [
    { x: x - dx, y: y - dy },
    { x: x + dx, y: y - dy },
    { x: x + dx, y: y + dy },
    { x: x - dx, y: y + dy },
  ];
  return strung([...corners, { x: x - dx, y: y - dy }]);
}

function dot({ x, y }: Point): readonly LegendLine[] {
  return flattened(circle(x, y, 0.25)).flatMap(({ points }) => strung([...points, ...points.slice(0, 1)]));
}

function outlineOf(part: PlacedPart): readonly LegendLine[] {
  const { x, y, kind, pads } = part;
  const [first] = pads;
  if (first === undefined) return [];
  switch (kind) {
    case 'reed': {
      const corner = (along: number, across: number): Point => ({
        x: x + (along - across) * Math.SQRT1_2,
        y: y + (along + across) * Math.SQRT1_2,
      });
      return strung([corner(-6.8, -1), corner(6.8, -1), corner(6.8, 1), corner(-6.8, 1), corner(-6.8, -1)]);
    }
    case 'hall':
      return [...rectangle({ x, y: y - 0.3 }, 4.1, 2.9), ...dot({ x: first.x, y: first.y - 1.5 })];
    case 'register':
      return [
        ...rectangle(part, 19.3, 5),
        ...dot({ x: first.x, y: first.y - 1.7 }),
        ...text('74HC165', { x: x + 4, y: y + 0.75 }, { height: 1.5, room: 9, layer: 'bottom' }),
      ];
    case 'network':
      return [
        ...rectangle(part, 22.9, 2.5),
        ...dot({ x: first.x + 2, y: first.y }),
        ...text('8 X 10K', { x: x + 4, y: y + 3.2 }, { height: 1.4, room: 9, layer: 'bottom' }),
      ];
    case 'bypass':
      return [
        ...rectangle(part, 2.2, 7.4),
        ...text('100 NF', { x: x + 2.6, y: y - 4.6 }, { height: 1.1, room: 6, layer: 'bottom' }),
      ];
    case 'header':
      return headerNames(part);
    default:
      return [];
  }
}

/** Names stand beside the pins of joints, and run down beside the pins of cables. */
function headerNames({ ref, pads }: PlacedPart): readonly LegendLine[] {
  const isJoint = ref === 'J1' || ref === 'J2';
  return pads.flatMap((pad, index) => {
    const name = (isJoint ? jointPins : cablePins)[index] ?? '';
    const long = textWidth(name, letters);
    const style = { height: letters, room: long, layer: 'bottom', runsDown: !isJoint } as const;
    if (ref === 'J1') return text(name, { x: pad.x + fromPin + long, y: pad.y + letters / 2 }, style);
    if (ref === 'J2') return text(name, { x: pad.x - fromPin, y: pad.y + letters / 2 }, style);
    const y = ref === 'J3' ? pad.y + fromPin : pad.y - fromPin - long;
    return text(name, { x: pad.x + letters / 2, y }, style);
  });
}
