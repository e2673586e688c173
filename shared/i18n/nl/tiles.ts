import type { tiles as english } from '../en/tiles.ts';
import type { Words } from '../words.ts';

/** The screen of a GCG of plain tiles, which no game of letter cubes can go on from. */
export const tiles = {
  title: 'Stellingen van een GCG',
  none: 'Laat hier een GCG met gewone lettertegels op 15 bij 15 vakken los, of open er een: je ziet al zijn stellingen, met de zetten die het meest opleveren.',
  open: 'Bestand openen…',
  says: '“{{name}}” is een partij met gewone lettertegels: je kunt de stellingen bekijken en doorzoeken, maar niet verder spelen, want er hoort geen set kubussen bij.',
  moment: 'Stelling',
  at: '{{at}} van {{count}}, regel {{line}}: {{player}} heeft {{rack}}.',
  played: {
    across: '{{player}} legde {{word}} op {{square}}, horizontaal.',
    down: '{{player}} legde {{word}} op {{square}}, verticaal.',
  },
  board: 'Het bord van 15 bij 15 vakken',
  rack: 'Tegels: {{letters}}',
  blank: 'blanco',
  square: {
    free: '{{square}}',
    premium: '{{square}}, {{premium}}',
    tile: '{{square}}: {{letter}}',
    blank: '{{square}}: {{letter}}, een blanco',
  },
  list: 'Woorden van',
  best: 'Zetten die het meest opleveren',
  reading: 'Het bestand wordt gelezen.',
  searching: 'Zoeken…',
  noList: 'Er is geen woordenlijst om mee te zoeken.',
  addList: 'Een woordenlijst toevoegen',
  noPlays: 'Met deze tegels en deze lijst is geen zet mogelijk.',
  play: 'Zet',
  where: 'Waar',
  points: 'Punten',
  across: '{{square}}, horizontaal',
  down: '{{square}}, verticaal',
} as const satisfies Words<typeof english>;
