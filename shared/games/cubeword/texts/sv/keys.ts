import type { Words } from '#shared/i18n/words.ts';
import type { cubewordKeys as english } from '../keys.ts';

export const cubewordKeys = {
  'cubeword-felt': {
    title: 'CUBEWORD: på bordet',
    keys: {
      move: 'Gå från plats till plats; Page Up och Page Down, fem i taget',
      ends: 'Den första eller sista platsen i raden som syns',
      letter: 'Lägg en kub som visar bokstaven, eller vänd eller döp om kuben här, och gå vidare',
      blank: 'Nästa bokstav är namnet på en blank',
      joker: 'Nästa bokstav är namnet på Jokern',
      cross: 'Byt riktning, vågrätt eller lodrätt',
      'lay-here': 'Ta upp kuben här, eller lägg den valda',
      'undo-last': 'Ångra det senaste draget',
      back: 'Släpp den valda kuben',
      end: 'Avsluta turen; på en kub i potten, före det första draget, välj den',
      type: 'Skriv ett drag',
      fit: 'Anpassa bordet till kuberna',
      hint: 'Ett tips, eller nästa steg i det',
      undo: 'Ångra ett steg i turen, annars en hel tur',
      redo: 'Gör om det',
    },
  },
  'cubeword-cubes': {
    title: 'CUBEWORD: bland kuberna',
    keys: {
      go: 'Gå från kub till kub; på den utvikta kuben, från sida till sida',
      choose: 'Välj en kub, eller släpp den',
      letter: 'Vänd den valda kuben till den bokstaven, eller döp dess blanka sida',
      blank: 'Vänd upp dess blanka sida',
    },
  },
  'cubeword-position': {
    title: 'CUBEWORD: lägga upp en ställning',
    keys: {
      letter: 'Lägg en kub som visar bokstaven, och gå vidare',
      blank: 'Nästa bokstav är namnet på en blank',
      joker: 'Nästa bokstav är namnet på Jokern',
      cross: 'Byt riktning, vågrätt eller lodrätt',
      space: 'Ta upp kuben här, eller lägg den valda',
      'next-line': 'Till början av nästa rad',
      back: 'Ta tillbaka kuben före',
      clear: 'Ta bort kuben här från bordet',
      fit: 'Anpassa bordet till kuberna',
      'let-go': 'Släpp den valda kuben',
      undo: 'Ångra det senaste steget',
      redo: 'Gör om det',
    },
  },
} as const satisfies Words<typeof english>;
