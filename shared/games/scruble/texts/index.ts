import type { GameTexts } from '../../texts.ts';
import { scrubleKeyPlaces } from './key-places.ts';
import { scrubleAbout, scrubleSets } from './about.ts';
import { scrubleRuleTexts } from './help.ts';
import { scrubleKeys } from './keys.ts';
import { scrubleLesson } from './lesson.ts';
import { scrubleOptionTexts } from './options.ts';
import { scrublePosition } from './position.ts';
import { scrubleProblems, scrubleRuleOf } from './problems.ts';
import { scrubleRecordTexts } from './record.ts';
import { scruble, scrubleTable } from './screen.ts';

export const scrubleTexts = {
  about: scrubleAbout,
  keys: scrubleKeys,
  keyPlaces: scrubleKeyPlaces,
  options: scrubleOptionTexts,
  problems: scrubleProblems,
  record: scrubleRecordTexts,
  ruleOf: scrubleRuleOf,
  rules: scrubleRuleTexts,
  sets: scrubleSets,
  tables: { scruble, scrubleTable, scrublePosition, scrubleLesson },
  translated: {
    nl: async () => (await import('./nl/index.ts')).scrubleTexts,
    sv: async () => (await import('./sv/index.ts')).scrubleTexts,
  },
} as const satisfies GameTexts;
