import { buildLexicon, latinAlphabet, type Lexicon } from '#shared/lexicon/index.ts';
import { englishUpTo } from '#tests/support/bundled-list.ts';

/** Cyrillic letters in the places of A to Z, vowels for vowels. */
const cyrillic = 'АБЦДЕФГХИЖКЛМНОПЩРСТУВЫЗЮЧ';

/** English words in letters of another script: a list in a language that nobody has thought of. */
export const foreignLexicon: Lexicon = lexiconOf(
  'foreign',
  englishUpTo(10).map((word) =>
    Array.from(word, (letter) => cyrillic[latinAlphabet.indexOf(letter)] ?? '').join(''),
  ),
  [...cyrillic].toSorted().join(''),
);

/** Some 4,000 common English words. */
export const commonEnglish: Lexicon = lexiconOf('common', englishUpTo(10), latinAlphabet);

function lexiconOf(name: string, words: readonly string[], alphabet: string): Lexicon {
  return buildLexicon([...new Set(words)].toSorted(), { name, alphabet, sha256: '0'.repeat(64) });
}
