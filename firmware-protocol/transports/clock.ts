/** Time as a connection needs it; a test brings its own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls once after that many milliseconds; what it returns calls it off. */
  after(ms: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
