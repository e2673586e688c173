import {
  decodeMessage,
  feed,
  hashSquares,
  isHostMessage,
  lastHostType,
  lineSpeeds,
  maxTicks,
  protocolMajor,
  tickMs,
  typeId,
  unasked,
  type Feature,
  type Frame,
  type HostMessage,
  type Light,
} from '../codec/index.ts';
import { deviceTime, sendMessage, sendError, join, tickOf, type Device, type DeviceStep } from './device.ts';
import { sendInfo, sendSnapshot } from './reports.ts';

/** A box of 1.0 knows no message of a host with a higher id. */
const lastOlderType = typeId.setLights;
const calibrationMs = 500;

export function receive(device: Device, bytes: Uint8Array, now: number): DeviceStep {
  const { next: decoder, frames } = feed(device.decoder, bytes);
  let next: Device = { ...device, decoder };
  const sent: Uint8Array[] = [];
  for (const frame of frames) {
    if (!frame.ok) {
      next = { ...next, bad: next.bad + 1 };
      continue;
    }
    const answered = answerFrame({ ...next, good: next.good + 1 }, frame.value, now);
    next = answered.next;
    sent.push(...answered.frames);
  }
  return { next, frames: sent };
}

const silent = (next: Device): DeviceStep => ({ next, frames: [] });

/** The box keeps no list of answered questions, so it answers a repeated question again. */
function answerFrame(device: Device, frame: Frame, now: number): DeviceStep {
  const decoded = decodeMessage(frame);
  if (frame.major !== protocolMajor && !(decoded.ok && decoded.value.kind === 'hello')) return silent(device);
  const heard = { ...device, heardAt: now };
  // Ignore box messages returned by a line that echoes, and frames whose number no answer could name.
  if (frame.type > lastHostType || frame.sequence === unasked) return silent(heard);
  const older = device.model.protocol.minor === 0 && frame.type > lastOlderType;
  if (!decoded.ok || older) {
    const unknown = older || (!decoded.ok && decoded.problem.code === 'message/unknown-type');
    const said = { ...heard, greeted: undefined };
    return sendError(said, frame.sequence, unknown ? 'unknown-type' : 'bad-payload', frame.type);
  }
  const message = decoded.value;
  if (message.kind === 'hello') return hearHello(heard, message, frame.sequence, now);
  return isHostMessage(message)
    ? answer({ ...heard, greeted: undefined }, message, frame.sequence, now)
    : silent(heard);
}

function hearHello(
  device: Device,
  { major, minor }: { readonly major: number; readonly minor: number },
  answers: number,
  now: number,
): DeviceStep {
  const { protocol } = device.model;
  const hostMinor = protocol.minor > 0 && major === protocolMajor ? minor : 0;
  const met: Device = {
    ...device,
    hostMinor,
    greeted: hostMinor > 0 ? answers : undefined,
    had: device.event,
    pictureDue: false,
    changed: false,
    toldAt: now,
  };
  return device.unsound.reduce(
    (told, square) => join(told, (next) => sendError(next, unasked, 'sensor', square)),
    sendInfo(met, answers),
  );
}

const needs: Partial<Record<HostMessage['kind'], Feature>> = {
  setDebounce: 'debounce',
  setLights: 'lights',
  setSomeLights: 'lights',
  setStyle: 'style',
  askKept: 'kept',
  askLevels: 'levels',
  askSelfTest: 'selfTest',
  calibrate: 'calibrate',
  setName: 'name',
  enterUpdate: 'update',
};

function answer(device: Device, message: HostMessage, answers: number, now: number): DeviceStep {
  const type = typeId[message.kind];
  const feature = needs[message.kind];
  const done = (next: Device): DeviceStep => sendMessage(next, { kind: 'acknowledge', answers });
  if (feature !== undefined && !device.model.features.includes(feature)) {
    return sendError(device, answers, 'not-a-feature', type);
  }
  switch (message.kind) {
    case 'askSnapshot':
      return sendSnapshot({ ...device, pictureDue: device.hostMinor > 0, toldAt: now }, answers, now);
    case 'ping':
      return heartbeat(acknowledged(device, message.had), answers, now);
    case 'setDebounce':
      return done({ ...device, debounceMs: message.ms });
    case 'setLights':
      return message.lights.length === device.squares.length
        ? done({ ...device, lights: message.lights })
        : sendError(device, answers, 'bad-payload', type);
    case 'setSomeLights': {
      const { first, lights } = message;
      if (first + lights.length > device.squares.length) {
        return sendError(device, answers, 'bad-payload', type);
      }
      const all: readonly Light[] = device.lights.map((light, square) => lights[square - first] ?? light);
      return done({ ...device, lights: all });
    }
    case 'setStyle': {
      const { steady, blinking, marked, brightness, limitMa } = message;
      const style = { steady, blinking, marked, brightness, limitMa };
      return done({ ...device, settings: { ...device.settings, style } });
    }
    case 'setName':
      return done({ ...device, settings: { ...device.settings, name: message.name } });
    case 'showYourself':
      return done({ ...device, showsUntil: now + 1000 * message.seconds });
    case 'enterUpdate':
      return done({ ...device, updating: true });
    case 'calibrate':
      if (now < device.busyUntil) return sendError(device, answers, 'busy', 0);
      return done({ ...device, busyUntil: now + calibrationMs });
    case 'askSelfTest':
      if (now < device.busyUntil) return sendError(device, answers, 'busy', 0);
      return selfTest(device, answers);
    case 'askKept':
      return kept(device, message, answers);
    case 'askLevels':
      return levels(device, message, answers);
    case 'askAbout':
      return sendMessage(device, {
        kind: 'about',
        answers,
        ...device.settings.style,
        speeds: lineSpeeds,
        name: device.settings.name,
      });
    case 'askCounters': {
      const { good, bad, sent } = device;
      const counted = { good, bad, overruns: 0, wrongStops: 0, sent, watchdogStarts: 0, scansMissed: 0 };
      return sendMessage(device, { kind: 'counters', answers, ...counted });
    }
    case 'hello':
      return silent(device);
  }
}

function acknowledged(
  device: Device,
  had: { readonly boot: number; readonly event: number } | undefined,
): Device {
  if (had === undefined || had.boot !== device.boot || had.event > device.event) return device;
  return { ...device, had: had.event, pictureDue: false };
}

function heartbeat(device: Device, answers: number, now: number): DeviceStep {
  const { boot, event, squares } = device;
  const at = deviceTime(device, now);
  return sendMessage(device, { kind: 'heartbeat', answers, boot, event, at, hash: hashSquares(squares) });
}

function kept(
  device: Device,
  { boot, after, most }: { readonly boot: number; readonly after: number; readonly most: number },
  answers: number,
): DeviceStep {
  const oldest = device.kept[0]?.event ?? 0;
  const from = device.kept.findIndex(({ event }) => event === after + 1);
  const found = boot === device.boot && from >= 0 ? device.kept.slice(from, from + most) : [];
  const changes = found.map(({ square, full, at }, place) => {
    const before = device.kept[from + place - 1];
    const ticks = before === undefined ? maxTicks : tickOf(at) - tickOf(before.at);
    return { square, full, ticks: Math.min(maxTicks, Math.max(0, ticks)) };
  });
  const at = tickOf(found[0]?.at ?? 0) * tickMs;
  const first = found[0]?.event ?? 0;
  return sendMessage(device, { kind: 'kept', answers, boot: device.boot, oldest, first, at, changes });
}

function levels(
  device: Device,
  { first, most }: { readonly first: number; readonly most: number },
  answers: number,
): DeviceStep {
  const read = [...device.squares].map((square, place) => {
    if (device.unsound.includes(place)) return 128;
    const settling = device.settling.find((one) => one.square === place);
    return (settling?.full ?? square === '1') ? 255 : 0;
  });
  return sendMessage(device, { kind: 'levels', answers, first, levels: read.slice(first, first + most) });
}

function selfTest(device: Device, answers: number): DeviceStep {
  const { rows, columns } = device.model;
  const unsound = [...device.squares]
    .map((_, square) => (device.unsound.includes(square) ? '1' : '0'))
    .join('');
  return sendMessage(device, {
    kind: 'selfTest',
    answers,
    failed: device.unsound.length > 0 ? ['sensors'] : [],
    supplyMv: 5012,
    longestScanUs: 640,
    unusedRam: 700,
    lastStart: 'power',
    rows,
    columns,
    unsound,
  });
}
