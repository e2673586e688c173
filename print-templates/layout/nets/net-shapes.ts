import type { Face, Piece } from '#shared/pieces/index.ts';

/** Rolling one of the eleven nets (R7) up over its centre tells which face each cell becomes and which sides meet. */

/** The names follow the cross net; `total` lies opposite `centre`. */
export const facePlaces = ['top', 'left', 'centre', 'right', 'lower', 'total'] as const;
export type FacePlace = (typeof facePlaces)[number];

export type Side = 'top' | 'right' | 'bottom' | 'left';

export interface Cell {
  readonly column: number;
  readonly row: number;
}

export interface CellSide {
  readonly face: FacePlace;
  readonly side: Side;
}

export interface NetShape {
  readonly cells: Readonly<Record<FacePlace, Cell>>;
  readonly folds: readonly CellSide[];
  /** These pairs of free sides meet on the folded cube. */
  readonly joins: readonly (readonly [CellSide, CellSide])[];
}

/** Rows of cells are separated by spaces; `o` becomes the centre. */
const pictures = {
  cross: '.#. #o# .#. .#.',
  tee: '#o# .#. .#. .#.',
  hook: '#o. .## .#. .#.',
  flag: '#o. .#. .## .#.',
  zed: '#o. .#. .#. .##',
  slant: '.#. #o. .## .#.',
  snake: '##.. .o## .#..',
  crane: '##.. .o## ..#.',
  swan: '##.. .o## ...#',
  stairs: '##.. .o#. ..##',
  threes: '##o.. ..###',
} as const;
export type NetName = keyof typeof pictures;
export const netNames = Object.keys(pictures) as readonly NetName[];

type Vector = readonly [number, number, number];

interface Frame {
  readonly right: Vector;
  readonly down: Vector;
}

const sides = ['top', 'right', 'bottom', 'left'] as const satisfies readonly Side[];
const steps: Readonly<Record<Side, Cell>> = {
  top: { column: 0, row: -1 },
  right: { column: 1, row: 0 },
  bottom: { column: 0, row: 1 },
  left: { column: -1, row: 0 },
};

/** Directions are those with the centre flat before the reader. */
const looks: Readonly<Record<string, FacePlace>> = {
  '0,0,-1': 'centre',
  '0,0,1': 'total',
  '0,-1,0': 'top',
  '0,1,0': 'lower',
  '-1,0,0': 'left',
  '1,0,0': 'right',
};

export function netShape(name: NetName): NetShape {
  const cells = cellsOf(pictures[name]);
  const start = cells.find(({ sign }) => sign === 'o') ?? cells[0];
  if (start === undefined) throw new Error(`The net ${name} has no cells`);
  const frames = new Map<string, Frame>([[keyOf(start), { right: [1, 0, 0], down: [0, 1, 0] }]]);
  const rolled: { readonly cell: Cell; readonly face: FacePlace; readonly frame: Frame }[] = [];
  const folds: CellSide[] = [];
  const waiting: Cell[] = [start];
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const frame = frames.get(keyOf(cell)) as Frame;
    const face = faceOf(frame, name);
    rolled.push({ cell, face, frame });
    for (const side of sides) {
      const next = { column: cell.column + steps[side].column, row: cell.row + steps[side].row };
      if (frames.has(keyOf(next)) || !cells.some((other) => keyOf(other) === keyOf(next))) continue;
      frames.set(keyOf(next), rolledOver(frame, side));
      folds.push({ face, side });
      waiting.push(next);
    }
  }
  const places = Object.fromEntries(rolled.map(({ face, cell: { column, row } }) => [face, { column, row }]));
  return { cells: places as NetShape['cells'], folds, joins: joinsOf(rolled, frames) };
}

function cellsOf(picture: string): readonly (Cell & { readonly sign: string })[] {
  return picture
    .split(' ')
    .flatMap((signs, row) => [...signs].map((sign, column) => ({ column, row, sign })))
    .filter(({ sign }) => sign !== '.');
}

/** Free sides that meet have the same middle in space. */
function joinsOf(
  rolled: readonly { readonly cell: Cell; readonly face: FacePlace; readonly frame: Frame }[],
  frames: ReadonlyMap<string, Frame>,
): NetShape['joins'] {
  const open = new Map<string, CellSide>();
  const joins: (readonly [CellSide, CellSide])[] = [];
  for (const { cell, face, frame } of rolled) {
    for (const side of sides) {
      if (frames.has(keyOf({ column: cell.column + steps[side].column, row: cell.row + steps[side].row })))
        continue;
      const middle = sum(normalOf(frame), towards(frame, side)).join();
      const other = open.get(middle);
      if (other === undefined) open.set(middle, { face, side });
      else joins.push([other, { face, side }]);
    }
  }
  return joins;
}

/** Turns the cell beyond a side down by a quarter about that side. */
function rolledOver({ right, down }: Frame, side: Side): Frame {
  const inward = negated(normalOf({ right, down }));
  switch (side) {
    case 'right':
      return { right: inward, down };
    case 'left':
      return { right: negated(inward), down };
    case 'bottom':
      return { right, down: inward };
    case 'top':
      return { right, down: negated(inward) };
  }
}

function faceOf(frame: Frame, name: NetName): FacePlace {
  const face = looks[normalOf(frame).join()];
  if (face === undefined) throw new Error(`The net ${name} does not roll up`);
  return face;
}

/** The normal leaves the printed side: with x right and y down, the reader is at negative z. */
function normalOf({ right: [a, b, c], down: [d, e, f] }: Frame): Vector {
  return negated([b * f - c * e, c * d - a * f, a * e - b * d]);
}

function towards({ right, down }: Frame, side: Side): Vector {
  if (side === 'right' || side === 'left') return side === 'right' ? right : negated(right);
  return side === 'bottom' ? down : negated(down);
}

function negated([x, y, z]: Vector): Vector {
  return [0 - x, 0 - y, 0 - z];
}

function sum([a, b, c]: Vector, [d, e, f]: Vector): Vector {
  return [a + d, b + e, c + f];
}

function keyOf({ column, row }: Cell): string {
  return `${column},${row}`;
}

/** The first face is in the middle, then come above, left, right and below; the last, a total, is at the foot. */
const roundTheMiddle = ['centre', 'top', 'left', 'right', 'lower', 'total'] as const;

/**
 * A die of three letters has each letter on two opposite sides (R12), so its faces follow the reading order of the
 * cross: the first is opposite the fifth, the second the fourth, the third the last.
 */
export function placesOf({ faces }: Piece): readonly FacePlace[] {
  const pairs = [
    [0, 4],
    [1, 3],
    [2, 5],
  ] as const;
  const isPaired = faces.length === 6 && pairs.every(([one, other]) => isSame(faces[one], faces[other]));
  return isPaired ? facePlaces : roundTheMiddle;
}

function isSame(one: Face | undefined, other: Face | undefined): boolean {
  return one?.kind === 'letter' && other?.kind === 'letter' && one.letter === other.letter;
}
