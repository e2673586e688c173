import type { JsonValue } from './salvage-json.ts';

declare const brand: unique symbol;

export type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** Seats count from 0 in the order of play. */
export type Seat = Brand<number, 'Seat'>;
/** Cubes count from 0 in their set. */
export type CubeId = Brand<number, 'CubeId'>;
export type Mm = Brand<number, 'Mm'>;
/** PostScript has 72 points to the inch. */
export type Pt = Brand<number, 'Pt'>;

export const seat = (n: number): Seat => whole(n) as Seat;
export const cubeId = (n: number): CubeId => whole(n) as CubeId;
export const mm = (n: number): Mm => n as Mm;
export const pt = (n: number): Pt => n as Pt;

function whole(n: number): number {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`Not a seat or cube number: ${n}`);
  return n;
}

/** Without this case a branded number would be mapped like an object. */
type Primitive = string | number | boolean | bigint | symbol | null | undefined;

/** Zod's own `readonly` also freezes each value, so that a list of 5,000 moves takes a fifth longer to parse. */
export type DeepReadonly<T> = [JsonValue] extends [T]
  ? T
  : T extends Primitive
    ? T
    : { readonly [K in keyof T]: DeepReadonly<T[K]> };
