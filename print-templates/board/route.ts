/**
 * The router is Lee's: from what is joined already, a wave runs over a raster to the nearest pad of the net. Tracks on
 * the bottom prefer to run across and tracks on the top to run down, so a net changes sides where it turns. Nodes too
 * near to copper of other nets are closed by exact distances, so that whatever is found keeps its clearance. When a net
 * finds no way, it goes first in another try.
 */
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { Point } from '../layout/draw.ts';
import {
  via,
  type BoardProblem,
  type PanelKind,
  type Hole,
  type Pad,
  type Track,
  type Via,
} from './panel.ts';
import { rasterOf, type Copper, type Raster } from './raster.ts';
import { wave } from './wave.ts';

export interface RouteRequest {
  readonly panel: PanelKind;
  readonly width: number;
  readonly height: number;
  /** A node of the raster lies here. */
  readonly origin: Point;
  readonly pads: readonly Pad[];
  readonly holes: readonly Hole[];
  /** Nets are routed in this order unless one of them finds no way. */
  readonly nets: readonly { readonly name: string; readonly trackWidth: number }[];
}

export interface Routes {
  readonly tracks: readonly Track[];
  readonly vias: readonly Via[];
}

const mostTries = 30;
/** Heads of screws, M3, need this radius. */
const screwHead = 3.1;

export function route(request: RouteRequest): Result<Routes, BoardProblem> {
  let order = request.nets;
  let failed = '';
  for (let trial = 0; trial < mostTries; trial += 1) {
    const routes = routeInOrder(request, order);
    if (typeof routes !== 'string') return ok(routes);
    failed = routes;
    order = [...order.filter(({ name }) => name === failed), ...order.filter(({ name }) => name !== failed)];
  }
  return refuse({ code: 'board/no-route', panel: request.panel, net: failed });
}

/** Returns the name of the first net that finds no way. */
function routeInOrder(request: RouteRequest, order: RouteRequest['nets']): Routes | string {
  const raster = rasterOf(request);
  const copper: Copper[] = [
    ...request.pads.map(({ x, y, diameter, net }) => ({
      ...{ from: { x, y }, to: { x, y }, radius: diameter / 2, net, layer: undefined, isHole: true },
    })),
    ...request.holes.map(({ x, y }) => ({
      ...{ from: { x, y }, to: { x, y }, radius: screwHead, net: undefined, layer: undefined, isHole: true },
    })),
  ];
  const tracks: Track[] = [];
  const vias: Via[] = [];
  for (const net of order) {
    const found = routeNet(raster, copper, net, request.pads);
    if (found === undefined) return net.name;
    tracks.push(...found.tracks);
    vias.push(...found.vias);
    copper.push(
      ...found.tracks.map((track) => ({ ...track, radius: track.width / 2, isHole: false })),
      ...found.vias.map(({ x, y }) => ({
        ...{ from: { x, y }, to: { x, y }, radius: via.diameter / 2, net: net.name },
        ...{ layer: undefined, isHole: true },
      })),
    );
  }
  return { tracks, vias };
}

function routeNet(
  raster: Raster,
  copper: readonly Copper[],
  { name, trackWidth }: RouteRequest['nets'][number],
  pads: readonly Pad[],
): Routes | undefined {
  const closed = raster.closedFor(name, trackWidth, copper);
  const [first, ...rest] = pads.filter(({ net }) => net === name);
  if (first === undefined) return { tracks: [], vias: [] };
  const nodesOf = (pad: Pad) => raster.nodesIn(pad, pad.diameter / 2 - trackWidth / 2);
  const joined = new Set(nodesOf(first));
  const open = new Map(rest.map((pad) => [pad, nodesOf(pad)]));
  const paths: (readonly number[])[] = [];
  while (open.size > 0) {
    const path = wave(raster, closed, joined, new Set([...open.values()].flat()));
    const end = path?.at(-1);
    if (path === undefined || end === undefined) return undefined;
    paths.push(path);
    for (const node of path) joined.add(node);
    for (const [pad, nodes] of open) {
      if (!nodes.includes(end)) continue;
      for (const node of nodes) joined.add(node);
      open.delete(pad);
      break;
    }
  }
  return drawn(raster, paths, pads, name, trackWidth);
}

/** Straight runs become one track; a track that ends inside a pad is led on to its middle. */
function drawn(
  raster: Raster,
  paths: readonly (readonly number[])[],
  pads: readonly Pad[],
  net: string,
  width: number,
): Routes {
  const tracks: Track[] = [];
  const vias = new Map<number, Via>();
  const own = pads.filter((pad) => pad.net === net);
  const padAt = (node: number): Pad | undefined =>
    own.find((pad) => raster.nodesIn(pad, pad.diameter / 2 - width / 2).includes(node));
  for (const path of paths) {
    let start = path[0] ?? 0;
    for (const [index, node] of path.entries()) {
      const next = path[index + 1];
      const before = path[index - 1] ?? node;
      const turns = next === undefined || next - node !== node - before;
      if (turns && node !== start && raster.layerOf(node) === raster.layerOf(start)) {
        const layer = raster.layerOf(node);
        tracks.push({ net, layer, width, from: raster.pointOf(start), to: raster.pointOf(node) });
      }
      if (turns) start = node;
      if (next !== undefined && raster.layerOf(next) !== raster.layerOf(node) && padAt(node) === undefined) {
        vias.set(raster.flat(node), { net, ...raster.pointOf(node) });
      }
    }
    for (const node of [path[0], path.at(-1)]) {
      const pad = node === undefined ? undefined : padAt(node);
      if (pad === undefined || node === undefined) continue;
      const from = raster.pointOf(node);
      const { x, y } = pad;
      if (Math.hypot(x - from.x, y - from.y) < 1e-6) continue;
      tracks.push({ net, layer: raster.layerOf(node), width, from, to: { x, y } });
    }
  }
  return { tracks, vias: [...vias.values()] };
}
