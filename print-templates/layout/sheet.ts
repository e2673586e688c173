import type { Translate } from '#shared/i18n/index.ts';
import type { Mm, Problem, Pt, Result } from '#shared/kernel/index.ts';
import type { Option } from '#shared/options/index.ts';
import type { GuideStep } from './guide/strip.ts';
import type { MakingTime } from '../making/making-time.ts';
import type { ProjectMark } from '../project/project.ts';

/** What a stroke or a shape is for; drawing decides how it looks, a cut file which layer it takes. */
export type Purpose = 'cut' | 'fold' | 'score' | 'crop' | 'ink' | 'guide' | 'mark';

/** The fonts that sheets are set in, all embedded. */
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

/** A colour as #rrggbb. */
export type Ink = string;

/** The picture that something is a part of, as it is told to whoever hears the sheet. */
type Figure = string;

/** One thing on a sheet: millimetres from the top left corner, y down. */
export type DrawOp =
  | {
      readonly kind: 'path';
      readonly purpose: Purpose;
      readonly steps: readonly PathStep[];
      readonly fill?: Ink | undefined;
      readonly stroke?: { readonly ink: Ink; readonly width: Mm; readonly dash?: readonly Mm[] } | undefined;
      readonly figure?: Figure | undefined;
      /** What others are set by, wherever a template has put it. */
      readonly furniture?: 'square' | 'ruler' | 'slim-ruler' | undefined;
    }
  | {
      readonly kind: 'text';
      readonly purpose: 'ink' | 'guide' | 'score';
      readonly text: string;
      readonly font: FontName;
      readonly size: Pt;
      /** Where the baseline meets the anchor. */
      readonly x: Mm;
      readonly y: Mm;
      readonly anchor: 'start' | 'middle' | 'end';
      /** Degrees clockwise about (x, y). */
      readonly turn?: number | undefined;
      /** Drawn as a contour of this width, not filled. */
      readonly outline?: Mm | undefined;
      readonly ink: Ink;
      readonly figure?: Figure | undefined;
      /** Of the heading, which is drawn anew when sheets are numbered. */
      readonly furniture?: 'heading' | undefined;
    }
  /** Operations of which only the part within the rectangle shows. */
  | { readonly kind: 'clip'; readonly to: Rect; readonly ops: readonly DrawOp[] };

export type TextOp = Extract<DrawOp, { kind: 'text' }>;
export type PathOp = Extract<DrawOp, { kind: 'path' }>;

/** Millimetres from the top left corner of the sheet, y down. */
export interface Rect {
  readonly x: Mm;
  readonly y: Mm;
  readonly width: Mm;
  readonly height: Mm;
}

/** A piece that can be printed again by itself, under the name by which it is asked for: `37`, `red XL4`. */
export interface SheetPiece {
  readonly name: string;
  readonly at: Rect;
}

/** What stands on a sheet beside its label and its number. */
export interface Heading {
  /** What to do, in sentences. */
  readonly how: readonly string[];
  /** A band at the top of what the printer reaches, or lines in a place beside what is made. */
  readonly shape: 'band' | 'lines';
  readonly at: Rect;
}

export interface Sheet {
  readonly label: string;
  readonly side: 'front' | 'back';
  readonly width: Mm;
  readonly height: Mm;
  readonly ops: readonly DrawOp[];
  /** Absent where a sheet has no room for one, as labels that are ready cut. */
  readonly heading?: Heading | undefined;
  /** The finished pieces as one block, and that block with its bleed; the whole sheet where absent. */
  readonly trim?: Rect | undefined;
  readonly bleed?: Rect | undefined;
  /** Where pieces lie that can be chosen one by one. */
  readonly pieces?: readonly SheetPiece[] | undefined;
  /** What is cut out by hand from mark to mark, where no line round it is printed. */
  readonly cards?: readonly Rect[] | undefined;
  /** Where it is another material than its product's. */
  readonly material?: Material | undefined;
  /** It tells of the other sheets, or of the printer, and has nothing of what is made. */
  readonly isAbout?: true | undefined;
  readonly work?: SheetWork | undefined;
  /** Of a sheet that shows nothing but how something is made. */
  readonly guide?: readonly GuideStep[] | undefined;
  /** Code of the project that it is marked with. */
  readonly project?: string | undefined;
  /** Sheets of a batch are printed together: on one material, on the same sides. Of a kit alone. */
  readonly batch?: string | undefined;
}

/** Handwork that no line of a sheet shows, counted by its template. */
export interface SheetWork {
  /** Tabs and flaps to glue, and sheets to mount on board. */
  readonly joints?: number;
  /** Edges of a tile that run on under its neighbours. */
  readonly seams?: number;
  readonly stickers?: number;
  readonly staples?: number;
  /** Edges of pads, brushed with glue. */
  readonly padded?: number;
}

/** What goes along the lines of a sheet in place of scissors and knife. */
export type Tool = 'laser' | 'drill';

/** What sheets are printed on. */
export const materials = ['card', 'stickers', 'labels', 'plain'] as const;
export type Material = (typeof materials)[number];

/** A product among those that a kit is put together of. */
export interface Part {
  readonly template: string;
  readonly title: string;
  readonly material: Material;
  /** Of paper: both sides are one. */
  readonly sheets: number;
  readonly pieces: number;
  /** Key of what is done with its sheets, in one sentence. */
  readonly how: string;
  /** Undefined where there is nothing to do by hand. */
  readonly time: MakingTime | undefined;
  /** What is left to do by hand where a cutter has cut its sheets; undefined where none of them has marks for one. */
  readonly afterCutter?: { readonly time: MakingTime | undefined } | undefined;
}

/** A product laid out: every sheet, in printing order (a back follows its front). */
export interface SheetSet {
  readonly title: string;
  readonly duplex: 'none' | 'long-edge' | 'short-edge';
  readonly sheets: readonly Sheet[];
  readonly facts: SheetFacts;
  readonly tool?: Tool | undefined;
  /** Of a kit, in the order in which they are made. */
  readonly parts?: readonly Part[];
}

/** Four figures and a sentence of checks for the print studio. */
export interface SheetFacts {
  readonly pieces: number;
  /** Share of all paper under ink, 0 to 1. */
  readonly inkCoverage: number;
  readonly smallestText: Pt;
  /** Narrowest glue tab, where there are tabs. */
  readonly tab?: Mm | undefined;
}

export type LayoutProblem =
  | { readonly code: 'print/unknown-option'; readonly option: string; readonly expected: string }
  | { readonly code: 'print/bad-option'; readonly option: string; readonly expected: string }
  | {
      readonly code: 'print/does-not-fit';
      /** Width and height of what must go on one sheet, and of the room there, as `112 x 64`. */
      readonly piece: string;
      readonly space: string;
      /** What is too long; where the piece alone has room, the rulers and the square beside it have none. */
      readonly cause: 'width' | 'height' | 'both' | 'furniture';
    }
  /** A thing with a size to choose is too large; `fits` names options with which it would go: `paper a3, edge 9.5 mm`. */
  | {
      readonly code: 'print/no-room';
      readonly piece: string;
      readonly space: string;
      readonly fits: string;
    }
  /** The rulers and the square do not fit. */
  | { readonly code: 'print/paper-too-small'; readonly needed: string; readonly space: string }
  /** Something would run into the margin, or a text into another. */
  | { readonly code: 'print/crowded'; readonly space: string }
  /** Marks for print and cut take a strip of so many millimetres on every side, and the rest has no room inside it. */
  | { readonly code: 'print/marks-need-room'; readonly strip: Mm }
  /** A template whose sheets have no room for marks at all, and the one that has. */
  | { readonly code: 'print/no-marks'; readonly product: string; readonly works: string }
  /** So many players have no room on a pad. */
  | {
      readonly code: 'print/pad-too-small';
      readonly needed: string;
      readonly space: string;
      readonly players: number;
    }
  /** Narrower than glue holds (R8). */
  | { readonly code: 'print/tab-too-small'; readonly tab: Mm; readonly needed: Mm }
  /** Wider than half the edge: tabs would meet behind a face. */
  | { readonly code: 'print/tab-too-wide'; readonly tab: Mm; readonly most: Mm }
  /** Cells of braille have one size, and a face is too small for two of them. */
  /** A letter that braille cells are not known of. */
  | { readonly code: 'print/no-braille'; readonly letter: string }
  | { readonly code: 'print/braille-too-small'; readonly edge: Mm; readonly needed: Mm }
  | { readonly code: 'print/no-such-cube'; readonly cube: string; readonly cubes: number }
  | {
      readonly code: 'print/missing-glyph';
      readonly glyph: string;
      readonly font: FontName;
    }
  /** The alphabet of single strokes is small. */
  | { readonly code: 'print/no-strokes'; readonly glyph: string };

/** Sheets whose texts are in one language, as a tag such as `nl`, marked with the project that they are made from. */
export interface WrittenSheets extends SheetSet {
  readonly language: string;
  readonly material: Material;
  readonly project: ProjectMark;
}

/** Something that can be printed. `layout` is pure: the same options give the same sheets. */
export interface Product<O = Readonly<Record<string, unknown>>> {
  /** Of its set and its template, as `alphacubes-nets`. */
  readonly name: string;
  readonly template: string;
  /** Name of the set. */
  readonly set: string;
  readonly group: 'kit' | 'pieces' | 'board' | 'keeping' | 'paper' | 'workshop';
  readonly material: Material;
  readonly tool?: Tool | undefined;
  readonly options: readonly Option[];
  /** The template that takes marks for print and cut in its place, where its sheets have no room for them. */
  readonly marksBy?: string;
  /** Options as they came from outside: parsed, defaults filled in, or refused by name. */
  parse(options: unknown): Result<O, LayoutProblem | Problem>;
  /** Every text on the sheets comes through `t`. */
  layout(options: O, t: Translate): Result<SheetSet, LayoutProblem | Problem>;
}

/** A product in the language that its own options choose. */
export interface PrintedProduct extends Omit<Product, 'layout'> {
  layout(options: Readonly<Record<string, unknown>>): Result<WrittenSheets, LayoutProblem | Problem>;
}
