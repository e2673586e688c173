import { TestRunner } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What the test measured, for the evidence page. */
    figures?: Readonly<Record<string, number>>;
  }
}

/** Figures of the test that runs now, which go with its result into the report, and on to TESTING.md. */
export function tellFigures(figures: Readonly<Record<string, number>>): void {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) throw new Error('Figures are told by a test while it runs.');
  test.meta.figures = figures;
}
