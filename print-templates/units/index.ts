import { mm, pt, type Mm, type Pt } from '#shared/kernel/index.ts';

/** 72 points to the inch of 25.4 mm, exactly. */
export function toPt(length: Mm): Pt {
  return pt((length * 72) / 25.4);
}

/** ISO 216 and ANSI sizes, portrait. */
export const papers = {
  a4: { width: mm(210), height: mm(297) },
  letter: { width: mm(215.9), height: mm(279.4) },
  a3: { width: mm(297), height: mm(420) },
} as const;

export type PaperName = keyof typeof papers;
