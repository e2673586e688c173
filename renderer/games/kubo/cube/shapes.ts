import type { KuboColour } from '#shared/pieces/index.ts';
import { cardOf, type CardName } from '#shared/games/kubo/index.ts';
import type { CubeCell } from '../standing.ts';
import { layerStep, type Point3 } from './projection.ts';

export interface Quad {
  /** Corners go around the quad; on a card's face they are near left, near right, far right, far left. */
  readonly corners: readonly [Point3, Point3, Point3, Point3];
  readonly paint: Paint;
}

export type Paint =
  | { readonly kind: 'felt'; readonly colour: KuboColour | 'mixed' }
  | { readonly kind: 'felt-ink' }
  | { readonly kind: 'cross' }
  | { readonly kind: 'face'; readonly card: CardName; readonly laid: boolean }
  /** `towards` is the direction that the side faces. */
  | { readonly kind: 'side'; readonly colour: KuboColour; readonly towards: Towards };

export type Towards = 'left' | 'right' | 'near' | 'far';

export interface Piece {
  readonly card: CardName;
  readonly height: number;
  readonly at: Point3;
  readonly quads: readonly Quad[];
}

export interface LayerShape {
  readonly height: number;
  readonly plate: Quad;
  readonly rim: Quad;
  readonly pieces: readonly Piece[];
}

const margin = 0.09;
const thick = { covered: 0, top: 0.087, laid: 0.136 } as const;
/** This small gap in height, in cells, separates quads that lie on each other, so that the nearer one is seen. */
export const hair = 0.006;

export function layerShapes(
  cells: readonly CubeCell[],
  layerColour: (height: number) => KuboColour | 'mixed',
): readonly LayerShape[] {
  return [0, 1, 2, 3].map((height) => {
    const z = height * layerStep;
    return {
      height,
      plate: {
        corners: flat(-0.09, -0.09, 4.09, 4.09, z),
        paint: { kind: 'felt', colour: layerColour(height) },
      },
      rim: { corners: flat(-0.12, -0.12, 4.12, 4.12, z - hair), paint: { kind: 'felt-ink' } },
      pieces: cells.filter((cell) => cell.height === height).flatMap(pieceOf),
    };
  });
}

function pieceOf(cell: CubeCell): readonly Piece[] {
  const { card, state, x, y, height } = cell;
  const z = height * layerStep;
  const at = { x: x + 0.5, y: y + 0.5, z };
  if (state.kind === 'closed') return [{ card, height, at, quads: cross(x, y, z + hair) }];
  if (state.kind !== 'lies') return [];
  const { colour } = cardOf(card);
  const rise = state.laid ? thick.laid : state.under === undefined ? thick.top : thick.covered;
  const [left, near, right, far] = [x + margin, y + margin, x + 1 - margin, y + 1 - margin];
  const top = z + hair + rise;
  const face: Quad = {
    corners: flat(left, near, right, far, top),
    paint: { kind: 'face', card, laid: state.laid },
  };
  if (rise === 0) return [{ card, height, at, quads: [face] }];
  const wall = (x1: number, y1: number, x2: number, y2: number, towards: Towards): Quad => ({
    corners: [
      { x: x1, y: y1, z },
      { x: x2, y: y2, z },
      { x: x2, y: y2, z: top },
      { x: x1, y: y1, z: top },
    ],
    paint: { kind: 'side', colour, towards },
  });
  const sides = [
    wall(left, near, right, near, 'near'),
    wall(right, near, right, far, 'right'),
    wall(right, far, left, far, 'far'),
    wall(left, far, left, near, 'left'),
  ];
  return [{ card, height, at, quads: [...sides, face] }];
}

function flat(left: number, near: number, right: number, far: number, z: number): Quad['corners'] {
  return [
    { x: left, y: near, z },
    { x: right, y: near, z },
    { x: right, y: far, z },
    { x: left, y: far, z },
  ];
}

function cross(x: number, y: number, z: number): readonly Quad[] {
  const [from, to, half] = [0.14, 0.86, 0.012];
  const stroke = (x1: number, y1: number, x2: number, y2: number): Quad => {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [dx, dy] = [((y1 - y2) / length) * half, ((x2 - x1) / length) * half];
    return {
      corners: [
        { x: x1 - dx, y: y1 - dy, z },
        { x: x2 - dx, y: y2 - dy, z },
        { x: x2 + dx, y: y2 + dy, z },
        { x: x1 + dx, y: y1 + dy, z },
      ],
      paint: { kind: 'cross' },
    };
  };
  return [stroke(x + from, y + from, x + to, y + to), stroke(x + from, y + to, x + to, y + from)];
}

export function cellOutline({ x, y, height }: { x: number; y: number; height: number }): Quad['corners'] {
  return flat(x + margin, y + margin, x + 1 - margin, y + 1 - margin, height * layerStep + hair);
}

export function cellMiddle({ x, y, height }: { x: number; y: number; height: number }): Point3 {
  return { x: x + 0.5, y: y + 0.5, z: height * layerStep + thick.top };
}

export function uprights(height: number): readonly (readonly [Point3, Point3])[] {
  if (height === 3) return [];
  const z = height * layerStep;
  return flat(0, 0, 4, 4, z).map((corner): readonly [Point3, Point3] => [
    corner,
    { ...corner, z: z + layerStep },
  ]);
}
