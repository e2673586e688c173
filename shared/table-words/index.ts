export { exceptionsOf, wordOptions } from './exceptions.ts';
export type { Exceptions } from './exceptions.ts';
export { isSpelling, mostRuledWords, rulingOptions, tableJudge, tableWords, tidyWord } from './rulings.ts';
export type { TableLayer, TableRulings, TableWords } from './rulings.ts';
