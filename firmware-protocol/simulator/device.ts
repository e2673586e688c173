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

export interface DeviceModel {
  readonly rows: number;
  readonly columns: number;
  readonly serialNumber: string;
  readonly firmware: string;
  readonly features: readonly Feature[];
  readonly kept: number;
  readonly protocol: { readonly major: number; readonly minor: number };
}

/** These settings survive a reset. */
export interface DeviceSettings {
  readonly name: string;
  readonly style: LightStyle;
}

/** A reading has changed, but has not yet held still. */
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

/** A device is the box without the line; times are ms of the caller's clock, its own clock starts at `startedAt`. */
export interface Device {
  readonly model: DeviceModel;
  readonly settings: DeviceSettings;
  readonly boot: number;
  readonly startedAt: number;
  readonly decoder: Decoder;
  readonly sequence: number;
  readonly squares: Squares;
  readonly settling: readonly Settling[];
  readonly debounceMs: number;
  readonly event: number;
  readonly kept: readonly KeptEvent[];
  readonly lights: readonly Light[];
  /** The last good frame of a host came at this time; unasked messages stop a while later. */
  readonly heardAt: number | undefined;
  readonly hostMinor: number;
  /** This is the sequence number of a hello after which the host has sent nothing else yet. */
  readonly greeted: number | undefined;
  /** The host asked for a snapshot and no ping has acknowledged it. */
  readonly pictureDue: boolean;
  /** The host has acknowledged changes up to this number. */
  readonly had: number;
  readonly changed: boolean;
  /** An unasked message was last sent to a host of 1.1 at this time. */
  readonly toldAt: number;
  readonly unsound: readonly number[];
  readonly showsUntil: number;
  readonly busyUntil: number;
  readonly updating: boolean;
  readonly good: number;
  readonly bad: number;
  readonly sent: number;
}

export interface DeviceStep {
  readonly next: Device;
  readonly frames: readonly Uint8Array[];
}

const defaultDebounceMs = 20;
const lastEvent = 0xffffffff;

export const makersSettings: DeviceSettings = {
  name: '',
  style: { steady: '#ffffff', blinking: '#ff8800', marked: '#3366ff', brightness: 80, limitMa: 400 },
};

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

export function sense(device: Device, square: number, full: boolean, now: number): Device {
  const others = device.settling.filter((one) => one.square !== square);
  const known = (device.squares[square] === '1') === full;
  return { ...device, settling: known ? others : [...others, { square, full, since: now }] };
}

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
  // Event numbers must not repeat under one boot number.
  return { ...changed, boot: nextBoot(device.boot), event: 0, had: 0, kept: [] };
}

export const nextBoot = (boot: number): number => (boot % 0xfffe) + 1;

export function sendMessage(device: Device, message: BoxMessage): DeviceStep {
  const bytes = encodeMessage(message, device.sequence);
  const next = { ...device, sequence: nextSequence(device.sequence), sent: device.sent + 1 };
  return { next, frames: [bytes] };
}

/** `answers` is the number of the frame in error; PROTOCOL.md explains `detail` for each error. */
export function sendError(
  device: Device,
  answers: number,
  error: Exclude<ErrorName, 'unknown'>,
  detail: number,
): DeviceStep {
  return sendMessage(device, { kind: 'error', answers, error, detail });
}

export function join(first: DeviceStep, more: (device: Device) => DeviceStep): DeviceStep {
  const { next, frames } = more(first.next);
  return { next, frames: [...first.frames, ...frames] };
}

/** Returns whole milliseconds since the box started as 32 bits; it wraps to 0 after 49 days. */
export function deviceTime(device: Device, now: number): number {
  return Math.max(0, Math.round(now - device.startedAt)) % 2 ** 32;
}

export const tickOf = (at: number): number => Math.floor(at / tickMs);
