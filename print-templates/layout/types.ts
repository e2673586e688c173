import type { Mm, Pt } from '#shared/kernel/index.ts';

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

/** A screen reader announces all operations with the same text as one picture. */
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
      readonly furniture?: 'heading' | undefined;
    }
  | { readonly kind: 'clip'; readonly to: Rect; readonly ops: readonly DrawOp[] };

export type TextOp = Extract<DrawOp, { kind: 'text' }>;
export type PathOp = Extract<DrawOp, { kind: 'path' }>;

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

/** Lengths are millimetres, x to the right and y down on the flat sheet, z out of its printed side. */
export type Vector = readonly [x: number, y: number, z: number];

/** Faces are flat and hide what lies behind them. Marks are thin lines on faces, such as hatching for glue or a cut. */
export interface Scene {
  readonly faces: readonly (readonly Vector[])[];
  readonly marks: readonly (readonly [Vector, Vector])[];
  readonly arrows: readonly (readonly Vector[])[];
}

/** The projection is parallel. `turn` is in degrees about the vertical axis, `rise` in degrees above the table. */
export interface View {
  readonly turn: number;
  readonly rise: number;
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
  /** The heading is undefined where a sheet has no room for one, as on precut labels. */
  readonly heading?: Heading | undefined;
  /** `trim` encloses the finished pieces and `bleed` adds their bleed; the default is the whole sheet. */
  readonly trim?: Rect | undefined;
  readonly bleed?: Rect | undefined;
  readonly pieces?: readonly SheetPiece[] | undefined;
  /** Cards are cut by hand from mark to mark, without printed outlines. */
  readonly cards?: readonly Rect[] | undefined;
  /** The material is set where it differs from the product's. */
  readonly material?: Material | undefined;
  /** The sheet describes other sheets or the printer and holds no pieces. */
  readonly isAbout?: true | undefined;
  readonly work?: SheetWork | undefined;
  readonly guide?: readonly GuideStep[] | undefined;
  readonly project?: string | undefined;
  /** Sheets of one batch of a kit are printed together: on one material, on the same sides. */
  readonly batch?: string | undefined;
}

/**
 * Lines do not show this handwork: `joints` are tabs, flaps and sheets to glue, `seams` are edges of a tile that extend
 * under its neighbours, and `padded` are edges of pads brushed with glue.
 */
export interface SheetWork {
  readonly joints?: number;
  readonly seams?: number;
  readonly stickers?: number;
  readonly staples?: number;
  readonly padded?: number;
}

export type Tool = 'laser' | 'drill';

export const materials = ['card', 'stickers', 'labels', 'plain'] as const;
export type Material = (typeof materials)[number];

/** The order is that of the work. */
export const jobs = ['sheets', 'cut', 'trim', 'drill', 'fold', 'glue', 'stick', 'staple'] as const;
export type Job = (typeof jobs)[number];

/** `count` is a length in millimetres for `cut`, otherwise a number of sheets, folds and so on. */
export interface WorkPart {
  readonly job: Job;
  readonly count: number;
  readonly seconds: number;
}

export interface MakingTime {
  readonly parts: readonly WorkPart[];
  readonly seconds: number;
  /** Drying takes this many minutes, in which nobody works. */
  readonly drying: number;
}

export interface ProjectMark {
  readonly text: string;
  /** The digest covers the file's bytes and has 64 hexadecimal digits. */
  readonly sha256: string;
  /** People read this code, the first 40 bits of the digest, for example `7K3M-9QXA`. */
  readonly code: string;
  /** A link too long for one line, or to a custom set, is only `cubewright:print/7K3M-9QXA`, without the project. */
  readonly link: string;
}

export interface KitItem {
  readonly template: string;
  readonly title: string;
  readonly material: Material;
  /** Both sides of a paper count as one. */
  readonly sheets: number;
  readonly pieces: number;
  /** This is a catalogue key. */
  readonly how: string;
  readonly time: MakingTime | undefined;
  /** This handwork is left after a cutter; undefined where no sheet has marks for one. */
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
  readonly parts?: readonly KitItem[];
}

export interface SheetFacts {
  readonly pieces: number;
  readonly inkCoverage: number;
  readonly smallestText: Pt;
  readonly tab?: Mm | undefined;
}

export interface ProductSheets extends SheetSet {
  readonly language: string;
  readonly material: Material;
  readonly project: ProjectMark;
}
