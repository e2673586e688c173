import type { GameWords } from '#shared/i18n/catalogue.ts';
import { scrubleAbout, scrubleSets } from './about.ts';
import { scrubleRuleTexts } from './help.ts';
import { scrubleKeys } from './keys.ts';
import { scrubleLesson } from './lesson.ts';
import { scrubleOptionTexts } from './options.ts';
import { scrublePosition } from './position.ts';
import { scrubleProblems } from './problems.ts';
import { scrubleRecordTexts } from './record.ts';
import { scruble, scrubleTable } from './screen.ts';

export const scrubleTexts = {
  about: scrubleAbout,
  keys: scrubleKeys,
  options: scrubleOptionTexts,
  problems: scrubleProblems,
  record: scrubleRecordTexts,
  rules: scrubleRuleTexts,
  sets: scrubleSets,
  tables: { scruble, scrubleTable, scrublePosition, scrubleLesson },
} as const satisfies GameWords;
