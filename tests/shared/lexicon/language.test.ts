import { describe, expect, it } from 'vitest';
import { parseLanguage } from '#shared/lexicon/index.ts';
import { ok } from '#shared/kernel/index.ts';

describe('a language that somebody names', () => {
  it.each([
    ['sv', 'sv'],
    ['Swedish', 'sv'],
    ['Zweeds', 'sv'],
    ['svenska', 'sv'],
    ['nederländska', 'nl'],
    ['Nederlands', 'nl'],
    ['engelska', 'en'],
    ['Engels', 'en'],
  ])('may be named in English, Dutch or Swedish: %s', (written, code) => {
    expect(parseLanguage(written)).toEqual(ok(code));
  });

  it('is refused under a name that is none', () => {
    expect(parseLanguage('Elvish tongue')).toMatchObject({ problem: { code: 'lexicon/no-language' } });
  });
});
