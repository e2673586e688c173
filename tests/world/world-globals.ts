import type { Program } from './program.ts';

/** What a module of a program has in place of Node's globals: time is the world's, and ends with the program. */
export function globalsOf(program: Program) {
  const { clock } = program.world;
  const RealDate = globalThis.Date;
  class Date extends RealDate {
    constructor(...parts: readonly []) {
      if (parts.length === 0) super(clock.date());
      else super(...parts);
    }
    static override now(): number {
      return clock.date();
    }
  }
  const alive = (run: () => void) => (): void => {
    if (program.isAlive) run();
  };
  const setTimeout = (run: () => void, ms = 0): number => clock.after(ms, alive(run));
  const clearTimeout = (id: number | undefined): void => {
    if (id !== undefined) clock.cancel(id);
  };
  return { Date, performance: { now: () => clock.now() }, setTimeout, clearTimeout };
}

export const globalNames = 'Date, performance, setTimeout, clearTimeout';
