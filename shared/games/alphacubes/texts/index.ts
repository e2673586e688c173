import type { GameTexts } from '../../texts.ts';
import { alphacubesAbout, alphacubesSets } from './about.ts';
import { alphacubesKeys } from './keys.ts';
import { alphacubesOptionTexts } from './options.ts';
import { alphacubesProblems, alphacubesRuleOf } from './problems.ts';
import { alphacubesRecordTexts } from './record.ts';
import { alphacubesRules } from './rules.ts';
import { alphacubes } from './table.ts';

export const alphacubesTexts = {
  about: alphacubesAbout,
  keys: alphacubesKeys,
  options: alphacubesOptionTexts,
  problems: alphacubesProblems,
  record: alphacubesRecordTexts,
  ruleOf: alphacubesRuleOf,
  rules: alphacubesRules,
  sets: alphacubesSets,
  tables: { alphacubes },
} as const satisfies GameTexts;
