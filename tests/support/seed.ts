/** Another one each run, told with each failure; `CUBEWRIGHT_SEED` repeats a run. */
export const seed = Number(process.env.CUBEWRIGHT_SEED ?? Date.now() % 2 ** 30);
