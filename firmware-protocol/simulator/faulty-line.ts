import { nextInt, type RandomState } from '#shared/kernel/index.ts';
import type { Faults } from './faults.ts';

export interface Arrival {
  readonly bytes: Uint8Array;
  readonly afterMs: number;
}

const precise = 1_000_000;

export function throughLine(
  faults: Faults,
  bytes: Uint8Array,
  random: RandomState,
): readonly [readonly Arrival[], RandomState] {
  let state = random;
  const roll = (below: number): number => {
    const [value, after] = nextInt(state, below);
    state = after;
    return value;
  };
  const happens = (chance: number): boolean => chance > 0 && roll(precise) < chance * precise;
  if (happens(faults.drop)) return [[], state];
  const carried = faults.lose > 0 ? bytes.filter(() => !happens(faults.lose)) : Uint8Array.from(bytes);
  if (carried.length === 0) return [[], state];
  if (happens(faults.flip)) {
    const at = roll(carried.length);
    carried[at] = (carried[at] ?? 0) ^ (1 << roll(8));
  }
  const afterMs = happens(faults.delay) ? 1 + roll(faults.delayMs) : 0;
  const once: Arrival = { bytes: carried, afterMs };
  return [happens(faults.repeat) ? [once, { ...once, afterMs: afterMs + roll(20) }] : [once], state];
}
