import type { printOptionTexts } from './en/option-print.ts';

type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };

type English = typeof printOptionTexts;

/** Exactly the texts on paper: a language that has all of them can be printed. */
export type SheetTexts = Words<
  Pick<
    English,
    'setTitles' | 'engraving' | 'guides' | 'workshop' | 'work' | 'kit' | 'sheet' | 'holders' | 'box'
  >
> & {
  readonly products: {
    readonly [P in keyof English['products']]: Words<Pick<English['products'][P], 'document' | 'how'>>;
  };
  readonly solids: {
    readonly [P in keyof English['solids']]: Words<Omit<English['solids'][P], 'title' | 'about'>>;
  };
};
