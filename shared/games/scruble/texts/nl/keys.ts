import type { Words } from '#shared/i18n/words.ts';
import type { scrubleKeys as english } from '../keys.ts';

export const scrubleKeys = {
  'scruble-map': {
    title: 'SCRUBLE Cube: op de plattegrond',
    keys: {
      go: 'Van pen naar pen gaan langs de ringen, ook over de randen',
      twist: 'Die zijde een kwartslag met de klok mee draaien; met Shift tegen de klok in',
      inner: 'Daarna een letter: de laag achter die zijde draaien',
      'trace-here': 'De pen hier aanwijzen, of weer loslaten',
      claim: 'Het woord claimen; is er geen, de pen hier aanwijzen',
      'undo-last': 'De laatste pen loslaten, of de laatste draaiing terugnemen',
      back: 'Het aangewezen woord wissen, of de hint sluiten',
      'type-word': 'Een woord typen',
      'type-twists': 'Draaiingen typen',
      hint: 'Een hint, of de volgende stap ervan',
      undo: 'Een stap van de beurt ongedaan maken, en pas daarna een hele beurt',
      redo: 'Die stap opnieuw doen',
    },
  },
} as const satisfies Words<typeof english>;
