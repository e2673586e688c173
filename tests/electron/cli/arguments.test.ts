import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseArguments } from '#electron/cli/arguments.ts';

const taken = {
  name: 'new',
  flags: [
    { name: '--json' },
    { name: '--seed', takes: 'S' },
    { name: '--begins', takes: 'TEXT' },
    { name: '--output', short: '-o', takes: 'FILE' },
  ],
} as const;

describe('arguments', () => {
  test.each([
    [['a', '--json', 'b'], ['a', 'b'], { json: ['yes'] }],
    [['--seed', '7', '--seed=8'], [], { seed: ['7', '8'] }],
    [['--seed', '-1', '--seed', '--json'], [], { seed: ['-1', '--json'] }],
    [
      ['--seed=', '-o', 'x', '-oy', '-o=z', '--output=a=b'],
      [],
      { seed: [''], output: ['x', 'y', 'z', 'a=b'] },
    ],
    [['--', '--json', '-o'], ['--json', '-o'], {}],
    [['-', ''], ['-', ''], {}],
  ])('%j', (given, words, flags) => {
    const read = parseArguments(given, taken);
    expect(read.ok && { words: read.value.words, flags: Object.fromEntries(read.value.flags) }).toEqual({
      words,
      flags,
    });
  });

  test.each([
    [['--jsno'], { code: 'cli/unknown-flag-near', flag: '--jsno', near: '--json' }],
    [['--no-such-thing=3'], { code: 'cli/unknown-flag', flag: '--no-such-thing' }],
    [['-x'], { code: 'cli/unknown-flag', flag: '-x' }],
    [['--json=3'], { code: 'cli/needs-no-value', flag: '--json' }],
    [['-o', ' '], { code: 'cli/missing-value', flag: '--output', takes: 'FILE' }],
    [['--begins', ''], { code: 'cli/missing-value', flag: '--begins', takes: 'TEXT' }],
    [['--output='], { code: 'cli/missing-value', flag: '--output', takes: 'FILE' }],
    [['--seed'], { code: 'cli/missing-value', flag: '--seed', takes: 'S' }],
    [['--edge', '3mm'], { code: 'cli/unknown-flag', flag: '--edge' }],
  ])('%j is refused', (given, problem) => {
    expect(parseArguments(given, taken)).toEqual({ ok: false, problem: { ...problem, command: 'new' } });
  });

  test('a command that lets any flag through gives each its value', () => {
    const read = parseArguments(['nets', '--edge', '-3mm', '--own-board=..', '--edge', '4mm'], {
      ...taken,
      anyFlag: true,
    });
    expect(read.ok && [...read.value.flags]).toEqual([
      ['edge', ['-3mm', '4mm']],
      ['own-board', ['..']],
    ]);
  });

  test('whatever is written is read or refused', () => {
    const word = fc.oneof(
      fc.string(),
      fc.string().map((text) => `--${text}`),
      fc.constantFrom('-o', '--seed', '--', '--__proto__'),
    );
    fc.assert(
      fc.property(fc.array(word), fc.boolean(), (given, anyFlag) => {
        const read = parseArguments(given, { ...taken, anyFlag });
        if (read.ok) for (const values of read.value.flags.values()) expect(values).not.toEqual([]);
        else expect(read.problem.code).toMatch(/^cli\//);
      }),
    );
  });
});
