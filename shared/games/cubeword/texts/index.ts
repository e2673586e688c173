import type { GameTexts } from '../../texts.ts';
import { cubewordAbout } from './about.ts';
import { cubewordKeys } from './keys.ts';
import { cubewordOptionTexts } from './options.ts';
import { cubewordProblems } from './problems.ts';
import { cubewordRecordTexts } from './record.ts';
import { cubewordRuleOf } from './rule-of.ts';
import { cubewordRules } from './rules.ts';
import { cubewordSets } from './sets.ts';
import { cubeword } from './table.ts';
import { cubewordTable } from './screen.ts';
import { cubewordPosition } from './position.ts';

export const cubewordTexts = {
  about: cubewordAbout,
  keys: cubewordKeys,
  options: cubewordOptionTexts,
  problems: cubewordProblems,
  record: cubewordRecordTexts,
  ruleOf: cubewordRuleOf,
  rules: cubewordRules,
  sets: cubewordSets,
  tables: { cubeword, cubewordTable, cubewordPosition },
} as const satisfies GameTexts;
