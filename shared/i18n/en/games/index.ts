import { alphacubesAbout } from '#shared/games/alphacubes/texts/about.ts';
import { alphacubesKeys } from '#shared/games/alphacubes/texts/keys.ts';
import { alphacubesOptionTexts } from '#shared/games/alphacubes/texts/options.ts';
import { alphacubesProblems } from '#shared/games/alphacubes/texts/problems.ts';
import { alphacubesRecordTexts } from '#shared/games/alphacubes/texts/record.ts';
import { alphacubesRuleOf } from '#shared/games/alphacubes/texts/rule-of.ts';
import { alphacubesRules } from '#shared/games/alphacubes/texts/rules.ts';
import { cubewordAbout } from '#shared/games/cubeword/texts/about.ts';
import { cubewordKeys } from '#shared/games/cubeword/texts/keys.ts';
import { cubewordOptionTexts } from '#shared/games/cubeword/texts/options.ts';
import { cubewordProblems } from '#shared/games/cubeword/texts/problems.ts';
import { cubewordRecordTexts } from '#shared/games/cubeword/texts/record.ts';
import { cubewordRuleOf } from '#shared/games/cubeword/texts/rule-of.ts';
import { cubewordRules } from '#shared/games/cubeword/texts/rules.ts';
import { kubagramAbout } from '#shared/games/kubagram/texts/about.ts';
import { kubagramKeys } from '#shared/games/kubagram/texts/keys.ts';
import { kubagramOptionTexts } from '#shared/games/kubagram/texts/options.ts';
import { kubagramProblems } from '#shared/games/kubagram/texts/problems.ts';
import { kubagramRecordTexts } from '#shared/games/kubagram/texts/record.ts';
import { kubagramRuleOf } from '#shared/games/kubagram/texts/rule-of.ts';
import { kubagramRules } from '#shared/games/kubagram/texts/rules.ts';
import { kuboAbout } from '#shared/games/kubo/texts/about.ts';
import { kuboKeys } from '#shared/games/kubo/texts/keys.ts';
import { kuboOptionTexts } from '#shared/games/kubo/texts/options.ts';
import { kuboProblems } from '#shared/games/kubo/texts/problems.ts';
import { kuboRecordTexts } from '#shared/games/kubo/texts/record.ts';
import { kuboRuleOf } from '#shared/games/kubo/texts/rule-of.ts';
import { kuboRules } from '#shared/games/kubo/texts/rules.ts';
import { scrubleAbout } from '#shared/games/scruble/texts/about.ts';
import { scrubleKeys } from '#shared/games/scruble/texts/keys.ts';
import { scrubleOptionTexts } from '#shared/games/scruble/texts/options.ts';
import { scrubleProblems } from '#shared/games/scruble/texts/problems.ts';
import { scrubleRecordTexts } from '#shared/games/scruble/texts/record.ts';
import { scrubleRuleOf } from '#shared/games/scruble/texts/rule-of.ts';
import { scrubleRules } from '#shared/games/scruble/texts/rules.ts';

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
