import { ok, refuse } from '#shared/kernel/index.ts';
import { startCauses } from './box-message.ts';
import { within, type FieldReader, type Read, type Reader } from './fields.ts';
import {
  errorIds,
  featureBits,
  limits,
  protocolMajor,
  testBits,
  typeId,
  type ErrorName,
  type Feature,
  type TestName,
} from './message.ts';
import { decodeName, readChange, readStyle } from './packing.ts';
import { maxSide, maxSquares, unpackSquares, type Squares } from './squares.ts';

export const boxReaders: Readonly<Record<number, Reader>> = {
  [typeId.info]: { least: 21, read: readInfo },
  [typeId.snapshot]: {
    least: 14,
    read(fields, bad) {
      const [answers, boot, event, at] = [fields.u16(), fields.u16(), fields.u32(), fields.u32()];
      const sized = readSized(fields);
      if (typeof sized === 'string') return bad(sized);
      return ok({ kind: 'snapshot', answers, boot, event, at, ...sized });
    },
  },
  [typeId.square]: {
    least: 13,
    read(fields, bad) {
      const [boot, event, at] = [fields.u16(), fields.u32(), fields.u32()];
      const [square, full] = [fields.u16(), fields.u8()];
      if (event === 0) return bad('event');
      if (square >= maxSquares) return bad('square');
      return full > 1 ? bad('full') : ok({ kind: 'square', boot, event, at, square, full: full === 1 });
    },
  },
  [typeId.acknowledge]: { least: 2, read: (fields) => ok({ kind: 'acknowledge', answers: fields.u16() }) },
  [typeId.heartbeat]: {
    least: 16,
    read(fields) {
      const [answers, boot, event, at] = [fields.u16(), fields.u16(), fields.u32(), fields.u32()];
      return ok({ kind: 'heartbeat', answers, boot, event, at, hash: fields.u32() });
    },
  },
  [typeId.error]: {
    least: 5,
    read(fields) {
      const [answers, error, detail] = [fields.u16(), errorName(fields.u8()), fields.u16()];
      return ok({ kind: 'error', answers, error, detail });
    },
  },
  [typeId.beat]: {
    least: 13,
    read(fields, bad) {
      const [boot, event, at, hash] = [fields.u16(), fields.u32(), fields.u32(), fields.u16()];
      const count = fields.u8();
      if (count > limits.beatChanges || count > event || fields.left() < 3 * count) return bad('count');
      const changes = Array.from({ length: count }, () => readChange(fields));
      if (changes.some(({ square }) => square >= maxSquares)) return bad('square');
      return ok({ kind: 'beat', boot, event, at, hash, changes });
    },
  },
  [typeId.kept]: { least: 17, read: readKept },
  [typeId.levels]: {
    least: 5,
    read(fields, bad) {
      const [answers, first, count] = [fields.u16(), fields.u16(), fields.u8()];
      if (first >= maxSquares) return bad('first');
      if (count > limits.levels || fields.left() < count) return bad('count');
      return ok({ kind: 'levels', answers, first, levels: [...fields.bytes(count)] });
    },
  },
  [typeId.selfTest]: {
    least: 13,
    read(fields, bad) {
      const [answers, failed] = [fields.u16(), testNames(fields.u16())];
      const [supplyMv, longestScanUs, unusedRam] = [fields.u16(), fields.u16(), fields.u16()];
      const lastStart = startCauses[fields.u8()] ?? 'unknown';
      const sized = readSized(fields);
      if (typeof sized === 'string') return bad(sized);
      const { rows, columns, squares: unsound } = sized;
      const found = { supplyMv, longestScanUs, unusedRam, lastStart, rows, columns, unsound };
      return ok({ kind: 'selfTest', answers, failed, ...found });
    },
  },
  [typeId.about]: {
    least: 16,
    read(fields, bad) {
      const [answers, style, bits, size] = [fields.u16(), readStyle(fields), fields.u8(), fields.u8()];
      if (size > limits.nameBytes || fields.left() < size) return bad('name');
      const name = decodeName(fields.bytes(size));
      if (name === undefined) return bad('name');
      const speeds = lineSpeeds.filter((_, bit) => ((bits >> bit) & 1) === 1);
      return ok({ kind: 'about', answers, ...style, speeds, name });
    },
  },
  [typeId.counters]: {
    least: 22,
    read(fields) {
      const [answers, good, bad, overruns] = [fields.u16(), fields.u32(), fields.u32(), fields.u16()];
      const [wrongStops, sent, watchdogStarts] = [fields.u16(), fields.u32(), fields.u16()];
      const counted = { good, bad, overruns, wrongStops, sent, watchdogStarts, scansMissed: fields.u16() };
      return ok({ kind: 'counters', answers, ...counted });
    },
  },
};

/** A real serial line has one of these speeds, in bits a second. The index is the bit number in an `about` message. */
export const lineSpeeds = [115_200, 250_000] as const;

function readInfo(fields: FieldReader, bad: (field: string) => Read): Read {
  const [answers, major, minor] = [fields.u16(), fields.u8(), fields.u8()];
  const firmware = `${fields.u8()}.${fields.u8()}.${fields.u8()}`;
  const [rows, columns] = [fields.u8(), fields.u8()];
  const features = featureNames(fields.u32());
  const [boot, debounceMs, kept, size] = [fields.u16(), fields.u16(), fields.u16(), fields.u8()];
  if (rows > maxSide || columns > maxSide) {
    return refuse({ code: 'message/too-large', answers, rows, columns });
  }
  if (major !== protocolMajor) return bad('major');
  if (rows < 1) return bad('rows');
  if (columns < 1) return bad('columns');
  if (!within(size, 1, limits.serialBytes) || fields.left() < size) return bad('serialNumber');
  const serialNumber = String.fromCharCode(...fields.bytes(size));
  if (!/^[!-~]+$/.test(serialNumber)) return bad('serialNumber');
  const about = { answers, major, minor, firmware, rows, columns, features, boot, debounceMs, kept };
  return ok({ kind: 'info', ...about, serialNumber });
}

function readKept(fields: FieldReader, bad: (field: string) => Read): Read {
  const [answers, boot, oldest] = [fields.u16(), fields.u16(), fields.u32()];
  const [first, at, count] = [fields.u32(), fields.u32(), fields.u8()];
  if (count > limits.keptChanges || fields.left() < 3 * count) return bad('count');
  if ((first === 0) !== (count === 0)) return bad('first');
  const changes = Array.from({ length: count }, () => readChange(fields));
  if (changes.some(({ square }) => square >= maxSquares)) return bad('square');
  return ok({ kind: 'kept', answers, boot, oldest, first, at, changes });
}

function readSized(
  fields: FieldReader,
): { readonly rows: number; readonly columns: number; readonly squares: Squares } | string {
  const [rows, columns] = [fields.u8(), fields.u8()];
  if (!within(rows, 1, maxSide)) return 'rows';
  if (!within(columns, 1, maxSide)) return 'columns';
  const size = Math.ceil((rows * columns) / 8);
  if (fields.left() < size) return 'squares';
  return { rows, columns, squares: unpackSquares(fields.bytes(size), rows * columns) };
}

function featureNames(bits: number): readonly Feature[] {
  return (Object.keys(featureBits) as Feature[]).filter((name) => ((bits >>> featureBits[name]) & 1) === 1);
}

function testNames(bits: number): readonly TestName[] {
  return (Object.keys(testBits) as TestName[]).filter((name) => ((bits >>> testBits[name]) & 1) === 1);
}

function errorName(id: number): ErrorName {
  return (
    (Object.keys(errorIds) as (keyof typeof errorIds)[]).find((name) => errorIds[name] === id) ?? 'unknown'
  );
}
