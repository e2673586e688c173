import { isSpelling, mostRuledWords } from '#shared/table-words/index.ts';

/** People at a table may allow a word beyond the list; these words cannot be allowed. */
export type RulingProblem<Id extends string> =
  | { readonly code: `${Id}/bad-word`; readonly word: string }
  | { readonly code: `${Id}/too-many-words`; readonly words: number; readonly most: number };

/** `letters` are those of the pieces; without them the letters are A to Z. */
export function rulingProblem<Id extends string>(
  codes: { readonly bad: `${Id}/bad-word`; readonly many: `${Id}/too-many-words` },
  words: readonly string[],
  letters?: string,
): RulingProblem<Id> | undefined {
  if (words.length > mostRuledWords) return { code: codes.many, words: words.length, most: mostRuledWords };
  const bad = words.length === 0 ? '' : words.find((word) => !isSpelling(word, letters));
  return bad === undefined ? undefined : { code: codes.bad, word: bad };
}
