import type { GameWords } from '#shared/i18n/catalogue.ts';
import { kubagramAbout, kubagramSets } from './about.ts';
import { kubagramRuleTexts } from './help.ts';
import { kubagramKeys } from './keys.ts';
import { kubagramOptionTexts } from './options.ts';
import { kubagramProblems } from './problems.ts';
import { kubagramRecordTexts } from './record.ts';
import { kubagram, kubagramTable } from './screen.ts';
import { kubagramLesson } from './lesson.ts';
import { kubagramBox } from './box.ts';
import { kubagramPosition } from './position.ts';

export const kubagramTexts = {
  about: kubagramAbout,
  keys: kubagramKeys,
  options: kubagramOptionTexts,
  problems: kubagramProblems,
  record: kubagramRecordTexts,
  rules: kubagramRuleTexts,
  sets: kubagramSets,
  tables: { kubagram, kubagramTable, kubagramBox, kubagramPosition, kubagramLesson },
} as const satisfies GameWords;
