export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** This is a chain of WS2812 lights on a pin. Times are cycles of 62.5 ns. */
export interface LightStrip {
  edge(high: boolean, cycle: number): void;
  colours(): readonly Rgb[];
  /** Counts the pulses and pauses outside the limits, and the transmissions of a wrong length. */
  faults(): number;
  longestPause(): number;
  sendings(): number;
}

const dark: Rgb = { red: 0, green: 0, blue: 0 };
/** The limits follow the data sheets of WS2812, WS2812B and SK6812, and what all three were found to tolerate. */
const limits = { zero: [4, 8], one: [10, 16], lowLeast: 5, pauseMost: 80, latch: 800 } as const;

export function createLightStrip(lights: number): LightStrip {
  let shown: readonly Rgb[] = Array.from({ length: lights }, () => dark);
  let bits: number[] = [];
  let roseAt = 0;
  let fellAt = -Infinity;
  let faults = 0;
  let longestPause = 0;
  let sendings = 0;

  const within = ([least, most]: readonly [number, number], cycles: number): boolean =>
    cycles >= least && cycles <= most;

  function show(): void {
    if (bits.length === 0) return;
    if (bits.length !== lights * 24) faults += 1;
    const byte = (at: number): number => bits.slice(at, at + 8).reduce((all, bit) => all * 2 + bit, 0);
    shown = shown.map((before, light) =>
      bits.length < (light + 1) * 24
        ? before
        : { green: byte(light * 24), red: byte(light * 24 + 8), blue: byte(light * 24 + 16) },
    );
    bits = [];
    sendings += 1;
  }

  return {
    edge(high, cycle) {
      if (!high) {
        const width = cycle - roseAt;
        if (!within(limits.zero, width) && !within(limits.one, width)) faults += 1;
        bits.push(width >= limits.one[0] ? 1 : 0);
        fellAt = cycle;
        return;
      }
      roseAt = cycle;
      const pause = cycle - fellAt;
      if (bits.length === 0) return;
      if (bits.length >= lights * 24 && pause >= limits.latch) return show();
      longestPause = Math.max(longestPause, pause);
      if (pause < limits.lowLeast || pause > limits.pauseMost) faults += 1;
    },
    colours() {
      if (bits.length >= lights * 24) show();
      return shown;
    },
    faults: () => faults,
    longestPause: () => longestPause,
    sendings: () => sendings,
  };
}
