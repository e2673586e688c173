import type { BoxMessage, ForeignInfo } from './box-message.ts';
import type { HostMessage } from './host-message.ts';

/** A higher minor version only adds; a higher major version may change anything. */
export const protocolMajor = 1;
export const protocolMinor = 1;

/** PROTOCOL.md lists the ids in use, reserved and retired. */
export const typeId = {
  hello: 0x01,
  askSnapshot: 0x02,
  ping: 0x03,
  setDebounce: 0x04,
  setLights: 0x05,
  askKept: 0x06,
  askLevels: 0x07,
  askSelfTest: 0x08,
  calibrate: 0x09,
  setStyle: 0x0a,
  setSomeLights: 0x0b,
  setName: 0x0c,
  askAbout: 0x0d,
  askCounters: 0x0e,
  showYourself: 0x0f,
  enterUpdate: 0x10,
  info: 0x41,
  snapshot: 0x42,
  square: 0x43,
  acknowledge: 0x44,
  heartbeat: 0x45,
  error: 0x46,
  kept: 0x47,
  levels: 0x48,
  beat: 0x49,
  selfTest: 0x4a,
  about: 0x4b,
  counters: 0x4c,
} as const satisfies Record<Message['kind'], number>;

/** Ids above this one belong to the box. */
export const lastHostType = 0x3f;
export const lastBoxType = 0x7f;

/** These are the bit numbers of the features of a box. Unknown bits are ignored. */
export const featureBits = {
  lights: 0,
  debounce: 1,
  kept: 2,
  unsure: 3,
  levels: 4,
  style: 5,
  selfTest: 6,
  calibrate: 7,
  name: 8,
  update: 9,
} as const;
export type Feature = keyof typeof featureBits;

export const errorIds = {
  'unknown-type': 1,
  'bad-payload': 2,
  'not-a-feature': 3,
  busy: 4,
  'other-version': 5,
  sensor: 6,
  supply: 7,
  watchdog: 8,
} as const;
export type ErrorName = keyof typeof errorIds | 'unknown';

export const testBits = {
  chain: 0,
  sensors: 1,
  settings: 2,
  supply: 3,
  memory: 4,
  calibration: 5,
  scans: 6,
} as const;
export type TestName = keyof typeof testBits;

/** In an `answers` field, this number means that nothing was asked. As a frame's own sequence number it is invalid. */
export const unasked = 0xffff;

export const tickMs = 16;
/** A packed change holds at most this many ticks; this value means so many or more. */
export const maxTicks = 0x3fff;

/** PROTOCOL.md, "Messages", gives these limits. */
export const limits = {
  debounceMs: { least: 5, most: 500 },
  beatChanges: 8,
  keptChanges: 22,
  levels: 32,
  someLights: 192,
  nameBytes: 24,
  serialBytes: 32,
  currentMa: { least: 20, most: 5000 },
  showSeconds: 60,
} as const;

export type Message = HostMessage | BoxMessage;

export type MessageProblem =
  /** A newer minor version may send unknown types; they are ignored. */
  | { readonly code: 'message/unknown-type'; readonly type: number }
  | { readonly code: 'message/other-version'; readonly major: number }
  | { readonly code: 'message/too-short'; readonly type: number; readonly bytes: number }
  /** An info has more rows or columns than the protocol allows; `answers` names the hello. */
  | {
      readonly code: 'message/too-large';
      readonly answers: number;
      readonly rows: number;
      readonly columns: number;
    }
  | { readonly code: 'message/bad-field'; readonly type: number; readonly field: string };

export type DecodedMessage = Message | ForeignInfo;

export function isHostMessage(message: DecodedMessage): message is HostMessage {
  return message.kind !== 'foreignInfo' && typeId[message.kind] <= lastHostType;
}
