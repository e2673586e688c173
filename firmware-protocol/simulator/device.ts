import {
  encodeMessage,
  newDecoder,
  nextSequence,
  tickMs,
  withSquare,
  type BoxMessage,
  type Decoder,
  type ErrorName,
  type Feature,
  type Light,
  type LightStyle,
  type Squares,
} from '../codec/index.ts';

/** What a box is made of. */
export interface DeviceModel {
  readonly rows: number;
  readonly columns: number;
  readonly serialNumber: string;
  /** As `1.4.2`. */
  readonly firmware: string;
  readonly features: readonly Feature[];
  /** Changes it keeps. */
  readonly kept: number;
  /** Version it speaks; a test sets another. */
  readonly protocol: { readonly major: number; readonly minor: number };
}

/** What outlives a reset. */
export interface DeviceSettings {
  readonly name: string;
  readonly style: LightStyle;
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
  readonly settings: DeviceSettings;
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
  /** When a good frame was last heard from a host; things are told for a while after. */
  readonly heardAt: number | undefined;
  /** Minor version of the host's last hello; 0 before the first. */
  readonly hostMinor: number;
  /** A hello that nothing else of the host has followed yet. */
  readonly greeted: number | undefined;
  /** A snapshot was asked for and no ping has acknowledged it. */
  readonly pictureDue: boolean;
  /** Number of the last change that the host has acknowledged. */
  readonly had: number;
  /** Something has changed since. */
  readonly changed: boolean;
  /** When something was last said unasked to a host of 1.1. */
  readonly toldAt: number;
  /** Squares whose sensor is broken. */
  readonly unsound: readonly number[];
  readonly showsUntil: number;
  /** Calibrating until then. */
  readonly busyUntil: number;
  /** The boot loader is to be started. */
  readonly updating: boolean;
  readonly good: number;
  readonly bad: number;
  readonly sent: number;
}

export interface DeviceStep {
  readonly next: Device;
  /** One entry a frame, its zeros included. */
  readonly frames: readonly Uint8Array[];
}

const defaultDebounceMs = 20;
const lastEvent = 0xffffffff;

export const makersSettings: DeviceSettings = {
  name: '',
  style: { steady: '#ffffff', blinking: '#ff8800', marked: '#3366ff', brightness: 80, limitMa: 400 },
};

/** A box that has just started. `squares` are those that the sensors read at that moment. */
export function startDevice(
  model: DeviceModel,
  squares: Squares,
  boot: number,
  now: number,
  { settings, unsound }: Pick<Device, 'settings' | 'unsound'> = { settings: makersSettings, unsound: [] },
): Device {
  if (squares.length !== model.rows * model.columns)
    throw new RangeError('Squares do not fit the rows and columns');
  return {
    model,
    settings,
    boot,
    startedAt: now,
    decoder: newDecoder,
    sequence: 0,
    squares,
    settling: [],
    debounceMs: defaultDebounceMs,
    event: 0,
    kept: [],
    lights: squares.split('').map(() => 'dark'),
    heardAt: undefined,
    hostMinor: 0,
    greeted: undefined,
    pictureDue: false,
    had: 0,
    changed: false,
    toldAt: -Infinity,
    unsound,
    showsUntil: -Infinity,
    busyUntil: -Infinity,
    updating: false,
    good: 0,
    bad: 0,
    sent: 0,
  };
}

/** A sensor reads something new. It counts once it has held still for the debounce span. */
export function sense(device: Device, square: number, full: boolean, now: number): Device {
  const others = device.settling.filter((one) => one.square !== square);
  const known = (device.squares[square] === '1') === full;
  return { ...device, settling: known ? others : [...others, { square, full, since: now }] };
}

/** Readings that have held still become changes. */
export function settleReadings(device: Device, now: number): Device {
  let next = device;
  for (const { square, full, since } of device.settling) {
    if (now - since >= device.debounceMs) next = change(next, square, full, now);
  }
  return next;
}

function change(device: Device, square: number, full: boolean, now: number): Device {
  const event = device.event + 1;
  const changed: Device = {
    ...device,
    event,
    changed: true,
    squares: withSquare(device.squares, square, full),
    settling: device.settling.filter((one) => one.square !== square),
    kept: [...device.kept, { event, at: deviceTime(device, now), square, full }].slice(-device.model.kept),
  };
  if (event < lastEvent) return changed;
  // No number may come twice under one boot number.
  return { ...changed, boot: nextBoot(device.boot), event: 0, had: 0, kept: [] };
}

/** The boot number of the next start. */
export const nextBoot = (boot: number): number => (boot % 0xfffe) + 1;

/** One message as a frame, under the next sequence number. */
export function say(device: Device, message: BoxMessage): DeviceStep {
  const bytes = encodeMessage(message, device.sequence);
  const next = { ...device, sequence: nextSequence(device.sequence), sent: device.sent + 1 };
  return { next, frames: [bytes] };
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

/** One step after another, with the frames of both. */
export function join(first: DeviceStep, more: (device: Device) => DeviceStep): DeviceStep {
  const { next, frames } = more(first.next);
  return { next, frames: [...first.frames, ...frames] };
}

/** Whole milliseconds since the box started, 32 bits: after 49 days it begins again at 0. */
export function deviceTime(device: Device, now: number): number {
  return Math.max(0, Math.round(now - device.startedAt)) % 2 ** 32;
}

/** The tick of a moment in box time. */
export const tickOf = (at: number): number => Math.floor(at / tickMs);
