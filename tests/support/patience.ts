/**
 * How long a test waits for what a user would wait for, in ms: a guard against hanging, not a promise of speed. What
 * comes within a second on a quiet machine may take a minute on a busy one, and is right all the same. Each `expect.poll`
 * waits so long, and a whole test or hook ten times as long (vitest.config.ts).
 */
export const patience = 60_000;
