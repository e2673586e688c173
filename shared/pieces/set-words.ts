import { z } from 'zod';
import { longestName, phraseMessage, tidyName, withoutHidden } from '#shared/kernel/index.ts';
import { alphabetOf, alphabetText } from '#shared/lexicon/alphabet.ts';
import { languageCode } from '#shared/lexicon/language.ts';

export interface SetWords {
  readonly title: string;
  readonly language: string;
  readonly alphabet: string;
  /** This is the hash of the plain list, as for lexica; a list whose hash is already known need not be added. */
  readonly sha256: string;
  readonly words: readonly string[];
}

const rowLength = 90;

export const setWords = z
  .strictObject({
    title: z
      .string()
      .min(1)
      .max(longestName)
      .refine((title) => withoutHidden(title) === tidyName(title), phraseMessage({ phrase: 'visibleText' })),
    language: z.string().regex(languageCode, phraseMessage({ phrase: 'language' })),
    alphabet: z
      .string()
      .max(80)
      .refine((written) => alphabetOf(written) !== undefined, phraseMessage({ phrase: 'alphabet' })),
    sha256: z.string().regex(/^[0-9a-f]{64}$/, phraseMessage({ phrase: 'hash' })),
    list: z
      .array(z.string().regex(/^[\p{L} ]{1,200}$/u, phraseMessage({ phrase: 'words' })))
      .min(1)
      .max(1_000_000),
  })
  .transform(({ list, alphabet, ...about }): SetWords => ({
    ...about,
    alphabet: alphabetOf(alphabet) ?? alphabet,
    words: list.flatMap((row) => row.split(' ').filter((word) => word !== '')),
  }));

export function setWordsFile({ words, alphabet, ...about }: SetWords): z.input<typeof setWords> {
  const list: string[] = [];
  let row = '';
  for (const word of words) {
    row = row === '' ? word : `${row} ${word}`;
    if (row.length < rowLength) continue;
    list.push(row);
    row = '';
  }
  return { ...about, alphabet: alphabetText(alphabet), list: row === '' ? list : [...list, row] };
}
