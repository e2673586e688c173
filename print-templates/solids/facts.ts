import { materialsOf, type Mesh } from './mesh.ts';

export interface PlacedMesh {
  readonly name: string;
  readonly mesh: Mesh;
  readonly x: number;
  readonly y: number;
}

export interface SolidFacts {
  readonly pieces: number;
  readonly triangles: number;
  /** The volume assumes solid plastic. */
  readonly cubicMillimetres: number;
  /** This much of it is of the second material. */
  readonly ofSecond: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

export function factsOfSheet(sheet: readonly PlacedMesh[]): SolidFacts {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  for (const { mesh, x, y } of sheet) {
    const to = [x, y, 0];
    for (const [index, length] of mesh.corners.entries()) {
      const axis = index % 3;
      const at = length + (to[axis] ?? 0);
      low[axis] = Math.min(low[axis] ?? at, at);
      high[axis] = Math.max(high[axis] ?? at, at);
    }
  }
  const size = (axis: number) => (high[axis] ?? 0) - (low[axis] ?? 0);
  return {
    pieces: sheet.length,
    triangles: sheet.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0),
    cubicMillimetres: sheet.reduce((sum, { mesh }) => sum + volumeOf(mesh), 0),
    ofSecond: sheet.reduce((sum, { mesh }) => sum + secondVolume(mesh), 0),
    width: size(0),
    depth: size(1),
    height: size(2),
  };
}

function secondVolume(mesh: Mesh): number {
  const [, second] = materialsOf(mesh);
  return second === undefined ? 0 : volumeOf(second);
}

/** Sums the pyramids from the origin to each triangle; those seen from behind subtract. */
function volumeOf({ corners, triangles }: Mesh): number {
  const at = (corner: number, axis: number) => corners[3 * (triangles[corner] ?? 0) + axis] ?? 0;
  let six = 0;
  for (let index = 0; index < triangles.length; index += 3) {
    const [a, b, c] = [index, index + 1, index + 2];
    six +=
      at(a, 0) * (at(b, 1) * at(c, 2) - at(b, 2) * at(c, 1)) +
      at(a, 1) * (at(b, 2) * at(c, 0) - at(b, 0) * at(c, 2)) +
      at(a, 2) * (at(b, 0) * at(c, 1) - at(b, 1) * at(c, 0));
  }
  return six / 6;
}
