import {
  decodeMessage,
  encodeFrame,
  encodePayload,
  feed,
  nextSequence,
  protocolMajor,
  typeId,
  type Feature,
  type Frame,
  type HostMessage,
  type Info,
} from '../codec/index.ts';
import { deviceTime, heartbeat, keptEvents, say, sayError, type Device, type DeviceStep } from './device.ts';

/** Ids above this one are the box's own: PROTOCOL.md, "Messages". */
const lastHostType = 0x3f;

/** Bytes have come from the host. */
export function receive(device: Device, bytes: Uint8Array, now: number): DeviceStep {
  const { next: decoder, frames } = feed(device.decoder, bytes);
  let next: Device = { ...device, decoder };
  const sent: Uint8Array[] = [];
  for (const frame of frames) {
    if (!frame.ok) continue;
    const answered = answerFrame(next, frame.value, now);
    next = answered.next;
    sent.push(...answered.frames);
  }
  return { next, frames: sent };
}

const silent = (next: Device): DeviceStep => ({ next, frames: [] });

/** What a box answers to one frame. It answers everything asked, keeps no conversation, and never asks itself. */
function answerFrame(device: Device, frame: Frame, now: number): DeviceStep {
  const decoded = decodeMessage(frame);
  if (frame.major !== protocolMajor && !(decoded.ok && decoded.value.kind === 'hello')) return silent(device);
  const heard = { ...device, heardAt: now };
  // What a box says, come back on a line that echoes.
  if (frame.type > lastHostType) return silent(heard);
  if (!decoded.ok) {
    const unknown = decoded.problem.code === 'message/unknown-type';
    return sayError(heard, frame.sequence, unknown ? 'unknown-type' : 'bad-payload', frame.type);
  }
  const message = decoded.value;
  switch (message.kind) {
    case 'hello':
      return sayInfo(heard, frame.sequence);
    case 'askSnapshot':
      return saySnapshot(heard, frame.sequence, now);
    case 'ping':
      return heartbeat(heard, frame.sequence, now);
    case 'setDebounce':
    case 'setLights':
      return obey(heard, message, frame.sequence);
    default:
      return sayError(heard, frame.sequence, 'unknown-type', frame.type);
  }
}

function sayInfo(device: Device, answers: number): DeviceStep {
  const { model, boot, debounceMs, sequence } = device;
  const { rows, columns, serialNumber, firmware, features, protocol } = model;
  const about = {
    answers,
    ...protocol,
    firmware,
    rows,
    columns,
    features,
    boot,
    debounceMs,
    kept: keptEvents,
  };
  const info: Info = { kind: 'info', ...about, serialNumber };
  // The frame carries the major version the box itself speaks, which may be another than the host's.
  const frame = { major: protocol.major, type: typeId.info, sequence, payload: encodePayload(info) };
  const next = { ...device, sequence: nextSequence(sequence) };
  return { next, frames: [encodeFrame(frame)] };
}

function saySnapshot(device: Device, answers: number, now: number): DeviceStep {
  const { boot, event, squares, model } = device;
  const at = deviceTime(device, now);
  return say(device, {
    kind: 'snapshot',
    answers,
    boot,
    event,
    at,
    rows: model.rows,
    columns: model.columns,
    squares,
  });
}

const needs = { setDebounce: 'debounce', setLights: 'lights' } as const satisfies Record<string, Feature>;

function obey(
  device: Device,
  command: HostMessage & { kind: keyof typeof needs },
  answers: number,
): DeviceStep {
  const type = typeId[command.kind];
  if (!device.model.features.includes(needs[command.kind]))
    return sayError(device, answers, 'not-a-feature', type);
  if (command.kind === 'setLights' && command.lights.length !== device.squares.length) {
    return sayError(device, answers, 'bad-payload', type);
  }
  const next =
    command.kind === 'setDebounce'
      ? { ...device, debounceMs: command.ms }
      : { ...device, lights: command.lights };
  return say(next, { kind: 'acknowledge', answers });
}
