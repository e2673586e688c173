import { describe, expect, it } from 'vitest';
import {
  addScreens,
  createTranslator,
  languages,
  listFact,
  listTitle,
  problemText,
  type Language,
} from '#shared/i18n/index.ts';
import { bundledList, bundledNames } from '#tests/support/bundled-list.ts';

async function translator(language: Language) {
  const instance = createTranslator(language);
  await addScreens(instance, language);
  return instance.t;
}

describe('the title of a word list', () => {
  const bundled = bundledNames.map((name) => ({ ...bundledList(name).manifest, origin: 'bundled' }) as const);

  it('that comes along is in English as its manifest has it', async () => {
    const t = await translator('en');
    expect(bundled.map((list) => listTitle(t, list))).toEqual(bundled.map(({ title }) => title));
  });

  it.each(languages)(
    'that comes along is its own in %s, and that of an added list what its owner wrote',
    async (language) => {
      const t = await translator(language);
      const titles = bundled.map((list) => listTitle(t, list));
      expect(new Set(titles).size).toBe(bundledNames.length);
      expect(titles.filter((title) => /wordLists/.test(title))).toEqual([]);
      const added = { name: 'english', title: 'Ours', origin: 'imported' } as const;
      expect(listTitle(t, added)).toBe('Ours');
    },
  );

  it.each([
    ['nl', 'Zweeds (Hunspell)'],
    ['sv', 'Svenska (Hunspell)'],
  ] as const)('is in %s where a game lacks its list, too', async (language, title) => {
    const t = await translator(language);
    const lists = [
      { name: 'swedish', title: 'Swedish', origin: 'bundled' },
      { name: 'ours', title: 'Ours', origin: 'imported' },
    ] as const;
    const problem = { code: 'play/no-such-list', name: 'gone', known: lists.map(listFact) } as const;
    expect(problemText(t, problem)).toContain(`${title}, Ours`);
  });
});
