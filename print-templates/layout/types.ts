import type { Mm, Pt } from '#shared/kernel/index.ts';

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

/** Millimetres: x to the right and y down on the flat sheet, z out of its printed side. */
export type Vector = readonly [x: number, y: number, z: number];

/** Flat faces hide what lies behind them; marks are lines on faces. */
export interface Scene {
  readonly faces: readonly (readonly Vector[])[];
  /** Thin lines show hatching for glue or a cut. */
  readonly marks: readonly (readonly [Vector, Vector])[];
  readonly arrows: readonly (readonly Vector[])[];
}

/** The view is a parallel projection, so equal lengths stay equal. */
export interface View {
  /** Degrees about the vertical axis. */
  readonly turn: number;
  /** Degrees above the table. */
  readonly rise: number;
  /** The side of the flat sheet that is up. */
  readonly up: 'printed' | 'behind';
}

export interface GuideStep {
  readonly scene: Scene;
  readonly view: View;
  readonly caption: string;
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

/** The order is that of the work. */
export const jobs = ['sheets', 'cut', 'trim', 'drill', 'fold', 'glue', 'stick', 'staple'] as const;
export type Job = (typeof jobs)[number];

/** `count` is in millimetres for `cut`; otherwise it is a number. */
export interface WorkPart {
  readonly job: Job;
  readonly count: number;
  readonly seconds: number;
}

export interface MakingTime {
  readonly parts: readonly WorkPart[];
  readonly seconds: number;
  /** Minutes of drying in which nobody works. */
  readonly drying: number;
}

export interface ProjectMark {
  readonly text: string;
  /** The digest of the file's bytes as 64 hexadecimal digits. */
  readonly sha256: string;
  /** The first 40 bits of the digest for people, for example `7K3M-9QXA`. */
  readonly code: string;
  /**
   * The project in one line, or `cubewright:print/7K3M-9QXA` where that line would be too long or the set is
   * custom.
   */
  readonly link: string;
}

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

/** `language` is a tag such as `nl`. */
export interface WrittenSheets extends SheetSet {
  readonly language: string;
  readonly material: Material;
  readonly project: ProjectMark;
}
