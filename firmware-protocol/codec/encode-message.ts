import { assertNever } from '#shared/kernel/index.ts';
import { startCauses, type BoxMessage } from './box-message.ts';
import { lineSpeeds } from './decode-box.ts';
import { calibrationId, updateKey } from './decode-host.ts';
import { writeFields, type FieldWriter } from './fields.ts';
import { encodeFrame } from './frame.ts';
import type { HostMessage } from './host-message.ts';
import {
  errorIds,
  featureBits,
  isHostMessage,
  protocolMajor,
  testBits,
  typeId,
  type Message,
} from './message.ts';
import { encodeName, packLights, writeChange, writeStyle } from './packing.ts';
import { packSquares } from './squares.ts';

/** Returns the bytes to send, with the zeros before and after. PROTOCOL.md, "Messages", gives the layouts. */
export function encodeMessage(message: Message, sequence: number): Uint8Array {
  return encodeFrame({
    major: protocolMajor,
    type: typeId[message.kind],
    sequence,
    payload: encodePayload(message),
  });
}

export function encodePayload(message: Message): Uint8Array {
  const fields = writeFields();
  if (isHostMessage(message)) writeHost(fields, message);
  else writeBox(fields, message);
  return fields.done();
}

function writeHost(fields: FieldWriter, message: HostMessage): void {
  switch (message.kind) {
    case 'hello':
      return void fields.u8(message.major).u8(message.minor);
    case 'askSnapshot':
    case 'askSelfTest':
    case 'askAbout':
    case 'askCounters':
      return;
    case 'ping':
      if (message.had !== undefined) fields.u16(message.had.boot).u32(message.had.event);
      return;
    case 'setDebounce':
      return void fields.u16(message.ms);
    case 'setLights':
      return void fields.u16(message.lights.length).bytes(packLights(message.lights));
    case 'setSomeLights':
      return void fields.u16(message.first).u8(message.lights.length).bytes(packLights(message.lights));
    case 'setStyle':
      return writeStyle(fields, message);
    case 'askKept':
      return void fields.u16(message.boot).u32(message.after).u8(message.most);
    case 'askLevels':
      return void fields.u16(message.first).u8(message.most);
    case 'calibrate':
      return void fields.u8(calibrationId(message.to));
    case 'setName':
      return writeName(fields, message.name);
    case 'showYourself':
      return void fields.u8(message.seconds);
    case 'enterUpdate':
      return void fields.bytes(Uint8Array.from(updateKey));
    default:
      return assertNever(message);
  }
}

function writeBox(fields: FieldWriter, message: BoxMessage): void {
  switch (message.kind) {
    case 'info': {
      const [major = 0, minor = 0, patch = 0] = message.firmware.split('.').map(Number);
      const serial = Uint8Array.from(message.serialNumber, (letter) => letter.charCodeAt(0));
      fields.u16(message.answers).u8(message.major).u8(message.minor).u8(major).u8(minor).u8(patch);
      fields.u8(message.rows).u8(message.columns).u32(bits(message.features, featureBits)).u16(message.boot);
      return void fields.u16(message.debounceMs).u16(message.kept).u8(serial.length).bytes(serial);
    }
    case 'snapshot':
      fields.u16(message.answers).u16(message.boot).u32(message.event).u32(message.at);
      return void fields.u8(message.rows).u8(message.columns).bytes(packSquares(message.squares));
    case 'square':
      fields.u16(message.boot).u32(message.event).u32(message.at);
      return void fields.u16(message.square).u8(message.full ? 1 : 0);
    case 'acknowledge':
      return void fields.u16(message.answers);
    case 'heartbeat':
      fields.u16(message.answers).u16(message.boot).u32(message.event);
      return void fields.u32(message.at).u32(message.hash);
    case 'error': {
      const id = message.error === 'unknown' ? 0xff : errorIds[message.error];
      return void fields.u16(message.answers).u8(id).u16(message.detail);
    }
    case 'beat':
      fields.u16(message.boot).u32(message.event).u32(message.at).u16(message.hash);
      fields.u8(message.changes.length);
      return message.changes.forEach((change) => writeChange(fields, change));
    case 'kept':
      fields.u16(message.answers).u16(message.boot).u32(message.oldest).u32(message.first).u32(message.at);
      fields.u8(message.changes.length);
      return message.changes.forEach((change) => writeChange(fields, change));
    case 'levels':
      fields.u16(message.answers).u16(message.first).u8(message.levels.length);
      return message.levels.forEach((level) => void fields.u8(level));
    case 'selfTest':
      fields.u16(message.answers).u16(bits(message.failed, testBits)).u16(message.supplyMv);
      fields.u16(message.longestScanUs).u16(message.unusedRam).u8(startCauses.indexOf(message.lastStart));
      return void fields.u8(message.rows).u8(message.columns).bytes(packSquares(message.unsound));
    case 'about':
      fields.u16(message.answers);
      writeStyle(fields, message);
      fields.u8(
        lineSpeeds.reduce((sum, speed, bit) => sum + (message.speeds.includes(speed) ? 2 ** bit : 0), 0),
      );
      return writeName(fields, message.name);
    case 'counters':
      fields.u16(message.answers).u32(message.good).u32(message.bad).u16(message.overruns);
      fields.u16(message.wrongStops).u32(message.sent);
      return void fields.u16(message.watchdogStarts).u16(message.scansMissed);
    default:
      return assertNever(message);
  }
}

function writeName(fields: FieldWriter, name: string): void {
  const bytes = encodeName(name);
  fields.u8(bytes.length).bytes(bytes);
}

function bits<Name extends string>(names: readonly Name[], numbers: Readonly<Record<Name, number>>): number {
  return names.reduce((sum, name) => sum + 2 ** numbers[name], 0);
}
