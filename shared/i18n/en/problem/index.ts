import { boxProblems } from './box.ts';
import { fileProblems } from './file.ts';
import { lexiconProblems } from './lexicon.ts';
import { moveProblems } from './move.ts';
import { printProblems } from './print.ts';
import { recordProblems } from './record.ts';

/** One sentence a problem code: what, where, how to mend it. */
export const problem = {
  unknown: 'Something went wrong ({{code}}). {{facts}}',
  ...boxProblems,
  ...fileProblems,
  ...lexiconProblems,
  ...moveProblems,
  ...printProblems,
  ...recordProblems,
} as const;
