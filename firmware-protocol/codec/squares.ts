import { crc32 } from '#shared/kernel/index.ts';

export const maxSide = 21;
export const maxSquares = maxSide * maxSide;

/**
 * A string holds the squares of a box row by row: `1` is filled, `0` is empty. On the wire they are a bitmap: square n
 * is bit n mod 8 (the lowest is 0) of byte n / 8; spare bits are 0.
 */
export type Squares = string;

export function packSquares(squares: Squares): Uint8Array {
  const bitmap = new Uint8Array(Math.ceil(squares.length / 8));
  for (let square = 0; square < squares.length; square += 1) {
    if (squares[square] === '1') bitmap[square >> 3] = (bitmap[square >> 3] ?? 0) | (1 << (square & 7));
  }
  return bitmap;
}

export function unpackSquares(bitmap: Uint8Array, count: number): Squares {
  let squares = '';
  for (let square = 0; square < count; square += 1) {
    squares += (((bitmap[square >> 3] ?? 0) >> (square & 7)) & 1) === 1 ? '1' : '0';
  }
  return squares;
}

/** Returns the CRC-32 of the bitmap, which a heartbeat carries so that both sides can compare their squares. */
export function hashSquares(squares: Squares): number {
  return crc32(packSquares(squares));
}

/** Returns the low 16 bits of the hash, which a beat carries. */
export function shortHash(squares: Squares): number {
  return hashSquares(squares) & 0xffff;
}

export function withSquare(squares: Squares, square: number, full: boolean): Squares {
  return squares.slice(0, square) + (full ? '1' : '0') + squares.slice(square + 1);
}
