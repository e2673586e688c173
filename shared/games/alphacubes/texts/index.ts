import type { GameTexts } from '../../texts.ts';
import { alphacubesKeyPlaces } from './key-places.ts';
import { alphacubesAbout, alphacubesSets } from './about.ts';
import { alphacubesRuleTexts } from './help.ts';
import { alphacubesKeys } from './keys.ts';
import { alphacubesLesson } from './lesson.ts';
import { alphacubesOptionTexts } from './options.ts';
import { alphacubesPosition } from './position.ts';
import { alphacubesProblems, alphacubesRuleOf } from './problems.ts';
import { alphacubesRecordTexts } from './record.ts';
import { alphacubes } from './screen.ts';

export const alphacubesTexts = {
  about: alphacubesAbout,
  keys: alphacubesKeys,
  keyPlaces: alphacubesKeyPlaces,
  options: alphacubesOptionTexts,
  problems: alphacubesProblems,
  record: alphacubesRecordTexts,
  ruleOf: alphacubesRuleOf,
  rules: alphacubesRuleTexts,
  sets: alphacubesSets,
  tables: { alphacubes, alphacubesPosition, alphacubesLesson },
  translated: {
    nl: async () => (await import('./nl/index.ts')).alphacubesTexts,
    sv: async () => (await import('./sv/index.ts')).alphacubesTexts,
  },
} as const satisfies GameTexts;
