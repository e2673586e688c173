import { mm, pt, type Mm, type Pt } from '#shared/kernel/index.ts';

export function toPt(length: Mm): Pt {
  return pt((length * 72) / 25.4);
}

export function toMm(size: Pt): Mm {
  return mm((size * 25.4) / 72);
}

/** ISO 216, ISO 217 and ANSI sizes are in millimetres, portrait. */
export const papers = {
  a5: { width: mm(148), height: mm(210) },
  a4: { width: mm(210), height: mm(297) },
  letter: { width: mm(215.9), height: mm(279.4) },
  legal: { width: mm(215.9), height: mm(355.6) },
  a3: { width: mm(297), height: mm(420) },
  tabloid: { width: mm(279.4), height: mm(431.8) },
  sra3: { width: mm(320), height: mm(450) },
} as const;

/** Beds of cutters and lasers are in millimetres, as they lie before their user. */
export const beds = {
  'bed-300x200': { width: mm(300), height: mm(200) },
  'bed-400x400': { width: mm(400), height: mm(400) },
  'bed-600x300': { width: mm(600), height: mm(300) },
} as const;

export type PaperName = keyof typeof papers;

export type BedName = keyof typeof beds;

export interface Size {
  readonly width: Mm;
  readonly height: Mm;
}

export function landscape(paper: Size): Size {
  return { width: paper.height, height: paper.width };
}
