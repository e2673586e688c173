/** Time as a connection needs it; a test brings its own. */
export interface Clock {
  /** Milliseconds from some beginning; never runs back, so that a corrected wall clock stalls nothing. */
  now(): number;
  /** Milliseconds since 1970, for people. */
  date(): number;
  /** Calls once after that many milliseconds; what it returns calls it off. */
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
