import { describe, expect, it } from 'vitest';
import { pageNames, searchManual, type Page, type PageName } from '#renderer/screens/help/manual.ts';
import { keySections } from '#renderer/keys/key-sections.ts';
import { createTranslator } from '#shared/i18n/index.ts';
import { allPlaces, keyMapOf, noChoice } from '#shared/keys/index.ts';
import { help } from '#shared/i18n/en/help.ts';

const { t } = createTranslator();
const told = keySections(
  keyMapOf(allPlaces, noChoice),
  help.keyTexts,
  (key) => key,
  (does, key) => t('help:keyAlso', { does, key }),
);
const pages: Readonly<Record<PageName, Page>> = {
  ...help.pages,
  keys: { ...help.pages.keys, sections: [...told.values()] },
};

describe('the manual', () => {
  it('has every page, and ids that stand once', () => {
    expect(Object.keys(pages)).toEqual([...pageNames]);
    const ids = pageNames.flatMap((name) => pages[name].sections.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('finds a section by words anywhere in it, in any order and case', () => {
    const [found] = searchManual(pages, 'SQUARE hundred');
    expect(found).toBeUndefined();
    expect(searchManual(pages, 'tab glue').map(({ section }) => section.id)).toContain('cubes-from-card');
    expect(searchManual(pages, 'dialout').map(({ page }) => page)).toEqual(['box']);
    expect(searchManual(pages, '   ')).toEqual([]);
  });

  it.each([
    ['redo', 'table-undo'],
    ['shuffle', 'table-shuffle'],
    ['jumble', 'table-shuffle'],
    ['rack', 'table-shuffle'],
    ['retract', 'table-recall'],
    ['clue', 'table-hints'],
    ['anagram', 'table-words'],
    ['dictionary', 'table-words'],
    ['gcg', 'table-files'],
    ['double click', 'table-files'],
    ['shortcuts', 'keys-everywhere'],
  ])('knows what people mean by “%s”', (word, section) => {
    expect(searchManual(pages, word, help.alike).map((found) => found.section.id)).toContain(section);
  });

  it('shows first what holds the very word', () => {
    const ids = searchManual(pages, 'redo', help.alike).map(({ section }) => section.id);
    expect(ids[0]).toBe('table-undo');
    const both = searchManual(pages, 'rack', help.alike);
    const exact = searchManual(pages, 'rack');
    expect(both.slice(0, exact.length)).toEqual(exact);
    expect(both.length).toBeGreaterThan(exact.length);
  });

  it('shows the place where the first word stands', () => {
    const found = searchManual(pages, 'capacitor');
    expect(found.map(({ section }) => section.id)).toEqual(['parts', 'first-light']);
    for (const { excerpt } of found) expect(excerpt).toContain('capacitor');
  });
});
