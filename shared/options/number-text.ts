import { ok, refuse, type Result } from '#shared/kernel/index.ts';

/** Comma and point both begin decimals in every language, so neither separates thousands: `1.000,5` is no number. */

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly whole: boolean;
  /** A number without a unit is in this one, such as `mm`; other units of its kind are converted. */
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

/** A ten-thousandth of any unit is finer than needed; rounding to it also removes the binary remainder of inches. */
const finest = 1e4;

/** A number in `from` times `units[to][from]` is in `to`. */
const units: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mm: { mm: 1, cm: 10, in: 25.4, inch: 25.4, '"': 25.4 },
  s: { s: 1, min: 60 },
  min: { min: 1, h: 60 },
};

/** Returns the number in `unit`; undefined if there is none, or if its unit is of another kind. */
export function numberFromText(text: string, unit: string | undefined): number | undefined {
  const match = /^([-+\u2212]?)(\d+(?:[.,]\d*)?|[.,]\d+)\s*(\p{L}*|["%])$/u.exec(text.trim());
  if (match === null) return undefined;
  const [, sign = '', digits = '', written = ''] = match;
  const factor = factorOf(written.toLowerCase(), unit);
  if (factor === undefined) return undefined;
  const number = Number(digits.replace(',', '.')) * factor;
  return Math.round((sign === '' || sign === '+' ? number : -number) * finest) / finest + 0;
}

function factorOf(written: string, unit: string | undefined): number | undefined {
  if (written === '' || written === unit) return 1;
  const known = units[unit ?? ''] ?? {};
  return Object.hasOwn(known, written) ? known[written] : undefined;
}

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

/** The text reads back as the same number: no thousands separators, no exponent, at most four decimals. */
export function textFromNumber(number: number): string {
  return number.toFixed(4).replace(/\.?0+$/, '');
}

/** Steps on the grid that begins at `min`; a number between steps goes to the next, one out of range to its edge. */
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

/** Whether a text of any language names both ends of a range; decimals follow a comma or a point. */
export function namesRange(text: string, { min, max }: Pick<NumberRange, 'min' | 'max'>): boolean {
  const named = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((figure) => Number(figure.replace(',', '.')));
  return named.includes(min) && named.includes(max);
}
