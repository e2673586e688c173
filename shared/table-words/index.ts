export { exceptionsOf, languageFor, wordOptions } from './exceptions.ts';
export type { Exceptions } from './exceptions.ts';
export { familyListFor, familyOption, familyWords } from './family/family.ts';
export type { FamilyList } from './family/family.ts';
export {
  isSpelling,
  listWordProblem,
  mostRuledWords,
  rulingOptions,
  tableJudge,
  tableWords,
  tidyWord,
} from './rulings.ts';
export type { ListWordProblem, TableLayer, TableRulings, TableWords } from './rulings.ts';
