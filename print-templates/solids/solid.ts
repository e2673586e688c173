import type { Problem, Result } from '#shared/kernel/index.ts';
import type { Option } from '#shared/options/index.ts';
import type { GlyphOutlines } from '../drawing/svg/outlined-text.ts';
import type { Kernel } from './kernel.ts';
import type { BoardProblem } from '../board/panel.ts';
import type { LayoutProblem, Values } from '../layout/product.ts';
import type { GuideStep } from '../layout/types.ts';
import type { Materials } from './materials.ts';
import type { Mesh } from './mesh.ts';

/** The caller supplies both, since they need files. */
export interface ShapingTools {
  readonly kernel: Pick<Kernel, 'making'>;
  readonly outlines: GlyphOutlines;
}

export interface Bulk {
  readonly volume: number;
  readonly surface: number;
}

export function blockBulk(width: number, depth: number, height: number): Bulk {
  return {
    volume: width * depth * height,
    surface: 2 * (width * depth + width * height + depth * height),
  };
}

/** The shape stands on z = 0, and its footprint begins at (0, 0). */
export interface Piece {
  readonly name: string;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** This estimate is made before the shape exists and is shown only in round figures. */
  readonly bulk: Bulk;
  readonly shape: (workshop: ShapingTools) => Mesh;
}

/** The place is in millimetres from the corner of the bed. */
export interface PlacedPiece {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
}

export type SolidSheet = readonly PlacedPiece[];

/** A plan lacks only the shapes, which take time; nothing is refused after planning. */
export interface SolidPlan {
  readonly title: string;
  readonly language: string;
  /** Absent where all is of one material. */
  readonly materials?: Materials;
  readonly sheets: readonly SolidSheet[];
  /** Says in pictures how it is printed and used (R28). */
  readonly guide: readonly GuideStep[];
}

export type SolidProblem =
  | LayoutProblem
  | BoardProblem
  /** Width and depth read like `112 x 64`. */
  | { readonly code: 'print/bed-too-small'; readonly piece: string; readonly bed: string }
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
  | { readonly code: 'print/face-too-small'; readonly sign: string; readonly face: number }
  /** The bridge would cover the letter whose island it holds. */
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

export interface SolidProduct {
  readonly name: string;
  readonly template: string;
  readonly set: string;
  readonly group: 'solids';
  readonly options: readonly Option[];
  parse(options: unknown): Result<Values, LayoutProblem | Problem>;
  /** Takes the result of `parse`. All names are in the language that the options choose. */
  plan(options: Values): Result<SolidPlan, SolidProblem>;
}

export type Planned = Result<readonly SolidSheet[], SolidProblem>;
