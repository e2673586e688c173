const tenth = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** In per cent with at most one decimal, as “43 %”. */
export const share = (of: number): string => `${tenth.format(100 * of)}\u00a0%`;
