export {
  withoutMissingDigraphs,
  alphabetNames,
  alphabetOf,
  alphabetText,
  lettersInRuns,
  alphabets,
  dutchAlphabet,
  swedishAlphabet,
  latinAlphabet,
  lettersOf,
  letterText,
  alphabetFromList,
  parseLetters,
  spellingIn,
  spellingText,
  typedLetter,
  vowelsOf,
  withoutAccents,
} from './alphabet.ts';
export type { AlphabetName } from './alphabet.ts';
export { holdsItsWords } from './check-words.ts';
export { decodeLexicon, encodeLexicon } from './file-format.ts';
export type { LexiconFileProblem } from './file-format.ts';
export { acceptAll, acceptNone, createJudge, judgeForLetters, withRulings } from './judge.ts';
export { knownLanguage, languageName, parseLanguage, sameLanguage, undetermined } from './language.ts';
export type { LanguageProblem } from './language.ts';
export { layeredJudge, mergeRulings, rulingsIn } from './layers.ts';
export type { LayeredJudge, LayerRulings, NamedLayer, MergedRulings, Ruling, WordLayer } from './layers.ts';
export { buildLexicon, lexiconForLetters, wordsOf } from './lexicon.ts';
export type { AboutLexicon, Lexicon } from './lexicon.ts';
export { decodeListBytes } from './list-bytes.ts';
export type { ListEncoding, ListText } from './list-bytes.ts';
export { maxLetters } from './node.ts';
export { countListLetters, lettersWithout, rareLetters, wordsLost } from './list-letters.ts';
export type { LetterCount, ListLetters, ListLettersProblem } from './list-letters.ts';
export { mostOwnWords, parseOwnWords } from './own-words.ts';
export type { OwnWords, OwnWordsProblem } from './own-words.ts';
export { createSpellingPairs } from './spelling-pairs.ts';
export type { SpellingPairs } from './spelling-pairs.ts';
export type { WordJudge } from './judge.ts';
export { holdsWord, noWords, withWords, wordsIn } from './word-runs.ts';
export type { WordRuns } from './word-runs.ts';
export { formatWordList, parseWordList, titleProblem, wordLengths } from './word-list.ts';
export type {
  LeftOut,
  LineFault,
  ListReading,
  TitleProblem,
  WordList,
  WordListProblem,
} from './word-list.ts';
