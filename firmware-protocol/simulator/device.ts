import {
  encodeMessage,
  hashSquares,
  newDecoder,
  nextSequence,
  withSquare,
  type BoxMessage,
  type Decoder,
  type ErrorName,
  type Feature,
  type Light,
  type Squares,
} from '../codec/index.ts';
import { timing } from '../link/index.ts';

/** What a box is made of. */
export interface DeviceModel {
  readonly rows: number;
  readonly columns: number;
  readonly serialNumber: string;
  /** As `1.4.2`. */
  readonly firmware: string;
  readonly features: readonly Feature[];
  /** Version it speaks; a test sets another. */
  readonly protocol: { readonly major: number; readonly minor: number };
}

/** A reading that has changed but not yet held still. */
export interface Settling {
  readonly square: number;
  readonly full: boolean;
  readonly since: number;
}

export interface KeptEvent {
  readonly event: number;
  readonly at: number;
  readonly square: number;
  readonly full: boolean;
}

/**
 * A box as its firmware sees it: what PROTOCOL.md asks of one, and nothing of lines and faults. Times are
 * milliseconds of whoever drives it; the device's own clock starts at `startedAt`.
 */
export interface Device {
  readonly model: DeviceModel;
  readonly boot: number;
  readonly startedAt: number;
  readonly decoder: Decoder;
  readonly sequence: number;
  /** Squares after debounce: what the box tells. */
  readonly squares: Squares;
  readonly settling: readonly Settling[];
  readonly debounceMs: number;
  /** Number of the last change. */
  readonly event: number;
  /** The last changes, oldest first. */
  readonly kept: readonly KeptEvent[];
  readonly lights: readonly Light[];
  /** When a good frame was last heard from a host; changes are told for a while after. */
  readonly heardAt: number | undefined;
}

export interface DeviceStep {
  readonly next: Device;
  /** One entry a frame, its zeros included. */
  readonly frames: readonly Uint8Array[];
}

/** Changes a box keeps: enough for two and a half emptyings of the largest published set. */
export const keptEvents = 256;
const defaultDebounceMs = 20;

/** A box that has just started. `squares` are those that the sensors read at that moment. */
export function startDevice(model: DeviceModel, squares: Squares, boot: number, now: number): Device {
  if (squares.length !== model.rows * model.columns)
    throw new RangeError('Squares do not fit the rows and columns');
  return {
    model,
    boot,
    startedAt: now,
    decoder: newDecoder,
    sequence: 0,
    squares,
    settling: [],
    debounceMs: defaultDebounceMs,
    event: 0,
    kept: [],
    lights: [],
    heardAt: undefined,
  };
}

/** A sensor reads something new. It counts once it has held still for the debounce span. */
export function sense(device: Device, square: number, full: boolean, now: number): Device {
  const others = device.settling.filter((one) => one.square !== square);
  const known = (device.squares[square] === '1') === full;
  return { ...device, settling: known ? others : [...others, { square, full, since: now }] };
}

/** Time has passed: readings that have held still become changes, told if a host is listening. */
export function passTime(device: Device, now: number): DeviceStep {
  let next = device;
  const frames: Uint8Array[] = [];
  for (const { square, full, since } of device.settling) {
    if (now - since < device.debounceMs) continue;
    const event = next.event + 1;
    const at = deviceTime(next, now);
    next = {
      ...next,
      event,
      squares: withSquare(next.squares, square, full),
      settling: next.settling.filter((one) => one.square !== square),
      kept: [...next.kept, { event, at, square, full }].slice(-keptEvents),
    };
    if (!listening(next, now)) continue;
    const told = say(next, { kind: 'square', boot: next.boot, event, at, square, full });
    next = told.next;
    frames.push(...told.frames);
  }
  return { next, frames };
}

/** When `passTime` is next worth calling. */
export function deviceWakeAt(device: Device): number | undefined {
  const due = device.settling.map((one) => one.since + device.debounceMs);
  return due.length === 0 ? undefined : Math.min(...due);
}

/** One message as a frame, under the next sequence number. */
export function say(device: Device, message: BoxMessage): DeviceStep {
  const bytes = encodeMessage(message, device.sequence);
  return { next: { ...device, sequence: nextSequence(device.sequence) }, frames: [bytes] };
}

/** An error about the frame with the number `answers`; `detail` as PROTOCOL.md has it for each error. */
export function sayError(
  device: Device,
  answers: number,
  error: Exclude<ErrorName, 'unknown'>,
  detail: number,
): DeviceStep {
  return say(device, { kind: 'error', answers, error, detail });
}

/** Whole milliseconds since the box started, 32 bits: after 49 days it begins again at 0. */
export function deviceTime(device: Device, now: number): number {
  return Math.max(0, Math.round(now - device.startedAt)) % 2 ** 32;
}

/** The answer to a ping: what the box holds, as number of changes and hash. */
export function heartbeat(device: Device, answers: number, now: number): DeviceStep {
  const { boot, event, squares } = device;
  const at = deviceTime(device, now);
  return say(device, { kind: 'heartbeat', answers, boot, event, at, hash: hashSquares(squares) });
}

function listening({ heardAt }: Device, now: number): boolean {
  return heardAt !== undefined && now - heardAt < timing.boxSleepsMs;
}
