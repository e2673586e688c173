import type { GameTexts } from '../../texts.ts';
import { scrubleAbout, scrubleSets } from './about.ts';
import { scrubleKeys, scrubleRuleTexts } from './help.ts';
import { scrubleLesson } from './lesson.ts';
import { scrubleOptionTexts } from './options.ts';
import { scrubleProblems, scrubleRuleOf } from './problems.ts';
import { scrubleRecordTexts } from './record.ts';
import { scruble, scrubleTable } from './screen.ts';

export const scrubleTexts = {
  about: scrubleAbout,
  keys: scrubleKeys,
  options: scrubleOptionTexts,
  problems: scrubleProblems,
  record: scrubleRecordTexts,
  ruleOf: scrubleRuleOf,
  rules: scrubleRuleTexts,
  sets: scrubleSets,
  tables: { scruble, scrubleTable, scrubleLesson },
} as const satisfies GameTexts;
