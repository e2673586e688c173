import fc from 'fast-check';
import {
  errorIds,
  featureBits,
  lineSpeeds,
  startCauses,
  testBits,
  type ErrorName,
  type Feature,
  type Light,
  type Message,
  type TestName,
} from '#firmware-protocol/codec/index.ts';

const u8 = fc.integer({ min: 0, max: 0xff });
const u16 = fc.integer({ min: 0, max: 0xffff });
const u32 = fc.integer({ min: 0, max: 0xffffffff });
const side = fc.integer({ min: 1, max: 21 });
const squaresOf = (count: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom('0', '1'), minLength: count, maxLength: count });

export const anySequence = fc.integer({ min: 0, max: 0xfffe });

const square = fc.integer({ min: 0, max: 440 });
const anyLight = fc.constantFrom<Light>('dark', 'steady', 'blinking', 'marked');
/** Some of these names, in their own order. */
const someOf = <Name>(names: readonly Name[]): fc.Arbitrary<Name[]> => fc.subarray([...names]);
const changes = (maxLength: number) =>
  fc.array(fc.record({ square, full: fc.boolean(), ticks: fc.integer({ min: 0, max: 16_383 }) }), {
    maxLength,
  });
const colour = fc.integer({ min: 0, max: 0xffffff }).map((rgb) => `#${rgb.toString(16).padStart(6, '0')}`);
const style = { steady: colour, blinking: colour, marked: colour, brightness: u8 };
const name = fc
  .string({ unit: 'binary', maxLength: 24 })
  .filter((text) => !/[\0-\x1f\x7f]/.test(text) && new TextEncoder().encode(text).length <= 24);

/** What only 1.1 has. */
const newerMessage: fc.Arbitrary<Message> = fc.oneof(
  fc.record({ kind: fc.constant('ping' as const), had: fc.record({ boot: u16, event: u32 }) }),
  fc.record({
    kind: fc.constant('askKept' as const),
    boot: u16,
    after: u32,
    most: fc.integer({ min: 1, max: 22 }),
  }),
  fc.record({
    kind: fc.constant('askLevels' as const),
    first: square,
    most: fc.integer({ min: 1, max: 32 }),
  }),
  fc.constantFrom<Message>(
    { kind: 'askSelfTest' },
    { kind: 'askAbout' },
    { kind: 'askCounters' },
    { kind: 'enterUpdate' },
    { kind: 'calibrate', to: 'empty' },
    { kind: 'calibrate', to: 'full' },
    { kind: 'calibrate', to: 'factory' },
  ),
  fc.record({
    kind: fc.constant('setStyle' as const),
    ...style,
    limitMa: fc.integer({ min: 20, max: 5000 }),
  }),
  fc.record({
    kind: fc.constant('setSomeLights' as const),
    first: fc.integer({ min: 0, max: 249 }),
    lights: fc.array(anyLight, { minLength: 1, maxLength: 192 }),
  }),
  fc.record({ kind: fc.constant('setName' as const), name }),
  fc.record({ kind: fc.constant('showYourself' as const), seconds: fc.integer({ min: 0, max: 60 }) }),
  fc.record({
    kind: fc.constant('beat' as const),
    boot: u16,
    event: fc.integer({ min: 8, max: 0xffffffff }),
    at: u32,
    hash: u16,
    changes: changes(8),
  }),
  fc
    .record({
      kind: fc.constant('kept' as const),
      answers: u16,
      boot: u16,
      oldest: u32,
      first: fc.integer({ min: 1, max: 0xffffffff }),
      at: u32,
      changes: changes(22),
    })
    .map((kept) => (kept.changes.length === 0 ? { ...kept, first: 0 } : kept)),
  fc.record({
    kind: fc.constant('levels' as const),
    answers: u16,
    first: square,
    levels: fc.array(u8, { maxLength: 32 }),
  }),
  fc.tuple(side, side).chain(([rows, columns]) =>
    fc.record({
      kind: fc.constant('selfTest' as const),
      answers: u16,
      failed: someOf(Object.keys(testBits) as TestName[]),
      supplyMv: u16,
      longestScanUs: u16,
      unusedRam: u16,
      lastStart: fc.constantFrom(...startCauses),
      rows: fc.constant(rows),
      columns: fc.constant(columns),
      unsound: squaresOf(rows * columns),
    }),
  ),
  fc.record({
    kind: fc.constant('about' as const),
    answers: u16,
    ...style,
    limitMa: u16,
    speeds: someOf(lineSpeeds),
    name,
  }),
  fc.record({
    kind: fc.constant('counters' as const),
    ...{ answers: u16, good: u32, bad: u32, overruns: u16, wrongStops: u16, sent: u32 },
    ...{ watchdogStarts: u16, scansMissed: u16 },
  }),
);

/** Every message of the protocol with every value that it may hold. */
export const anyMessage: fc.Arbitrary<Message> = fc.oneof(
  { arbitrary: newerMessage, weight: 12 },
  fc.record({ kind: fc.constant('hello' as const), major: u8, minor: u8 }),
  fc.constantFrom<Message>({ kind: 'askSnapshot' }, { kind: 'ping' }),
  fc.record({ kind: fc.constant('setDebounce' as const), ms: fc.integer({ min: 5, max: 500 }) }),
  fc.record({
    kind: fc.constant('setLights' as const),
    lights: fc.array(anyLight, { maxLength: 441 }),
  }),
  fc.record({
    kind: fc.constant('info' as const),
    answers: u16,
    major: fc.constant(1),
    minor: u8,
    firmware: fc.tuple(u8, u8, u8).map((parts) => parts.join('.')),
    rows: side,
    columns: side,
    features: someOf(Object.keys(featureBits) as Feature[]),
    boot: u16,
    debounceMs: u16,
    kept: u16,
    serialNumber: fc.stringMatching(/^[!-~]{1,32}$/),
  }),
  fc.tuple(side, side).chain(([rows, columns]) =>
    fc.record({
      kind: fc.constant('snapshot' as const),
      answers: u16,
      boot: u16,
      event: u32,
      at: u32,
      rows: fc.constant(rows),
      columns: fc.constant(columns),
      squares: squaresOf(rows * columns),
    }),
  ),
  fc.record({
    kind: fc.constant('square' as const),
    boot: u16,
    event: fc.integer({ min: 1, max: 0xffffffff }),
    at: u32,
    square,
    full: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('acknowledge' as const), answers: u16 }),
  fc.record({
    kind: fc.constant('heartbeat' as const),
    answers: u16,
    boot: u16,
    event: u32,
    at: u32,
    hash: u32,
  }),
  fc.record({
    kind: fc.constant('error' as const),
    answers: u16,
    error: fc.constantFrom(...(Object.keys(errorIds) as ErrorName[])),
    detail: u16,
  }),
);

/** Cuts bytes into chunks at the given places. */
export function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const at = [...new Set(places.map((place) => place % (bytes.length + 1)))].sort((a, b) => a - b);
  return [...at, bytes.length].map((end, index) => bytes.subarray(index === 0 ? 0 : at[index - 1], end));
}
