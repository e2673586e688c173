import type { Words } from '#shared/i18n/words.ts';
import type { cubewordPosition as english } from '../position.ts';

export const cubewordPosition = {
  title: 'Spelet som det ligger',
  intro:
    'Välj en plats på bordet och skriv raderna med bokstäver som de ligger: varje bokstav lägger en kub som visar den. Eller välj just den kuben nedan, vänd den och välj dess plats.',
  felt: {
    lies_zero: 'Ingen kub ligger på bordet än.',
    lies_one: '1 kub ligger på bordet.',
    lies_other: '{{count}} kuber ligger på bordet.',
    words: 'Läses som: {{words}}.',
    fit: 'Anpassa bordet',
  },
  cube: {
    none: 'Välj en kub på bordet för att vända den, säga vilken det är eller ta bort den.',
    beside: 'Välj dess plats på bordet.',
    lies: 'Den ligger på {{place}}.',
    which: 'Vilken kub',
    whichAt: 'Vilken kub som ligger på {{place}}',
    otherAt: '{{name}}, nu på {{place}}',
    takeOff: 'Ta bort den',
  },
  keys: {
    label: 'Tangenter på bordet',
    does: {
      space: 'fri plats',
      'next-line': 'nästa rad',
      back: 'ta tillbaka',
      blank: 'sedan en bokstav: blank',
      joker: 'sedan en bokstav: Jokern',
      cross: 'lodrätt eller vågrätt',
    },
  },
  cubes: 'Alla kuber; de med kontur ligger på bordet',
  facts: {
    passes: 'Pass strax innan',
    passesSays: 'Turer utan drag, en efter en, fram till nu.',
    minutes: 'Spelad tid',
    minutesSays: 'Av {{minutes, counted(one: minut; other: minuter)}} som ni kom överens om.',
  },
  words: {
    title: 'Ord som nyss gav poäng',
    says: 'Bildas de igen för tidigt ger de ingenting. Ord från tidigare turer spelar ingen roll; utelämna det som ingen minns.',
    field: {
      1: 'I den senaste turen, av {{name, whom(you: dig)}}',
      2: 'I turen innan, av {{name, whom(you: dig)}}',
    },
    example: 'STREW, CONE',
  },
  said: { gone: '{{place}} är tom nu.' },
} as const satisfies Words<typeof english>;
