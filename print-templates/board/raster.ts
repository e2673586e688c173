import type { Point } from '../layout/draw.ts';
import { outlineInset, via, type Layer } from './panel.ts';

/** A round end at both points; without a layer it is on both, and other holes stay away from a hole. */
export interface Copper {
  readonly from: Point;
  readonly to: Point;
  readonly radius: number;
  readonly net: string | undefined;
  readonly layer: Layer | undefined;
  readonly isHole: boolean;
}

/** A quarter of the pitch of pins, in millimetres: one track fits between two pins. */
const step = 0.635;
const clearance = 0.205;
/** Copper stays this far from the outline. */
const toOutline = 0.5;

/** Nodes are numbered column by column within a row; those of the top follow those of the bottom. */
export interface Raster {
  readonly columns: number;
  readonly count: number;
  readonly pointOf: (node: number) => Point;
  readonly layerOf: (node: number) => Layer;
  /** Returns the number of a node on the bottom, where its twin on the top is the same place. */
  readonly flat: (node: number) => number;
  /** Returns the nodes on both layers within a distance of a point. */
  readonly nodesIn: (at: Point, radius: number) => readonly number[];
  readonly closedFor: (net: string, trackWidth: number, copper: readonly Copper[]) => Closed;
}

/** `tracks` is indexed by node, `vias` by place. */
export interface Closed {
  readonly tracks: Uint8Array;
  readonly vias: Uint8Array;
}

export function rasterOf(panel: {
  readonly width: number;
  readonly height: number;
  readonly origin: Point;
}): Raster {
  const first = { x: panel.origin.x % step, y: panel.origin.y % step };
  const columns = Math.floor((panel.width - first.x) / step) + 1;
  const rows = Math.floor((panel.height - first.y) / step) + 1;
  const count = columns * rows;
  const flat = (node: number): number => node % count;
  const pointOf = (node: number): Point => ({
    x: first.x + (flat(node) % columns) * step,
    y: first.y + Math.floor(flat(node) / columns) * step,
  });

  const near = (from: Point, to: Point, reach: number, each: (place: number, distance: number) => void) => {
    const range = (low: number, high: number, start: number, size: number): readonly [number, number] => [
      Math.max(0, Math.ceil((low - reach - start) / step)),
      Math.min(size - 1, Math.floor((high + reach - start) / step)),
    ];
    const [left, right] = range(Math.min(from.x, to.x), Math.max(from.x, to.x), first.x, columns);
    const [top, bottom] = range(Math.min(from.y, to.y), Math.max(from.y, to.y), first.y, rows);
    for (let row = top; row <= bottom; row += 1) {
      for (let column = left; column <= right; column += 1) {
        const place = row * columns + column;
        each(place, distanceTo(pointOf(place), from, to));
      }
    }
  };

  return {
    columns,
    count,
    flat,
    pointOf,
    layerOf: (node) => (node < count ? 'bottom' : 'top'),
    nodesIn(at, radius) {
      const nodes: number[] = [];
      near(at, at, radius, (place, distance) => {
        if (distance <= radius) nodes.push(place, place + count);
      });
      return nodes;
    },
    closedFor(net, trackWidth, copper) {
      const tracks = new Uint8Array(2 * count);
      const vias = new Uint8Array(count);
      const [track, hole] = [trackWidth / 2, via.diameter / 2];
      const margin = outlineInset + toOutline;
      for (let place = 0; place < count; place += 1) {
        const { x, y } = pointOf(place);
        const inside = Math.min(x, y, panel.width - x, panel.height - y) - margin;
        if (inside < track) tracks[place] = tracks[place + count] = 1;
        if (inside < hole) vias[place] = 1;
      }
      for (const { from, to, radius, net: other, layer, isHole } of copper) {
        const isOwn = other === net;
        if (isOwn && !isHole) continue;
        near(from, to, radius + clearance + hole, (place, distance) => {
          if (distance < radius + clearance + hole) vias[place] = 1;
          if (isOwn || distance >= radius + clearance + track) return;
          if (layer !== 'top') tracks[place] = 1;
          if (layer !== 'bottom') tracks[place + count] = 1;
        });
      }
      return { tracks, vias };
    },
  };
}

function distanceTo(at: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((at.x - from.x) * dx + (at.y - from.y) * dy) / square;
  const share = Math.min(1, Math.max(0, along));
  return Math.hypot(at.x - from.x - share * dx, at.y - from.y - share * dy);
}
