import type { PartKindId } from '#firmware-protocol/wiring/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import type { Point } from '../layout/draw.ts';

/** All lengths are millimetres from the upper left corner of a panel seen from above, where the cubes stand, y down. */
export interface Pad extends Point {
  readonly ref: string;
  readonly pin: number;
  /** A pad without a net is a pin that nothing is wired to. */
  readonly net: string | undefined;
  readonly drill: number;
  readonly diameter: number;
}

export interface PlacedPart extends Point {
  readonly ref: string;
  readonly kind: PartKindId | 'header';
  /** Sensors lie above the panel, in the holes of the plate; all else hangs below it. */
  readonly side: 'top' | 'bottom';
  readonly pads: readonly Pad[];
}

export type Layer = 'top' | 'bottom';

export interface Track {
  readonly net: string;
  readonly layer: Layer;
  readonly width: number;
  readonly from: Point;
  readonly to: Point;
}

export interface Via extends Point {
  readonly net: string;
}

export interface Hole extends Point {
  readonly diameter: number;
}

/** A has the cables to Nano and next rows, C is the last of a row, and B between them is left out of 8 columns. */
export type PanelKind = 'A' | 'B' | 'C';

export interface Panel {
  readonly kind: PanelKind;
  readonly width: number;
  readonly height: number;
  readonly parts: readonly PlacedPart[];
  readonly holes: readonly Hole[];
  readonly tracks: readonly Track[];
  readonly vias: readonly Via[];
}

export type BoardProblem = Problem &
  (
    | { readonly code: 'board/columns'; readonly columns: number }
    | {
        readonly code: 'board/pitch';
        readonly pitch: number;
        readonly least: number;
        readonly sensor: 'hall' | 'reed';
      }
    | { readonly code: 'board/no-route'; readonly panel: PanelKind; readonly net: string }
  );

/** A panel ends this far inside its squares, so that makers' tolerances leave a gap between neighbours. */
export const outlineInset = 0.2;
export const via = { drill: 0.4, diameter: 1 } as const;
export const trackWidths = { signal: 0.35, rail: 0.5 } as const;
/** A board maker's cheapest class takes panels up to this side. */
export const cheapSide = 100;

export function padsOf({ parts }: Panel): readonly Pad[] {
  return parts.flatMap(({ pads }) => pads);
}

/** Returns the name of a panel's files without an ending. */
export function fileOf(kind: PanelKind): string {
  return `cubewright-${kind.toLowerCase()}`;
}
