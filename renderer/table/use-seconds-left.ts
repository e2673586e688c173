import { useEffect, useState } from 'react';

/** Whole seconds until `endsAt`; undefined without a time limit. */
export function useSecondsLeft(endsAt: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (endsAt === undefined) return;
    const tick = () => {
      setNow(Date.now());
    };
    tick();
    const timer = setInterval(tick, 200);
    return () => {
      clearInterval(timer);
    };
  }, [endsAt]);
  return endsAt === undefined ? undefined : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
