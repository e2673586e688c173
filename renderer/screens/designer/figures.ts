import { figures, tenth } from '#renderer/app/index.ts';
import type { Estimate } from '#shared/set-design/index.ts';

export const share = (of: number): string => `${tenth.format(100 * of)}\u00a0%`;

/** Returns half the width of the 95 % confidence interval. */
export function halfOf({ error }: Estimate): number {
  return 1.96 * error;
}

const points = figures<number>(
  (of) => new Intl.NumberFormat(of, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);
const signs = figures<number>(
  (of) =>
    new Intl.NumberFormat(of, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      signDisplay: 'exceptZero',
    }),
);

export const numberText = (figure: number): string => points.format(figure);
export const signed = (figure: number): string => signs.format(figure).replace('-', '−');
