import type { GameTexts } from '../../texts.ts';
import { kuboAbout, kuboSets } from './about.ts';
import { kuboKeys } from './keys.ts';
import { kuboOptionTexts } from './options.ts';
import { kuboProblems, kuboRuleOf } from './problems.ts';
import { kuboRecordTexts } from './record.ts';
import { kuboRules } from './rules.ts';
import { kubo } from './table.ts';
import { kuboTable } from './screen.ts';
import { kuboShell } from './shell.ts';
import { kuboPosition } from './position.ts';

export const kuboTexts = {
  about: kuboAbout,
  keys: kuboKeys,
  options: kuboOptionTexts,
  problems: kuboProblems,
  record: kuboRecordTexts,
  ruleOf: kuboRuleOf,
  rules: kuboRules,
  sets: kuboSets,
  tables: { kubo, kuboTable, kuboShell, kuboPosition },
} as const satisfies GameTexts;
