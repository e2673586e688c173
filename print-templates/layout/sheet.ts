import type { Translate } from '#shared/i18n/index.ts';
import type { Mm, Problem, Pt, Result } from '#shared/kernel/index.ts';
import type { Option } from '#shared/options/index.ts';
import type { GuideStep } from './guide/strip.ts';
import type { MakingTime } from '../making/making-time.ts';
import type { ProjectMark } from '../project/project.ts';

/** The purpose decides how a line or shape looks and which layer of a cut file it takes. */
export type Purpose = 'cut' | 'fold' | 'score' | 'crop' | 'ink' | 'guide' | 'mark';

export type FontName =
  | 'besley-bold'
  | 'besley-semibold'
  | 'franklin'
  | 'franklin-semibold'
  | 'franklin-bold'
  | 'atkinson-bold'
  | 'bitter-bold';

export type PathStep =
  | { readonly to: 'move'; readonly x: Mm; readonly y: Mm }
  | { readonly to: 'line'; readonly x: Mm; readonly y: Mm }
  | {
      readonly to: 'curve';
      readonly x1: Mm;
      readonly y1: Mm;
      readonly x2: Mm;
      readonly y2: Mm;
      readonly x: Mm;
      readonly y: Mm;
    }
  | { readonly to: 'close' };

/** The form is `#rrggbb`. */
export type Ink = string;

/** The text describes the picture to a screen reader. */
type Figure = string;

/** Lengths are millimetres from the top left corner, y down. */
export type DrawOp =
  | {
      readonly kind: 'path';
      readonly purpose: Purpose;
      readonly steps: readonly PathStep[];
      readonly fill?: Ink | undefined;
      readonly stroke?: { readonly ink: Ink; readonly width: Mm; readonly dash?: readonly Mm[] } | undefined;
      readonly figure?: Figure | undefined;
      readonly furniture?: 'square' | 'ruler' | 'slim-ruler' | undefined;
    }
  | {
      readonly kind: 'text';
      readonly purpose: 'ink' | 'guide' | 'score';
      readonly text: string;
      readonly font: FontName;
      readonly size: Pt;
      /** The anchor lies on the baseline. */
      readonly x: Mm;
      readonly y: Mm;
      readonly anchor: 'start' | 'middle' | 'end';
      /** The turn is in degrees clockwise about (x, y). */
      readonly turn?: number | undefined;
      /** The text is drawn as a contour of this width, not filled. */
      readonly outline?: Mm | undefined;
      readonly ink: Ink;
      readonly figure?: Figure | undefined;
      /** Headings are redrawn when sheets are numbered. */
      readonly furniture?: 'heading' | undefined;
    }
  | { readonly kind: 'clip'; readonly to: Rect; readonly ops: readonly DrawOp[] };

export type TextOp = Extract<DrawOp, { kind: 'text' }>;
export type PathOp = Extract<DrawOp, { kind: 'path' }>;

/** Lengths are millimetres from the top left corner of the sheet, y down. */
export interface Rect {
  readonly x: Mm;
  readonly y: Mm;
  readonly width: Mm;
  readonly height: Mm;
}

/** A piece can be reprinted by itself under this name, for example `37` or `red XL4`. */
export interface SheetPiece {
  readonly name: string;
  readonly at: Rect;
}

export interface Heading {
  readonly how: readonly string[];
  /** A band is at the top of the printable area; lines are in a place beside the pieces. */
  readonly shape: 'band' | 'lines';
  readonly at: Rect;
}

export interface Sheet {
  readonly label: string;
  readonly side: 'front' | 'back';
  readonly width: Mm;
  readonly height: Mm;
  readonly ops: readonly DrawOp[];
  /** Sheets without room for one, such as precut labels, have none. */
  readonly heading?: Heading | undefined;
  /** `trim` encloses the finished pieces and `bleed` adds their bleed; the default is the whole sheet. */
  readonly trim?: Rect | undefined;
  readonly bleed?: Rect | undefined;
  readonly pieces?: readonly SheetPiece[] | undefined;
  /** Cards are cut by hand from mark to mark, without printed outlines. */
  readonly cards?: readonly Rect[] | undefined;
  /** Set where it differs from the product's material. */
  readonly material?: Material | undefined;
  /** The sheet describes other sheets or the printer and holds no pieces. */
  readonly isAbout?: true | undefined;
  readonly work?: SheetWork | undefined;
  readonly guide?: readonly GuideStep[] | undefined;
  readonly project?: string | undefined;
  /** Sheets of one batch of a kit are printed together: on one material, on the same sides. */
  readonly batch?: string | undefined;
}

/** Lines on a sheet do not show this handwork, so its template counts it. */
export interface SheetWork {
  /** These count tabs and flaps to glue, and sheets to mount on board. */
  readonly joints?: number;
  /** These count the edges of a tile that extend under its neighbours. */
  readonly seams?: number;
  readonly stickers?: number;
  readonly staples?: number;
  /** These count the edges of pads brushed with glue. */
  readonly padded?: number;
}

export type Tool = 'laser' | 'drill';

export const materials = ['card', 'stickers', 'labels', 'plain'] as const;
export type Material = (typeof materials)[number];

/** A part is one product of a kit. */
export interface Part {
  readonly template: string;
  readonly title: string;
  readonly material: Material;
  /** Both sides of a paper count as one. */
  readonly sheets: number;
  readonly pieces: number;
  /** A catalogue key. */
  readonly how: string;
  /** Undefined where there is no handwork. */
  readonly time: MakingTime | undefined;
  /** The handwork left after a cutter; undefined where no sheet has marks for one. */
  readonly afterCutter?: { readonly time: MakingTime | undefined } | undefined;
}

/** Sheets are in printing order; a back follows its front. */
export interface SheetSet {
  readonly title: string;
  readonly duplex: 'none' | 'long-edge' | 'short-edge';
  readonly sheets: readonly Sheet[];
  readonly facts: SheetFacts;
  readonly tool?: Tool | undefined;
  /** Only a kit has parts, in the order in which they are made. */
  readonly parts?: readonly Part[];
}

export interface SheetFacts {
  readonly pieces: number;
  /** The share of all paper under ink, 0 to 1. */
  readonly inkCoverage: number;
  readonly smallestText: Pt;
  /** The narrowest glue tab, where there are tabs. */
  readonly tab?: Mm | undefined;
}

export type LayoutProblem =
  | { readonly code: 'print/unknown-option'; readonly option: string; readonly expected: string }
  | { readonly code: 'print/bad-option'; readonly option: string; readonly expected: string }
  | {
      readonly code: 'print/does-not-fit';
      /** Both sizes read like `112 x 64`, in millimetres. */
      readonly piece: string;
      readonly space: string;
      /** The dimension that is too long; `furniture` means that only rulers and square leave no room. */
      readonly cause: 'width' | 'height' | 'both' | 'furniture';
    }
  /** `fits` names options with which it would fit, for example `paper a3, edge 9.5 mm`. */
  | {
      readonly code: 'print/no-room';
      readonly piece: string;
      readonly space: string;
      readonly fits: string;
    }
  | { readonly code: 'print/paper-too-small'; readonly needed: string; readonly space: string }
  /** Something would reach into the margin, or texts would overlap. */
  | { readonly code: 'print/crowded'; readonly space: string }
  /** Print-and-cut marks take a strip this wide on every side, and the rest does not fit inside. */
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
  /** The single-stroke alphabet lacks this character. */
  | { readonly code: 'print/no-strokes'; readonly glyph: string };

/** `language` is a tag such as `nl`. */
export interface WrittenSheets extends SheetSet {
  readonly language: string;
  readonly material: Material;
  readonly project: ProjectMark;
}

/** `layout` is pure: the same options give the same sheets. */
export interface Product<O = Readonly<Record<string, unknown>>> {
  /** Joins set and template, for example `alphacubes-nets`. */
  readonly name: string;
  readonly template: string;
  readonly set: string;
  readonly group: 'kit' | 'pieces' | 'board' | 'keeping' | 'paper' | 'workshop';
  readonly material: Material;
  readonly tool?: Tool | undefined;
  readonly options: readonly Option[];
  /** The template to use instead for print-and-cut marks, if these sheets have no room for them. */
  readonly marksBy?: string;
  /** Parses options from outside and fills in defaults; a problem names the option. */
  parse(options: unknown): Result<O, LayoutProblem | Problem>;
  layout(options: O, t: Translate): Result<SheetSet, LayoutProblem | Problem>;
}

/** The product's own options choose the language. */
export interface PrintedProduct extends Omit<Product, 'layout'> {
  layout(options: Readonly<Record<string, unknown>>): Result<WrittenSheets, LayoutProblem | Problem>;
}
