import { boxProblems } from './box.ts';
import { damageProblems } from './damage.ts';
import { fileProblems } from './file.ts';
import { lexiconProblems } from './lexicon.ts';
import { moveProblems } from './move.ts';
import { patternProblems } from './pattern.ts';
import { playProblems } from './play.ts';
import { positionProblems } from './position.ts';
import { printProblems } from './print.ts';
import { recordProblems } from './record.ts';
import { setupFormProblems } from './setup.ts';
import { wordsProblems } from './words.ts';

/** One sentence a problem code: what, where, how to mend it. */
export const problem = {
  unknown: 'Something went wrong ({{code}}). {{facts}}',
  ...boxProblems,
  ...damageProblems,
  ...fileProblems,
  ...lexiconProblems,
  ...moveProblems,
  ...patternProblems,
  ...playProblems,
  ...positionProblems,
  ...printProblems,
  ...recordProblems,
  ...setupFormProblems,
  ...wordsProblems,
} as const;
