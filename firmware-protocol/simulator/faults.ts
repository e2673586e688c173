import { ok, refuse, nextInt, type Problem, type Result, type RandomState } from '#shared/kernel/index.ts';

/** A simulated box and its line have these faults. Chances are from 0 to 1 and apply to each frame, either way. */
export interface Faults {
  readonly drop: number;
  /** This is the chance of each single byte, not of the frame, to be lost. */
  readonly lose: number;
  readonly flip: number;
  readonly repeat: number;
  /** The frame arrives up to `delayMs` late, so that others may overtake it. */
  readonly delay: number;
  readonly delayMs: number;
  readonly resetOnOpen: boolean;
  /** The box is silent for this long after a reset. */
  readonly startMs: number;
  readonly bootText: string;
  readonly broken: readonly number[];
  /** The line carries this many bytes of garbage a second between the frames. */
  readonly floodPerSecond: number;
  readonly major: number;
  readonly minor: number;
  /** Another device is on the port: it is mute, sends lines of text or echoes. */
  readonly otherThing: 'none' | 'mute' | 'chatter' | 'echo';
}

export const noFaults: Faults = {
  drop: 0,
  lose: 0,
  flip: 0,
  repeat: 0,
  delay: 0,
  delayMs: 120,
  resetOnOpen: false,
  startMs: 0,
  bootText: '',
  broken: [],
  floodPerSecond: 0,
  major: 1,
  minor: 1,
  otherThing: 'none',
};

export const faultPresets = {
  drop: { drop: 0.1 },
  lose: { lose: 0.05 },
  flip: { flip: 0.1 },
  repeat: { repeat: 0.1 },
  delay: { delay: 0.1 },
  reset: { resetOnOpen: true, startMs: 1600 },
  sensor: { broken: [0] },
  flood: { floodPerSecond: 20_000 },
  late: { resetOnOpen: true, startMs: 4500 },
  'boot-text': { resetOnOpen: true, startMs: 300, bootText: 'Boot loader 4.4, starting\r\n' },
  'other-version': { major: 2 },
  'older-version': { minor: 0 },
  mute: { otherThing: 'mute' },
  chatter: { otherThing: 'chatter' },
  echo: { otherThing: 'echo' },
} as const satisfies Record<string, Partial<Faults>>;

export interface UnknownFault extends Problem {
  readonly code: 'box/unknown-fault';
  readonly fault: string;
  readonly known: readonly string[];
}

export type FaultName = keyof typeof faultPresets;

/** These faults belong to the line, not to the box, so they also apply to a real firmware. */
export const lineFaults: readonly FaultName[] = ['drop', 'lose', 'flip', 'repeat', 'delay', 'reset'];

/** Later faults override earlier ones. */
export function parseFaults(
  names: readonly string[],
  known: readonly string[] = Object.keys(faultPresets),
): Result<Faults, UnknownFault> {
  let faults = noFaults;
  for (const name of names) {
    if (!known.includes(name)) return refuse({ code: 'box/unknown-fault', fault: name, known });
    faults = { ...faults, ...faultPresets[name as keyof typeof faultPresets] };
  }
  return ok(faults);
}

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
