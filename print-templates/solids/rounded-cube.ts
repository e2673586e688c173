import { flatness, wholeMicrons } from './contour.ts';
import type { Body, Tools, Vector } from './kernel.ts';

/** Returns how many chords keep a quarter circle within `flatness`. */
export function chordsOf(radius: number): number {
  return Math.max(1, Math.ceil(Math.PI / 4 / Math.acos(1 - Math.min(1, flatness / radius))));
}

/** The cube is centred on the origin; `radius` 0 leaves it sharp. */
export function roundedCube(tools: Tools, edge: number, radius: number): Body {
  const half = edge / 2;
  if (radius === 0) return tools.block([-half, -half, -half], [half, half, half]);
  const middle = half - radius;
  const directions = directionsOf(chordsOf(radius));
  const signs = [-1, 1] as const;
  const eighths = signs.flatMap((x) => signs.flatMap((y) => signs.map((z): Vector => [x, y, z])));
  return tools.hull(
    eighths.flatMap(([x, y, z]) =>
      directions.map(([a, b, c]): Vector => [
        wholeMicrons(x * (middle + radius * a)),
        wholeMicrons(y * (middle + radius * b)),
        wholeMicrons(z * (middle + radius * c)),
      ]),
    ),
  );
}

/** Returns points of an eighth of the unit sphere, from its equator up, with the pole once. */
function directionsOf(chords: number): readonly Vector[] {
  const quarters = Array.from({ length: chords + 1 }, (_, step) => (step / chords) * (Math.PI / 2));
  return [
    ...quarters
      .slice(0, -1)
      .flatMap((up) =>
        quarters.map((turn): Vector => [
          Math.cos(up) * Math.cos(turn),
          Math.cos(up) * Math.sin(turn),
          Math.sin(up),
        ]),
      ),
    [0, 0, 1],
  ];
}
