import { rectOf } from '../draw.ts';
import type { Rect } from '../types.ts';

/** Seams lie on grid lines; tiles extend under right and lower neighbours by the overlap (R14), in millimetres. */
export interface TileSpec {
  readonly columns: number;
  readonly rows: number;
  readonly side: number;
  /** A place for a card has this height; without it places are square. */
  readonly tall?: number;
  readonly border: number;
  readonly overlap: number;
}

export interface Tile {
  readonly across: number;
  readonly down: number;
  readonly columns: Span;
  readonly rows: Span;
  /** The window is measured from the outer corner of the border and includes the overlap. */
  readonly window: Rect;
  readonly own: Rect;
}

export interface Span {
  readonly first: number;
  readonly last: number;
}

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

function stretch({ first, last }: Span, count: number, { side, border, overlap }: TileSpec) {
  const ends = last === count - 1;
  return {
    start: first === 0 ? 0 : border + first * side,
    end: border + (last + 1) * side + (ends ? border : 0),
    overlap: ends ? 0 : overlap,
  };
}
