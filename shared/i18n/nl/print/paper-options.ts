import type { paperOptionTexts as english } from '../../en/print/paper-options.ts';
import type { Words } from '../../words.ts';

export const paperOptionTexts = {
  paper: {
    label: 'Papier',
    choices: {
      a5: 'A5',
      a4: 'A4',
      letter: 'Letter',
      legal: 'Legal',
      a3: 'A3',
      tabloid: 'Tabloid',
      sra3: 'SRA3',
      'bed-300x200': 'Bed 300 x 200',
      'bed-400x400': 'Bed 400 x 400',
      'bed-600x300': 'Bed 600 x 300',
      custom: 'Eigen maat',
    },
    says: {
      a5: '148 x 210 mm: uitslagen, tegels en kaarten van kleine stukken. Voor een bord zijn veel vellen nodig.',
      a4: '210 x 297 mm.',
      letter: '8,5 x 11 inch.',
      legal: '8,5 x 14 inch.',
      a3: '297 x 420 mm.',
      tabloid: '11 x 17 inch.',
      sra3: '320 x 450 mm, afgesneden tot A3 en iets meer.',
      'bed-300x200':
        'Voor een machine: het bed van 300 x 200 mm, zoals het voor je ligt. Elk vel is één bed.',
      'bed-400x400':
        'Voor een machine: het bed van 400 x 400 mm, zoals het voor je ligt. Elk vel is één bed.',
      'bed-600x300':
        'Voor een machine: het bed van 600 x 300 mm, zoals het voor je ligt. Elk vel is één bed.',
      custom: 'Breedte en hoogte vul je hieronder in.',
    },
  },
  paperWidth: {
    label: 'Breedte van het papier',
    takes: '100 tot 1200 mm, met --paper custom; de meeste producten vragen 118 mm of meer',
    says: { value: 'Telt als je een eigen papiermaat kiest.' },
  },
  paperHeight: {
    label: 'Hoogte van het papier',
    takes: '100 tot 1200 mm, met --paper custom; de meeste producten vragen 128 mm of meer',
    says: { value: 'Telt als je een eigen papiermaat kiest.' },
  },
  margin: {
    label: 'Printermarge',
    says: { value: 'Wat je printer aan elke kant wit laat. Daar wordt niets afgedrukt of gesneden.' },
  },
  language: {
    label: 'Taal',
    choices: { en: 'English', nl: 'Nederlands', sv: 'Svenska' },
    says: {
      en: 'De woorden op de vellen in het Engels.',
      nl: 'De woorden op de vellen in het Nederlands.',
      sv: 'De woorden op de vellen in het Zweeds.',
    },
  },
  ink: {
    label: 'Inkt',
    choices: { full: 'Vol', low: 'Zuinig', outline: 'Alleen omtrek' },
    says: {
      full: 'Hout, vilt en kleuren zoals ze zijn.',
      low: 'Geen achtergrond: volle letters en dunne patronen op wit.',
      outline: 'Alleen dunne lijnen, minder dan een derde van de inkt: om uit te snijden en zelf te verven.',
    },
  },
  edge: {
    label: 'Zijde',
    says: { value: 'De zijde van een kubus, 8 tot 40 mm. Bij kubussen van 15 mm horen vakken van 17 mm.' },
  },
  font: {
    label: 'Letters',
    choices: {
      besley: 'Besley',
      bitter: 'Bitter',
      franklin: 'Libre Franklin',
      atkinson: 'Atkinson Hyperlegible',
    },
    says: {
      besley: 'Een Clarendon, zoals oude houten drukletters.',
      bitter: 'Met stevige schreven, overal even dik.',
      franklin: 'Zonder schreven, gewoon en helder.',
      atkinson: 'Zo getekend dat geen twee letters op elkaar lijken.',
    },
  },
  bars: {
    label: 'Streepje onder letters',
    choices: { mwnz: 'M W N Z', all: 'Alle', none: 'Geen' },
    says: {
      mwnz: 'Onder letters die je omgekeerd als een andere leest.',
      all: 'Onder elke letter: je ziet meteen wat boven is.',
      none: 'Geen streepjes. Een omgekeerde M lijkt op een W.',
    },
  },
  cubes: {
    label: 'Stukken',
    takes: 'nummers en reeksen, zoals 3,7,12-15',
    without: 'alle',
    says: { value: 'Alle, of een paar om opnieuw af te drukken, met hun nummers, zoals 3, 7, 12-15.' },
  },
  reading: {
    label: 'Lezen',
    choices: {
      normal: 'Gewoon',
      large: 'Grote letters',
      braille: 'Braille',
      stylus: 'Braille, met de hand',
    },
    says: {
      normal: 'Zoals de stukken gemaakt worden.',
      large: 'Letters vullen hun vlak, waarden zijn groter, en geen cijfer is kleiner dan 12 pt.',
      braille:
        'Cellen van zes punten op ware grootte (Marburg Medium), voor zwelpapier: wat zwart is, zwelt op, de letter eronder blijft plat, waarden vallen weg. Een streep onderaan zegt wat boven is.',
      stylus:
        'Op de achterkant van elk vel staan in spiegelbeeld ringen, om met een prikpen in te drukken: aan de voorkant komen ze omhoog. Druk dubbelzijdig af, gedraaid over de lange kant.',
    },
  },
  cards: {
    label: 'Kaarten',
    takes: 'kaarten zoals blue S1, red XL4, of een kleur',
    without: 'alle',
    says: {
      value:
        'Alle, of een paar om opnieuw af te drukken, zoals blue S1, red XL4; met green krijg je alle groene.',
    },
  },
  net: {
    label: 'Uitslag',
    choices: {
      cross: 'Kruis',
      tee: 'T',
      hook: 'Haak',
      flag: 'Vlag',
      zed: 'Z',
      slant: 'Schuin',
      snake: 'Slang',
      crane: 'Kraanvogel',
      swan: 'Zwaan',
      stairs: 'Trap',
      threes: 'Twee van drie',
    },
    says: {
      cross: 'Vier vlakken op een rij, en een aan elke kant van het tweede: vouwt het makkelijkst.',
      tee: 'Vier op een rij, en een aan elke kant van het eerste.',
      hook: 'Vier op een rij, een naast het eerste en aan de andere kant een naast het tweede.',
      flag: 'Vier op een rij, een naast het eerste en aan de andere kant een naast het derde.',
      zed: 'Vier op een rij, een naast het eerste en aan de andere kant een naast het laatste.',
      slant: 'Vier op een rij, een naast het tweede en aan de andere kant een naast het derde.',
      snake: 'Treden van twee en drie vlakken, en een onder het eerste van de drie.',
      crane: 'Treden van twee en drie vlakken, en een onder het middelste van de drie.',
      swan: 'Treden van twee en drie vlakken, en een onder het laatste van de drie.',
      stairs: 'Drie treden van twee.',
      threes: 'Twee rijen van drie: lang en smal.',
    },
  },
  tab: {
    label: 'Lip om te lijmen',
    without: '0, passend',
    takes: '0 voor een passende, of 4 tot 20 mm, van 0,3 tot bijna 0,5 van de zijde',
    says: {
      value: 'Lijm heeft 4 mm nodig, of 0,3 van de zijde als dat meer is. Passend neemt precies dat.',
    },
  },
  insides: {
    label: 'Nummers binnenin',
    says: {
      true: 'Op de achterkant van elk vel staat het nummer van elke lip naast de rand waar hij komt. Druk dubbelzijdig af, gedraaid over de lange kant.',
      false: 'Alleen op de lippen staan nummers.',
    },
  },
  gutter: {
    label: 'Ruimte ertussen',
    says: { value: 'Wit tussen buren. Met 0 liggen ze tegen elkaar: één snede is er dan voor twee.' },
  },
  mats: {
    label: 'Matten per laag',
    choices: { full: 'Voor kaarten', small: 'Klein', none: 'Geen' },
    says: {
      full: 'De kaarten liggen erop. Met pokerkaarten nemen ze de helft van de vellen in.',
      small: 'Alle vier op één vel: ze wijzen aan welke kaart waar hoort, en de kaarten liggen op tafel.',
      none: 'Geen matten: de kaarten liggen op tafel, vier bij vier voor elke kleur.',
    },
  },
  cubesFrom: {
    label: 'Kubussen van',
    choices: {
      nets: 'Uitslagen',
      stickers: 'Blokjes en stickers',
      'label-sheets': 'Blokjes en etiketten',
      solid: '3D-printer',
    },
    says: {
      nets: 'Uit karton gesneden, gevouwen en gelijmd.',
      stickers: 'Stickers voor houten blokjes, uit hele vellen gesneden.',
      'label-sheets': 'Stickers voor houten blokjes, op voorgesneden etiketten.',
      solid: 'Geen vellen voor de kubussen: print ze in plastic, bij 3D-print.',
    },
  },
  boardSquare: {
    label: 'Vak van het bord',
    without: '0, passend',
    takes: '0 voor een passend vak, of van een halve millimeter meer dan een kubus tot 40 mm',
    says: { value: 'Met 0 worden vakken 2 mm breder dan de kubussen.' },
  },
  guide: {
    label: 'Werkwijze',
    says: {
      true: 'Hoe je het maakt, in plaatjes: waar het laatste vel plaats over heeft, en anders op een eigen vel.',
      false: 'Geen plaatjes van hoe je het maakt.',
    },
  },
  turn: {
    label: 'Gedraaid over',
    choices: { 'long-edge': 'Lange kant', 'short-edge': 'Korte kant' },
    says: {
      'long-edge': 'Zoals de pagina’s van een boek. Zo worden kaarten en uitslagen afgedrukt.',
      'short-edge': 'Zoals de blaadjes van een kalender. Zo worden boekjes afgedrukt.',
    },
  },
} as const satisfies Words<typeof english>;
