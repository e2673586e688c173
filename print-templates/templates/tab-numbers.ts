import { pt } from '#shared/kernel/index.ts';
import { glyphBox } from '../fonts/index.ts';
import { lettering, type Lettering, type Point } from '../layout/draw.ts';
import { strip, type Net, type Tab } from '../layout/nets/net.ts';
import type { Edge } from '../layout/nets/net-lines.ts';
import type { DrawOp, Ink } from '../layout/types.ts';

const font = 'franklin';
const plain = 7;

export function tabNumbers(net: Net, ink: Ink, size = plain): readonly DrawOp[] {
  return numbers(net, ink, size, (tab) => {
    // The number is near the fold, where even the smallest tabs are wide, and midway between the slants.
    const { from, to } = tab.fold;
    const broad = 0.3 * Math.hypot(to.x - from.x, to.y - from.y);
    const [, out, last] = strip(tab, Math.min(net.tab * 0.45, 2.2, broad), net.tab);
    return { x: (out.x + last.x) / 2, y: (out.y + last.y) / 2 };
  });
}

/**
 * The back is mirrored for a sheet turned on its long edge. Each number is beside the edge that its tab is glued to,
 * far enough inside for a printer with misaligned backs (R8).
 */
export function insideNumbers(net: Net, ink: Ink, size = plain): readonly DrawOp[] {
  return numbers(net, ink, size, ({ target }) => {
    const { x, y } = beside(target, net.edge * 0.24);
    return { x: net.width - x, y };
  });
}

function numbers(net: Net, ink: Ink, size: number, placeOf: (tab: Tab) => Point): readonly DrawOp[] {
  const style: Lettering = { font, size, ink, anchor: 'middle' };
  const height = glyphBox(font, '5', pt(size)).top;
  return net.tabs.map((tab) => {
    const { x, y } = placeOf(tab);
    return lettering(`${tab.number}`, x, y + height / 2, style);
  });
}

/** The point lies `depth` millimetres inside the face from the middle of the edge, outside if negative. */
function beside({ from, to }: Edge, depth: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * depth,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * depth,
  };
}
