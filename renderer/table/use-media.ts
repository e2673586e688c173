import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { monotonicNow } from './store/index.ts';

export function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
}

/** Returns the whole seconds until `endsAt`, or undefined without a time limit. */
export function useSecondsLeft(endsAt: number | undefined): number | undefined {
  const [now, setNow] = useState(monotonicNow);
  useEffect(() => {
    if (endsAt === undefined) return;
    const tick = () => setNow(monotonicNow());
    tick();
    const timer = setInterval(tick, 200);
    return () => {
      clearInterval(timer);
    };
  }, [endsAt]);
  return endsAt === undefined ? undefined : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
