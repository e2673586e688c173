import type { tiles as english } from '../en/tiles.ts';
import type { Words } from '../words.ts';

/** The screen of a GCG of plain tiles, which no game of letter cubes can go on from. */
export const tiles = {
  title: 'Ställningar i en GCG-fil',
  none: 'Släpp en GCG-fil med vanliga brickor på 15 gånger 15 rutor här, eller öppna den: varje ställning visas, med de drag som ger mest.',
  open: 'Öppna en fil…',
  says: '”{{name}}” är ett parti med vanliga brickor: ställningarna går att titta på och söka i, men inte att spela vidare från, för ingen sats kuber hör till dem.',
  moment: 'Ställning',
  at: '{{at}} av {{count}}, rad {{line}}: {{player}} har {{rack}}.',
  played: {
    across: '{{player}} lade {{word}} på {{square}}, vågrätt.',
    down: '{{player}} lade {{word}} på {{square}}, lodrätt.',
  },
  board: 'Brädet med 15 gånger 15 rutor',
  rack: 'Brickor: {{letters}}',
  blank: 'blank',
  square: {
    free: '{{square}}',
    premium: '{{square}}, {{premium}}',
    tile: '{{square}}: {{letter}}',
    blank: '{{square}}: {{letter}}, en blank',
  },
  list: 'Ord ur',
  best: 'Drag som ger mest',
  reading: 'Filen läses.',
  searching: 'Söker…',
  noList: 'Det finns ingen ordlista att söka med.',
  addList: 'Lägg till en ordlista',
  noPlays: 'Inget drag är möjligt med de här brickorna och den här listan.',
  play: 'Drag',
  where: 'Var',
  points: 'Poäng',
  across: '{{square}}, vågrätt',
  down: '{{square}}, lodrätt',
} as const satisfies Words<typeof english>;
