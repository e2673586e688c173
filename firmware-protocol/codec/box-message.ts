import type { LightStyle } from './host-message.ts';
import type { ErrorName, Feature, TestName } from './message.ts';
import type { Squares } from './squares.ts';

export interface Info {
  readonly kind: 'info';
  /** Sequence number of the hello this answers. */
  readonly answers: number;
  readonly major: number;
  readonly minor: number;
  /** As `1.4.2`. */
  readonly firmware: string;
  readonly rows: number;
  readonly columns: number;
  readonly features: readonly Feature[];
  /** Differs from one start of the box to the next. */
  readonly boot: number;
  readonly debounceMs: number;
  /** How many changes the box keeps for a reader who was away. */
  readonly kept: number;
  readonly serialNumber: string;
}
/** All that can be known of a box that speaks another major version. */
export interface ForeignInfo {
  readonly kind: 'foreignInfo';
  readonly answers: number;
  readonly major: number;
  readonly minor: number;
}
export interface Snapshot {
  readonly kind: 'snapshot';
  /** Sequence number of the question, or 65535 when not asked. */
  readonly answers: number;
  readonly boot: number;
  /** Number of the last change that is in this picture, 0 before the first. */
  readonly event: number;
  /** Device milliseconds. */
  readonly at: number;
  readonly rows: number;
  readonly columns: number;
  readonly squares: Squares;
}
export interface SquareChange {
  readonly kind: 'square';
  readonly boot: number;
  /** Counted from 1 at each start of the box. */
  readonly event: number;
  /** Device milliseconds. */
  readonly at: number;
  readonly square: number;
  readonly full: boolean;
}
export interface Acknowledge {
  readonly kind: 'acknowledge';
  readonly answers: number;
}
export interface Heartbeat {
  readonly kind: 'heartbeat';
  readonly answers: number;
  readonly boot: number;
  readonly event: number;
  readonly at: number;
  /** `hashSquares` of the box. */
  readonly hash: number;
}
export interface BoxError {
  readonly kind: 'error';
  readonly answers: number;
  readonly error: ErrorName;
  /** A square, a type or a version, as the error has it. */
  readonly detail: number;
}
/** A change as it is packed into three bytes; what the ticks count from, the message says. */
export interface PackedChange {
  readonly square: number;
  readonly full: boolean;
  /** 0 to 16383, which stands for this many or more. */
  readonly ticks: number;
}
/** Where the box stands, said again and again, with what the host has not acknowledged. */
export interface Beat {
  readonly kind: 'beat';
  readonly boot: number;
  readonly event: number;
  readonly at: number;
  /** The low 16 bits of `hashSquares`. */
  readonly hash: number;
  /** Oldest first, the newest has the number `event`; ticks from the change to `at`. */
  readonly changes: readonly PackedChange[];
}
/** Changes that the box remembers. */
export interface Kept {
  readonly kind: 'kept';
  readonly answers: number;
  readonly boot: number;
  /** Number of the oldest change still kept, 0 when there is none. */
  readonly oldest: number;
  /** Number of the first change here, 0 when there is none. */
  readonly first: number;
  /** Device milliseconds of the first change, a multiple of a tick. */
  readonly at: number;
  /** Oldest first; ticks since the change before. */
  readonly changes: readonly PackedChange[];
}
export interface Levels {
  readonly kind: 'levels';
  readonly answers: number;
  readonly first: number;
  /** 0 surely empty, 255 surely filled. */
  readonly levels: readonly number[];
}
export interface SelfTest {
  readonly kind: 'selfTest';
  readonly answers: number;
  readonly failed: readonly TestName[];
  /** 0 when not measured. */
  readonly supplyMv: number;
  readonly longestScanUs: number;
  /** 0 when not measured. */
  readonly unusedRam: number;
  readonly lastStart: StartCause;
  readonly rows: number;
  readonly columns: number;
  /** `1` where a sensor is not sound. */
  readonly unsound: Squares;
}
export const startCauses = ['unknown', 'power', 'resetLine', 'watchdog', 'lowSupply'] as const;
export type StartCause = (typeof startCauses)[number];
export interface About extends LightStyle {
  readonly kind: 'about';
  readonly answers: number;
  /** Bits a second it can use; none without a real serial line. */
  readonly speeds: readonly number[];
  readonly name: string;
}
/** What the box has counted since its start. */
export interface Counters {
  readonly kind: 'counters';
  readonly answers: number;
  readonly good: number;
  readonly bad: number;
  readonly overruns: number;
  readonly wrongStops: number;
  readonly sent: number;
  readonly watchdogStarts: number;
  readonly scansMissed: number;
}

/** From the box to the app. */
export type BoxMessage =
  | Info
  | Snapshot
  | SquareChange
  | Acknowledge
  | Heartbeat
  | BoxError
  | Beat
  | Kept
  | Levels
  | SelfTest
  | About
  | Counters;
