import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';
import { patience, testPatience } from './tests/support/patience.ts';

/** One project a folder of tests. */
const project = (name: string, include: string[], more = {}) => ({
  extends: true as const,
  test: { name, include, environment: 'node', ...more },
});

/** What leaves no state behind is loaded once for all files: a fourth of their time was loading it again. */
const loadedOnce = { isolate: false };

/** Here another module stands in for Electron's. */
const desktop = ['tests/electron/main/**/*.test.ts', 'tests/electron/*.test.ts'];

/** Here the registers of games have one game more. */
const oneGameMore = ['tests/shared/games/sixth-game{,-added}.test.ts'];

export default defineConfig({
  test: {
    // Tests of the screens wait for a browser half of the time: three files keep two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Commands that tests start as processes of their own strip and compile our sources once, not each anew.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL('build/compile-cache', import.meta.url)) },
    // Without this no property could be repeated, and loading it each time would cost more than it tells.
    setupFiles: process.env.CUBEWRIGHT_SEED === undefined ? [] : ['tests/support/seed-properties.ts'],
    testTimeout: testPatience,
    hookTimeout: testPatience,
    expect: { poll: { timeout: patience } },
    projects: [
      project('shared', ['tests/{shared,golden,fuzz}/**/*.test.ts', 'tests/examples/*.test.ts'], {
        ...loadedOnce,
        exclude: oneGameMore,
      }),
      project('sixth-game', oneGameMore),
      project('print', ['tests/print-templates/**/*.test.ts'], loadedOnce),
      project('protocol', ['tests/firmware-protocol/**/*.test.ts'], loadedOnce),
      project('electron', ['tests/electron/*/**/*.test.ts'], { ...loadedOnce, exclude: desktop }),
      project('desktop', desktop),
      project('renderer', ['tests/renderer/**/*.test.{ts,tsx}'], loadedOnce),
      project('attacks', ['tests/{attacks,world}/**/*.test.ts'], loadedOnce),
      // Each of them needs playwright, a browser and most a door, which are started once for all files of a worker.
      project('e2e', ['tests/e2e/**/*.test.ts'], {
        isolate: false,
        env: { CUBEWRIGHT_KEEP_BROWSER: '1' },
        globalSetup: 'tests/support/lent-doors.ts',
      }),
    ],
  },
});
