import type { Clock } from '../transports/transport.ts';

/** Stopping the clock cancels everything that waits on it and refuses new waits. */
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
