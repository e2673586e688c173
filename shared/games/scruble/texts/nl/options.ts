import { wordOptionTexts } from '#shared/i18n/nl/word-options.ts';
import type { Words } from '#shared/i18n/words.ts';
import type { scrubleOptionTexts as english } from '../options.ts';

export const scrubleOptionTexts = {
  premiums: {
    label: 'Premiepennen',
    choices: { flanking: 'Naast woorden', wild: 'Naast en in woorden', wildOnly: 'In woorden' },
    says: {
      flanking: 'Een premiepen telt naast de eerste of laatste letter van een woord, en is zelf geen letter.',
      wild: 'Een premiepen staat ook voor elke letter van een woord en telt daar; naast een woord telt hij ook.',
      wildOnly:
        'Een premiepen staat voor elke letter van een woord en telt daar; naast een woord doet hij niets.',
    },
  },
  minLength: { label: 'Kortste woord', says: { value: 'Woorden hebben zoveel letters of meer.' } },
  finish: {
    label: 'Einde',
    choices: { target: 'Een score', rounds: 'Ronden' },
    says: {
      target:
        'Wie boven de doelscore komt, beëindigt de partij; met premiepennen in woorden al wie hem haalt.',
      rounds: 'Na zoveel ronden wint de hoogste score.',
    },
  },
  target: { label: 'Doelscore', says: { value: 'Bij zoveel punten is de partij afgelopen.' } },
  finishRound: {
    label: 'De laatste ronde afmaken',
    says: {
      true: 'Is de doelscore gehaald, dan heeft aan het eind iedereen evenveel beurten gehad.',
      false: 'De partij is meteen afgelopen met het woord dat de doelscore haalt.',
    },
  },
  rounds: { label: 'Ronden', says: { value: 'Elke speler krijgt zoveel beurten.' } },
  timer: {
    label: 'Zandloper',
    choices: { off: 'Uit', sand: 'Aan' },
    says: {
      off: 'Een beurt mag zo lang duren als je wilt.',
      sand: 'Is de zandloper leeg voordat je een woord claimt, dan levert je beurt niets op. Je draaiingen blijven.',
    },
  },
  flips: { label: 'Zandlopers per beurt', says: { value: 'Een beurt duurt zoveel keer 90 seconden.' } },
  strict: {
    label: 'Streng spelen',
    says: {
      true: 'Tot het eind geen hints en geen terugkijken.',
      false: 'Hints zijn er voor wie ze vraagt, en op het scoreblad staat wie dat deed.',
    },
  },
  ...wordOptionTexts,
  forbid: {
    label: 'Woorden die de tafel verbiedt',
    says: { lines: 'Eén woord per regel. In deze partij kun je ze niet claimen.' },
  },
} as const satisfies Words<typeof english>;
