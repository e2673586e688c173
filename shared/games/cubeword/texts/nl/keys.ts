import type { Words } from '#shared/i18n/words.ts';
import type { cubewordKeys as english } from '../keys.ts';

export const cubewordKeys = {
  'cubeword-felt': {
    title: 'CUBEWORD: op het vilt',
    keys: {
      move: 'Van plaats naar plaats gaan; met Page Up en Page Down vijf tegelijk',
      ends: 'Naar de eerste of laatste zichtbare plaats van de rij',
      letter: 'Een kubus leggen die de letter toont, of de kubus hier omkeren of omdopen, en verder gaan',
      blank: 'De volgende letter is de naam van een blanco',
      joker: 'De volgende letter is de naam van de Joker',
      cross: 'De richting omdraaien, horizontaal of verticaal',
      'lay-here': 'De kubus hier oppakken, of de gekozen kubus leggen',
      'undo-last': 'De laatste zet ongedaan maken',
      back: 'De gekozen kubus loslaten',
      end: 'De beurt beëindigen; op een kubus van de pot, vóór de eerste zet, die kiezen',
      type: 'Een zet typen',
      fit: 'Alle kubussen in beeld brengen',
      hint: 'Een hint, of de volgende stap ervan',
      undo: 'Een stap van de beurt ongedaan maken, en pas daarna een hele beurt',
      redo: 'Die stap opnieuw doen',
    },
  },
  'cubeword-cubes': {
    title: 'CUBEWORD: bij de kubussen',
    keys: {
      go: 'Van kubus naar kubus gaan; op de opengevouwen kubus van vlak naar vlak',
      choose: 'Een kubus kiezen, of loslaten',
      letter: 'De gekozen kubus omkeren naar die letter, of zijn blanco een naam geven',
      blank: 'De blanco boven draaien',
    },
  },
  'cubeword-position': {
    title: 'CUBEWORD: een stelling opzetten',
    keys: {
      letter: 'Een kubus leggen die de letter toont, en verder gaan',
      blank: 'De volgende letter is de naam van een blanco',
      joker: 'De volgende letter is de naam van de Joker',
      cross: 'De richting omdraaien, horizontaal of verticaal',
      space: 'De kubus hier oppakken, of de gekozen kubus leggen',
      'next-line': 'Naar het begin van de volgende regel',
      back: 'De vorige kubus terugnemen',
      clear: 'De kubus hier van het vilt nemen',
      fit: 'Alle kubussen in beeld brengen',
      'let-go': 'De gekozen kubus loslaten',
      undo: 'De laatste stap ongedaan maken',
      redo: 'Die stap opnieuw doen',
    },
  },
} as const satisfies Words<typeof english>;
