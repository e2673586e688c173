import type { booklets } from './en/booklets/index.ts';

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** The rules of every game in one language: the same sections, paragraphs and points as in English. */
export type BookletWords = Words<typeof booklets>;
