import type { Words } from '#shared/i18n/words.ts';
import type { kubagramAbout as english } from '../about.ts';

export const kubagramAbout = {
  name: 'Kubagram',
  says: 'Ta tärningar ur en låda, en efter en, och ta långa ord före de andra.',
  atTable: 'Vid bordet drar var och en en tärning: närmast A börjar',
  facts: '105 tärningar och 3 jokrar i en låda med 108 rutor',
  position: {
    choice: 'Lägg in ett spel ni har börjat med tryckta tärningar',
    says: 'Lägg in hur lådan ligger, fälten och deras ord. Sedan spelar ni vidare här.',
    facts: 'Börjar med det du har lagt in',
  },
  levels: {
    1: 'Vardagsord, bara korta',
    2: 'Vardagsord, fogar ihop det som ligger',
    3: 'Många ord, även långa',
    4: 'Alla ord, och väger vad den lämnar',
    5: 'Alla ord, och tänker två turer framåt',
  },
} as const satisfies Words<typeof english>;

export const kubagramSets = {
  onScreen: {
    'kubagram-en': 'Kubagram, engelska',
    'kubagram-nl': 'Kubagram, nederländska',
    'kubagram-af': 'Kubagram, afrikaans',
    'kubagram-sv': 'Kubagram, svenska',
  },
} as const;
