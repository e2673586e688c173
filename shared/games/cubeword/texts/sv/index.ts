import type { GameWords } from '#shared/i18n/catalogue.ts';
import { cubewordAbout, cubewordSets } from './about.ts';
import { cubewordRuleTexts } from './help.ts';
import { cubewordKeys } from './keys.ts';
import { cubewordLesson } from './lesson.ts';
import { cubewordOptionTexts } from './options.ts';
import { cubewordProblems } from './problems.ts';
import { cubewordRecordTexts } from './record.ts';
import { cubeword, cubewordTable } from './screen.ts';
import { cubewordPosition } from './position.ts';

export const cubewordTexts = {
  about: cubewordAbout,
  keys: cubewordKeys,
  options: cubewordOptionTexts,
  problems: cubewordProblems,
  record: cubewordRecordTexts,
  rules: cubewordRuleTexts,
  sets: cubewordSets,
  tables: { cubeword, cubewordTable, cubewordPosition, cubewordLesson },
} as const satisfies GameWords;
