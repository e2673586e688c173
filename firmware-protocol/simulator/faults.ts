import { ok, refuse, type Problem, type Result } from '#shared/kernel/index.ts';

/** What may be wrong with a simulated box and the line to it. Chances run from 0 to 1, for each frame either way. */
export interface Faults {
  readonly drop: number;
  /** The chance of each single byte, not of the frame, to be lost. */
  readonly lose: number;
  /** One bit of the frame comes over wrong. */
  readonly flip: number;
  readonly repeat: number;
  /** The frame comes late by up to `delayMs`, so that others overtake it. */
  readonly delay: number;
  readonly delayMs: number;
  /** Opening the port resets the box, as with most small boards. */
  readonly resetOnOpen: boolean;
  /** From reset to the first answer. */
  readonly startMs: number;
  /** Said by the boot loader before anything else. */
  readonly bootText: string;
  /** Squares whose sensor does not hold still. */
  readonly broken: readonly number[];
  /** Bytes of garbage a second between the frames. */
  readonly floodPerSecond: number;
  /** Speaks this version of the protocol. */
  readonly major: number;
  readonly minor: number;
  /** Another thing on the port: says nothing, sends lines of text, or gives back what it gets. */
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

/** What the command line may ask for by name, each with what it does. */
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

/** Faults by name, several joined: later ones win. */
export function parseFaults(names: readonly string[]): Result<Faults, UnknownFault> {
  let faults = noFaults;
  for (const name of names) {
    if (!Object.hasOwn(faultPresets, name)) {
      return refuse({ code: 'box/unknown-fault', fault: name, known: Object.keys(faultPresets) });
    }
    faults = { ...faults, ...faultPresets[name as keyof typeof faultPresets] };
  }
  return ok(faults);
}
