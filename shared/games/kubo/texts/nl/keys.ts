import type { Words } from '#shared/i18n/words.ts';
import type { kuboKeys as english } from '../keys.ts';

export const kuboKeys = {
  'kubo-turn': {
    title: 'Kubo: je beurt',
    keys: {
      lay: 'De gekozen kaart leggen; dat kan ook met Enter',
      point: 'Een lijn aanwijzen, of daarmee stoppen',
      claim: 'De gevonden lijn claimen',
      draw: 'Er een kaart bij trekken',
      end: 'De beurt beëindigen',
      type: 'Een zet typen',
      back: 'De laatst aangewezen kaart loslaten, dan de lijn; of de gekozen kaart',
    },
  },
  'kubo-felts': {
    title: 'Kubo: op de lagen',
    keys: {
      move: 'Van vak naar vak gaan; links en rechts gaan door naar de volgende laag',
      straight: 'Recht omhoog of omlaag gaan door de lagen',
      ends: 'Naar het eerste of laatste vak van de rij; met Ctrl van de hele kubus',
      pick: 'De kaart uit je hand kiezen die hier hoort, en die dan leggen; op een kaart die er ligt: een lijn beginnen of afmaken',
    },
  },
  'kubo-hand': {
    title: 'Kubo: in de hand',
    keys: {
      go: 'Van kaart naar kaart gaan',
      choose: 'De kaart kiezen; een gekozen kaart leggen',
      'let-go': 'De kaart kiezen, of loslaten',
      order: 'De kaart in de hand verplaatsen; slepen doet hetzelfde',
    },
  },
  'kubo-window': {
    title: 'Kubo: als er gestolen mag worden',
    keys: {
      seat: 'Roepen dat je een lijn ziet: elke speler met het nummer op zijn knop',
      claim: 'De aangewezen lijn claimen',
      type: 'Een zet typen',
      back: 'De laatst aangewezen kaart loslaten, dan de lijn',
    },
  },
  'kubo-cube': {
    title: 'Kubo: bij de kubus',
    keys: { turn: 'De kubus draaien', home: 'Hem terugdraaien zoals hij stond' },
  },
  'kubo-position': {
    title: 'Kubo: een stelling opzetten',
    keys: {
      move: 'Van vak naar vak gaan',
      undo: 'De laatste stap ongedaan maken',
      redo: 'Die stap opnieuw doen',
    },
  },
} as const satisfies Words<typeof english>;
