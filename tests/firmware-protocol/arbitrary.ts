import fc from 'fast-check';
import {
  errorIds,
  featureBits,
  type ErrorName,
  type Feature,
  type Light,
  type Message,
} from '#firmware-protocol/codec/index.ts';

const u8 = fc.integer({ min: 0, max: 0xff });
const u16 = fc.integer({ min: 0, max: 0xffff });
const u32 = fc.integer({ min: 0, max: 0xffffffff });
const side = fc.integer({ min: 1, max: 21 });
const squaresOf = (count: number): fc.Arbitrary<string> =>
  fc.string({ unit: fc.constantFrom('0', '1'), minLength: count, maxLength: count });

export const anySequence = fc.integer({ min: 0, max: 0xfffe });

/** Every message of the protocol with every value that it may hold. */
export const anyMessage: fc.Arbitrary<Message> = fc.oneof(
  fc.record({ kind: fc.constant('hello' as const), major: u8, minor: u8 }),
  fc.constantFrom<Message>({ kind: 'askSnapshot' }, { kind: 'ping' }),
  fc.record({ kind: fc.constant('setDebounce' as const), ms: fc.integer({ min: 5, max: 500 }) }),
  fc.record({
    kind: fc.constant('setLights' as const),
    lights: fc.array(fc.constantFrom<Light>('dark', 'steady', 'blinking'), { maxLength: 441 }),
  }),
  fc.record({
    kind: fc.constant('info' as const),
    answers: u16,
    major: fc.constant(1),
    minor: u8,
    firmware: fc.tuple(u8, u8, u8).map((parts) => parts.join('.')),
    rows: side,
    columns: side,
    features: fc
      .uniqueArray(fc.constantFrom(...(Object.keys(featureBits) as Feature[])))
      .map((names) => names.sort((a, b) => featureBits[a] - featureBits[b])),
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
    square: fc.integer({ min: 0, max: 440 }),
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
