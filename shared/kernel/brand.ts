declare const brand: unique symbol;

/** A number or string that must not be mixed up with its like. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** A place at the table, counted from 0 in the order of play. */
export type Seat = Brand<number, 'Seat'>;
/** The number of a cube in its set, counted from 0. */
export type CubeId = Brand<number, 'CubeId'>;
/** Millimetres on paper. */
export type Mm = Brand<number, 'Mm'>;
/** PostScript points, 72 to the inch. */
export type Pt = Brand<number, 'Pt'>;

export const seat = (n: number): Seat => whole(n) as Seat;
export const cubeId = (n: number): CubeId => whole(n) as CubeId;
export const mm = (n: number): Mm => n as Mm;
export const pt = (n: number): Pt => n as Pt;

function whole(n: number): number {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`Not a seat or cube number: ${n}`);
  return n;
}
