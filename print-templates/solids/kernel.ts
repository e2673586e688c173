import openManifold from 'manifold-3d';
import { wholeMicrons, type Contour } from './contour.ts';
import { joined, withoutFlat, type Mesh } from './mesh.ts';
import { upright, type Motion, type Vector } from './motion.ts';

/** A body is valid only inside the `making` call that created it. */
export interface Body {
  transform(matrix: readonly number[]): Body;
  getMesh(): {
    readonly vertProperties: Float32Array;
    readonly triVerts: Uint32Array;
    readonly numProp: number;
    /** Triangles of one original stand together, from a corner of `triVerts` to that of the next run. */
    readonly runIndex: Uint32Array;
    readonly runOriginalID: Uint32Array;
  };
  /** Gives its triangles a number of their own, which they keep in what is made of them. */
  asOriginal(): Body;
  originalID(): number;
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
    intersection(bodies: readonly Body[]): Body;
  };
  setup(): void;
}

export interface Kernel {
  /**
   * Runs the work and frees everything it made, since manifold-3d has its objects outside the JavaScript heap. Of two
   * bodies the second is of another material.
   */
  making(work: (tools: Tools) => Made): Mesh;
  /** Makes it for a picture: two bodies may overlap, and become one surface with what is seen of each. */
  readonly asSeen: Pick<Kernel, 'making'>;
}

type Made = Body | readonly [Body, Body];

export interface Tools {
  readonly isForPicture: boolean;
  /** Extrudes what at least one contour encloses (nonzero winding; holes run the other way). */
  prism(contours: readonly Contour[], from: number, to: number): Body;
  block(from: Vector, to: Vector): Body;
  /** Returns the first contours minus the others, in whole micrometres. */
  without(contours: readonly Contour[], others: readonly Contour[]): readonly Contour[];
  hull(points: readonly Vector[]): Body;
  moved(body: Body, motion: Motion): Body;
  union(bodies: readonly Body[]): Body;
  difference(body: Body, others: readonly Body[]): Body;
  intersection(body: Body, other: Body): Body;
}

/** Loading takes some 20 ms. */
export async function openKernel(): Promise<Kernel> {
  const manifold: Manifold = await openManifold();
  manifold.setup();
  const making =
    (
      isForPicture: boolean,
      ofTwo: (bodies: readonly [Body, Body], made: Deletable[]) => Mesh,
    ): Kernel['making'] =>
    (work) => {
      const made: Deletable[] = [];
      try {
        const done = work({ ...toolsOf(manifold, made), isForPicture });
        return 'length' in done ? ofTwo(done, made) : meshOf(done);
      } finally {
        for (const one of made) one.delete();
      }
    };
  return {
    making: making(false, ([first, second]) => joined(meshOf(first), meshOf(second))),
    asSeen: {
      making: making(true, (bodies, made) => {
        const [first, second] = bodies.map((body) => kept(body.asOriginal(), made));
        return first === undefined || second === undefined
          ? meshOf(bodies[0])
          : seenMesh(kept(manifold.Manifold.union([first, second]), made), second.originalID());
      }),
    },
  };
}

interface Deletable {
  delete(): void;
}

function kept<T extends Deletable>(one: T, made: Deletable[]): T {
  made.push(one);
  return one;
}

/** Triangles of the second original come last. */
function seenMesh(body: Body, second: number): Mesh {
  const { vertProperties, triVerts, runIndex, runOriginalID } = body.getMesh();
  const runs = [...runOriginalID].map((id, at) => ({
    id,
    triangles: triVerts.subarray(runIndex[at], runIndex[at + 1]),
  }));
  const [own = [], others = []] = [false, true].map((isSecond) =>
    runs.filter(({ id }) => (id === second) === isSecond).flatMap(({ triangles }) => [...triangles]),
  );
  return {
    corners: Float64Array.from(vertProperties, wholeMicrons),
    triangles: Uint32Array.from([...own, ...others]),
    second: own.length / 3,
  };
}

function toolsOf({ CrossSection, Manifold }: Manifold, made: Deletable[]): Omit<Tools, 'isForPicture'> {
  const keep = <T extends Deletable>(one: T): T => kept(one, made);
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
    intersection: (body, other) => keep(Manifold.intersection([body, other])),
  };
}

/** A corner this close to a line, in millimetres, counts as on it, so that rounding cannot merge two corners. */
const nearness = 0.003;

/** Corners are whole micrometres, so that a file with three decimals and one of 32-bit numbers agree. */
function meshOf(body: Body): Mesh {
  const status = body.status();
  if (status !== 'NoError') throw new Error(`A solid came out as ${status}`);
  const { vertProperties, triVerts, numProp } = body.getMesh();
  if (numProp !== 3) throw new Error(`Corners with ${numProp} numbers each`);
  return withoutFlat({ corners: Float64Array.from(vertProperties, wholeMicrons), triangles: triVerts });
}
