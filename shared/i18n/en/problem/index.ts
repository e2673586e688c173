import { gameProblems } from '../games/index.ts';
import { boxProblems } from './box.ts';
import { damageProblems, fileProblems } from './file.ts';
import { lexiconProblems } from './lexicon.ts';
import { playProblems, setupFormProblems } from './play.ts';
import { positionProblems } from './position.ts';
import { printProblems } from './print.ts';
import { projectProblems, recordProblems } from './documents.ts';
import { designProblems, setProblems } from './set.ts';
import { wordsProblems } from './words.ts';

/** Each problem code has one sentence that tells what is wrong, where, and how to fix it; keys are whole codes. */
export const problem = {
  unknown: 'Something went wrong ({{code}}). {{facts}}',
  ...gameProblems,
  ...boxProblems,
  ...damageProblems,
  ...designProblems,
  ...fileProblems,
  ...lexiconProblems,
  ...playProblems,
  ...positionProblems,
  ...printProblems,
  ...projectProblems,
  ...recordProblems,
  ...setProblems,
  ...setupFormProblems,
  ...wordsProblems,
} as const;
