import type { Phrase } from '#shared/kernel/index.ts';
import { phraseText, type Translate } from './translator.ts';

interface TitledList {
  readonly name: string;
  readonly title: string;
  readonly origin: 'bundled' | 'imported';
}

/** A list that comes along is called as the catalogue says, an added one as its owner says: the fact of a problem. */
export function listFact({ name, title, origin }: TitledList): string | Phrase {
  return origin === 'bundled' ? { phrase: `wordLists.${name}` } : title;
}

export function listTitle(t: Translate, list: TitledList): string {
  const fact = listFact(list);
  return typeof fact === 'string' ? fact : phraseText(t, fact);
}
