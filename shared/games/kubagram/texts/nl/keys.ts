import type { Words } from '#shared/i18n/words.ts';
import type { kubagramKeys as english } from '../keys.ts';

export const kubagramKeys = {
  'kubagram-turn': {
    title: 'Kubagram: je beurt',
    keys: {
      letter: 'Een woord uit het middenveld spellen; met een steen in de hand: zijn letter kiezen',
      main: 'Bij de gekozen hoek beginnen; het woord claimen; is er geen, de steen nemen, zijn letter kiezen, hem leggen of de beurt beëindigen; op een woord van een veld: het in je woord zetten',
      'other-dice': 'Het woord spellen met andere stenen of jokers',
      back: 'De laatste steen of het laatste woord weer uit je woord halen',
      escape: 'Het woord wissen, of de hint sluiten',
      left: 'De steen in de hand links leggen',
      right: 'De steen in de hand rechts leggen',
      type: 'Een zet typen, of een antwoord zolang claims bekeken worden',
    },
  },
  'kubagram-dice': {
    title: 'Kubagram: op bak, stenen en woorden',
    keys: {
      go: 'Van vak naar vak, steen naar steen of woord naar woord gaan; vóór de eerste steen: naar de hoek in die richting',
      choose:
        'De steen of het woord in je woord zetten, of eruit halen; de letter van de steen in de hand kiezen, of hem aan die kant leggen',
      order: 'De steen in het middenveld verplaatsen; slepen doet hetzelfde',
    },
  },
  'kubagram-position': {
    title: 'Kubagram: een stelling opzetten',
    keys: {
      'next-line': 'Naar de volgende regel',
      undo: 'De laatste stap ongedaan maken',
      redo: 'Die stap opnieuw doen',
    },
  },
} as const satisfies Words<typeof english>;
