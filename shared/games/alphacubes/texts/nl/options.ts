import { wordOptionTexts } from '#shared/i18n/nl/word-options.ts';
import type { Words } from '#shared/i18n/words.ts';
import type { alphacubesOptionTexts as english } from '../options.ts';

export const alphacubesOptionTexts = {
  set: {
    label: 'Kubussen',
    choices: { standard: 'Zoals gedrukt', own: 'Een eigen set' },
    says: {
      standard: 'De 98 kubussen van het spel, voor Engelse woorden.',
      own: 'Kubussen die je zelf hebt ontworpen, minstens zeven per speler, met één tot zes letters.',
    },
  },
  ownSet: {
    label: 'Mijn set',
    says: {
      lines: 'De tekst van een setbestand, zoals de ontwerper en cubewright set propose die schrijven.',
    },
  },
  board: {
    label: 'Bord',
    choices: { standard: 'Standaard', example: 'Voorbeeld', own: 'Eigen bord' },
    says: {
      standard: '81 premievakken, van elke kant hetzelfde.',
      example: 'Vijf vakken zijn anders: hier komt de gepubliceerde partij tot op het punt uit.',
      own: 'Je eigen vakken, 5 tot 21 breed en hoog, met één midden.',
    },
  },
  ownBoard: {
    label: 'Rijen van mijn bord',
    says: {
      lines:
        'Eén rij per regel: . een gewoon vak, d en t twee en drie keer letterwaarde, D en T twee en drie keer woordwaarde, * het midden.',
    },
  },
  judge: {
    label: 'Wie over woorden oordeelt',
    choices: { assisted: 'De lijst', challenge: 'De tafel' },
    says: {
      assisted: 'Een woord dat niet in de lijst staat, kun je niet leggen.',
      challenge: 'Je mag alles leggen, tot iemand het aanvecht.',
    },
  },
  challengeKind: {
    label: 'Aanvechten kost',
    choices: {
      double: 'Een beurt',
      single: 'Niets, als de zet goed was',
      plus5: '5 punten',
      plus10: '10 punten',
      triple: 'De partij',
      void: 'Foute zet: nog een keer',
    },
    says: {
      double: 'Een foute zet kost de beurt; wie onterecht aanvecht, slaat de volgende over.',
      single: 'Een foute zet kost de beurt; onterecht aanvechten kost niets.',
      plus5: 'Een foute zet kost de beurt; een goede zet die wordt aangevochten, krijgt er 5 bij.',
      plus10: 'Een foute zet kost de beurt; een goede zet die wordt aangevochten, krijgt er 10 bij.',
      triple: 'Wie ongelijk had, is uitgeschakeld; wie overblijft, wint.',
      void: 'Een foute zet komt terug en mag opnieuw.',
    },
  },
  missedTurn: {
    label: 'Straf voor een foute zet',
    choices: { this: 'Deze beurt', next: 'Ook de volgende' },
    says: {
      this: 'De foute zet kost die beurt, en verder geen.',
      next: 'De foute zet kost die beurt en de volgende.',
    },
  },
  strict: {
    label: 'Streng spelen',
    says: {
      true: 'Tot het eind geen hints, geen lijst van ongeziene kubussen en geen terugkijken.',
      false: 'Hints zijn er voor wie ze vraagt, en op het scoreblad staat wie dat deed.',
    },
  },
  ...wordOptionTexts,
  forbid: {
    label: 'Woorden die de tafel verbiedt',
    says: { lines: 'Eén woord per regel. In deze partij kun je ze niet leggen.' },
  },
} as const satisfies Words<typeof english>;
