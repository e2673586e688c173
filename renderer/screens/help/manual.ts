import { gameIds } from '#shared/games/index.ts';

/** A piece of a section: a paragraph, or the points of a list. */
export type Piece = string | readonly string[];

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body?: readonly Piece[];
  /** Keys and what they do. */
  readonly keys?: readonly (readonly [string, string])[];
}

export interface Page {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}

/** The rules of each game first. */
export const pageNames = [...gameIds, 'making', 'designing', 'box', 'keys', 'about'] as const;
export type PageName = (typeof pageNames)[number];

export function isPageName(name: string | undefined): name is PageName {
  return pageNames.some((known) => known === name);
}

export interface Found {
  readonly page: PageName;
  readonly section: Section;
  /** The first sentence or so that holds the words. */
  readonly excerpt: string;
}

/** Characters before and after the words that were looked for. */
const around = 60;

/** The sections that hold every one of the words, whatever their case; none while there are none to look for. */
export function searchManual(pages: Readonly<Record<PageName, Page>>, query: string): readonly Found[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return pageNames.flatMap((page) =>
    pages[page].sections.flatMap((section) => {
      const text = textOf(section);
      const plain = text.toLowerCase();
      if (!words.every((word) => plain.includes(word))) return [];
      return [{ page, section, excerpt: excerpt(text, plain.indexOf(words[0] ?? '')) }];
    }),
  );
}

function textOf({ title, body = [], keys = [] }: Section): string {
  return [title, ...body.flat(), ...keys.flat()].join('. ').replaceAll(/([.?:])\. /g, '$1 ');
}

function excerpt(text: string, at: number): string {
  const from = Math.max(0, text.lastIndexOf(' ', at - around));
  const end = text.indexOf(' ', at + around);
  const to = end < 0 ? text.length : end;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to).trim()}${to < text.length ? ' …' : ''}`;
}
