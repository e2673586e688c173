export { beginWorth, measureWorth, worthDefaults, worthFigures } from './worth.ts';
export type { Estimate, WorthAsk, WorthFigures, WorthSums } from './worth.ts';
