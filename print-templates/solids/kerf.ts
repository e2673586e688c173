import openManifold from 'manifold-3d';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import type { Kerf } from '#shared/printers/index.ts';
import { isCut, isOutline, sharedStretches, withWholeOutlines } from '../layout/cuts/tidy-cuts.ts';
import { polygon, polyline, type Point } from '../layout/draw.ts';
import { flattened } from '../layout/flatten.ts';
import type { PathOp, PathStep, Sheet } from '../layout/types.ts';
import { wholeMicrons } from './contour.ts';

type Contour = (readonly [number, number])[];

interface Section {
  offset(delta: number, join: 'Miter', miterLimit: number): Section;
  toPolygons(): Contour[];
  delete(): void;
}

type Sections = new (contours: Contour[], rule: 'EvenOdd') => Section;

/** Loading takes longer than the kerfs of most sheets, so it is done once. */
let sections: Promise<Sections> | undefined;

async function openSections(): Promise<Sections> {
  const manifold = await openManifold();
  manifold.setup();
  return manifold.CrossSection as unknown as Sections;
}

/** Two cuts are so close that the beam would take everything between them. */
export interface KerfProblem {
  readonly code: 'print/kerf-too-wide';
  /** The text gives across and down in millimetres, for example `0.2 x 0.15`. */
  readonly kerf: string;
}

/**
 * Moves closed cuts outwards by half the kerf, so that parts come out true (R21). A shared line is cut once, unmoved,
 * and each part loses half a kerf there; only a gap between parts avoids that. Curves become chords; open lines stay.
 * Refuses where outlines would merge, since a part would then not be cut out.
 */
export async function withKerf(given: Sheet, { x, y }: Kerf): Promise<Result<Sheet, KerfProblem>> {
  const sheet = withWholeOutlines(given);
  const curved = sheet.ops.filter(isCut).filter(isOutline);
  const closed = curved.map((op): PathOp => ({
    ...op,
    steps: flattened(op.steps).flatMap(({ points }) => polygon(points)),
  }));
  const [pattern] = closed;
  if ((x === 0 && y === 0) || pattern === undefined) return ok(sheet);
  sections ??= openSections().catch((error: unknown) => {
    // The next sheet tries again.
    sections = undefined;
    throw error;
  });
  const Sections = await sections;
  // A kerf of 0 in one direction becomes a tiny one, so that the stretch stays finite.
  const [wide, high] = [Math.max(x, 0.001), Math.max(y, 0.001)];
  const stretch = high / wide;
  const contours = closed
    .flatMap((op) => contoursOf(op.steps))
    // Neighbours must meet exactly to be one shape.
    .map((spots) =>
      spots.map((spot): readonly [number, number] => [wholeMicrons(spot.x) * stretch, wholeMicrons(spot.y)]),
    );
  const whole = new Sections(contours, 'EvenOdd');
  const grown = whole.offset(high / 2, 'Miter', 4);
  const [before, after] = [whole.toPolygons(), grown.toPolygons()];
  whole.delete();
  grown.delete();
  if (before.length !== after.length) return refuse({ code: 'print/kerf-too-wide', kerf: `${x} x ${y}` });
  const outlines = after.map((spots) =>
    spots.map(([left, top]): Point => ({ x: wholeMicrons(left / stretch), y: wholeMicrons(top) })),
  );
  const moved = [
    ...outlines.map((points): PathOp => ({ ...pattern, steps: polygon(points) })),
    ...sharedStretches(closed).map((ends): PathOp => ({ ...pattern, steps: polyline(ends) })),
  ];
  const kept = new Set<unknown>(curved);
  return ok({ ...sheet, ops: [...sheet.ops.filter((op) => !kept.has(op)), ...moved] });
}

function contoursOf(steps: readonly PathStep[]): readonly (readonly Point[])[] {
  const contours: Point[][] = [];
  for (const step of steps) {
    if (step.to === 'move') contours.push([{ x: step.x, y: step.y }]);
    else if (step.to === 'line') contours.at(-1)?.push({ x: step.x, y: step.y });
  }
  return contours;
}
