/** What tells one mark from another in pictures of one bit, at 10 dots a millimetre (R18). */
import type { PNG } from 'pngjs';
import { expect } from 'vitest';

export type Look = readonly number[];

/** Black share of the cells of a 10 x 10 raster over a square of the page. */
export function lookAt(picture: PNG, x: number, y: number, side: number): Look {
  const cells: number[] = [];
  for (let row = 0; row < 10; row += 1) {
    for (let column = 0; column < 10; column += 1) {
      cells.push(black(picture, x + (column * side) / 10, y + (row * side) / 10, side / 10));
    }
  }
  return cells;
}

/** How often black and white change along rows, columns and both slants: what tells one hatching from another. */
export function shareOfRuns(picture: PNG, x: number, y: number, side: number): Look {
  const at = (px: number, py: number) => picture.data[(py * picture.width + px) * 4] ?? 255;
  const [left, top, span] = [x, y, side].map((length) => Math.round(length * 10)) as [number, number, number];
  const ways = [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ] as const;
  const changes = ways.map(([dx, dy]) => {
    let count = 0;
    for (let py = top + 1; py < top + span; py += 1) {
      for (let px = left; px < left + span; px += 1) {
        if (at(px, py) !== at(px + dx, py + dy)) count += 1;
      }
    }
    return count / (span * span);
  });
  return [...changes, black(picture, x, y, side)];
}

function black(picture: PNG, x: number, y: number, side: number): number {
  const [left, top, span] = [x, y, side].map((length) => Math.round(length * 10)) as [number, number, number];
  let count = 0;
  for (let py = top; py < top + span; py += 1) {
    for (let px = left; px < left + span; px += 1) {
      if ((picture.data[(py * picture.width + px) * 4] ?? 255) < 128) count += 1;
    }
  }
  return count / (span * span);
}

/** The nearest two of different kinds differ clearly more than the farthest two of one kind. */
export function expectApart(kinds: readonly (readonly Look[])[]): void {
  const distance = (a: Look, b: Look) => Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)));
  let within = 0;
  let between = Infinity;
  kinds.forEach((looks, kind) => {
    for (const look of looks) {
      for (const same of looks) within = Math.max(within, distance(look, same));
      for (const others of kinds.slice(kind + 1)) {
        for (const other of others) between = Math.min(between, distance(look, other));
      }
    }
  });
  expect(between).toBeGreaterThan(within * 1.5);
}
