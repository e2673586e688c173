import { alphacubesOptionTexts } from './alphacubes/options.ts';
import { alphacubesProblems } from './alphacubes/problems.ts';
import { alphacubesRecordTexts } from './alphacubes/record.ts';
import { kuboOptionTexts } from './kubo/options.ts';
import { kuboProblems } from './kubo/problems.ts';
import { kuboRecordTexts } from './kubo/record.ts';

/** Texts of each game, by id. A new game has one more line in each. */
export const gameOptions = { alphacubes: alphacubesOptionTexts, kubo: kuboOptionTexts } as const;

/** Every code of a game begins with its id, so that none overrules another. */
export const gameProblems = { ...alphacubesProblems, ...kuboProblems } as const;

/** What commands say of a game's moves and views, by id. */
export const record = { alphacubes: alphacubesRecordTexts, kubo: kuboRecordTexts } as const;
