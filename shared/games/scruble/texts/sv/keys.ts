import type { Words } from '#shared/i18n/words.ts';
import type { scrubleKeys as english } from '../keys.ts';

export const scrubleKeys = {
  'scruble-map': {
    title: 'SCRUBLE Cube: på kartan',
    keys: {
      go: 'Gå från stift till stift längs ringarna, även över kanterna',
      twist: 'Vrid den sidan ett kvarts varv medurs; med Shift moturs',
      inner: 'Sedan en bokstav: vrid lagret bakom den sidan',
      'trace-here': 'Markera stiftet här, eller avmarkera det',
      claim: 'Ta ordet; finns inget, markera stiftet här',
      'undo-last': 'Avmarkera det sista stiftet, eller ta tillbaka den sista vridningen',
      back: 'Ta bort markeringen, eller stäng tipset',
      'type-word': 'Skriv ett ord',
      'type-twists': 'Skriv vridningar',
      hint: 'Ett tips, eller nästa steg i det',
      undo: 'Ångra ett steg i turen, annars en hel tur',
      redo: 'Gör om det',
    },
  },
} as const satisfies Words<typeof english>;
