import { alphacubesAbout } from './alphacubes/about.ts';
import { alphacubesKeys } from './alphacubes/keys.ts';
import { alphacubesOptionTexts } from './alphacubes/options.ts';
import { alphacubesProblems } from './alphacubes/problems.ts';
import { alphacubesRecordTexts } from './alphacubes/record.ts';
import { alphacubesRuleOf } from './alphacubes/rule-of.ts';
import { alphacubesRules } from './alphacubes/rules.ts';
import { cubewordAbout } from './cubeword/about.ts';
import { cubewordKeys } from './cubeword/keys.ts';
import { cubewordOptionTexts } from './cubeword/options.ts';
import { cubewordProblems } from './cubeword/problems.ts';
import { cubewordRecordTexts } from './cubeword/record.ts';
import { cubewordRuleOf } from './cubeword/rule-of.ts';
import { cubewordRules } from './cubeword/rules.ts';
import { kubagramAbout } from './kubagram/about.ts';
import { kubagramKeys } from './kubagram/keys.ts';
import { kubagramOptionTexts } from './kubagram/options.ts';
import { kubagramProblems } from './kubagram/problems.ts';
import { kubagramRecordTexts } from './kubagram/record.ts';
import { kubagramRuleOf } from './kubagram/rule-of.ts';
import { kubagramRules } from './kubagram/rules.ts';
import { kuboAbout } from './kubo/about.ts';
import { kuboKeys } from './kubo/keys.ts';
import { kuboOptionTexts } from './kubo/options.ts';
import { kuboProblems } from './kubo/problems.ts';
import { kuboRecordTexts } from './kubo/record.ts';
import { kuboRuleOf } from './kubo/rule-of.ts';
import { kuboRules } from './kubo/rules.ts';
import { scrubleAbout } from './scruble/about.ts';
import { scrubleKeys } from './scruble/keys.ts';
import { scrubleOptionTexts } from './scruble/options.ts';
import { scrubleProblems } from './scruble/problems.ts';
import { scrubleRecordTexts } from './scruble/record.ts';
import { scrubleRuleOf } from './scruble/rule-of.ts';
import { scrubleRules } from './scruble/rules.ts';

/** A new game needs one more entry in each of these. */
export const game = {
  alphacubes: alphacubesAbout,
  cubeword: cubewordAbout,
  kubagram: kubagramAbout,
  kubo: kuboAbout,
  scruble: scrubleAbout,
} as const;
export const gameOptions = {
  alphacubes: alphacubesOptionTexts,
  cubeword: cubewordOptionTexts,
  kubagram: kubagramOptionTexts,
  kubo: kuboOptionTexts,
  scruble: scrubleOptionTexts,
} as const;
export const gameRules = {
  alphacubes: alphacubesRules,
  cubeword: cubewordRules,
  kubagram: kubagramRules,
  kubo: kuboRules,
  scruble: scrubleRules,
} as const;
/** Each section of the manual page lists the problem codes that its rule explains. */
export const gameRuleOf = {
  alphacubes: alphacubesRuleOf,
  cubeword: cubewordRuleOf,
  kubagram: kubagramRuleOf,
  kubo: kuboRuleOf,
  scruble: scrubleRuleOf,
} as const;
/** The help behind `?` at the table and the page of keys both show these. */
export const gameKeys = {
  alphacubes: alphacubesKeys,
  cubeword: cubewordKeys,
  kubagram: kubagramKeys,
  kubo: kuboKeys,
  scruble: scrubleKeys,
} as const;
export const record = {
  alphacubes: alphacubesRecordTexts,
  cubeword: cubewordRecordTexts,
  kubagram: kubagramRecordTexts,
  kubo: kuboRecordTexts,
  scruble: scrubleRecordTexts,
} as const;

/** Every code of a game begins with its id, so none overrides another. */
export const gameProblems = {
  ...alphacubesProblems,
  ...cubewordProblems,
  ...kubagramProblems,
  ...kuboProblems,
  ...scrubleProblems,
} as const;

export const gameNames = Object.fromEntries(Object.entries(game).map(([id, { name }]) => [id, name]));
