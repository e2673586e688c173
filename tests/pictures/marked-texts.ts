/** Signs that are never drawn (invisible operators of Unicode): four digits, and what ends a number. */
const digits = ['\u2061', '\u2062', '\u2063', '\u2064'] as const;
const end = '\u2060';
const marks = /([\u2061-\u2064]+)\u2060/gu;

/** A text with a number behind it that nobody sees, by which it is found again on a screen. */
export function marked(text: string, number: number): string {
  const written = [...number.toString(digits.length)].map((digit) => digits[Number(digit)]);
  return `${text}${written.join('')}${end}`;
}

/** The numbers of the marked texts that a text of a screen is made of, in turn. */
export function marksIn(text: string): readonly number[] {
  return [...text.matchAll(marks)].map(([, written = '']) =>
    [...written].reduce(
      (sum, sign) => sum * digits.length + digits.indexOf(sign as (typeof digits)[number]),
      0,
    ),
  );
}
