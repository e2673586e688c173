import { defineConfig } from 'vitest/config';

/** The tests of one part, which `npm run mutants` names: Stryker runs them in a copy of the project. */
export default defineConfig({
  test: {
    name: 'mutants',
    environment: 'node',
    include: process.env.CUBEWRIGHT_MUTANT_TESTS?.split('\n') ?? [],
    testTimeout: 60_000,
    watch: false,
  },
});
