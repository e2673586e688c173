import { ok, refuse, type Result } from '#shared/kernel/index.ts';

/**
 * Numbers as a person writes them: `15`, `15.5`, `15,5`, `15,5 mm`, `1.5 cm`, `0.5"`. Comma and point both stand before the
 * decimals, whatever the language, so neither is read between thousands: `1.000,5` is no number.
 */

/** What a number field takes. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** Counted, not measured. */
  readonly whole: boolean;
  /** What a bare number is in, as `mm`; others of its kind are converted. */
  readonly unit?: string | undefined;
}

export interface NumberTextProblem {
  readonly code:
    | 'number/empty'
    | 'number/not-a-number'
    | 'number/not-whole'
    | 'number/too-small'
    | 'number/too-large';
}

/** A ten-thousandth of any unit is finer than its use; it also cuts the tail of binary digits that inches leave. */
const finest = 1e4;

/** Conversion factors: `units[to][from]`. */
const units: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mm: { mm: 1, cm: 10, in: 25.4, inch: 25.4, '"': 25.4 },
  s: { s: 1, min: 60 },
  min: { min: 1, h: 60 },
};

/** The number in a text, in `unit`; undefined where there is none, or where it is in a unit of another kind. */
export function numberFromText(text: string, unit: string | undefined): number | undefined {
  const match = /^([-+\u2212]?)(\d+(?:[.,]\d*)?|[.,]\d+)\s*(\p{L}*|["%])$/u.exec(text.trim());
  if (match === null) return undefined;
  const [, sign = '', digits = '', written = ''] = match;
  const factor = factorOf(written.toLowerCase(), unit);
  if (factor === undefined) return undefined;
  const number = Number(digits.replace(',', '.')) * factor;
  // Adding 0 makes 0 of -0.
  return Math.round((sign === '' || sign === '+' ? number : -number) * finest) / finest + 0;
}

function factorOf(written: string, unit: string | undefined): number | undefined {
  if (written === '' || written === unit) return 1;
  const known = units[unit ?? ''] ?? {};
  return Object.hasOwn(known, written) ? known[written] : undefined;
}

/** The number that a field may take, or why its text is none. */
export function numberInRange(text: string, range: NumberRange): Result<number, NumberTextProblem> {
  const { min, max, whole, unit } = range;
  const number = numberFromText(text, unit);
  if (text.trim() === '') return refuse({ code: 'number/empty' });
  if (number === undefined) return refuse({ code: 'number/not-a-number' });
  if (number < min) return refuse({ code: 'number/too-small' });
  if (number > max) return refuse({ code: 'number/too-large' });
  if (whole && !Number.isInteger(number)) return refuse({ code: 'number/not-whole' });
  return ok(number);
}

/** A number as a field shows it, and reads it again: no thousands, no exponent, at most four decimals. */
export function textFromNumber(number: number): string {
  return number.toFixed(4).replace(/\.?0+$/, '');
}

/**
 * The next number on the grid of steps that begins at `min`: up for 1, down for -1. What lies between two steps goes to the
 * nearer one in that direction; nothing leaves the range, and what is out of it comes back to its edge.
 */
export function stepped(number: number, { min, max, step }: StepRange, direction: 1 | -1): number {
  if (number < min) return min;
  if (number > max) return max;
  const at = Math.round(((number - min) / step) * finest) / finest;
  const next = direction === 1 ? Math.floor(at) + 1 : Math.ceil(at) - 1;
  return Math.round(Math.min(max, Math.max(min, min + next * step)) * finest) / finest;
}

export interface StepRange extends Pick<NumberRange, 'min' | 'max'> {
  readonly step: number;
}
