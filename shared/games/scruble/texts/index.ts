import type { GameTexts } from '../../texts.ts';
import { scrubleAbout } from './about.ts';
import { scrubleKeys } from './keys.ts';
import { scrubleOptionTexts } from './options.ts';
import { scrubleProblems } from './problems.ts';
import { scrubleRecordTexts } from './record.ts';
import { scrubleRuleOf } from './rule-of.ts';
import { scrubleRules } from './rules.ts';
import { scrubleSets } from './sets.ts';
import { scruble } from './table.ts';
import { scrubleTable } from './screen.ts';

export const scrubleTexts = {
  about: scrubleAbout,
  keys: scrubleKeys,
  options: scrubleOptionTexts,
  problems: scrubleProblems,
  record: scrubleRecordTexts,
  ruleOf: scrubleRuleOf,
  rules: scrubleRules,
  sets: scrubleSets,
  tables: { scruble, scrubleTable },
} as const satisfies GameTexts;
