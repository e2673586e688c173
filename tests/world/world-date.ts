import type { WorldClock } from './clock.ts';

/** While this runs, dates are those of the world. */
export async function withWorldDate<T>(clock: WorldClock, run: () => Promise<T>): Promise<T> {
  const Real = globalThis.Date;
  class WorldDate extends Real {
    constructor(...parts: readonly []) {
      if (parts.length === 0) super(clock.date());
      else super(...parts);
    }
    static override now(): number {
      return clock.date();
    }
  }
  globalThis.Date = WorldDate as DateConstructor;
  try {
    return await run();
  } finally {
    globalThis.Date = Real;
  }
}
