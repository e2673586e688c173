import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { readFields, type FieldReader } from './fields.ts';
import type { Frame } from './frame.ts';
import {
  errorIds,
  featureBits,
  protocolMajor,
  typeId,
  type ErrorName,
  type Feature,
  type ForeignInfo,
  type Light,
  type Message,
  type MessageProblem,
} from './message.ts';
import { maxSide, unpackSquares } from './squares.ts';

type Decoded = Result<Message | ForeignInfo, MessageProblem>;

/** Bytes a payload has at least; more are allowed, since a newer minor version may add fields at the end. */
const shortest: Readonly<Record<number, number>> = {
  [typeId.hello]: 2,
  [typeId.askSnapshot]: 0,
  [typeId.ping]: 0,
  [typeId.setDebounce]: 2,
  [typeId.setLights]: 2,
  [typeId.info]: 21,
  [typeId.snapshot]: 14,
  [typeId.square]: 13,
  [typeId.acknowledge]: 2,
  [typeId.heartbeat]: 16,
  [typeId.error]: 5,
};

/** Debounce spans that a box accepts, in milliseconds. */
export const debounceRange = { least: 5, most: 500 } as const;

/** What a frame says. Never throws, whatever the bytes. */
export function decodeMessage(frame: Frame): Decoded {
  const { type, payload } = frame;
  if (frame.major !== protocolMajor) return decodeForeign(frame);
  const least = shortest[type];
  if (least === undefined) return refuse({ code: 'message/unknown-type', type });
  if (payload.length < least) return refuse({ code: 'message/too-short', type, bytes: payload.length });
  return decodeFields(type, readFields(payload));
}

/** The first fields of hello and info stay where they are in every major version. */
function decodeForeign({ type, major, payload }: Frame): Decoded {
  const fields = readFields(payload);
  if (type === typeId.hello && payload.length >= 2) {
    return ok({ kind: 'hello', major: fields.u8(), minor: fields.u8() });
  }
  if (type === typeId.info && payload.length >= 4) {
    return ok({ kind: 'foreignInfo', answers: fields.u16(), major: fields.u8(), minor: fields.u8() });
  }
  return refuse({ code: 'message/other-version', major });
}

function decodeFields(type: number, fields: FieldReader): Decoded {
  const bad = (field: string): Decoded => refuse({ code: 'message/bad-field', type, field });
  switch (type) {
    case typeId.hello:
      return ok({ kind: 'hello', major: fields.u8(), minor: fields.u8() });
    case typeId.askSnapshot:
      return ok({ kind: 'askSnapshot' });
    case typeId.ping:
      return ok({ kind: 'ping' });
    case typeId.setDebounce: {
      const ms = fields.u16();
      return ms < debounceRange.least || ms > debounceRange.most
        ? bad('ms')
        : ok({ kind: 'setDebounce', ms });
    }
    case typeId.setLights: {
      const count = fields.u16();
      if (count > maxSide * maxSide || fields.left() < Math.ceil(count / 4)) return bad('count');
      return ok({ kind: 'setLights', lights: unpackLights(fields.bytes(Math.ceil(count / 4)), count) });
    }
    case typeId.info:
      return decodeInfo(fields, bad);
    case typeId.snapshot:
      return decodeSnapshot(fields, bad);
    case typeId.square: {
      const [boot, event, at, square, full] = [
        fields.u16(),
        fields.u32(),
        fields.u32(),
        fields.u16(),
        fields.u8(),
      ];
      if (event === 0) return bad('event');
      if (square >= maxSide * maxSide) return bad('square');
      return full > 1 ? bad('full') : ok({ kind: 'square', boot, event, at, square, full: full === 1 });
    }
    case typeId.acknowledge:
      return ok({ kind: 'acknowledge', answers: fields.u16() });
    case typeId.heartbeat: {
      const [answers, boot, event, at] = [fields.u16(), fields.u16(), fields.u32(), fields.u32()];
      return ok({ kind: 'heartbeat', answers, boot, event, at, hash: fields.u32() });
    }
    default:
      return ok({
        kind: 'error',
        answers: fields.u16(),
        error: errorName(fields.u8()),
        detail: fields.u16(),
      });
  }
}

function decodeInfo(fields: FieldReader, bad: (field: string) => Decoded): Decoded {
  const [answers, major, minor] = [fields.u16(), fields.u8(), fields.u8()];
  const firmware = `${fields.u8()}.${fields.u8()}.${fields.u8()}`;
  const [rows, columns] = [fields.u8(), fields.u8()];
  const features = featureNames(fields.u32());
  const [boot, debounceMs, kept, size] = [fields.u16(), fields.u16(), fields.u16(), fields.u8()];
  if (major !== protocolMajor) return bad('major');
  if (rows < 1 || rows > maxSide) return bad('rows');
  if (columns < 1 || columns > maxSide) return bad('columns');
  if (size < 1 || size > 32 || fields.left() < size) return bad('serialNumber');
  const serialNumber = String.fromCharCode(...fields.bytes(size));
  if (!/^[!-~]+$/.test(serialNumber)) return bad('serialNumber');
  const about = { answers, major, minor, firmware, rows, columns, features, boot, debounceMs, kept };
  return ok({ kind: 'info', ...about, serialNumber });
}

function decodeSnapshot(fields: FieldReader, bad: (field: string) => Decoded): Decoded {
  const [answers, boot, event, at] = [fields.u16(), fields.u16(), fields.u32(), fields.u32()];
  const [rows, columns] = [fields.u8(), fields.u8()];
  if (rows < 1 || rows > maxSide) return bad('rows');
  if (columns < 1 || columns > maxSide) return bad('columns');
  const size = Math.ceil((rows * columns) / 8);
  if (fields.left() < size) return bad('squares');
  const squares = unpackSquares(fields.bytes(size), rows * columns);
  return ok({ kind: 'snapshot', answers, boot, event, at, rows, columns, squares });
}

function featureNames(bits: number): readonly Feature[] {
  return (Object.keys(featureBits) as Feature[]).filter((name) => ((bits >>> featureBits[name]) & 1) === 1);
}

function errorName(id: number): ErrorName {
  return (
    (Object.keys(errorIds) as (keyof typeof errorIds)[]).find((name) => errorIds[name] === id) ?? 'unknown'
  );
}

function unpackLights(packed: Uint8Array, count: number): readonly Light[] {
  const names: readonly Light[] = ['dark', 'steady', 'blinking', 'steady'];
  return Array.from(
    { length: count },
    (_, square) => names[((packed[square >> 2] ?? 0) >> (2 * (square & 3))) & 3] ?? 'dark',
  );
}
