import openManifold from 'manifold-3d';
import { wholeMicrons, type Contour } from './contour.ts';
import { withoutFlat, type Mesh } from './mesh.ts';

export type Vector = readonly [number, number, number];

export interface Motion {
  readonly x: Vector;
  readonly y: Vector;
  readonly z: Vector;
  readonly to: Vector;
}

/** A body is valid only inside the `making` call that created it. */
export interface Body {
  transform(matrix: readonly number[]): Body;
  getMesh(): {
    readonly vertProperties: Float32Array;
    readonly triVerts: Uint32Array;
    readonly numProp: number;
  };
  status(): string;
  delete(): void;
}

interface Section {
  extrude(height: number): Body;
  subtract(other: Section): Section;
  simplify(nearness: number): Section;
  toPolygons(): readonly Contour[];
  delete(): void;
}

/** The types of manifold-3d do not resolve under Node's rules, so the part in use is declared here. */
interface Manifold {
  readonly CrossSection: new (contours: readonly Contour[], rule: 'NonZero') => Section;
  readonly Manifold: {
    hull(points: readonly Vector[]): Body;
    union(bodies: readonly Body[]): Body;
    difference(bodies: readonly Body[]): Body;
  };
  setup(): void;
}

export interface Kernel {
  /** Runs the work and frees everything it made, since manifold-3d has its objects outside the JavaScript heap. */
  making(work: (tools: Tools) => Body): Mesh;
}

export interface Tools {
  /** Extrudes what at least one contour encloses (nonzero winding; holes run the other way). */
  prism(contours: readonly Contour[], from: number, to: number): Body;
  block(from: Vector, to: Vector): Body;
  /** Returns the first contours minus the others, in whole micrometres. */
  without(contours: readonly Contour[], others: readonly Contour[]): readonly Contour[];
  hull(points: readonly Vector[]): Body;
  moved(body: Body, motion: Motion): Body;
  union(bodies: readonly Body[]): Body;
  difference(body: Body, others: readonly Body[]): Body;
}

/** Loading takes some 20 ms. */
export async function openKernel(): Promise<Kernel> {
  const manifold: Manifold = await openManifold();
  manifold.setup();
  return {
    making(work) {
      const made: { delete(): void }[] = [];
      try {
        return meshOf(work(toolsOf(manifold, made)));
      } finally {
        for (const one of made) one.delete();
      }
    },
  };
}

function toolsOf({ CrossSection, Manifold }: Manifold, made: { delete(): void }[]): Tools {
  const keep = <T extends { delete(): void }>(one: T): T => {
    made.push(one);
    return one;
  };
  const moved: Tools['moved'] = (body, { x, y, z, to }) =>
    keep(body.transform([...x, 0, ...y, 0, ...z, 0, ...to, 1]));
  const sectionOf = (contours: readonly Contour[]) => keep(new CrossSection(contours, 'NonZero'));
  const without: Tools['without'] = (contours, others) => {
    const whole = sectionOf(contours);
    const rest = others.length === 0 ? whole : keep(whole.subtract(sectionOf(others)));
    const tidy = keep(rest.simplify(nearness)).toPolygons();
    return tidy.map((spots) => spots.map(([x, y]) => [wholeMicrons(x), wholeMicrons(y)] as const));
  };
  const prism: Tools['prism'] = (contours, from, to) => {
    const section = sectionOf(without(contours, []));
    return moved(keep(section.extrude(to - from)), { ...upright, to: [0, 0, from] });
  };
  return {
    moved,
    prism,
    block: ([x, y, z], [right, back, top]) =>
      prism(
        [
          [
            [x, y],
            [right, y],
            [right, back],
            [x, back],
          ],
        ],
        z,
        top,
      ),
    without,
    hull: (points) => keep(Manifold.hull(points)),
    union: (bodies) => keep(Manifold.union(bodies)),
    difference: (body, others) => (others.length === 0 ? body : keep(Manifold.difference([body, ...others]))),
  };
}

/** A corner this close to a line, in millimetres, counts as on it, so that rounding cannot merge two corners. */
const nearness = 0.003;

export const upright = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const;

/** Corners are whole micrometres, so that a file with three decimals and one of 32-bit numbers agree. */
function meshOf(body: Body): Mesh {
  const status = body.status();
  if (status !== 'NoError') throw new Error(`A solid came out as ${status}`);
  const { vertProperties, triVerts, numProp } = body.getMesh();
  if (numProp !== 3) throw new Error(`Corners with ${numProp} numbers each`);
  return withoutFlat({ corners: Float64Array.from(vertProperties, wholeMicrons), triangles: triVerts });
}
