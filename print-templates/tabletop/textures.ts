import { blankRaster, drawInto } from '../drawing/png/raster.ts';
import { writePng } from '../drawing/png/write-png.ts';
import type { GlyphOutlines } from '../drawing/svg/outlined-text.ts';
import { rectOf } from '../layout/draw.ts';
import { paperWhite } from '../layout/inks.ts';
import { facePlaces } from '../layout/nets/net-shapes.ts';
import type { TabletopPiece } from '../layout/tabletop.ts';
import type { DrawOp, Ink } from '../layout/types.ts';
import { cellOf, textureColumns, textureRows } from './mesh.ts';

type Block = Extract<TabletopPiece, { kind: 'block' }>;

/** The side of a face of a cube or peg. */
const faceDots = 160;
const dotsInMm = { card: 6, board: 5 } as const;

export function blockTexture({ faces, side, ground }: Block, outlines: GlyphOutlines): Uint8Array {
  const raster = blankRaster(textureColumns * faceDots, textureRows * faceDots, ground);
  for (const place of facePlaces) {
    const { column, row } = cellOf(place);
    const cell = { x: column * faceDots, y: row * faceDots, width: faceDots, height: faceDots };
    drawInto(raster, cell, rectOf(0, 0, side, side), faces[place] ?? [], outlines);
  }
  return writePng(raster);
}

export function pegTexture(
  { side, ground, face }: Extract<TabletopPiece, { kind: 'peg' }>,
  outlines: GlyphOutlines,
): Uint8Array {
  return pictureOf(face, { width: side, height: side }, faceDots / side, ground, outlines);
}

/** Draws a card, or a board, on white. */
export function flatTexture(
  kind: keyof typeof dotsInMm,
  ops: readonly DrawOp[],
  size: { readonly width: number; readonly height: number },
  outlines: GlyphOutlines,
): Uint8Array {
  return pictureOf(ops, size, dotsInMm[kind], paperWhite, outlines);
}

function pictureOf(
  ops: readonly DrawOp[],
  { width, height }: { readonly width: number; readonly height: number },
  scale: number,
  ground: Ink,
  outlines: GlyphOutlines,
): Uint8Array {
  const raster = blankRaster(Math.round(width * scale), Math.round(height * scale), ground);
  const whole = { x: 0, y: 0, width: raster.width, height: raster.height };
  drawInto(raster, whole, rectOf(0, 0, width, height), ops, outlines);
  return writePng(raster);
}
