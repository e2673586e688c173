import { wordOptionTexts } from '#shared/i18n/nl/word-options.ts';
import type { Words } from '#shared/i18n/words.ts';
import type { cubewordOptionTexts as english } from '../options.ts';

export const cubewordOptionTexts = {
  set: {
    label: 'Kubussen',
    choices: { standard: 'Zoals gedrukt', own: 'Een eigen set' },
    says: {
      standard: 'De 24 kubussen van het spel en de dobbelsteen, voor Engelse woorden.',
      own: 'Kubussen die je zelf hebt ontworpen: 24 met vijf letters van A tot en met Z en een blanco, en een dobbelsteen.',
    },
  },
  ownSet: {
    label: 'Mijn set',
    says: {
      lines: 'De tekst van een setbestand, zoals de ontwerper en cubewright set propose die schrijven.',
    },
  },
  finish: {
    label: 'Einde',
    choices: { score: 'Een score', time: 'Een tijd', lead: 'Een voorsprong', rounds: 'Ronden' },
    says: {
      score: 'Haalt iemand de punten, dan wordt de ronde afgemaakt en wint de hoogste score.',
      time: 'Is de tijd op, dan wordt de ronde afgemaakt en wint de hoogste score.',
      lead: 'Wie aan het eind van een ronde zo ver voorstaat op de volgende, wint. Niet als je alleen speelt.',
      rounds: 'Na zoveel ronden wint de hoogste score.',
    },
  },
  target: {
    label: 'Doelscore',
    says: { value: 'De partij eindigt met de ronde waarin iemand ze haalt.' },
  },
  minutes: {
    label: 'Tijd',
    says: { value: 'Voor alle spelers samen. De tijd staat stil als niemand de tafel open heeft.' },
  },
  lead: {
    label: 'Voorsprong',
    says: { value: 'Punten vóór op de volgende speler, bekeken aan het eind van een ronde.' },
  },
  rounds: { label: 'Ronden', says: { value: 'Elke speler krijgt zoveel beurten, passen meegeteld.' } },
  connected: {
    label: 'De kubussen bij elkaar houden',
    says: {
      true: 'Aan het eind van een beurt liggen alle kubussen met hun zijden aan elkaar.',
      false: 'Woorden en losse letters mogen apart van elkaar liggen.',
    },
  },
  spellingPairs: {
    label: 'Britse en Amerikaanse spelling: één woord',
    says: {
      true: 'COLOUR levert niets op waar COLOR stond, en moet erop wachten.',
      false: 'COLOUR en COLOR zijn twee woorden.',
    },
  },
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
    says: { lines: 'Eén woord per regel. In deze partij mogen ze er niet staan.' },
  },
} as const satisfies Words<typeof english>;
