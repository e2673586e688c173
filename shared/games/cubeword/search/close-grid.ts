import type { Place } from '#shared/pieces/index.ts';
import type { Felt } from '../felt.ts';

/** This many empty places stay around cubes and between distant groups, more than a turn can fill. */
const room = 8;

/** Wide gaps of the felt are narrowed, but cubes within a turn's reach of each other keep their distance. */
export interface CloseGrid {
  readonly width: number;
  readonly cells: number;
  cellOf(place: Place): number;
  placeOf(cell: number): Place;
  /** Words and cubes that stand alone use this cell, which has no neighbours. */
  readonly apart: number;
  /** These cells are in the same row, far enough from each other for three moves. */
  readonly allApart: readonly number[];
}

export function closeGrid(felt: Felt): CloseGrid {
  const columns = closeAxis(felt.map(({ column }) => column));
  const rows = closeAxis(felt.map(({ row }) => row));
  const width = columns.length + 2 * room;
  const height = rows.length + 2 * room;
  const cellOf = ({ column, row }: Place) => rows.near(row) * width + columns.near(column);
  const apart = felt.length === 0 ? cellOf({ column: 0, row: 0 }) : (height + 1) * width + room;
  return {
    width,
    cells: width * (height + room),
    cellOf,
    placeOf: (cell) => ({ column: columns.far(cell % width), row: rows.far(Math.floor(cell / width)) }),
    apart,
    allApart: [apart, apart - 5, apart + 5],
  };
}

interface Axis {
  readonly length: number;
  near(coordinate: number): number;
  far(at: number): number;
}

function closeAxis(coordinates: readonly number[]): Axis {
  const [first = 0, ...others] = [...new Set(coordinates)].sort((one, other) => one - other);
  const anchors = [{ far: first, near: room }];
  for (const far of others) {
    const last = anchors.at(-1) ?? { far, near: room };
    anchors.push({ far, near: last.near + Math.min(far - last.far, 2 * room) });
  }
  const last = anchors.at(-1) ?? { far: first, near: room };
  return {
    length: last.near - room + 1,
    near: (coordinate) => {
      const before = anchors.findLast(({ far }) => far <= coordinate) ?? anchors[0] ?? last;
      return before.near + coordinate - before.far;
    },
    far: (at) => {
      const before = anchors.findLast(({ near }) => near <= at) ?? anchors[0] ?? last;
      const after = anchors.find(({ near }) => near > at);
      const isNearer = after !== undefined && after.near - at < at - before.near;
      return isNearer ? after.far - (after.near - at) : before.far + at - before.near;
    },
  };
}
