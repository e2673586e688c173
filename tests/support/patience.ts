import { vi } from 'vitest';

/**
 * How long a test waits for what a user would wait for, in ms: a guard against hanging, not a promise of speed. What
 * comes within a second on a quiet machine may take a minute on a busy one, and is right all the same.
 */
export const patience = 60_000;

// Whoever imports this waits so long in each `expect.poll`, and several times as long for a whole test or hook.
vi.setConfig({
  testTimeout: 10 * patience,
  hookTimeout: 10 * patience,
  expect: { poll: { timeout: patience } },
});
