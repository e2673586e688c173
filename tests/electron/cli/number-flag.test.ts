import { expect, test } from 'vitest';
import { numberFlag } from '#electron/cli/option-values.ts';

const flag = (given: string) =>
  numberFlag(
    {
      words: [],
      flags: new Map([['games', [given]]]),
      json: false,
      stop: new AbortController().signal,
      say: () => undefined,
      note: () => undefined,
    },
    'games',
    0,
    2 ** 32 - 1,
  );

test.each([
  ['0', 0],
  ['7', 7],
  ['007', 7],
  [' 12 ', 12],
  ['4294967295', 4_294_967_295],
])('%j is a whole number (7.19)', (given, value) => {
  expect(flag(given)).toEqual({ ok: true, value });
});

test.each(['', ' ', '0x10', '0b1', '1e2', '1_000', 'Infinity', 'NaN', '-1', '2.5', '4294967296', '7 games'])(
  '%j is none (7.19)',
  (given) => {
    const problem = { code: 'cli/bad-number', flag: '--games', given, least: 0, most: 2 ** 32 - 1 };
    expect(flag(given)).toEqual({ ok: false, problem });
  },
);
