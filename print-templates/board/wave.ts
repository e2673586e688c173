import type { Closed, Raster } from './raster.ts';

/** A step along the layer's own direction is cheap, one across it dear, and a change of layer dearest. */
const costs = { along: 2, across: 7, change: 20 } as const;

/**
 * Returns the nodes of the cheapest way from one set of nodes to the other, both ends included. Costs are small whole
 * numbers, so the front is a ring of buckets (R. B. Dial, 1969) and needs no heap.
 */
export function wave(
  { columns, count }: Raster,
  closed: Closed,
  from: ReadonlySet<number>,
  to: ReadonlySet<number>,
): readonly number[] | undefined {
  const cost = new Int32Array(2 * count).fill(-1);
  const before = new Int32Array(2 * count).fill(-1);
  const ring: number[][] = Array.from({ length: costs.change + 1 }, () => []);
  let waiting = 0;
  const reach = (node: number, by: number, at: number): void => {
    const known = cost[node] ?? -1;
    if (known >= 0 && known <= at) return;
    cost[node] = at;
    before[node] = by;
    ring[at % ring.length]?.push(node);
    waiting += 1;
  };
  for (const node of from) reach(node, -1, 0);
  for (let now = 0; waiting > 0; now += 1) {
    const bucket = ring[now % ring.length] ?? [];
    while (bucket.length > 0) {
      const node = bucket.pop() ?? 0;
      waiting -= 1;
      if (cost[node] !== now) continue;
      if (to.has(node)) return wayTo(node, before);
      const place = node % count;
      const isTop = node >= count;
      const column = place % columns;
      const go = (next: number, price: number): void => {
        if (closed.tracks[next] === 0) reach(next, node, now + price);
      };
      const [sideways, upright] = isTop ? [costs.across, costs.along] : [costs.along, costs.across];
      if (column > 0) go(node - 1, sideways);
      if (column < columns - 1) go(node + 1, sideways);
      if (place >= columns) go(node - columns, upright);
      if (place < count - columns) go(node + columns, upright);
      if (closed.vias[place] === 0) go(isTop ? place : node + count, costs.change);
    }
  }
  return undefined;
}

function wayTo(end: number, before: Int32Array): readonly number[] {
  const way: number[] = [];
  for (let node = end; node >= 0; node = before[node] ?? -1) way.push(node);
  return way.reverse();
}
