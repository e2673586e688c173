/** `corners` are x, y, z in millimetres, z up; the closed surface has triangles counter-clockwise from outside. */
export interface Mesh {
  readonly corners: Float64Array;
  readonly triangles: Uint32Array;
  /** From this triangle on, another closed surface is of a second material. */
  readonly second?: number;
}

/** Returns one mesh a material, each with the corners that it uses. */
export function materialsOf({ corners, triangles, second }: Mesh): readonly Mesh[] {
  if (second === undefined) return [{ corners, triangles }];
  return [triangles.subarray(0, 3 * second), triangles.subarray(3 * second)].map((own) => {
    const used = new Map<number, number>();
    for (const index of own) if (!used.has(index)) used.set(index, used.size);
    return {
      corners: Float64Array.from(
        [...used.keys()].flatMap((index) => [...corners.subarray(3 * index, 3 * index + 3)]),
      ),
      triangles: own.map((index) => used.get(index) ?? 0),
    };
  });
}

export function joined(first: Mesh, second: Mesh): Mesh {
  const middle = first.corners.length / 3;
  const corners = new Float64Array(first.corners.length + second.corners.length);
  corners.set(first.corners);
  corners.set(second.corners, first.corners.length);
  const triangles = new Uint32Array(first.triangles.length + second.triangles.length);
  triangles.set(first.triangles);
  triangles.set(
    second.triangles.map((index) => index + middle),
    first.triangles.length,
  );
  return { corners, triangles, second: first.triangles.length / 3 };
}

/** A triangle lower than this over its longest side, in millimetres, is flat. */
const flatHeight = 1e-6;
/** A neighbour may be flat itself, which takes another round. */
const mostRounds = 8;

/** Removes flat triangles, which cutting and rounding leave, by dividing the neighbour at their middle corner. */
export function withoutFlat(mesh: Mesh): Mesh {
  const triangles = mesh.triangles.slice();
  let flat = flatSides({ ...mesh, triangles });
  for (let round = 0; round < mostRounds && flat.length > 0; round += 1) {
    const sides = sidesOf(triangles);
    for (const side of flat) divideNeighbour(triangles, side, sides);
    flat = flatSides({ ...mesh, triangles });
  }
  return { corners: mesh.corners, triangles };
}

/** A side is the index of its first corner among the corners of all triangles. */
type Side = number;

function flatSides({ corners, triangles }: Mesh): readonly Side[] {
  const flat: Side[] = [];
  for (let first = 0; first < triangles.length; first += 3) {
    const [a, b, c] = [first, first + 1, first + 2].map((index) => {
      const at = 3 * (triangles[index] ?? 0);
      return [corners[at] ?? 0, corners[at + 1] ?? 0, corners[at + 2] ?? 0] as const;
    }) as [Spot, Spot, Spot];
    const lengths = [distance(a, b), distance(b, c), distance(c, a)];
    const longest = Math.max(...lengths);
    if (twiceArea(a, b, c) <= flatHeight * longest) flat.push(first + lengths.indexOf(longest));
  }
  return flat;
}

type Spot = readonly [number, number, number];

function distance(a: Spot, b: Spot): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
}

function twiceArea(a: Spot, b: Spot, c: Spot): number {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
}

function sidesOf(triangles: Uint32Array): Map<string, Side> {
  const sides = new Map<string, Side>();
  for (let side = 0; side < triangles.length; side += 1) {
    sides.set(`${triangles[side] ?? 0} ${triangles[next(side)] ?? 0}`, side);
  }
  return sides;
}

function next(side: Side): Side {
  return side % 3 === 2 ? side - 2 : side + 1;
}

/** Flips the diagonal of the quadrilateral that both triangles form. */
function divideNeighbour(triangles: Uint32Array, side: Side, sides: ReadonlyMap<string, Side>): void {
  const corner = (at: Side) => triangles[at] ?? 0;
  const [from, to, middle] = [corner(side), corner(next(side)), corner(next(next(side)))];
  const other = sides.get(`${to} ${from}`);
  // A neighbour changed earlier in this round is skipped.
  if (other === undefined || corner(other) !== to || corner(next(other)) !== from) return;
  const far = corner(next(next(other)));
  if (sides.has(`${middle} ${far}`) || sides.has(`${far} ${middle}`)) return;
  triangles.set([middle, from, far], side - (side % 3));
  triangles.set([far, to, middle], other - (other % 3));
}
