import type { Point } from '../layout/draw.ts';
import { number } from '../drawing/svg/markup.ts';
import { legendOf, legendPen } from './legend.ts';
import { cornersOf } from './layers.ts';
import { padsOf, via, type Layer, type Panel } from './panel.ts';

const inks = {
  board: '#1f6b3a',
  copper: '#2f8f50',
  ring: '#d9b45b',
  legend: '#f4f4ec',
  hole: '#ffffff',
} as const;
const margin = 4;

/** Both sides as they come from the maker: the top above, and below it the bottom as one sees it turned over. */
export function panelPicture(panel: Panel, title: string): string {
  const { width, height } = panel;
  const size = { width: width + 2 * margin, height: 2 * height + 3 * margin };
  const turned = `translate(${number(margin + width)} ${number(2 * margin + height)}) scale(-1 1)`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${number(size.width)}mm" height="${number(size.height)}mm" viewBox="0 0 ${number(size.width)} ${number(size.height)}">`,
    `<rect width="100%" height="100%" fill="${inks.hole}"/>`,
    `<g transform="translate(${margin} ${margin})">${side(panel, 'top', title)}</g>`,
    `<g transform="${turned}">${side(panel, 'bottom', title)}</g>`,
    '</svg>',
  ].join('\n')}\n`;
}

function side(panel: Panel, layer: Layer, title: string): string {
  const corners = cornersOf(panel).map(({ x, y }) => `${number(x)},${number(y)}`);
  const disc = (x: number, y: number, diameter: number, ink: string): string =>
    `<circle cx="${number(x)}" cy="${number(y)}" r="${number(diameter / 2)}" fill="${ink}"/>`;
  const tracks = Map.groupBy(
    panel.tracks.filter((track) => track.layer === layer),
    ({ width }) => width,
  );
  const path = (lines: readonly { readonly from: Point; readonly to: Point }[], width: number, ink: string) =>
    `<path d="${lines.map(({ from, to }) => `M${number(from.x)} ${number(from.y)}L${number(to.x)} ${number(to.y)}`).join('')}" fill="none" stroke="${ink}" stroke-width="${number(width)}" stroke-linecap="round"/>`;
  const pads = padsOf(panel);
  return [
    `<polygon points="${corners.join(' ')}" fill="${inks.board}"/>`,
    ...[...tracks].map(([width, lines]) => path(lines, width, inks.copper)),
    ...panel.vias.map(({ x, y }) => disc(x, y, via.diameter, inks.copper)),
    ...pads.map(({ x, y, diameter }) => disc(x, y, diameter, inks.ring)),
    ...pads.map(({ x, y, drill }) => disc(x, y, drill, inks.hole)),
    ...panel.holes.map(({ x, y, diameter }) => disc(x, y, diameter, inks.hole)),
    path(legendOf(panel, layer, title), legendPen, inks.legend),
  ].join('\n');
}
