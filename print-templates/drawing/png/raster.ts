import type { DrawOp, Ink, Rect } from '../../layout/types.ts';
import type { GlyphOutlines } from '../svg/outlined-text.ts';
import { shapesOf, type Ring, type Shape } from './shapes.ts';

/** Three bytes a dot, row by row from the top. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

/** A row of dots is looked at on this many lines; along a line, what is covered of a dot is exact. */
const linesInDot = 5;

export function blankRaster(width: number, height: number, ground: Ink): Raster {
  const raster = { width, height, rgb: new Uint8Array(width * height * 3) };
  const colour = coloursOf(ground);
  for (let at = 0; at < raster.rgb.length; at += 1) raster.rgb[at] = colour[at % 3] ?? 0;
  return raster;
}

/** A rectangle of dots. */
export interface DotRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Draws the part of a drawing that lies in `window`, in millimetres, into a rectangle of dots, and nothing beside it. */
export function drawInto(
  raster: Raster,
  at: DotRect,
  window: Rect,
  ops: readonly DrawOp[],
  outlines: GlyphOutlines,
): void {
  for (const shape of shapesOf(ops, outlines, window)) fill(raster, at, window, shape);
}

interface Edge {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** Where it is at its top. */
  readonly x: number;
  /** How far x goes a line down. */
  readonly slope: number;
  readonly way: 1 | -1;
}

function fill(raster: Raster, at: DotRect, window: Rect, { rings, ink, clip = window }: Shape): void {
  const [across, down] = [at.width / window.width, at.height / window.height];
  const dotX = (x: number) => at.x + (x - window.x) * across;
  const dotY = (y: number) => at.y + (y - window.y) * down;
  const edges = rings.flatMap((ring) => edgesOf(ring.map(({ x, y }) => ({ x: dotX(x), y: dotY(y) }))));
  const left = Math.max(
    dotX(clip.x),
    edges.reduce((least, edge) => Math.min(least, edge.left), Infinity),
  );
  const right = Math.min(
    dotX(clip.x + clip.width),
    edges.reduce((most, edge) => Math.max(most, edge.right), -Infinity),
  );
  if (left >= right) return;
  const [top, bottom] = [dotY(clip.y), dotY(clip.y + clip.height)];
  const highest = edges.reduce((least, edge) => Math.min(least, edge.top), Infinity);
  const lowest = edges.reduce((most, edge) => Math.max(most, edge.bottom), -Infinity);
  const [first, last] = [Math.floor(Math.max(top, highest)), Math.ceil(Math.min(bottom, lowest))];
  edges.sort((a, b) => a.top - b.top);
  const colour = coloursOf(ink);
  const reach = { from: Math.floor(left), to: Math.min(raster.width, Math.ceil(right)) };
  const covered = new Float32Array(raster.width + 1);
  let begun = 0;
  let open: Edge[] = [];
  for (let row = first; row < last; row += 1) {
    while (begun < edges.length && (edges[begun] as Edge).top < row + 1) open.push(edges[begun++] as Edge);
    open = open.filter((edge) => edge.bottom > row);
    covered.fill(0, reach.from, reach.to);
    for (let line = 0; line < linesInDot; line += 1) {
      const y = row + (line + 0.5) / linesInDot;
      if (y >= top && y < bottom) cover(covered, open, y, left, right);
    }
    blend(raster, row, reach, covered, colour);
  }
}

function edgesOf(ring: Ring): readonly Edge[] {
  return ring.flatMap((from, index): readonly Edge[] => {
    const to = ring[(index + 1) % ring.length] ?? from;
    if (from.y === to.y) return [];
    const way = from.y < to.y ? 1 : -1;
    const [high, low] = way === 1 ? [from, to] : [to, from];
    return [
      {
        top: high.y,
        bottom: low.y,
        left: Math.min(from.x, to.x),
        right: Math.max(from.x, to.x),
        x: high.x,
        slope: (low.x - high.x) / (low.y - high.y),
        way,
      },
    ];
  });
}

function cover(covered: Float32Array, edges: readonly Edge[], y: number, left: number, right: number): void {
  const crossings: { readonly x: number; readonly way: number }[] = [];
  for (const { top, bottom, x, slope, way } of edges) {
    if (top <= y && bottom > y) crossings.push({ x: x + (y - top) * slope, way });
  }
  crossings.sort((a, b) => a.x - b.x);
  let winding = 0;
  let start = 0;
  for (const { x, way } of crossings) {
    if (winding === 0) start = x;
    winding += way;
    if (winding === 0) span(covered, Math.max(left, start), Math.min(right, x));
  }
}

function span(covered: Float32Array, from: number, to: number): void {
  if (to <= from) return;
  const [first, last] = [Math.floor(from), Math.floor(to)];
  const add = (dot: number, share: number) => {
    covered[dot] = (covered[dot] ?? 0) + share / linesInDot;
  };
  if (first === last) return add(first, to - from);
  add(first, first + 1 - from);
  for (let dot = first + 1; dot < last; dot += 1) add(dot, 1);
  add(last, to - last);
}

function blend(
  { width, rgb }: Raster,
  row: number,
  { from, to }: { readonly from: number; readonly to: number },
  covered: Float32Array,
  colour: readonly number[],
): void {
  for (let dot = from; dot < to; dot += 1) {
    const share = Math.min(1, covered[dot] ?? 0);
    if (share === 0) continue;
    const at = (row * width + dot) * 3;
    for (let channel = 0; channel < 3; channel += 1) {
      const under = rgb[at + channel] ?? 0;
      rgb[at + channel] = Math.round(under + ((colour[channel] ?? 0) - under) * share);
    }
  }
}

function coloursOf(ink: Ink): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));
}
