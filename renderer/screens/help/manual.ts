import { gameIds } from '#shared/games/index.ts';

/** This is a paragraph, or the points of a list. */
export type BodyPart = string | readonly string[];

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly body?: readonly BodyPart[];
  readonly keys?: readonly (readonly [string, string])[];
}

export interface Page {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly Section[];
}

export const pageNames = [
  ...gameIds,
  'table',
  'making',
  'designing',
  'box',
  'problems',
  'keys',
  'about',
] as const;
export type PageName = (typeof pageNames)[number];

export function isPageName(name: string | undefined): name is PageName {
  return pageNames.some((known) => known === name);
}

export interface Found {
  readonly page: PageName;
  readonly section: Section;
  readonly excerpt: string;
}

const around = 60;

/** Finds sections with each word of the query, or another of its group in `alike`; exact matches come first. */
export function searchManual(
  pages: Readonly<Record<PageName, Page>>,
  query: string,
  alike: readonly (readonly string[])[] = [],
): readonly Found[] {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const wanted = words.map((word) => [word, ...othersFor(word, alike)]);
  const found = pageNames.flatMap((page) =>
    pages[page].sections.flatMap((section) => {
      const text = textOf(section);
      const plain = text.toLowerCase();
      const places = wanted.map((some) => some.map((one) => plain.indexOf(one)).find((at) => at >= 0));
      const [first] = places;
      if (first === undefined || places.includes(undefined)) return [];
      const isExact = words.every((word) => plain.includes(word));
      return [{ isExact, found: { page, section, excerpt: excerpt(text, first) } }];
    }),
  );
  return [true, false].flatMap((exact) =>
    found.filter(({ isExact }) => isExact === exact).map((one) => one.found),
  );
}

/** Returns the words of each group with a word that begins with `word` (at least three letters) or has it as plural. */
function othersFor(word: string, alike: readonly (readonly string[])[]): readonly string[] {
  return alike
    .filter((some) => some.some((one) => word.length > 2 && (one.startsWith(word) || word === `${one}s`)))
    .flat();
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
