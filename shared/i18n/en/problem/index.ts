import { boxProblems } from './box.ts';
import { fileProblems } from './file.ts';
import { lexiconProblems } from './lexicon.ts';
import { moveProblems } from './move.ts';
import { playProblems } from './play.ts';
import { printProblems } from './print.ts';
import { recordProblems } from './record.ts';
import { setupFormProblems } from './setup.ts';

/** One sentence a problem code: what, where, how to mend it. */
export const problem = {
  unknown: 'Something went wrong ({{code}}). {{facts}}',
  ...boxProblems,
  ...fileProblems,
  ...lexiconProblems,
  ...moveProblems,
  ...playProblems,
  ...printProblems,
  ...recordProblems,
  ...setupFormProblems,
} as const;
