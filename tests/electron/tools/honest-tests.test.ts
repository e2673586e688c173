import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

/** What the linter refuses in tests, with the configuration that `npm run lint` uses. */
const cwd = fileURLToPath(new URL('../../../', import.meta.url));
let eslint: ESLint;

beforeAll(() => {
  eslint = new ESLint({ cwd });
});

const inATest = (statement: string): string =>
  [
    "import { expect, it } from 'vitest';",
    "it('holds', () => {",
    `  ${statement}`,
    '  expect(a).toBe(1);',
    '});',
    'declare const a: unknown;',
    '',
  ].join('\n');

async function refusals(code: string): Promise<readonly (string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: `${cwd}tests/shared/a.test.ts` });
  expect(result?.fatalErrorCount).toBe(0);
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

describe('tests that cannot fail are refused (7.22)', () => {
  it.each([
    ['a RegExp in toMatchObject', 'expect(a).toMatchObject({ code: /print/ });'],
    ['one that lies deeper', 'expect(a).toMatchObject({ problem: { codes: [/^file/] } });'],
    ['one alone', 'expect(a).toMatchObject(/print/);'],
    ['an expectation of nothing', 'expect(a);'],
    ['a matcher that is not called', 'expect(a).toBeDefined;'],
    ['an expectation that nobody waits for', 'expect(Promise.resolve(a)).resolves.toBe(2);'],
  ])('%s', async (_what, statement) => {
    expect(await refusals(inATest(statement))).not.toEqual([]);
  });

  it('a test that is left out', async () => {
    const code = inATest('').replace("it('holds'", "it.skip('holds'");
    expect(await refusals(code)).toEqual(['vitest/no-disabled-tests']);
  });

  it.each([
    'expect(a).toMatchObject({ code: expect.stringMatching(/print/) as string });',
    'expect(`${a}`).toMatch(/print/);',
    "expect('x 1, y 2'.replace(/[0-9]/g, '')).toMatchObject({ length: 6 });",
  ])('and %s is not', async (statement) => {
    expect(await refusals(inATest(statement))).toEqual([]);
  });
});
