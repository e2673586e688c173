export interface Clock {
  /** Milliseconds from an arbitrary start. It never runs back, so that a corrected wall clock stalls nothing. */
  now(): number;
  /** Milliseconds since 1970, for display. */
  date(): number;
  /** Calls once after this many milliseconds; the function returned cancels it. */
  after(ms: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  date: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
