import { ringsThrough, type Twist } from '#shared/games/scruble/index.ts';
import { axisOf, cross, half, spotOf, sum, times, type Vector } from './spots.ts';
import type { Pixel, Sight } from './sight.ts';

export interface Grip {
  readonly place: number;
  readonly ways: readonly GripWay[];
}

export interface GripWay {
  readonly layer: number;
  /** The gripped point first moves this way on the screen, in pixels per radian of the layer's turn along its ring. */
  readonly pull: Pixel;
}

export function gripAt(sight: Sight, place: number, point: Vector = spotOf(place).centre): Grip {
  const { normal } = spotOf(place);
  const from = sight.see(point);
  const ways = ringsThrough(place).map(({ ring }) => {
    // The pull follows the face and ignores the curve of the turn, so that all pegs of a ring move alike.
    const along = cross(axisOf(ring), normal);
    const hair = 1e-4;
    const to = sight.see(sum(point, times(along, hair)));
    const perRadian = half / hair;
    return { layer: ring, pull: { x: (to.x - from.x) * perRadian, y: (to.y - from.y) * perRadian } };
  });
  return { place, ways };
}

export function wayPulled({ ways }: Grip, moved: Pixel): GripWay | undefined {
  const share = ({ pull }: GripWay) =>
    Math.abs(pull.x * moved.x + pull.y * moved.y) / Math.hypot(pull.x, pull.y);
  return ways.reduce<GripWay | undefined>(
    (best, way) => (best === undefined || share(way) > share(best) ? way : best),
    undefined,
  );
}

/** Returns degrees; the layer follows the pointer along its ring by at most half a turn. */
export function degreesPulled({ pull }: GripWay, moved: Pixel): number {
  const radians = (pull.x * moved.x + pull.y * moved.y) / (pull.x ** 2 + pull.y ** 2);
  return Math.max(-180, Math.min(180, (radians * 180) / Math.PI));
}

/** A layer released beyond these degrees goes on to the quarter; it is below 45, since a hand lets go early. */
const quarterFrom = 32;

/** Returns undefined if the layer goes back. */
export function twistAt(layer: number, degrees: number): Twist | undefined {
  const quarters = Math.sign(degrees) * Math.floor((Math.abs(degrees) + 90 - quarterFrom) / 90);
  const along = ((quarters % 4) + 4) % 4;
  return along === 0 ? undefined : { layer, quarters: along as Twist['quarters'] };
}
