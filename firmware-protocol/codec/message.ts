import type { Squares } from './squares.ts';

/** The version this code speaks. A higher minor only adds; a higher major changes what was. */
export const protocolMajor = 1;
export const protocolMinor = 0;

/** Ids of the messages; PROTOCOL.md keeps the list of those used, reserved and retired. */
export const typeId = {
  hello: 0x01,
  askSnapshot: 0x02,
  ping: 0x03,
  setDebounce: 0x04,
  setLights: 0x05,
  info: 0x41,
  snapshot: 0x42,
  square: 0x43,
  acknowledge: 0x44,
  heartbeat: 0x45,
  error: 0x46,
} as const;

/** What a box may be able to do, by bit number. Bits not listed here are passed over. */
export const featureBits = { lights: 0, debounce: 1, kept: 2, unsure: 3, levels: 4 } as const;
export type Feature = keyof typeof featureBits;

/** How a square is lit. */
export type Light = 'dark' | 'steady' | 'blinking';

/** Why a box did not do what it was asked. */
export const errorIds = {
  'unknown-type': 1,
  'bad-payload': 2,
  'not-a-feature': 3,
  busy: 4,
  'other-version': 5,
  sensor: 6,
} as const;
export type ErrorName = keyof typeof errorIds | 'unknown';

export interface Hello {
  readonly kind: 'hello';
  readonly major: number;
  readonly minor: number;
}
export interface AskSnapshot {
  readonly kind: 'askSnapshot';
}
export interface Ping {
  readonly kind: 'ping';
}
export interface SetDebounce {
  readonly kind: 'setDebounce';
  /** Milliseconds a reading must hold still, 5 to 500. */
  readonly ms: number;
}
export interface SetLights {
  readonly kind: 'setLights';
  /** One for each square, row by row. */
  readonly lights: readonly Light[];
}

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

/** From the app to the box. */
export type HostMessage = Hello | AskSnapshot | Ping | SetDebounce | SetLights;
/** From the box to the app. */
export type BoxMessage = Info | Snapshot | SquareChange | Acknowledge | Heartbeat | BoxError;
export type Message = HostMessage | BoxMessage;

export type MessageProblem =
  /** A newer minor version may send types we do not know; they are passed over. */
  | { readonly code: 'message/unknown-type'; readonly type: number }
  | { readonly code: 'message/other-version'; readonly major: number }
  | { readonly code: 'message/too-short'; readonly type: number; readonly bytes: number }
  | { readonly code: 'message/bad-field'; readonly type: number; readonly field: string };
