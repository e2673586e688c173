import { alphacubesAbout } from './alphacubes/about.ts';
import { alphacubesOptionTexts } from './alphacubes/options.ts';
import { alphacubesProblems } from './alphacubes/problems.ts';
import { alphacubesRules } from './alphacubes/rules.ts';

/** Texts of each game, by id. A new game has one more line in each. */
export const game = { alphacubes: alphacubesAbout } as const;
export const gameOptions = { alphacubes: alphacubesOptionTexts } as const;
/** Its page of the manual. */
export const gameRules = { alphacubes: alphacubesRules } as const;

/** Every code of a game begins with its id, so that none overrules another. */
export const gameProblems = { ...alphacubesProblems } as const;

export const gameNames = Object.fromEntries(Object.entries(game).map(([id, { name }]) => [id, name]));
