import { faces, facePlaceOf, placeAt, side, type CubeFace } from '../cube.ts';
import { placesOf, runThrough, type Run } from '../runs.ts';

/** The name has the face, the row from the top and the column from the left, both from 1, like `front 2 1`. */
export function placeName(place: number): string {
  const { face, row, column } = facePlaceOf(place);
  return `${face} ${row + 1} ${column + 1}`;
}

/** The heading is the direction of a run as seen on the face where it begins. */
export const headings = ['right', 'left', 'down', 'up'] as const;
export type Heading = (typeof headings)[number];

const steps: Readonly<Record<Heading, readonly [row: number, column: number]>> = {
  right: [0, 1],
  left: [0, -1],
  down: [1, 0],
  up: [-1, 0],
};

export function runFrom(place: number, heading: Heading, length: number): Run {
  const { face, row, column } = facePlaceOf(place);
  const [down, along] = steps[heading];
  const isInside = (at: number) => at >= 0 && at < side;
  const onwards = [row + down, column + along] as const;
  // At the edge of a face the neighbour lies on another face, but a step back shows the ring.
  const neighbour = onwards.every(isInside)
    ? placeAt({ face, row: onwards[0], column: onwards[1] })
    : placeAt({ face, row: row - down, column: column - along });
  const run = runThrough([place, neighbour]);
  if (run === undefined) throw new Error(`No ring through ${placeName(place)}`);
  const back = onwards.every(isInside) ? run.back : !run.back;
  return { ...run, back, length };
}

export function headingOf(run: Pick<Run, 'ring' | 'from' | 'back'>): {
  readonly place: number;
  readonly heading: Heading;
} {
  const [place = 0] = placesOf({ ...run, length: 1 });
  const heading = headings.find((one) => {
    const { ring, back } = runFrom(place, one, 2);
    return ring === run.ring && back === run.back;
  });
  if (heading === undefined) throw new Error(`Ring ${run.ring} has no heading at ${placeName(place)}`);
  return { place, heading };
}

export function isFace(text: string): text is CubeFace {
  return (faces as readonly string[]).includes(text);
}
