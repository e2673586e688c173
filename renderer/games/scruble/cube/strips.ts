import { layers } from '#shared/games/scruble/index.ts';
import { axisOf, cross, dot, isInLayer, spotOf } from './spots.ts';
import { circle, pegHeight, pegRadius, roundedSquare } from './shapes.ts';
import type { Sticker } from './stickers.ts';

/** Lengths are in cells from the middle of the place, x to the right and y up. */
export interface Strip {
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The angle is in degrees, counterclockwise. */
  readonly turned: number;
  readonly lift: number;
  readonly ink: 'bar' | 'line' | 'frame' | 'frameSoft';
  readonly onPeg: boolean;
}

/** Overlapping marks are this far apart in depth, in cells. */
const hair = 0.006;

export function stripsOf(stickers: readonly Sticker[], layer: number | undefined): readonly Strip[] {
  return [...stickers.flatMap(marksOf), ...(layer === undefined ? [] : outlineOf(layer))];
}

function marksOf({ place, print, marks }: Sticker): readonly Strip[] {
  const strips: Strip[] = [];
  const below = { place, x: 0, turned: 0, lift: pegHeight + hair, onPeg: true } as const;
  if (marks.traced !== undefined) {
    strips.push({
      ...below,
      y: -0.74 * pegRadius,
      width: 1.04 * pegRadius,
      height: 0.15 * pegRadius,
      ink: 'bar',
    });
  } else if (marks.last === true) {
    // The bar of the last move is dotted, as it is on cubes.
    for (const x of [-0.42, -0.14, 0.14, 0.42]) {
      strips.push({
        ...below,
        x: x * pegRadius,
        y: -0.74 * pegRadius,
        width: 0.16 * pegRadius,
        height: 0.13 * pegRadius,
        ink: 'line',
      });
    }
  } else if (marks.standing === true) {
    strips.push({
      ...below,
      y: -0.74 * pegRadius,
      width: 1.04 * pegRadius,
      height: 0.07 * pegRadius,
      ink: 'line',
    });
  }
  if (marks.crossing === true) strips.push(...around(place, circle(34), 1.2, 0.034, 0.034));
  if (marks.counts === true) {
    const square = print.kind === 'premium' && print.of === 'word';
    strips.push(...around(place, square ? roundedSquare(0.24, 5) : circle(40), 1.2, 0.034));
  }
  return strips;
}

function around(
  place: number,
  outline: ReturnType<typeof circle>,
  larger: number,
  height: number,
  dot?: number,
): readonly Strip[] {
  const radius = pegRadius * larger;
  return outline.map((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from;
    const [dx, dy] = [(to.x - from.x) * radius, (to.y - from.y) * radius];
    return {
      place,
      x: ((from.x + to.x) / 2) * radius,
      y: ((from.y + to.y) / 2) * radius,
      width: dot ?? Math.hypot(dx, dy) + height / 4,
      height,
      turned: (Math.atan2(dy, dx) * 180) / Math.PI,
      // The strip is nearly as high as the peg, whose edge would otherwise hide it.
      lift: 0.8 * pegHeight,
      ink: 'frame',
      onPeg: true,
    };
  });
}

function outlineOf(layer: number): readonly Strip[] {
  const axis = axisOf(layer);
  if (!layers.some(({ number }) => number === layer)) return [];
  return Array.from({ length: 96 }, (_, place) => place).flatMap((place) => {
    const { centre, normal, right } = spotOf(place);
    if (!isInLayer(layer, centre) || dot(axis, normal) !== 0) return [];
    const isAcross = dot(cross(axis, normal), right) !== 0;
    return [-0.5, 0.5].map((off): Strip => ({
      place,
      x: isAcross ? 0 : off,
      y: isAcross ? off : 0,
      width: 1,
      height: 0.03,
      turned: isAcross ? 0 : 90,
      lift: hair,
      ink: 'frameSoft',
      onPeg: false,
    }));
  });
}
