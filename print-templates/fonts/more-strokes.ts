import { slanted, round, straight, type StrokeGlyph } from './stroke-glyph.ts';

const dots = (left: number, right: number): string => dot(left) + dot(right);
const dot = (x: number): string => `M${x} 128H${x - 5} 123V${x} 118H${x + 5} 123V${x} 128`;
const bow = (left: number, right: number): string =>
  `M${left} 128C${left + 4} 113 ${right - 4} 113 ${right} 128`;

const i = 'M0 100L0 0L68 100L68 0';
const u = 'M0 100L34 38M66 100L26 18C21 6 14 0 4 0';
const both = [straight, straight] as const;
const slants = [slanted, slanted] as const;

/** These Cyrillic and Greek letters look like none of Latin; tails reach below the baseline. */
export const moreStrokes: Readonly<Record<string, StrokeGlyph>> = {
  Б: { width: 60, sides: [straight, round], strokes: 'M54 100L0 100L0 0L31 0H60 27V31 54L0 54' },
  Г: { width: 50, sides: [straight, slanted], strokes: 'M0 0L0 100L50 100' },
  Ґ: { width: 48, sides: [straight, slanted], strokes: 'M0 0L0 100L48 100L48 128' },
  Д: { width: 76, sides: slants, strokes: 'M8 0L22 100L64 100L64 0M0 -14L0 0L76 0L76 -14' },
  Ё: {
    width: 54,
    sides: [straight, slanted],
    strokes: `M54 100L0 100L0 0L54 0M0 53L46 53${dots(14, 40)}`,
  },
  Ж: { width: 96, sides: slants, strokes: 'M48 0L48 100M3 100L48 52L93 100M0 0L48 52L96 0' },
  З: {
    width: 59,
    sides: [round, round],
    strokes: 'M3 82C9 94 18 100 29 100H55 77V29 54L20 54M29 54H59 27V28 0C15 0 5 6 0 18',
  },
  И: { width: 68, sides: both, strokes: i },
  Й: { width: 68, sides: both, strokes: i + bow(18, 50) },
  Л: { width: 66, sides: [slanted, straight], strokes: 'M0 0C12 4 16 20 20 100L66 100L66 0' },
  П: { width: 66, sides: both, strokes: 'M0 0L0 100L66 100L66 0' },
  У: { width: 66, sides: slants, strokes: u },
  Ў: { width: 66, sides: slants, strokes: u + bow(17, 49) },
  Ф: { width: 90, sides: [round, round], strokes: 'M45 0L45 100M45 86H0 54V45 22H90 54V45 86' },
  Ц: { width: 76, sides: [straight, slanted], strokes: 'M0 100L0 0L76 0L76 -14M64 100L64 0' },
  Ч: { width: 60, sides: both, strokes: 'M0 100L0 72V28 44C42 44 52 48 60 54M60 100L60 0' },
  Ш: { width: 96, sides: both, strokes: 'M0 100L0 0L96 0L96 100M48 100L48 0' },
  Щ: {
    width: 108,
    sides: [straight, slanted],
    strokes: 'M0 100L0 0L108 0L108 -14M48 100L48 0M96 100L96 0',
  },
  Ъ: { width: 78, sides: [slanted, round], strokes: 'M0 100L20 100L20 0L50 0H78 27V50 54L20 54' },
  Ы: { width: 84, sides: both, strokes: 'M0 100L0 0L28 0H56 27V28 54L0 54M84 100L84 0' },
  Ь: { width: 58, sides: [straight, round], strokes: 'M0 100L0 0L29 0H58 27V29 54L0 54' },
  Э: {
    width: 72,
    sides: [slanted, round],
    strokes: 'M0 79C8 92 19 100 32 100H72 50V32 0C19 0 8 8 0 21M72 50L24 50',
  },
  Ю: {
    width: 106,
    sides: [straight, round],
    strokes: 'M0 0L0 100M0 53L28 53M67 100H28 50V67 0H106 50V67 100',
  },
  Я: { width: 62, sides: [slanted, straight], strokes: 'M62 0L62 100L31 100H4 73V31 46L62 46M31 46L0 0' },
  Є: {
    width: 72,
    sides: [round, slanted],
    strokes: 'M72 79C64 92 53 100 40 100H0 50V40 0C53 0 64 8 72 21M0 50L48 50',
  },
  Ї: { width: 26, sides: both, strokes: `M13 0L13 100${dots(5, 21)}` },
  Ђ: {
    width: 72,
    sides: [slanted, straight],
    strokes: 'M0 100L58 100M24 100L24 0M24 50C36 60 46 62 52 62H72 40L72 34C72 10 60 0 46 0',
  },
  Ћ: {
    width: 72,
    sides: [slanted, straight],
    strokes: 'M0 100L58 100M24 100L24 0M24 50C36 60 46 62 52 62H72 40L72 0',
  },
  Љ: {
    width: 108,
    sides: [slanted, round],
    strokes: 'M0 0C12 4 16 20 20 100L58 100L58 0L82 0H108 27V82 54L58 54',
  },
  Њ: {
    width: 104,
    sides: [straight, round],
    strokes: 'M0 0L0 100M0 54L78 54H104 27V78 0L54 0L54 100',
  },
  Џ: { width: 64, sides: both, strokes: 'M0 100L0 0L64 0L64 100M32 0L32 -14' },

  Δ: { width: 76, sides: slants, strokes: 'M0 0L38 100L76 0L0 0' },
  Θ: { width: 84, sides: [round, round], strokes: 'M42 100H0 50V42 0H84 50V42 100M22 50L62 50' },
  Λ: { width: 72, sides: slants, strokes: 'M0 0L36 100L72 0' },
  Ξ: { width: 60, sides: slants, strokes: 'M2 100L58 100M8 52L52 52M0 0L60 0' },
  Σ: { width: 60, sides: slants, strokes: 'M58 100L2 100L34 50L0 0L60 0' },
  Ψ: { width: 84, sides: both, strokes: 'M42 0L42 100M0 100L0 66V42 32H84 66L84 100' },
  Ω: {
    width: 84,
    sides: [round, round],
    strokes: 'M0 0L26 0C10 14 0 34 0 56V42 100H84 56C84 34 74 14 58 0L84 0',
  },
};

/** Letters of the first string use the strokes of those of the second. */
const drawnAs = [
  ['АВЕКМНОРСТХІЈЅ', 'ABEKMHOPCTXIJS'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['ΓΠΦ', 'ГПФ'],
] as const;

export function lookAlike(letter: string): string {
  for (const [letters, others] of drawnAs) {
    const at = letters.indexOf(letter);
    if (at >= 0) return others.charAt(at);
  }
  return letter;
}
