import type { LightStyle } from './host-message.ts';
import type { ErrorName, Feature, TestName } from './message.ts';
import type { Squares } from './squares.ts';

export interface Info {
  readonly kind: 'info';
  /** Every `answers` is the sequence number of the host frame that the box answers. */
  readonly answers: number;
  readonly major: number;
  readonly minor: number;
  readonly firmware: string;
  readonly rows: number;
  readonly columns: number;
  readonly features: readonly Feature[];
  /** Differs from one start of the box to the next. */
  readonly boot: number;
  readonly debounceMs: number;
  readonly kept: number;
  readonly serialNumber: string;
}
/** A box of another major version sends an info of which only these fields are readable. */
export interface ForeignInfo {
  readonly kind: 'foreignInfo';
  readonly answers: number;
  readonly major: number;
  readonly minor: number;
}
export interface Snapshot {
  readonly kind: 'snapshot';
  /** Is `unasked` when the box sent the snapshot of its own accord. */
  readonly answers: number;
  readonly boot: number;
  /** This is the number of the last change that the snapshot contains, 0 before the first. */
  readonly event: number;
  /** Every `at` is in device milliseconds. */
  readonly at: number;
  readonly rows: number;
  readonly columns: number;
  readonly squares: Squares;
}
export interface SquareChange {
  readonly kind: 'square';
  readonly boot: number;
  readonly event: number;
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
  readonly hash: number;
}
export interface BoxError {
  readonly kind: 'error';
  readonly answers: number;
  readonly error: ErrorName;
  /** A square, a message type or a version, depending on the error. */
  readonly detail: number;
}
/** A change is packed into three bytes. The message that holds the change says where its ticks begin. */
export interface PackedChange {
  readonly square: number;
  readonly full: boolean;
  readonly ticks: number;
}
export interface Beat {
  readonly kind: 'beat';
  readonly boot: number;
  readonly event: number;
  readonly at: number;
  readonly hash: number;
  /** The oldest comes first and the newest has the number `event`; ticks count from the change to `at`. */
  readonly changes: readonly PackedChange[];
}
export interface Kept {
  readonly kind: 'kept';
  readonly answers: number;
  readonly boot: number;
  /** This is the number of the oldest change that the box still keeps, 0 when there is none. */
  readonly oldest: number;
  readonly first: number;
  /** This is the time of the first change, rounded down to a multiple of `tickMs`. */
  readonly at: number;
  /** The oldest comes first; ticks count from the change before. */
  readonly changes: readonly PackedChange[];
}
export interface Levels {
  readonly kind: 'levels';
  readonly answers: number;
  readonly first: number;
  /** A level of 0 means surely empty, 255 surely filled. */
  readonly levels: readonly number[];
}
export interface SelfTest {
  readonly kind: 'selfTest';
  readonly answers: number;
  readonly failed: readonly TestName[];
  /** Zero means not measured, here and in `unusedRam`. */
  readonly supplyMv: number;
  readonly longestScanUs: number;
  readonly unusedRam: number;
  readonly lastStart: StartCause;
  readonly rows: number;
  readonly columns: number;
  /** A `1` marks a faulty sensor. */
  readonly unsound: Squares;
}
export const startCauses = ['unknown', 'power', 'resetLine', 'watchdog', 'lowSupply'] as const;
export type StartCause = (typeof startCauses)[number];
export interface About extends LightStyle {
  readonly kind: 'about';
  readonly answers: number;
  /** The speeds are in bits a second; the list is empty without a real serial line. */
  readonly speeds: readonly number[];
  readonly name: string;
}
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
