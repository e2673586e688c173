/**
 * The picture leaves out hidden and back-facing parts and paints the rest from the back. Flat parts are painted whole,
 * sorted by their furthest point, so that anything standing on one comes after it.
 */
import { depthGrid, type DepthGrid, type Seen, type SeenTriangle } from './depth-grid.ts';
import type { Mesh } from './mesh.ts';

/** The path is in millimetres of the picture, y down; the shade runs from 0 (dark) to 1. */
export interface PicturePart {
  readonly path: string;
  readonly shade: number;
  readonly isSecond?: true;
}

export interface SolidPicture {
  /** The order is that of a view box: left, top, width and height. */
  readonly box: readonly [number, number, number, number];
  readonly parts: readonly PicturePart[];
  readonly edges: string;
}

type Vector = readonly [number, number, number];

const toViewer = unit([0.5, -0.75, 0.6]);
const right = unit([-toViewer[1], toViewer[0], 0]);
const up = cross(toViewer, right);
const toLight = unit([-0.35, -0.6, 1]);

/** Facets whose normals differ by less than 36 degrees belong to a rounding and get no edge line. */
const sharp = Math.cos(Math.PI / 5);

interface Facet {
  /** Facets with the same normal and height, and of one material, form one part. */
  readonly plane: string;
  readonly shade: number;
  readonly isSecond: boolean;
  readonly furthest: number;
  readonly path: string;
  readonly edges: readonly (readonly [Seen, Seen])[];
  readonly seen: SeenTriangle;
}

export function pictureOf({ corners, triangles, second }: Mesh): SolidPicture {
  const corner = (index: number): Vector => {
    const at = 3 * (triangles[index] ?? 0);
    return [corners[at] ?? 0, corners[at + 1] ?? 0, corners[at + 2] ?? 0];
  };
  const normalOf = (index: number): Vector => {
    const spot = corner(index);
    return unit(cross(minus(corner(index + 1), spot), minus(corner(index + 2), spot)));
  };
  const beyond = neighbours(triangles);
  const facets: Facet[] = [];
  const middle = 3 * (second ?? Infinity);
  for (let index = 0; index < triangles.length; index += 3) {
    const spots = [corner(index), corner(index + 1), corner(index + 2)] as const;
    const normal = normalOf(index);
    if (!(dot(normal, toViewer) > 1e-6)) continue;
    const seen = [lookAt(spots[0]), lookAt(spots[1]), lookAt(spots[2])] as const;
    const place = seen.map(([x, y]) => `${short(x)} ${short(y)}`);
    const edges = seen.flatMap((from, side) => {
      const other = beyond(index, side);
      const isSharp = other !== undefined && dot(normal, normalOf(other)) < sharp;
      return isSharp ? [[from, seen[(side + 1) % 3] ?? from] as const] : [];
    });
    const isSecond = index >= middle;
    facets.push({
      isSecond,
      plane: [...[...normal, dot(normal, spots[0])].map((length) => short(length)), isSecond].join(),
      shade: Math.round((0.5 + 0.5 * Math.max(0, dot(normal, toLight))) * 50) / 50,
      furthest: Math.min(...seen.map(([, , near]) => near)),
      seen,
      path: `M${place.join('L')}Z`,
      edges,
    });
  }
  const grid = depthGrid(facets.map(({ seen }) => seen));
  const shown = facets.filter(({ seen }) => grid.showsTriangle(seen));
  const edges = shown.flatMap((facet) => facet.edges.map((edge) => visibleParts(edge, grid)));
  return { box: boxOf(facets), parts: painted(shown), edges: edges.join('') };
}

const pieceLength = 0.5;

function visibleParts([from, to]: readonly [Seen, Seen], grid: DepthGrid): string {
  const count = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / pieceLength);
  const at = (share: number): Seen => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
  let path = '';
  let isDrawing = false;
  for (let piece = 0; piece < count; piece += 1) {
    const isSeen = grid.showsSpot(at((piece + 0.5) / count));
    const [[x, y], [endX, endY]] = [at(piece / count), at((piece + 1) / count)];
    if (isSeen && !isDrawing) path += `M${short(x)} ${short(y)}`;
    if (isSeen) path += `L${short(endX)} ${short(endY)}`;
    isDrawing = isSeen;
  }
  return path;
}

function boxOf(facets: readonly Facet[]): SolidPicture['box'] {
  const xs = facets.flatMap(({ seen }) => seen.map(([x]) => x));
  const ys = facets.flatMap(({ seen }) => seen.map(([, y]) => y));
  const [left, top] = [least(xs), least(ys)];
  return [left, top, -least(xs.map((x) => -x)) - left, -least(ys.map((y) => -y)) - top];
}

function lookAt(spot: Vector): Seen {
  return [dot(spot, right), -dot(spot, up), dot(spot, toViewer)];
}

function painted(facets: readonly Facet[]): readonly PicturePart[] {
  return [...Map.groupBy(facets, ({ plane }) => plane).values()]
    .map((flat) => ({
      furthest: least(flat.map(({ furthest }) => furthest)),
      shade: flat[0]?.shade ?? 0,
      isSecond: flat[0]?.isSecond === true,
      path: flat.map(({ path }) => path).join(''),
    }))
    .sort((one, other) => one.furthest - other.furthest)
    .map(({ path, shade, isSecond }) => ({ path, shade, ...(isSecond ? { isSecond } : {}) }));
}

/** Returns a function from the first index of a triangle and one of its sides to the triangle beyond that side. */
function neighbours(triangles: Uint32Array): (index: number, side: number) => number | undefined {
  const known = new Map<string, number>();
  const key = (index: number, from: number, to: number) =>
    `${triangles[index + from] ?? 0} ${triangles[index + to] ?? 0}`;
  for (let index = 0; index < triangles.length; index += 3) {
    for (const side of [0, 1, 2]) known.set(key(index, side, (side + 1) % 3), index);
  }
  return (index, side) => known.get(key(index, (side + 1) % 3, side));
}

/** Spreading thousands of numbers into Math.min would overflow the stack. */
function least(lengths: readonly number[]): number {
  return lengths.reduce((low, length) => Math.min(low, length), Infinity);
}

function short(length: number): string {
  return `${Math.round(length * 100) / 100 + 0}`;
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(v: Vector): Vector {
  const length = Math.hypot(...v);
  return [v[0] / length, v[1] / length, v[2] / length];
}
