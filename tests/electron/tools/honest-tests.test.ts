import { beforeAll, describe, expect, it } from 'vitest';
import { lint, type Sample } from '#tests/support/lint.ts';

/** What the linter refuses in tests. */
const inATest = (statement: string): Sample => ({
  file: 'tests/shared/a.test.ts',
  code: [
    "import { expect, it } from 'vitest';",
    "it('holds', () => {",
    `  ${statement}`,
    '  expect(a).toBe(1);',
    '});',
    'declare const a: unknown;',
    '',
  ].join('\n'),
});

const inMatchObject = 'cubewright(regexp-in-match-object)';
const valid = 'vitest(valid-expect)';

const dishonest = (
  [
    ['a RegExp in toMatchObject', inMatchObject, 'expect(a).toMatchObject({ code: /print/ });'],
    ['one that lies deeper', inMatchObject, 'expect(a).toMatchObject({ problem: { codes: [/^file/] } });'],
    ['one alone', inMatchObject, 'expect(a).toMatchObject(/print/);'],
    ['an expectation of nothing', valid, 'expect(a);'],
    ['a matcher that is not called', valid, 'expect(a).toBeDefined;'],
    ['an expectation nobody waits for', valid, 'expect(Promise.resolve(a)).resolves.toBe(2);'],
  ] as const
).map(([what, rule, statement]) => [what, rule, inATest(statement)] as const);

const leftOut = { ...inATest(''), code: inATest('').code.replace("it('holds'", "it.skip('holds'") };

const honest = [
  'expect(a).toMatchObject({ code: expect.stringMatching(/print/) as string });',
  'expect(`${a}`).toMatch(/print/);',
  "expect('x 1, y 2'.replace(/[0-9]/g, '')).toMatchObject({ length: 6 });",
].map((statement) => [statement, inATest(statement)] as const);

let broken: ReturnType<typeof lint>;

beforeAll(() => {
  broken = lint([...dishonest.map(([, , sample]) => sample), leftOut, ...honest.map(([, sample]) => sample)]);
});

describe('tests that cannot fail are refused (7.22)', () => {
  it.each(dishonest)('%s: %s', (_what, rule, sample) => {
    expect(broken.get(sample)).toContain(rule);
  });

  it('a test that is left out', () => {
    expect(broken.get(leftOut)).toEqual(['vitest(no-disabled-tests)']);
  });

  it.each(honest)('and %s is not', (_statement, sample) => {
    expect(broken.get(sample)).toEqual([]);
  });
});
