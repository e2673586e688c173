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

/** Lengths are millimetres. Plate and floor are as high as those of the drilling plan, whose magnets count on it. */
export const plateHeight = 6;
export const floorHeight = 0.5;
/** The board is this far from the plate, as the drilled one is by its spacers. */
export const postHeight = 5;
export const postDiameter = 8;

export interface PanelSize {
  readonly width: number;
  readonly depth: number;
}

export function sizeOfPanel({ pitch }: Pick<PanelSpec, 'pitch'>): PanelSize {
  return {
    width: squaresOfPanel.columns * pitch - 2 * outlineInset,
    depth: squaresOfPanel.rows * pitch - 2 * outlineInset,
  };
}

export function outlineOf({ width, depth }: PanelSize): Contour {
  return [
    [0, 0],
    [width, 0],
    [width, depth],
    [0, depth],
  ];
}

export function round({ x, y }: Point, diameter: number): Contour {
  const corners = 48;
  return Array.from({ length: corners }, (_, at): Spot => {
    const turn = (2 * Math.PI * at) / corners;
    return [
      wholeMicrons(x + (diameter / 2) * Math.cos(turn)),
      wholeMicrons(y + (diameter / 2) * Math.sin(turn)),
    ];
  });
}

/** Turns a place on a panel, seen from the dice with y down, to one on the bed. */
export function onBed({ x, y }: Point, spec: Pick<PanelSpec, 'pitch'>): Point {
  const { width, depth } = sizeOfPanel(spec);
  return { x: width - (x - outlineInset), y: depth - (y - outlineInset) };
}

/** The holes in which the sensors of a panel lie, as the drilling plan has them. */
export function pocketsOf(spec: PanelSpec): readonly Contour[] {
  const squares = squaresOfPanel.columns * squaresOfPanel.rows;
  return Array.from({ length: squares }, (_, at) => {
    const place = sensorPlace(at, spec);
    if (spec.sensor === 'hall') return round(onBed(place, spec), holes.hall);
    return slotCorners(place).map((corner): Spot => {
      const { x, y } = onBed(corner, spec);
      return [wholeMicrons(x), wholeMicrons(y)];
    });
  });
}

/** Where the screws of the panel go. */
export function screwsOf(spec: PanelSpec): readonly Point[] {
  return holesOf(spec).map((hole) => onBed(hole, spec));
}
