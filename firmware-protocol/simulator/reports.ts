import {
  encodeFrame,
  encodePayload,
  limits,
  maxTicks,
  nextSequence,
  shortHash,
  typeId,
  unasked,
  type Info,
} from '../codec/index.ts';
import { timing } from '../link/timing.ts';
import {
  deviceTime,
  join,
  sendMessage,
  settleReadings,
  tickOf,
  type Device,
  type DeviceStep,
} from './device.ts';

const nothing = (next: Device): DeviceStep => ({ next, frames: [] });

export function passTime(device: Device, now: number): DeviceStep {
  const next = settleReadings(device, now);
  if (!isAwake(next, now)) return nothing(next);
  if (next.hostMinor === 0) return tellOlder(device, next, now);
  const due = toldDueAt(next);
  return now < due ? nothing(next) : tell(next, now);
}

export function deviceWakeAt(device: Device, now: number): number | undefined {
  const due = device.settling.map((one) => one.since + device.debounceMs);
  if (device.hostMinor > 0 && isAwake(device, now)) due.push(toldDueAt(device));
  return due.length === 0 ? undefined : Math.min(...due);
}

/** A host of 1.1 gets a message every 50 ms, and sooner after a change. */
function toldDueAt(device: Device): number {
  return device.toldAt + (device.changed ? timing.beatGapMs : timing.beatEveryMs);
}

function tell(device: Device, now: number): DeviceStep {
  const told = { ...device, toldAt: now, changed: false };
  if (device.greeted !== undefined) return sendInfo(told, device.greeted);
  const open = device.event - device.had;
  if (device.pictureDue || open > limits.beatChanges) return sendSnapshot(told, unasked, now);
  return sayBeat(told, now);
}

/** A host of 1.0 gets each change in its own message, and many changes at once as a snapshot. */
function tellOlder(before: Device, device: Device, now: number): DeviceStep {
  const fresh = device.kept.filter(({ event }) => event > before.event);
  const renumbered = device.boot !== before.boot;
  if (renumbered || fresh.length > limits.beatChanges) return sendSnapshot(device, unasked, now);
  return fresh.reduce<DeviceStep>(
    (told, { event, at, square, full }) =>
      join(told, (next) => sendMessage(next, { kind: 'square', boot: next.boot, event, at, square, full })),
    nothing(device),
  );
}

function sayBeat(device: Device, now: number): DeviceStep {
  const { boot, event, squares, had } = device;
  const at = deviceTime(device, now);
  const changes = device.kept
    .filter((one) => one.event > had)
    .map(({ square, full, at: since }) => ({
      square,
      full,
      ticks: Math.min(maxTicks, Math.max(0, tickOf(at) - tickOf(since))),
    }));
  return sendMessage(device, { kind: 'beat', boot, event, at, hash: shortHash(squares), changes });
}

export function sendInfo(device: Device, answers: number): DeviceStep {
  const { model, boot, debounceMs, sequence } = device;
  const { rows, columns, serialNumber, firmware, features, protocol, kept } = model;
  const about = { ...protocol, firmware, rows, columns, features, boot, debounceMs, kept };
  const info: Info = { kind: 'info', answers, ...about, serialNumber };
  // The frame carries the major version of the box, which may differ from the host's.
  const frame = { major: protocol.major, type: typeId.info, sequence, payload: encodePayload(info) };
  const next = { ...device, sequence: nextSequence(sequence), sent: device.sent + 1 };
  return { next, frames: [encodeFrame(frame)] };
}

export function sendSnapshot(device: Device, answers: number, now: number): DeviceStep {
  const { boot, event, squares, model } = device;
  const { rows, columns } = model;
  const at = deviceTime(device, now);
  return sendMessage(device, { kind: 'snapshot', answers, boot, event, at, rows, columns, squares });
}

export function isAwake({ heardAt }: Device, now: number): boolean {
  return heardAt !== undefined && now - heardAt < timing.boxSleepsMs;
}
