import type { GameTexts } from '../../texts.ts';
import { cubewordKeyPlaces } from './key-places.ts';
import { cubewordAbout, cubewordSets } from './about.ts';
import { cubewordRuleTexts } from './help.ts';
import { cubewordKeys } from './keys.ts';
import { cubewordLesson } from './lesson.ts';
import { cubewordOptionTexts } from './options.ts';
import { cubewordProblems, cubewordRuleOf } from './problems.ts';
import { cubewordRecordTexts } from './record.ts';
import { cubeword, cubewordTable } from './screen.ts';
import { cubewordPosition } from './position.ts';

export const cubewordTexts = {
  about: cubewordAbout,
  keys: cubewordKeys,
  keyPlaces: cubewordKeyPlaces,
  options: cubewordOptionTexts,
  problems: cubewordProblems,
  record: cubewordRecordTexts,
  ruleOf: cubewordRuleOf,
  rules: cubewordRuleTexts,
  sets: cubewordSets,
  tables: { cubeword, cubewordTable, cubewordPosition, cubewordLesson },
  translated: {
    nl: async () => (await import('./nl/index.ts')).cubewordTexts,
    sv: async () => (await import('./sv/index.ts')).cubewordTexts,
  },
} as const satisfies GameTexts;
