import { alphacubesOptionTexts } from './alphacubes/options.ts';
import { alphacubesProblems } from './alphacubes/problems.ts';
import { kuboOptionTexts } from './kubo/options.ts';
import { kuboProblems } from './kubo/problems.ts';

/** Texts of each game, by id. A new game has one more line in each. */
export const gameOptions = { alphacubes: alphacubesOptionTexts, kubo: kuboOptionTexts } as const;

/** Every code of a game begins with its id, so that none overrules another. */
export const gameProblems = { ...alphacubesProblems, ...kuboProblems } as const;
