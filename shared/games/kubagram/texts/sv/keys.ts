import type { Words } from '#shared/i18n/words.ts';
import type { kubagramKeys as english } from '../keys.ts';

export const kubagramKeys = {
  'kubagram-turn': {
    title: 'Kubagram: din tur',
    keys: {
      letter: 'Stava ett ord ur mittfältet; med en tärning i handen, välj dess bokstav',
      main: 'Börja i det valda hörnet; ta ordet; utan ord, ta tärningen, välj dess bokstav, lägg den, eller avsluta turen; på ett ord i ett fält, lägg in det i ditt ord',
      'other-dice': 'Stava ordet med andra tärningar eller jokrar',
      back: 'Ta bort den sista tärningen eller det sista ordet ur ordet',
      escape: 'Rensa ordet, eller stäng tipset',
      left: 'Lägg tärningen i handen vid den vänstra änden',
      right: 'Lägg tärningen i handen vid den högra änden',
      type: 'Skriv ett drag, eller ett svar medan orden granskas',
    },
  },
  'kubagram-dice': {
    title: 'Kubagram: på låda, tärningar och ord',
    keys: {
      go: 'Gå från ruta till ruta, tärning till tärning eller ord till ord; före den första tärningen, till hörnet åt det hållet',
      choose:
        'Lägg in tärningen eller ordet i ditt ord, eller ta bort det; välj bokstav på tärningen i handen, eller lägg den vid änden',
      order: 'Flytta tärningen inom mittfältet; du kan också dra den',
    },
  },
  'kubagram-position': {
    title: 'Kubagram: lägga upp en ställning',
    keys: { 'next-line': 'Till nästa rad', undo: 'Ångra det senaste steget', redo: 'Gör om det' },
  },
} as const satisfies Words<typeof english>;
