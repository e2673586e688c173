import type { Words } from '#shared/i18n/words.ts';
import type { cubewordPosition as english } from '../position.ts';

export const cubewordPosition = {
  title: 'De partij zoals die nu ligt',
  intro:
    'Kies een plaats op het vilt en typ de rijen letters zoals ze liggen: elke letter legt een kubus die hem toont. Of kies hieronder zelf de kubus, draai hem, en kies zijn plaats.',
  felt: {
    lies_zero: 'Er ligt nog geen kubus.',
    lies_one: 'Er ligt 1 kubus.',
    lies_other: 'Er liggen {{count}} kubussen.',
    words: 'Gelezen als: {{words}}.',
    fit: 'Alles in beeld',
  },
  cube: {
    none: 'Kies een kubus op het vilt om hem te draaien, te zeggen welke het is, of hem weg te halen.',
    beside: 'Kies zijn plaats op het vilt.',
    lies: 'Hij ligt op {{place}}.',
    which: 'Welke kubus',
    whichAt: 'Welke kubus er op {{place}} ligt',
    otherAt: '{{name}}, nu op {{place}}',
    takeOff: 'Weghalen',
  },
  keys: {
    label: 'Toetsen op het vilt',
    does: {
      space: 'vrije plaats',
      'next-line': 'volgende rij',
      back: 'terugnemen',
      blank: 'dan een letter: blanco',
      joker: 'dan een letter: Joker',
      cross: 'verticaal of horizontaal',
    },
  },
  cubes: 'Alle kubussen; wat op het vilt ligt, heeft een rand',
  facts: {
    passes: 'Keren gepast, net hiervoor',
    passesSays: 'Beurten zonder zet, achter elkaar, tot nu toe.',
    minutes: 'Gespeelde tijd',
    minutesSays: 'Van de {{minutes, counted(one: afgesproken minuut; other: afgesproken minuten)}}.',
  },
  words: {
    title: 'Woorden die onlangs telden',
    says: 'Te snel opnieuw gemaakt leveren ze niets op. Eerdere beurten doen er niet toe; laat weg wat niemand meer weet.',
    field: {
      1: 'In de laatste beurt, door {{name, whom(you: jou)}}',
      2: 'In de beurt daarvoor, door {{name, whom(you: jou)}}',
    },
    example: 'STREW, CONE',
  },
  said: { gone: '{{place}} is nu leeg.' },
} as const satisfies Words<typeof english>;
