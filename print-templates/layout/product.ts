import type { Mm, Phrase, Problem, Result } from '#shared/kernel/index.ts';
import type { FontName, Material, Tool, SheetSet, ProductSheets } from './types.ts';
import type { Option, OptionValue } from '#shared/options/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { TabletopPiece, TabletopSet } from './tabletop.ts';

/** A sensor board to order; lengths are millimetres, of which `edge` is that of the dice. */
export interface BoardSpec {
  readonly rows: number;
  readonly columns: number;
  readonly pitch: number;
  readonly edge: number;
  readonly sensor: 'hall' | 'reed';
  /** Whether the plate over it has lights, which are not on the board; undefined as by default. */
  readonly lights?: boolean;
}

export type LayoutProblem =
  | { readonly code: 'print/unknown-option'; readonly option: string; readonly expected: string }
  | { readonly code: 'print/bad-option'; readonly option: string; readonly expected: Phrase }
  | {
      readonly code: 'print/does-not-fit';
      /** Both sizes read like `112 x 64`, in millimetres. */
      readonly piece: string;
      readonly space: string;
      /** This dimension is too long; `furniture` means that only rulers and square leave no room. */
      readonly cause: 'width' | 'height' | 'both' | 'furniture';
    }
  /** `fits` names papers and edges with which the piece would fit. */
  | {
      readonly code: 'print/no-room';
      readonly piece: string;
      readonly space: string;
      readonly fits: readonly Phrase[];
    }
  | { readonly code: 'print/paper-too-small'; readonly needed: string; readonly space: string }
  | { readonly code: 'print/crowded'; readonly space: string }
  /** The marks take a strip this wide on every side, and the rest does not fit inside. */
  | { readonly code: 'print/marks-need-room'; readonly strip: Mm }
  /** `works` is the template that has room for marks. */
  | { readonly code: 'print/no-marks'; readonly product: string; readonly works: string }
  | {
      readonly code: 'print/pad-too-small';
      readonly needed: string;
      readonly space: string;
      readonly players: number;
    }
  /** The tab is narrower than glue holds (R8). */
  | { readonly code: 'print/tab-too-small'; readonly tab: Mm; readonly needed: Mm }
  /** Tabs deeper than half the edge would meet behind a face. */
  | { readonly code: 'print/tab-too-wide'; readonly tab: Mm; readonly most: Mm }
  | { readonly code: 'print/no-braille'; readonly letter: string }
  | { readonly code: 'print/braille-too-small'; readonly edge: Mm; readonly needed: Mm }
  | { readonly code: 'print/no-such-cube'; readonly cube: string; readonly cubes: number }
  | {
      readonly code: 'print/missing-glyph';
      readonly glyph: string;
      readonly font: FontName;
    }
  | { readonly code: 'print/no-strokes'; readonly glyph: string };

export type Values = Readonly<Record<string, OptionValue>>;

/** `layout` is pure: the same options give the same sheets. */
export interface Product<O = Values> {
  /** The name joins set and template, for example `alphacubes-nets`. */
  readonly name: string;
  readonly template: string;
  readonly set: string;
  readonly group: 'kit' | 'pieces' | 'board' | 'keeping' | 'paper' | 'workshop';
  readonly material: Material;
  readonly tool?: Tool | undefined;
  readonly options: readonly Option[];
  /** Use this template for print-and-cut marks if these sheets have no room for them. */
  readonly marksBy?: string;
  parse(options: unknown): Result<O, LayoutProblem | Problem>;
  layout(options: O, t: Translate): Result<SheetSet, LayoutProblem | Problem>;
  /** The same pieces for Tabletop Simulator (R33); a product that is not the pieces themselves has none. */
  tabletop?(options: O, t: Translate): Result<readonly TabletopPiece[], LayoutProblem>;
  /** Says which sensor board fits these sheets (B24); all but the plate of a game box have none. */
  board?(options: O): BoardSpec;
}

/** The product's own options choose the language. */
export interface PrintedProduct extends Omit<Product, 'layout' | 'tabletop'> {
  layout(options: Values): Result<ProductSheets, LayoutProblem | Problem>;
  tabletop?(options: Values): Result<TabletopSet, LayoutProblem>;
}
