import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Problem } from '#shared/kernel/index.ts';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { problem } from '#shared/i18n/en/problem/index.ts';

const sources = globSync('{shared,print-templates,firmware-protocol,electron,renderer}/**/*.{ts,tsx}', {
  exclude: ['shared/i18n/**', 'shared/games/*/texts/**'],
}).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** What goes wrong on the wire is counted and healed by the link; nobody is told in words. */
const untold = /^(?:frame|message)\//;

/** Every code that our sources name, with a file that does. */
const codes = new Map(
  sources
    .flatMap(({ file, text }) =>
      [...text.matchAll(/code: ['"]([a-z]+\/[a-z0-9-]+)['"]/g)].map(
        ([, code]) => [code ?? '', file] as const,
      ),
    )
    .filter(([code]) => !untold.test(code)),
);

describe('what a problem says', () => {
  it('has no more than two decimals to a number', () => {
    const { t } = createTranslator();
    const said = problemText(t, {
      code: 'print/tab-too-small',
      tab: 0.1 + 0.2,
      needed: 4.6499999,
    } as Problem);
    expect(said).toContain('0.3 mm');
    expect(said).toContain('4.65 mm');
  });

  it('finds the codes it looks for', () => {
    expect(codes.size).toBeGreaterThan(40);
  });

  it.each([...codes])('%s has a sentence', (code) => {
    expect(Object.keys(problem)).toContain(code);
  });

  it.each(Object.entries(problem))('%s is a whole sentence', (_code, text) => {
    // Ends as a sentence, or with what to type or what was said, after a colon.
    expect(text).toMatch(/[.?)]$|: [^.]*(?:\w|}})(?:\.\w+)?$|{{facts}}$/);
    expect(text).not.toContain('!');
  });

  // These two frame other sentences: `problemText` itself says them.
  const frames = ['unknown', 'record/at-move'];
  it.each(Object.keys(problem).filter((code) => !frames.includes(code)))('%s is said by somebody', (code) => {
    const [stem] = code.split(/-\w+$/);
    expect(
      sources.some(({ text }) => text.includes(`'${code}'`) || text.includes(`\`${stem ?? code}-\${`)),
    ).toBe(true);
  });

  it('joins lists and fills facts in', () => {
    const { t } = createTranslator();
    const said = problemText(t, {
      code: 'alphacubes/not-in-lexicon',
      words: ['CHEK', 'XU'],
      at: ['G4', 'A1'],
    } as never);
    expect(said).toContain('CHEK');
    expect(said).toContain('XU');
  });

  it('names a code it has no words for', () => {
    expect(problemText(createTranslator().t, { code: 'no/such' })).toContain('no/such');
  });
});
