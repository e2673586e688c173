import type { Dice } from './dice.ts';

/** Something that goes wrong at a moment of a world, in milliseconds since it began. */
export type Fault = { readonly at: number } &
  /** The door dies after so many more calls to the disk. */
  (
    | { readonly kind: 'kill'; readonly calls: number }
    | { readonly kind: 'power' }
    /** The disk has so many bytes left, for so long. */
    | { readonly kind: 'full'; readonly left: number; readonly forMs: number }
    | { readonly kind: 'slow'; readonly forMs: number }
    | { readonly kind: 'held'; readonly renames: number }
    | { readonly kind: 'broken'; readonly writes: number }
    /** The disk says that it has synced, for so long, and then the power goes. */
    | { readonly kind: 'lies'; readonly forMs: number }
    | { readonly kind: 'clock'; readonly byMs: number }
    /** A second door is opened on the home. */
    | { readonly kind: 'second' }
    | { readonly kind: 'close' }
    /** The line of the box loses, turns over, doubles or delays what it carries, for so long. */
    | { readonly kind: 'line'; readonly how: (typeof disturbances)[number]; readonly forMs: number }
    | { readonly kind: 'unplug'; readonly forMs: number }
    /** The box loses its power for a moment. */
    | { readonly kind: 'restart' }
    /** A byte of a game's file is turned over by somebody else. */
    | { readonly kind: 'damage'; readonly nth: number; readonly byte: number }
  );

const disturbances = ['drop', 'lose', 'flip', 'repeat', 'delay', 'flood'] as const;

const kinds: readonly [Fault['kind'], ...Fault['kind'][]] = [
  'kill',
  'kill',
  'kill',
  'power',
  'power',
  'full',
  'slow',
  'held',
  'broken',
  'lies',
  'clock',
  'second',
  'close',
  'damage',
  'line',
  'line',
  'unplug',
  'restart',
];

const hour = 3_600_000;

export function drawFaults(dice: Dice, lastsMs: number): readonly Fault[] {
  const faults = Array.from({ length: dice.between(3, 12) }, () => draw(dice, dice.below(lastsMs)));
  return faults.toSorted((one, other) => one.at - other.at);
}

function draw(dice: Dice, at: number): Fault {
  const kind = dice.pick(kinds);
  switch (kind) {
    case 'kill':
      return { at, kind, calls: dice.between(1, 40) };
    case 'full':
      return { at, kind, left: dice.below(2_000), forMs: dice.between(1_000, 600_000) };
    case 'slow':
    case 'lies':
      return { at, kind, forMs: dice.between(1_000, 300_000) };
    case 'line':
      return { at, kind, how: dice.pick(disturbances), forMs: dice.between(1_000, 300_000) };
    case 'unplug':
      return { at, kind, forMs: dice.between(500, 120_000) };
    case 'held':
      return { at, kind, renames: dice.between(1, 20) };
    case 'broken':
      return { at, kind, writes: dice.between(1, 5) };
    case 'clock':
      return { at, kind, byMs: dice.between(-48 * hour, 48 * hour) };
    case 'damage':
      return { at, kind, nth: dice.below(50), byte: dice.below(100_000) };
    case 'power':
    case 'second':
    case 'close':
    case 'restart':
      return { at, kind };
  }
}

export function faultText(fault: Fault): string {
  const { at, kind, ...how } = fault;
  return `at ${(at / 1000).toFixed(3)} s: ${kind}${Object.entries(how)
    .map(([name, value]) => ` ${name} ${value}`)
    .join(',')}`;
}
