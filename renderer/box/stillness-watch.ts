import { sense, settle, settlesAt, stillSince, unsettled } from '#shared/box-sync/index.ts';

export interface StillnessWatch {
  /** `squares` have been unchanged for `heldMs`; they are undefined while no box is heard. */
  take(squares: string | undefined, spanMs: number, heldMs: number): void;
  readonly settled: () => string | undefined;
  readonly subscribe: (listen: () => void) => () => void;
}

export function createStillnessWatch(): StillnessWatch {
  const listeners = new Set<() => void>();
  let state = unsettled;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const become = (next: typeof state): void => {
    const isNews = next.settled !== state.settled;
    state = next;
    if (isNews) for (const listen of listeners) listen();
  };
  return {
    take(squares, spanMs, heldMs) {
      clearTimeout(timer);
      become(sense(state, squares, stillSince(performance.now(), heldMs, spanMs)));
      const at = settlesAt(state, spanMs);
      if (at === undefined) return;
      timer = setTimeout(() => {
        // A timer may fire a little early.
        become(settle(state, Math.max(at, performance.now()), spanMs));
      }, at - performance.now());
    },
    settled: () => state.settled,
    subscribe(listen) {
      listeners.add(listen);
      return () => {
        listeners.delete(listen);
        if (listeners.size === 0) clearTimeout(timer);
      };
    },
  };
}
