import type { Words } from '#shared/i18n/words.ts';
import type { alphacubesKeys as english } from '../keys.ts';

export const alphacubesKeys = {
  'alphacubes-board': {
    title: 'Alphacubes: op het bord',
    keys: {
      move: 'Van vak naar vak gaan',
      letter: 'Die letter hier leggen, met een kubus die hem heeft, en verder gaan',
      cross: 'De richting omdraaien, horizontaal of verticaal',
      'lay-here': 'De gekozen kubus hier leggen, of er een oppakken',
      swap: 'Dezelfde letter hier met een andere kubus leggen',
      back: 'De laatst gelegde kubus terugnemen',
      recall: 'Alle kubussen terugnemen in de hand',
      play: 'De zet maken met wat er ligt; in de hand, zolang er niets ligt, de kubus kiezen',
      hint: 'Een hint, of de volgende stap ervan',
      undo: 'Ongedaan maken wat je het laatst legde of draaide, en pas daarna een zet',
      redo: 'Die stap opnieuw doen',
    },
  },
  'alphacubes-hand': {
    title: 'Alphacubes: in de hand',
    keys: {
      pick: 'Een kubus kiezen',
      go: 'Van kubus naar kubus gaan',
      order: 'De kubus binnen de hand verplaatsen; naar een andere slepen doet hetzelfde',
    },
  },
  'alphacubes-turning': {
    title: 'Alphacubes: een kubus draaien',
    keys: { tip: 'De kubus naar die letter kantelen', face: 'De letter kiezen' },
  },
  'alphacubes-position': {
    title: 'Alphacubes: een stelling opzetten',
    keys: {
      move: 'Van vak naar vak gaan',
      letter: 'Een kubus leggen die de letter toont, en verder gaan',
      cross: 'De richting omdraaien, horizontaal of verticaal',
      space: 'Het vak laten zoals het is, en verder gaan',
      back: 'De vorige kubus terugnemen',
      clear: 'De kubus hier van het bord nemen',
      undo: 'De laatste stap ongedaan maken',
      redo: 'Die stap opnieuw doen',
    },
  },
} as const satisfies Words<typeof english>;
