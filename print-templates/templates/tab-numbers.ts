import { lettering, type Lettering } from '../layout/draw.ts';
import type { Edge, Net } from '../layout/net.ts';
import type { DrawOp, Ink } from '../layout/sheet.ts';

/** Height of the figures, 6 points, in millimetres. */
const figure = 1.55;

/** Each number twice: on its tab, and inside the face at the edge that the tab is glued behind (R8). */
export function tabNumbers(net: Net, ink: Ink): readonly DrawOp[] {
  const style: Lettering = { font: 'franklin', size: 6, ink, anchor: 'middle' };
  return net.tabs.flatMap(({ number, fold, target }) => {
    const onTab = beside(fold, 0.5, -net.tab * 0.58);
    const atEdge = beside(target, shareAlong(target, net.edge), 1.25);
    return [onTab, atEdge].map(({ x, y }) => lettering(`${number}`, x, y + figure / 2, style));
  });
}

/** A lower edge keeps its number in a corner: its middle belongs to the bar under the letter. */
function shareAlong({ from, to }: Edge, edge: number): number {
  return to.x < from.x ? 1 - 1.5 / edge : 0.5;
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
