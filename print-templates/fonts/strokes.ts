import { lookAlike, moreStrokes } from './more-strokes.ts';
import { round, slanted, straight, type StrokeGlyph } from './stroke-glyph.ts';

const latinStrokes: Readonly<Record<string, StrokeGlyph>> = {
  A: { width: 76, sides: [slanted, slanted], strokes: 'M0 0L38 100L76 0M13.3 35L62.7 35' },
  B: {
    width: 62,
    sides: [straight, round],
    strokes: 'M0 0L0 100L33 100H56 77V33 54L0 54M33 54H62 27V33 0L0 0',
  },
  C: {
    width: 72,
    sides: [round, slanted],
    strokes: 'M72 79C64 92 53 100 40 100H0 50V40 0C53 0 64 8 72 21',
  },
  D: { width: 72, sides: [straight, round], strokes: 'M0 0L0 100L26 100H72 50V26 0L0 0' },
  E: { width: 54, sides: [straight, slanted], strokes: 'M54 100L0 100L0 0L54 0M0 53L46 53' },
  F: { width: 52, sides: [straight, slanted], strokes: 'M52 100L0 100L0 0M0 53L44 53' },
  G: {
    width: 78,
    sides: [round, round],
    strokes: 'M73 80C65 93 54 100 40 100H0 50V40 0H78 38L78 46L46 46',
  },
  H: { width: 66, sides: [straight, straight], strokes: 'M0 0L0 100M66 0L66 100M0 53L66 53' },
  I: { width: 0, sides: [straight, straight], strokes: 'M0 0L0 100' },
  J: { width: 40, sides: [slanted, straight], strokes: 'M40 100L40 22V20 0H0 22' },
  K: { width: 64, sides: [straight, slanted], strokes: 'M0 0L0 100M60 100L0 38M19 57.6L64 0' },
  L: { width: 50, sides: [straight, slanted], strokes: 'M0 100L0 0L50 0' },
  M: { width: 84, sides: [straight, straight], strokes: 'M0 0L0 100L42 28L84 100L84 0' },
  N: { width: 68, sides: [straight, straight], strokes: 'M0 0L0 100L68 0L68 100' },
  O: { width: 84, sides: [round, round], strokes: 'M42 100H0 50V42 0H84 50V42 100' },
  P: { width: 58, sides: [straight, slanted], strokes: 'M0 0L0 100L31 100H58 73V31 46L0 46' },
  Q: { width: 84, sides: [round, round], strokes: 'M42 100H0 50V42 0H84 50V42 100M52 28L80 0' },
  R: {
    width: 62,
    sides: [straight, slanted],
    strokes: 'M0 0L0 100L31 100H58 73V31 46L0 46M31 46L62 0',
  },
  S: {
    width: 60,
    sides: [round, round],
    strokes: 'M55 82C49 94 40 100 30 100H3 75C3 58 16 54 31 51C47 48 60 43 60 26V30 0C17 0 6 7 0 20',
  },
  T: { width: 64, sides: [slanted, slanted], strokes: 'M0 100L64 100M32 100L32 0' },
  U: { width: 66, sides: [straight, straight], strokes: 'M0 100L0 34V33 0H66 34L66 100' },
  V: { width: 72, sides: [slanted, slanted], strokes: 'M0 100L36 0L72 100' },
  W: { width: 108, sides: [slanted, slanted], strokes: 'M0 100L27 0L54 86L81 0L108 100' },
  X: { width: 66, sides: [slanted, slanted], strokes: 'M0 0L64 100M2 100L66 0' },
  Y: { width: 68, sides: [slanted, slanted], strokes: 'M0 100L34 47L68 100M34 47L34 0' },
  Z: { width: 62, sides: [slanted, slanted], strokes: 'M2 100L60 100L0 0L62 0' },

  Ĳ: { width: 56, sides: [straight, straight], strokes: 'M0 0L0 100M56 100L56 22V36 0H16 22' },
  Ä: {
    width: 76,
    sides: [slanted, slanted],
    strokes:
      'M0 0L38 100L76 0M13.3 35L62.7 35M22 128H17 123V22 118H27 123V22 128M54 128H49 123V54 118H59 123V54 128',
  },
  Å: {
    width: 76,
    sides: [slanted, slanted],
    strokes: 'M0 0L38 100L76 0M13.3 35L62.7 35M38 128H26 116V38 104H50 116V38 128',
  },
  Ö: {
    width: 84,
    sides: [round, round],
    strokes:
      'M42 100H0 50V42 0H84 50V42 100M26 128H21 123V26 118H31 123V26 128M58 128H53 123V58 118H63 123V58 128',
  },

  '0': { width: 60, sides: [round, round], strokes: 'M30 100H0 50V30 0H60 50V30 100' },
  '1': { width: 24, sides: [straight, straight], strokes: 'M0 80L24 100L24 0' },
  '2': {
    width: 56,
    sides: [round, slanted],
    strokes: 'M2 75V28 100H54 74C54 57 42 46 31 34L0 0L56 0',
  },
  '3': {
    width: 56,
    sides: [round, round],
    strokes: 'M3 84C9 95 18 100 28 100H52 77V28 54L18 54M28 54H56 27V27 0C15 0 5 6 0 17',
  },
  '4': { width: 64, sides: [slanted, slanted], strokes: 'M48 0L48 100L0 30L64 30' },
  '5': {
    width: 56,
    sides: [round, round],
    strokes: 'M50 100L8 100L4 56C11 61 19 63 27 63H56 32V27 0C15 0 5 6 0 16',
  },
  '6': { width: 58, sides: [round, round], strokes: 'M44 100C22 82 0 60 0 31V29 0H58 31V29 62H0 31' },
  '7': { width: 54, sides: [slanted, slanted], strokes: 'M0 100L54 100L18 0' },
  '8': {
    width: 58,
    sides: [round, round],
    strokes: 'M29 100H5 77V29 54H53 77V29 100M29 54H0 27V29 0H58 27V29 54',
  },
  '9': { width: 58, sides: [round, round], strokes: 'M14 0C36 18 58 40 58 69V29 100H0 69V29 38H58 69' },

  ' ': { width: 12, sides: [straight, straight], strokes: '' },
  '.': { width: 8, sides: [round, round], strokes: 'M4 8H0 4V4 0H8 4V4 8' },
  '-': { width: 34, sides: [round, round], strokes: 'M0 45L34 45' },
};

export const strokeGlyphs: Readonly<Record<string, StrokeGlyph>> = { ...latinStrokes, ...moreStrokes };

/** A sign may use the strokes of a look-alike; signs without any give undefined. */
export function strokeGlyph(sign: string): StrokeGlyph | undefined {
  return strokeGlyphs[lookAlike(sign)];
}

/** Marks above a letter reach this height, in hundredths of a capital. */
export const strokeTop = 128;
