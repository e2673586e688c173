/**
 * Runs of a random test: as many as find a mistake of today's soon enough; `npm run at-length` takes `CUBEWRIGHT_TIMES`
 * as many, which find those that are rare.
 */
export const runs = (some: number): number => some * Number(process.env.CUBEWRIGHT_TIMES ?? 1);
