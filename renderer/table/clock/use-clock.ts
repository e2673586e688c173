import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { clockOf } from '#shared/engine/index.ts';
import type { Shell } from '../use-shell.ts';
import { limitTime, type ClockTime } from './clocks.ts';
import { monotonicNow, type Play, type ShownClock, type TableTypes } from '../store/index.ts';

/** Returns the clock and now (`monotonicNow`), which advances while something runs. */
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

/** The limit that the game's own rules set, while there is one. */
export function useRulesTime<T extends TableTypes>({
  play,
  game,
}: Pick<Shell<T>, 'play' | 'game'>): ClockTime | undefined {
  const [clock, now] = useClock(play);
  return limitTime('rules', game, clock, now);
}

/** A shorter limit of the game's own rules, such as a window of ten seconds, has its own place on the table. */
const longLimit = 60_000;

/** The table may be paused if it has a clock, or while a limit of the game's own rules runs. */
export function useMayPause<T extends TableTypes>(
  { store }: Play<T>,
  view: T['view'],
  isOver: boolean,
): { readonly byKey: boolean; readonly byButton: boolean } {
  const longest = useStore(store, ({ clock }) => Math.max(0, ...clock.running.map(({ ms }) => ms)));
  const hasClock = clockOf(view) !== undefined;
  return {
    byKey: !isOver && (hasClock || longest > 0),
    byButton: !isOver && (hasClock || longest >= longLimit),
  };
}
