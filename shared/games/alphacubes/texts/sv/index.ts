import type { GameWords } from '#shared/i18n/catalogue.ts';
import { alphacubesAbout, alphacubesSets } from './about.ts';
import { alphacubesRuleTexts } from './help.ts';
import { alphacubesKeys } from './keys.ts';
import { alphacubesLesson } from './lesson.ts';
import { alphacubesOptionTexts } from './options.ts';
import { alphacubesPosition } from './position.ts';
import { alphacubesProblems } from './problems.ts';
import { alphacubesRecordTexts } from './record.ts';
import { alphacubes } from './screen.ts';

export const alphacubesTexts = {
  about: alphacubesAbout,
  keys: alphacubesKeys,
  options: alphacubesOptionTexts,
  problems: alphacubesProblems,
  record: alphacubesRecordTexts,
  rules: alphacubesRuleTexts,
  sets: alphacubesSets,
  tables: { alphacubes, alphacubesPosition, alphacubesLesson },
} as const satisfies GameWords;
