/**
 * What lies between the dice and one panel of the sensor board (B24). It stands on the bed as the box lies while the
 * sensors go in: the side of the dice down, so that left and right are those of the panel's back.
 */
import { outlineInset } from '../board/panel.ts';
import { holesOf, sensorPlace, type PanelSpec } from '../board/placement.ts';
import { squaresOfPanel } from '../board/chain.ts';
import type { Point } from '../layout/draw.ts';
import { holes, slotCorners } from '../templates/box/drill-art.ts';
import { wholeMicrons, type Contour, type Spot } from './contour.ts';
import type { Body, Tools } from './kernel.ts';
import { blockBulk, type Piece } from './solid.ts';

/** In millimetres, as high as the plate and its spacers that the drilling plan and the board's README describe. */
const [plateHeight, postHeight, postDiameter] = [6, 5, 8];

export interface PanelPiece {
  readonly name: string;
  /** The plate stands on a floor of so many millimetres. */
  readonly floor: number;
  /** How far the piece rises above its posts, on which the panel lies. */
  readonly above: number;
  /** Adds what this piece has beside its posts, or takes it away; the pockets are taken out last. */
  readonly finish: (tools: Tools, body: Body) => Body;
}

/** Returns a plate as large as a panel, with posts below its screws and pockets for its sensors. */
export function panelPiece(spec: PanelSpec, { name, floor, above, finish }: PanelPiece): Piece {
  const { width, depth } = sizeOfPanel(spec);
  const { plate, posts } = heightsOn(floor);
  const height = posts + above;
  return {
    ...{ name, width, depth, height },
    bulk: blockBulk(width, depth, plate),
    shape: ({ kernel }) =>
      kernel.making((tools) => {
        const body = tools.union([
          tools.block([0, 0, 0], [width, depth, plate]),
          tools.prism(atScrews(spec, postDiameter), floor, posts),
        ]);
        return tools.difference(finish(tools, body), [tools.prism(pocketsOf(spec), floor, height + 1)]);
      }),
  };
}

export function heightsOn(floor: number) {
  const plate = floor + plateHeight;
  return { plate, posts: plate + postHeight };
}

export function sizeOfPanel({ pitch }: Pick<PanelSpec, 'pitch'>): {
  readonly width: number;
  readonly depth: number;
} {
  return {
    width: squaresOfPanel.columns * pitch - 2 * outlineInset,
    depth: squaresOfPanel.rows * pitch - 2 * outlineInset,
  };
}

export function round({ x, y }: Point, diameter: number): Contour {
  const corners = 48;
  return Array.from({ length: corners }, (_, at): Spot => {
    const turn = (2 * Math.PI * at) / corners;
    return spot({ x: x + (diameter / 2) * Math.cos(turn), y: y + (diameter / 2) * Math.sin(turn) });
  });
}

/** Turns a place on a panel, seen from the dice with y down, to one on the bed. */
export function onBed({ x, y }: Point, spec: Pick<PanelSpec, 'pitch'>): Point {
  const { width, depth } = sizeOfPanel(spec);
  return { x: width - (x - outlineInset), y: depth - (y - outlineInset) };
}

export function atScrews(spec: PanelSpec, diameter: number): readonly Contour[] {
  return holesOf(spec).map((hole) => round(onBed(hole, spec), diameter));
}

/** The sensors lie as in the drilling plan. */
function pocketsOf(spec: PanelSpec): readonly Contour[] {
  const squares = squaresOfPanel.columns * squaresOfPanel.rows;
  return Array.from({ length: squares }, (_, at) => {
    const place = sensorPlace(at, spec);
    if (spec.sensor === 'hall') return round(onBed(place, spec), holes.hall);
    return slotCorners(place).map((corner) => spot(onBed(corner, spec)));
  });
}

export function spot({ x, y }: Point): Spot {
  return [wholeMicrons(x), wholeMicrons(y)];
}
