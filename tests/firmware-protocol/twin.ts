/**
 * A second reader and writer of the protocol, made from PROTOCOL.md 1.1 alone and in another manner than ours: each
 * message is a row of small parts that take bytes from the front of a list and put them there; the checksum divides
 * bit by bit with the polynomial as it stands on the page. Slow, and that is no matter.
 */
import { bytesOf, hexOf, numberOf, twinCrc, twinStuff, type Bytes, type TwinFrame } from './twin-frames.ts';

type Values = Record<string, unknown>;
/** How one field is taken from the front, and put; `undefined` is a bad field. */
interface Part {
  take(bytes: Bytes, seen: Values): readonly [value: unknown, rest: Bytes] | undefined;
  put(value: unknown, message: Values): Bytes;
}

const lowFirst = (value: number, size: number): Bytes =>
  Array.from({ length: size }, (_, place) => Math.floor(value / 256 ** place) % 256);

// Parts.

const u = (size: number, least = 0, most = 256 ** size - 1): Part => ({
  take(bytes) {
    const value = numberOf(bytes.slice(0, size));
    return value < least || value > most ? undefined : [value, bytes.slice(size)];
  },
  put: (value) => lowFirst(Number(value), size),
});
const byteAs = (of: (byte: number) => unknown, back: (value: unknown) => number): Part => ({
  take: ([first = 0, ...rest]) => (of(first) === undefined ? undefined : [of(first), rest]),
  put: (value) => [back(value)],
});
const truth = byteAs((byte) => [false, true][byte], Number);
const oneOf = (names: readonly string[], other?: string): Part =>
  byteAs(
    (byte) => names[byte] || other,
    (name) => (names.includes(String(name)) ? names.indexOf(String(name)) : 255),
  );
const flags = (size: number, names: readonly (string | number)[]): Part => ({
  take(bytes) {
    const bits = numberOf(bytes.slice(0, size));
    return [names.filter((_, bit) => Math.floor(bits / 2 ** bit) % 2 === 1), bytes.slice(size)];
  },
  put: (value) =>
    lowFirst(
      (value as (string | number)[]).reduce<number>((sum, name) => sum + 2 ** names.indexOf(name), 0),
      size,
    ),
});
const version: Part = {
  take: (bytes) => [bytes.slice(0, 3).join('.'), bytes.slice(3)],
  put: (value) => String(value).split('.').map(Number),
};
const rgb: Part = {
  take: (bytes) => [`#${hexOf(bytes.slice(0, 3))}`, bytes.slice(3)],
  put: (value) => bytesOf(String(value).slice(1)),
};
const key = (text: string): Part => ({
  take: (bytes) => (String.fromCharCode(...bytes.slice(0, 4)) === text ? ['', bytes.slice(4)] : undefined),
  put: () => [...text].map((letter) => letter.charCodeAt(0)),
});

/** Things in a row: how many bytes so many take, and what they are. */
interface Row {
  bytes(count: number): number;
  read(bytes: Bytes, count: number): unknown;
  write(value: unknown): Bytes;
  count(value: unknown): number;
}
const counted = (size: Part, row: Row): Part => ({
  take(bytes, seen) {
    const sized = size.take(bytes, seen);
    if (sized === undefined) return undefined;
    const [count, rest] = [Number(sized[0]), sized[1]];
    if (rest.length < row.bytes(count)) return undefined;
    const value = row.read(rest.slice(0, row.bytes(count)), count);
    return value === undefined ? undefined : [value, rest.slice(row.bytes(count))];
  },
  put: (value, message) => [...size.put(row.count(value), message), ...row.write(value)],
});
/** So many fields of some bits each, from the lowest bit of the first byte on. */
const bitsOf = (bytes: Bytes, width: number, count: number): number[] =>
  Array.from(
    { length: count },
    (_, place) => ((bytes[Math.floor((place * width) / 8)] ?? 0) >> ((place * width) % 8)) & (2 ** width - 1),
  );
const packed = (values: readonly number[], width: number): Bytes => {
  const out = Array.from({ length: Math.ceil((values.length * width) / 8) }, () => 0);
  values.forEach((value, place) => {
    const at = Math.floor((place * width) / 8);
    out[at] = (out[at] ?? 0) + value * 2 ** ((place * width) % 8);
  });
  return out;
};
const lightNames = ['dark', 'steady', 'blinking', 'marked'];
const lights: Row = {
  bytes: (count) => Math.ceil(count / 4),
  read: (bytes, count) => bitsOf(bytes, 2, count).map((light) => lightNames[light]),
  write: (value) =>
    packed(
      (value as string[]).map((name) => lightNames.indexOf(name)),
      2,
    ),
  count: (value) => (value as string[]).length,
};
type Change = { square: number; full: boolean; ticks: number };
const changes: Row = {
  bytes: (count) => 3 * count,
  read(bytes, count) {
    const found = Array.from({ length: count }, (_, place) => {
      const bits = numberOf(bytes.slice(3 * place, 3 * place + 3));
      return { square: bits % 512, full: Math.floor(bits / 512) % 2 === 1, ticks: Math.floor(bits / 1024) };
    });
    return found.every(({ square }) => square <= 440) ? found : undefined;
  },
  write: (value) =>
    (value as Change[]).flatMap(({ square, full, ticks }) =>
      lowFirst(square + 512 * Number(full) + 1024 * ticks, 3),
    ),
  count: (value) => (value as Change[]).length,
};
const plain: Row = {
  bytes: (count) => count,
  read: (bytes) => bytes,
  write: (value) => value as number[],
  count: (value) => (value as number[]).length,
};
const text = (good: (bytes: Bytes) => boolean): Row => ({
  bytes: (count) => count,
  read(bytes) {
    try {
      const said = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(bytes));
      return good(bytes) ? said : undefined;
    } catch {
      return undefined;
    }
  },
  write: (value) => [...new TextEncoder().encode(String(value))],
  count: (value) => new TextEncoder().encode(String(value)).length,
});
const serial = text((bytes) => bytes.every((byte) => byte >= 0x21 && byte <= 0x7e));
const given = text((bytes) => bytes.every((byte) => byte >= 0x20 && byte !== 0x7f));
const bitmap: Part = {
  take(bytes, { rows, columns }) {
    const count = Number(rows) * Number(columns);
    const size = Math.ceil(count / 8);
    return bytes.length < size ? undefined : [bitsOf(bytes, 1, count).join(''), bytes.slice(size)];
  },
  put: (value) => packed([...String(value)].map(Number), 1),
};

// The messages of the page.

const side = u(1, 1, 21);
const square = u(2, 0, 440);
const answers = u(2);
const style = { steady: rgb, blinking: rgb, marked: rgb, brightness: u(1) };
const featureNames = 'lights debounce kept unsure levels style selfTest calibrate name update'.split(' ');
const testNames = 'chain sensors settings supply memory calibration scans'.split(' ');
const errors = ' unknown-type bad-payload not-a-feature busy other-version sensor supply watchdog'.split(' ');
const causes = 'unknown power resetLine watchdog lowSupply'.split(' ');

const messages: Record<string, [id: number, least: number, parts: Record<string, Part>]> = {
  hello: [0x01, 2, { major: u(1), minor: u(1) }],
  askSnapshot: [0x02, 0, {}],
  ping: [0x03, 0, {}],
  setDebounce: [0x04, 2, { ms: u(2, 5, 500) }],
  setLights: [0x05, 2, { lights: counted(u(2, 0, 441), lights) }],
  askKept: [0x06, 7, { boot: u(2), after: u(4), most: u(1, 1, 22) }],
  askLevels: [0x07, 3, { first: square, most: u(1, 1, 32) }],
  askSelfTest: [0x08, 0, {}],
  calibrate: [0x09, 1, { to: oneOf(['empty', 'full', 'factory']) }],
  setStyle: [0x0a, 12, { ...style, limitMa: u(2, 20, 5000) }],
  setSomeLights: [0x0b, 3, { first: square, lights: counted(u(1, 1, 192), lights) }],
  setName: [0x0c, 1, { name: counted(u(1, 0, 24), given) }],
  askAbout: [0x0d, 0, {}],
  askCounters: [0x0e, 0, {}],
  showYourself: [0x0f, 1, { seconds: u(1, 0, 60) }],
  enterUpdate: [0x10, 4, { key: key('CWFU') }],
  info: [
    0x41,
    21,
    {
      ...{ answers, major: u(1, 1, 1), minor: u(1), firmware: version, rows: side, columns: side },
      ...{ features: flags(4, featureNames), boot: u(2), debounceMs: u(2), kept: u(2) },
      serialNumber: counted(u(1, 1, 32), serial),
    },
  ],
  snapshot: [
    0x42,
    14,
    { answers, boot: u(2), event: u(4), at: u(4), rows: side, columns: side, squares: bitmap },
  ],
  square: [0x43, 13, { boot: u(2), event: u(4, 1), at: u(4), square, full: truth }],
  acknowledge: [0x44, 2, { answers }],
  heartbeat: [0x45, 16, { answers, boot: u(2), event: u(4), at: u(4), hash: u(4) }],
  error: [0x46, 5, { answers, error: oneOf(errors, 'unknown'), detail: u(2) }],
  kept: [
    0x47,
    17,
    {
      ...{ answers, boot: u(2), oldest: u(4), first: u(4), at: u(4) },
      changes: counted(u(1, 0, 22), changes),
    },
  ],
  levels: [0x48, 5, { answers, first: square, levels: counted(u(1, 0, 32), plain) }],
  beat: [0x49, 13, { boot: u(2), event: u(4), at: u(4), hash: u(2), changes: counted(u(1, 0, 8), changes) }],
  selfTest: [
    0x4a,
    13,
    {
      ...{ answers, failed: flags(2, testNames), supplyMv: u(2), longestScanUs: u(2), unusedRam: u(2) },
      ...{ lastStart: oneOf(causes, 'unknown'), rows: side, columns: side, unsound: bitmap },
    },
  ],
  about: [
    0x4b,
    16,
    {
      ...{ answers, ...style, limitMa: u(2), speeds: flags(1, [115_200, 250_000]) },
      name: counted(u(1, 0, 24), given),
    },
  ],
  counters: [
    0x4c,
    22,
    {
      ...{ answers, good: u(4), bad: u(4), overruns: u(2), wrongStops: u(2), sent: u(4) },
      ...{ watchdogStarts: u(2), scansMissed: u(2) },
    },
  ],
};

/** What one field may be follows from another. */
function agrees(kind: string, values: Values): boolean {
  const size = (name: string): number => ((values[name] ?? []) as unknown[]).length;
  switch (kind) {
    case 'setSomeLights':
      return Number(values['first']) + size('lights') <= 441;
    case 'beat':
      return size('changes') <= Number(values['event']);
    case 'kept':
      return (values['first'] === 0) === (size('changes') === 0);
    default:
      return true;
  }
}

/** What a frame says, as a plain object, or the code of why it says nothing. */
export function twinMessage({ major, type, sequence, payload }: TwinFrame): Values | string {
  const bytes = bytesOf(payload);
  const [kind, [, least, parts] = [0, 0, {}]] =
    Object.entries(messages).find(([, [id]]) => id === type) ?? [];
  if (sequence === 0xffff) return 'message/bad-field';
  if (major !== 1) {
    if (kind === 'hello' && bytes.length >= 2) return { kind, major: bytes[0], minor: bytes[1] };
    if (kind !== 'info' || bytes.length < 4) return 'message/other-version';
    return { kind: 'foreignInfo', answers: numberOf(bytes.slice(0, 2)), major: bytes[2], minor: bytes[3] };
  }
  if (kind === undefined) return 'message/unknown-type';
  if (bytes.length < least) return 'message/too-short';
  if (kind === 'info' && Math.max(...bytes.slice(7, 9)) > 21) return 'message/too-large';
  if (kind === 'ping' && bytes.length >= 6) {
    return { kind, had: { boot: numberOf(bytes.slice(0, 2)), event: numberOf(bytes.slice(2, 6)) } };
  }
  const values: Values = { kind };
  let rest = bytes;
  for (const [name, part] of Object.entries(parts)) {
    const taken = part.take(rest, values);
    if (taken === undefined) return 'message/bad-field';
    if (name !== 'key') values[name] = taken[0];
    rest = taken[1];
  }
  return agrees(kind, values) ? values : 'message/bad-field';
}

/** The whole frame as sent, with its zeros, for a message given as a plain object. */
export function twinWrite(message: Values, sequence: number): string {
  const [id, , parts] = messages[String(message['kind'])] ?? [0, 0, {}];
  const had = message['had'] as { boot: number; event: number } | undefined;
  const payload = [
    ...Object.entries(parts).flatMap(([name, part]) => part.put(message[name], message)),
    ...(had === undefined ? [] : [...lowFirst(had.boot, 2), ...lowFirst(had.event, 4)]),
  ];
  const body = hexOf([1, id, ...lowFirst(sequence, 2), payload.length, ...payload]);
  return `00${twinStuff(body + hexOf(bytesOf(twinCrc(body)).toReversed()))}00`;
}
