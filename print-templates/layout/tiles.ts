/**
 * Cutting a board that is larger than a sheet into tiles. Seams lie on grid lines only; a tile runs on under its
 * right and lower neighbours by the overlap, so that they can be glued (R14).
 */
import { rectOf } from './draw.ts';
import type { Rect } from './sheet.ts';

/** Lengths of a board in millimetres: squares, the border round them, the overlap of tiles. */
export interface TileSpec {
  readonly columns: number;
  readonly rows: number;
  readonly side: number;
  /** Height of a square, where it is none: a place for a card. */
  readonly tall?: number;
  readonly border: number;
  readonly overlap: number;
}

/** One tile: its place among the tiles, the squares that are its own, the part of the board that it shows. */
export interface Tile {
  readonly across: number;
  readonly down: number;
  /** First and last of its own columns and rows, counted from 0. */
  readonly columns: Span;
  readonly rows: Span;
  /** On the board, from the outer corner of its border; overlap included. */
  readonly window: Rect;
  /** The window without its overlap. */
  readonly own: Rect;
}

export interface Span {
  readonly first: number;
  readonly last: number;
}

/** `across` by `down` tiles, as equal in squares as they can be. */
export function tilesOf(spec: TileSpec, across: number, down: number): readonly Tile[] {
  const columns = spans(spec.columns, across);
  const rows = spans(spec.rows, down);
  return rows.flatMap((row, j) =>
    columns.map((column, i) => {
      const x = stretch(column, spec.columns, spec);
      const y = stretch(row, spec.rows, { ...spec, side: spec.tall ?? spec.side });
      return {
        across: i,
        down: j,
        columns: column,
        rows: row,
        window: rectOf(x.start, y.start, x.end + x.overlap - x.start, y.end + y.overlap - y.start),
        own: rectOf(x.start, y.start, x.end - x.start, y.end - y.start),
      };
    }),
  );
}

/** The room that the largest tile takes. */
export function tileExtent(tiles: readonly Tile[]): { readonly width: number; readonly height: number } {
  return {
    width: Math.max(...tiles.map((tile) => tile.window.width)),
    height: Math.max(...tiles.map((tile) => tile.window.height)),
  };
}

function spans(count: number, parts: number): readonly Span[] {
  const cut = (part: number) => Math.ceil((part * count) / parts);
  return Array.from({ length: parts }, (_, part) => ({ first: cut(part), last: cut(part + 1) - 1 }));
}

/** Outer tiles take the border with them; all but the last run on by the overlap. */
function stretch({ first, last }: Span, count: number, { side, border, overlap }: TileSpec) {
  const ends = last === count - 1;
  return {
    start: first === 0 ? 0 : border + first * side,
    end: border + (last + 1) * side + (ends ? border : 0),
    overlap: ends ? 0 : overlap,
  };
}
