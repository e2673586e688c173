import type { Clock } from '../transports/clock.ts';

/** A clock of which everything that waits can be called off at once; nothing waits on it from then on. */
export interface StoppableClock extends Clock {
  stop(): void;
}

export function stoppableClock(clock: Clock): StoppableClock {
  const waiting = new Set<() => void>();
  let stopped = false;
  return {
    now: () => clock.now(),
    date: () => clock.date(),
    after(ms, call) {
      if (stopped) return () => undefined;
      const callOff = clock.after(ms, () => {
        waiting.delete(callOff);
        call();
      });
      waiting.add(callOff);
      return () => {
        waiting.delete(callOff);
        callOff();
      };
    },
    stop() {
      stopped = true;
      for (const callOff of waiting) callOff();
      waiting.clear();
    },
  };
}
