import { facePlaces, type FacePlace } from '../layout/nets/net-shapes.ts';
import { faceFrames } from '../solids/letter-cube.ts';

/** An inch of paper is a unit of the table. */
const unit = 25.4;

/** A texture of a cube has its faces in this many columns, in the order of `facePlaces` from the top left. */
export const textureColumns = 3;
export const textureRows = 2;

type Vector = readonly [number, number, number];
/** Left, top, right and bottom of a part of the texture, as shares of it from its top left corner. */
type Window = readonly [number, number, number, number];

export function cellOf(place: FacePlace): { readonly column: number; readonly row: number } {
  const at = facePlaces.indexOf(place);
  return { column: at % textureColumns, row: Math.floor(at / textureColumns) };
}

/** Writes a cube of this many millimetres, with each face of the texture where the folded net has it. */
export function cubeMesh(side: number): string {
  return meshOf('cube', [side, side, side], (place) => {
    const { column, row } = cellOf(place);
    return [
      column / textureColumns,
      row / textureRows,
      (column + 1) / textureColumns,
      (row + 1) / textureRows,
    ];
  });
}

/** Writes a slab with the texture on top; its sides and its foot have the colour of the texture's first corner. */
export function slabMesh(width: number, depth: number, height: number): string {
  return meshOf('slab', [width, depth, height], (place) =>
    place === 'centre' ? [0, 0, 1, 1] : [0.002, 0.002, 0.004, 0.004],
  );
}

/** Wavefront OBJ with y up: the middle of the cross net is the upper side. Sizes run right, away and up. */
function meshOf(name: string, size: Vector, windowOf: (place: FacePlace) => Window): string {
  const half = size.map((length) => length / 2 / unit);
  const lines = [`o ${name}`];
  const triangles: string[] = [];
  for (const [index, place] of facePlaces.entries()) {
    const { right, up, out } = faceFrames[place];
    const [left, top, far, foot] = windowOf(place);
    const corners = [
      { along: -1, rise: -1, u: left, v: 1 - foot },
      { along: 1, rise: -1, u: far, v: 1 - foot },
      { along: 1, rise: 1, u: far, v: 1 - top },
      { along: -1, rise: 1, u: left, v: 1 - top },
    ];
    for (const { along, rise } of corners) {
      const [x, y, z] = [0, 1, 2].map((axis) => {
        const way = (out[axis] ?? 0) + along * (right[axis] ?? 0) + rise * (up[axis] ?? 0);
        return way * (half[axis] ?? 0);
      }) as unknown as Vector;
      lines.push(`v ${decimals(x)} ${decimals(z)} ${decimals(-y)}`);
    }
    for (const { u, v } of corners) lines.push(`vt ${decimals(u)} ${decimals(v)}`);
    const [x, y, z] = out;
    lines.push(`vn ${decimals(x)} ${decimals(z)} ${decimals(-y)}`);
    const corner = (at: number) => `${4 * index + at}/${4 * index + at}/${index + 1}`;
    triangles.push(`f ${corner(1)} ${corner(2)} ${corner(3)}`, `f ${corner(1)} ${corner(3)} ${corner(4)}`);
  }
  return `${[...lines, ...triangles].join('\n')}\n`;
}

function decimals(length: number): string {
  return `${Math.round(length * 1e5) / 1e5 + 0}`;
}
