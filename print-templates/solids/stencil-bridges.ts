import { boundsOf, type Contour, type Spot } from './contour.ts';

/**
 * Returns rectangles of plate above and below the middle of each island, to the nearest end of the ink. An island next
 * to another is joined to it, and the outer one holds both. The rectangles do not intersect each other.
 */
export function bridgesOf(letter: readonly Contour[], width: number): readonly Contour[] {
  return letter
    .filter((contour) => isIsland(contour, letter))
    .flatMap((island) => {
      const { left, right } = boundsOf([island]);
      const x = (left + right) / 2;
      // The middle of the box need not lie inside the island: that of a 4 is a triangle.
      const [low = 0, high = low] = crossings([island], x);
      const y = (low + high) / 2;
      const rays = [x - width / 2, x, x + width / 2].map((at) => crossings(letter, at));
      const ends = (way: 1 | -1) =>
        rays.map((ray) => endOfInk(ray, y, way)).filter((end) => end !== undefined);
      const up = Math.max(y, ...ends(1));
      const down = Math.min(y, ...ends(-1));
      return [upright(x - width / 2, x + width / 2, down - overlap, up + overlap)];
    });
}

/** The bridge extends this far past the ink, whose end may be curved. */
const overlap = 0.1;

/** Contours that enclose plate lie within an odd number of others. */
function isIsland(contour: Contour, letter: readonly Contour[]): boolean {
  const [spot] = contour;
  if (spot === undefined) return false;
  const around = letter.filter((other) => other !== contour && isInside(spot, other));
  return around.length % 2 === 1;
}

function isInside([x, y]: Spot, contour: Contour): boolean {
  return crossings([contour], x).filter((height) => height > y).length % 2 === 1;
}

function crossings(contours: readonly Contour[], x: number): readonly number[] {
  return contours
    .flatMap((spots) =>
      spots.flatMap(([x0, y0], index) => {
        const [x1, y1] = spots[(index + 1) % spots.length] ?? [x0, y0];
        return x0 <= x === x1 <= x ? [] : [y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)];
      }),
    )
    .sort((a, b) => a - b);
}

function endOfInk(ray: readonly number[], y: number, way: 1 | -1): number | undefined {
  const ahead = ray.filter((height) => (height - y) * way > 0);
  return way === 1 ? ahead[1] : ahead.at(-2);
}

function upright(left: number, right: number, bottom: number, top: number): Contour {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}
