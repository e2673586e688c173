import type { GameTexts } from '../../texts.ts';
import { kuboKeyPlaces } from './key-places.ts';
import { kuboAbout, kuboSets } from './about.ts';
import { kuboRuleTexts } from './help.ts';
import { kuboKeys } from './keys.ts';
import { kuboLesson } from './lesson.ts';
import { kuboOptionTexts } from './options.ts';
import { kuboProblems, kuboRuleOf } from './problems.ts';
import { kuboRecordTexts } from './record.ts';
import { kubo, kuboTable, kuboShell } from './screen.ts';
import { kuboPosition } from './position.ts';

export const kuboTexts = {
  about: kuboAbout,
  keys: kuboKeys,
  keyPlaces: kuboKeyPlaces,
  options: kuboOptionTexts,
  problems: kuboProblems,
  record: kuboRecordTexts,
  ruleOf: kuboRuleOf,
  rules: kuboRuleTexts,
  sets: kuboSets,
  tables: { kubo, kuboTable, kuboShell, kuboPosition, kuboLesson },
  translated: {
    nl: async () => (await import('./nl/index.ts')).kuboTexts,
    sv: async () => (await import('./sv/index.ts')).kuboTexts,
  },
} as const satisfies GameTexts;
