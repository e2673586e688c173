/**
 * Limits of time, in ms. They are guards against hanging, not promises of speed: what takes a second on a quiet machine
 * may take half a minute on a busy one, and is right all the same.
 */

/** For one thing that a test waits for: each `expect.poll`, each wait of a page. */
export const patience = 40_000;

/** For a whole test or hook that takes under fifteen seconds on a quiet machine; one that hangs costs three minutes. */
export const testPatience = 3 * 60_000;

/** For the few tests that take longer than that: large samples, whole games. Samples at length may take hours (0: no limit). */
export const longTest = process.env.CUBEWRIGHT_AT_LENGTH === '1' ? 0 : 10 * 60_000;

/** For one thing that such a test waits for, so that it is named before the test ends. To `expect.poll` 0 is no time at all, not no limit. */
export const longWait = 4 * 60_000;
