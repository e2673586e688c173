import { markRadius, markRoom } from './marks.ts';
import { lightAt, type GreyPicture } from './picture.ts';
import { applied, fitHomography, type Homography, type Pair, type Spot2 } from './plane.ts';

/** Where marks are in the picture, in pixels, and the map that fits them best. */
export interface Middles {
  readonly pairs: readonly Pair[];
  /** From millimetres on the sheet to pixels. */
  readonly map: Homography;
}

/** A mark is sampled this often across; more does not help below 600 dpi. */
const samples = 56;
const rounds = 3;

/**
 * Finds the middles of marks more exactly than to a pixel: each is laid flat by the map so far, and its middle is that
 * of its darkness. So a circle in perspective has its middle where the circle's is, which its ellipse has not.
 */
export function exactMiddles(picture: GreyPicture, rough: readonly Pair[]): Middles | undefined {
  let pairs = rough;
  let map = fitHomography(pairs);
  for (let round = 0; round < rounds && map !== undefined; round += 1) {
    const flat = map;
    pairs = pairs.flatMap(({ from }) => {
      const off = middleOff(picture, flat, from);
      return off === undefined ? [] : [{ from, to: applied(flat, { x: from.x + off.x, y: from.y + off.y }) }];
    });
    map = pairs.length < 4 ? undefined : fitHomography(pairs);
  }
  return map === undefined ? undefined : { pairs, map };
}

/** Returns how far the middle of the darkness is from the place in millimetres; undefined where the picture ends. */
function middleOff(picture: GreyPicture, map: Homography, place: Spot2): Spot2 | undefined {
  const step = (2 * markRoom) / samples;
  const window: { readonly x: number; readonly y: number; readonly light: number; readonly far: number }[] =
    [];
  for (let row = 0; row < samples; row += 1) {
    for (let column = 0; column < samples; column += 1) {
      const [x, y] = [(column + 0.5) * step - markRoom, (row + 0.5) * step - markRoom];
      const far = Math.hypot(x, y);
      if (far > markRoom) continue;
      const at = applied(map, { x: place.x + x, y: place.y + y });
      const light = lightAt(picture, at.x, at.y);
      if (Number.isNaN(light)) return undefined;
      window.push({ x, y, light, far });
    }
  }
  // Paper about the mark: a plane, because a shadow or a lamp makes one side darker than the other.
  const paper = window.filter(({ far }) => far > markRadius + 0.8);
  const mean = paper.reduce((sum, { light }) => sum + light, 0) / paper.length;
  const slope = (pick: 'x' | 'y'): number => {
    const squares = paper.reduce((sum, one) => sum + one[pick] ** 2, 0);
    return paper.reduce((sum, one) => sum + one[pick] * (one.light - mean), 0) / squares;
  };
  const [across, down] = [slope('x'), slope('y')];
  let [sum, x, y] = [0, 0, 0];
  for (const one of window) {
    if (one.far > markRadius + 0.8) continue;
    // Ink takes a share of the light that falls on it, and less falls on it in a shadow.
    const dark = 1 - one.light / Math.max(1e-6, mean + across * one.x + down * one.y);
    sum += dark;
    x += dark * one.x;
    y += dark * one.y;
  }
  return sum > 0.1 * samples ? { x: x / sum, y: y / sum } : undefined;
}
