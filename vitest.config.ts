import { defineConfig } from 'vitest/config';
import { patience } from './tests/support/patience.ts';

/** One project a folder of tests. */
const project = (name: string, include: string[], more = {}) => ({
  extends: true as const,
  test: { name, include, environment: 'node', ...more },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    testTimeout: 10 * patience,
    hookTimeout: 10 * patience,
    expect: { poll: { timeout: patience } },
    projects: [
      project('shared', ['tests/shared/**/*.test.ts', 'tests/golden/**/*.test.ts']),
      project('print', ['tests/print-templates/**/*.test.ts']),
      project('protocol', ['tests/firmware-protocol/**/*.test.ts']),
      project('electron', ['tests/electron/**/*.test.ts']),
      project('renderer', ['tests/renderer/**/*.test.{ts,tsx}']),
      project('attacks', ['tests/attacks/**/*.test.ts']),
      project('e2e', ['tests/e2e/**/*.test.ts']),
    ],
  },
});
