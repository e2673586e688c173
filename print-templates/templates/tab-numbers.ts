import { pt } from '#shared/kernel/index.ts';
import { glyphBox } from '../fonts/index.ts';
import { lettering, type Lettering } from '../layout/draw.ts';
import type { Edge, Net } from '../layout/net.ts';
import type { DrawOp, Ink } from '../layout/sheet.ts';

/** Points that figures take on cubes of 12 mm and more, and at least on the smallest. */
const figure = { most: 6, least: 5, font: 'franklin' } as const;

/** Each number twice: on its tab, and inside the face at the edge that the tab is glued behind (R8). */
export function tabNumbers(net: Net, ink: Ink): readonly DrawOp[] {
  const size = pt(Math.max(figure.least, Math.min(figure.most, net.edge / 2)));
  const style: Lettering = { font: figure.font, size, ink, anchor: 'middle' };
  const height = glyphBox(figure.font, '5', size).top;
  // As near to the edge as a cut may stray: what is left of a small face belongs to its letter.
  const depth = height / 2 + Math.min(0.5, net.edge * 0.035);
  return net.tabs.flatMap(({ number, fold, target }) => {
    const onTab = beside(fold, 0.5, -net.tab * 0.58);
    const atEdge = beside(target, shareAlong(target, net.edge, depth), depth);
    return [onTab, atEdge].map(({ x, y }) => lettering(`${number}`, x, y + height / 2, style));
  });
}

/**
 * Numbers keep to the corners of a face: letters reach far to the sides, bars stand at the foot. At the upper edge
 * the value has the corner, and the number stands in the middle.
 */
function shareAlong({ from, to }: Edge, edge: number, depth: number): number {
  return to.x > from.x ? 0.5 : 1 - depth / edge;
}

/** A point at a share of an edge, `depth` millimetres inside the face (outside where negative). */
function beside({ from, to }: Edge, share: number, depth: number): { x: number; y: number } {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const inward = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  return {
    x: from.x + (to.x - from.x) * share + inward.x * depth,
    y: from.y + (to.y - from.y) * share + inward.y * depth,
  };
}
