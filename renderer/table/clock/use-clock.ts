import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { clockOf } from '#shared/engine/index.ts';
import { monotonicNow, type Play, type ShownClock, type TableTypes } from '../store/index.ts';

/** Returns the clock and the time of day, which advances while something runs. */
export function useClock<T extends TableTypes>({ store }: Play<T>): readonly [ShownClock, number] {
  const clock = useStore(store, (state) => state.clock);
  const [now, setNow] = useState(monotonicNow);
  const runs = clock.running.length > 0;
  useEffect(() => {
    const tick = () => setNow(monotonicNow());
    tick();
    if (!runs) return;
    const timer = setInterval(tick, 200);
    return () => {
      clearInterval(timer);
    };
  }, [clock, runs]);
  return [clock, now];
}

/** The table may be paused if it has a clock, or while a limit of the game's own rules runs. */
export function useMayPause<T extends TableTypes>(
  { store }: Play<T>,
  view: T['view'],
  isOver: boolean,
): boolean {
  const runs = useStore(store, ({ clock }) => clock.running.length > 0);
  return !isOver && (clockOf(view) !== undefined || runs);
}
