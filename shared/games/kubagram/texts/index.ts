import type { GameTexts } from '../../texts.ts';
import { kubagramKeyPlaces } from './key-places.ts';
import { kubagramAbout, kubagramSets } from './about.ts';
import { kubagramRuleTexts } from './help.ts';
import { kubagramKeys } from './keys.ts';
import { kubagramOptionTexts } from './options.ts';
import { kubagramProblems, kubagramRuleOf } from './problems.ts';
import { kubagramRecordTexts } from './record.ts';
import { kubagram, kubagramTable } from './screen.ts';
import { kubagramLesson } from './lesson.ts';
import { kubagramBox } from './box.ts';
import { kubagramPosition } from './position.ts';

export const kubagramTexts = {
  about: kubagramAbout,
  keys: kubagramKeys,
  keyPlaces: kubagramKeyPlaces,
  options: kubagramOptionTexts,
  problems: kubagramProblems,
  record: kubagramRecordTexts,
  ruleOf: kubagramRuleOf,
  rules: kubagramRuleTexts,
  sets: kubagramSets,
  tables: { kubagram, kubagramTable, kubagramBox, kubagramPosition, kubagramLesson },
  translated: {
    nl: async () => (await import('./nl/index.ts')).kubagramTexts,
    sv: async () => (await import('./sv/index.ts')).kubagramTexts,
  },
} as const satisfies GameTexts;
