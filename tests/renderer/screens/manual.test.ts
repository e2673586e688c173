import { describe, expect, it } from 'vitest';
import { pageNames, searchManual, type Page, type PageName } from '#renderer/screens/help/manual.ts';
import { help } from '#shared/i18n/en/help.ts';

const pages: Readonly<Record<PageName, Page>> = help.pages;

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

  it('shows the place where the first word stands', () => {
    const found = searchManual(pages, 'capacitor');
    expect(found.map(({ section }) => section.id)).toEqual(['parts', 'first-light']);
    for (const { excerpt } of found) expect(excerpt).toContain('capacitor');
  });
});
