import type { GameWords } from '#shared/i18n/catalogue.ts';
import { kuboAbout, kuboSets } from './about.ts';
import { kuboRuleTexts } from './help.ts';
import { kuboKeys } from './keys.ts';
import { kuboLesson } from './lesson.ts';
import { kuboOptionTexts } from './options.ts';
import { kuboProblems } from './problems.ts';
import { kuboRecordTexts } from './record.ts';
import { kubo, kuboTable, kuboShell } from './screen.ts';
import { kuboPosition } from './position.ts';

export const kuboTexts = {
  about: kuboAbout,
  keys: kuboKeys,
  options: kuboOptionTexts,
  problems: kuboProblems,
  record: kuboRecordTexts,
  rules: kuboRuleTexts,
  sets: kuboSets,
  tables: { kubo, kuboTable, kuboShell, kuboPosition, kuboLesson },
} as const satisfies GameWords;
