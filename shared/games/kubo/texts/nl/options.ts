import type { Words } from '#shared/i18n/words.ts';
import type { kuboOptionTexts as english } from '../options.ts';

export const kuboOptionTexts = {
  orientation: {
    label: 'Hoe de kubus staat',
    choices: { standard: 'Standaard', onSide: 'Op zijn zij', onEnd: 'Rechtop' },
    says: {
      standard: 'Kleuren zijn de lagen, blauw onderop. De vier blauwe hoeken liggen er al.',
      onSide: 'Maten zijn de lagen, S onderop. Blauw en rood S1 en S4 liggen er al.',
      onEnd: 'Nummers zijn de lagen, 4 onderop. Blauw en rood S4 en XL4 liggen er al.',
    },
  },
  stealSeconds: {
    label: 'Tijd om te stelen',
    says: {
      value:
        'Hoe lang de anderen lijnen mogen claimen die een speler gemist heeft. 0: geen limiet, de tijd is om als iedereen het laat gaan.',
    },
  },
  match: {
    label: 'Lengte',
    choices: { one: 'Eén ronde', rounds: 'Meer ronden', points: 'Tot doelscore' },
    says: {
      one: 'Er wordt één kubus gebouwd.',
      rounds: 'De punten van alle ronden worden opgeteld. Het geven gaat naar links.',
      points: 'Ronden worden opgeteld tot iemand aan het eind van een ronde genoeg punten heeft.',
    },
  },
  rounds: { label: 'Ronden', says: { value: 'Zoveel ronden worden er gespeeld.' } },
  points: {
    label: 'Doelscore',
    says: { value: 'De partij eindigt met de ronde waarin iemand ze haalt, of met de 30e.' },
  },
  strict: {
    label: 'Streng spelen',
    says: {
      true: 'Tot het eind geen hints, geen lijst van ongeziene kaarten en geen terugkijken.',
      false: 'Hints zijn er voor wie ze vraagt, en op het scoreblad staat wie dat deed.',
    },
  },
} as const satisfies Words<typeof english>;
