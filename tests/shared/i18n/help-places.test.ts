import { describe, expect, it } from 'vitest';
import { problem } from '#shared/i18n/en/problem/index.ts';
import { addScreens, createTranslator, helpPlaceOf, languages, ruleOf } from '#shared/i18n/index.ts';

interface Page {
  readonly sections: readonly { readonly id: string; readonly body?: readonly unknown[] }[];
}

const codes = Object.keys(problem);

describe('the place of a problem in Help (D12)', () => {
  it('is there for every code of the catalogue', () => {
    expect(codes.length).toBeGreaterThan(700);
    expect(codes.filter((code) => helpPlaceOf(code) === undefined)).toEqual([]);
  });

  it.each(languages)('exists in %s, with something to read', async (language) => {
    const i18n = createTranslator();
    await addScreens(i18n, language);
    const pages = i18n.getResource(language, 'help', 'pages') as Readonly<Record<string, Page>>;
    const lost = codes.filter((code) => {
      const place = helpPlaceOf(code);
      const section = pages[place?.page ?? '']?.sections.find(({ id }) => id === place?.section);
      return (section?.body?.length ?? 0) === 0;
    });
    expect(lost).toEqual([]);
  });

  it('is the rule behind a refusal, else what explains its kind', () => {
    expect(codes.filter((code) => ruleOf(code) !== undefined).map((code) => helpPlaceOf(code)?.page)).toEqual(
      codes.flatMap((code) => ruleOf(code)?.game ?? []),
    );
    const placeOf = (code: string) => Object.values(helpPlaceOf(code) ?? {}).join('/');
    expect(placeOf('kubo/set-up-full')).toBe('table/table-position');
    expect(placeOf('kubo/empty-text')).toBe('problems/problems-moves');
    expect(placeOf('home/in-use')).toBe('problems/problems-open');
    expect(placeOf('home/no-lock')).toBe('problems/problems-disk');
    expect(placeOf('app/no-such-lexicon')).toBe('problems/problems-words');
    expect(placeOf('constructor')).toBe('');
  });
});
