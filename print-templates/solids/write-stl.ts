/** Binary STL has a heading of 80 bytes, the count, and 50 bytes a triangle, little-endian; lengths are millimetres. */
import { strToU8 } from 'fflate';
import type { PlacedMesh } from './facts.ts';

const heading = 80;
const perTriangle = 50;

/** STL has no objects, units or names; its heading must not begin with `solid`, as text STL does. */
export function writeStl(title: string, plate: readonly PlacedMesh[]): Uint8Array<ArrayBuffer> {
  const count = plate.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0);
  const bytes = new Uint8Array(heading + 4 + perTriangle * count);
  bytes.set(strToU8(`Cubewright, mm: ${title}`.replaceAll(/[^ -~]/g, '?').slice(0, heading)));
  const view = new DataView(bytes.buffer);
  view.setUint32(heading, count, true);
  let offset = heading + 4;
  for (const { mesh, x, y } of plate) {
    const { corners, triangles } = mesh;
    const corner = (index: number): Point => {
      const at = 3 * (triangles[index] ?? 0);
      return [
        Math.fround((corners[at] ?? 0) + x),
        Math.fround((corners[at + 1] ?? 0) + y),
        corners[at + 2] ?? 0,
      ];
    };
    for (let index = 0; index < triangles.length; index += 3) {
      const [a, b, c] = [corner(index), corner(index + 1), corner(index + 2)];
      for (const [place, length] of [...normalOf(a, b, c), ...a, ...b, ...c].entries()) {
        view.setFloat32(offset + 4 * place, length, true);
      }
      offset += perTriangle;
    }
  }
  return bytes;
}

type Point = readonly [number, number, number];

/** The normal has length 1 and points outwards; it is zero for a triangle without area, as readers expect. */
function normalOf(a: Point, b: Point, c: Point): Point {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.hypot(x, y, z);
  return length === 0 ? [0, 0, 0] : [x / length, y / length, z / length];
}
