import type { Problem, Result } from '#shared/kernel/index.ts';
import type { Option } from '#shared/options/index.ts';
import type { GlyphOutlines } from '../drawing/svg/index.ts';
import type { LayoutProblem } from '../layout/sheet.ts';
import type { Kernel } from './kernel.ts';

/** A closed surface in millimetres, z up: x, y, z of each corner; three corners a triangle, counter-clockwise from outside. */
export interface Mesh {
  readonly corners: Float64Array;
  readonly triangles: Uint32Array;
}

/** What solids are made with: both are lent by whoever has files. */
export interface Workshop {
  readonly kernel: Kernel;
  readonly outlines: GlyphOutlines;
}

/** Cubic and square millimetres. */
export interface Bulk {
  readonly volume: number;
  readonly surface: number;
}

/** Of a block of these sides, in millimetres. */
export function blockBulk(width: number, depth: number, height: number): Bulk {
  return {
    volume: width * depth * height,
    surface: 2 * (width * depth + width * height + depth * height),
  };
}

/** A thing to be printed by itself. Its shape stands on z = 0, its footprint begins at (0, 0). */
export interface Piece {
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** About, before it is shaped: what is reckoned from it is told in round figures. */
  readonly bulk: Bulk;
  readonly shape: (workshop: Workshop) => Mesh;
}

/** A piece where it lies on the bed: millimetres from the corner of the bed. */
export interface PlacedPiece {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
}

/** What fits on the bed at once: one file. */
export type Plate = readonly PlacedPiece[];

/** Everything is settled but the shapes, which take time: nothing can be refused after this. */
export interface SolidPlan {
  readonly title: string;
  /** Of the names, as a tag such as `nl`. */
  readonly language: string;
  readonly plates: readonly Plate[];
}

export type SolidProblem =
  | LayoutProblem
  /** Width and depth of a piece, and of the bed, as `112 x 64`. */
  | { readonly code: 'print/bed-too-small'; readonly piece: string; readonly bed: string }
  /** A rounding this wide leaves too little of a face. */
  | {
      readonly code: 'print/corner-too-wide';
      readonly corner: number;
      readonly edge: number;
      readonly most: number;
    }
  /** Letters of neighbouring faces would meet inside the cube. */
  | {
      readonly code: 'print/letters-too-deep';
      readonly height: number;
      readonly edge: number;
      readonly most: number;
    }
  /** What stands on a face does not fit on its flat part. */
  | { readonly code: 'print/face-too-small'; readonly sign: string; readonly face: number }
  /** It would cover the letter whose middle it holds. */
  | {
      readonly code: 'print/bridge-too-wide';
      readonly bridge: number;
      readonly height: number;
      readonly most: number;
    }
  | {
      readonly code: 'print/sticker-misfit';
      readonly sticker: number;
      readonly edge: number;
      readonly least: number;
      readonly most: number;
    };

/** Something for a 3D printer. `plan` is pure: the same options give the same plates. */
export interface SolidProduct {
  /** Of its set and its template, as `alphacubes-solid-cubes`. */
  readonly name: string;
  readonly template: string;
  /** Name of the set. */
  readonly set: string;
  readonly group: 'solids';
  readonly options: readonly Option[];
  /** Options as they came from outside: parsed, defaults filled in, or refused by name. */
  parse(options: unknown): Result<Readonly<Record<string, unknown>>, LayoutProblem | Problem>;
  /** Takes what `parse` gave. Every name comes through the catalogue, in the language that the options choose. */
  plan(options: Readonly<Record<string, unknown>>): Result<SolidPlan, SolidProblem>;
}

/** The plates of a template, before its texts have a title and a language. */
export type Planned = Result<readonly Plate[], SolidProblem>;
