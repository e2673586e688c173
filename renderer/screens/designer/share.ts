const tenth = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

/** A share of 1 in per cent, to a tenth, as “43 %”. */
export const share = (of: number): string => `${tenth.format(100 * of)}\u00a0%`;
