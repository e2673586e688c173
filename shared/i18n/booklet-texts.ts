import type { booklets } from './en/booklets/index.ts';

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

/** Each language has the same sections, paragraphs and points as English. */
export type BookletWords = Words<typeof booklets>;
