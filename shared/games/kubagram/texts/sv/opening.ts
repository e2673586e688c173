import type { Words } from '#shared/i18n/words.ts';
import type { kubagramOpening as english } from '../opening.ts';

/** What the table says until the first die is taken: who turns the box, who begins, and why. */
export const kubagramOpening = {
  corner: {
    label: 'Hörnet som ligger nere till vänster för {{name, whom(you: dig)}}',
    name: {
      nearLeft: 'Närmast, vänster',
      nearRight: 'Närmast, höger',
      farRight: 'Längst bort, höger',
      farLeft: 'Längst bort, vänster',
    },
    sits: {
      here: '{{name, does(they: sitter; you: sitter)}} här',
      near: '{{name, does(they: sitter; you: sitter)}} här',
      right: '{{name, does(they: sitter; you: sitter)}} på höger sida',
      far: '{{name, does(they: sitter; you: sitter)}} här',
      left: '{{name, does(they: sitter; you: sitter)}} på vänster sida',
    },
    orHere: {
      nearLeft: 'eller här, börjar närmast till vänster',
      nearRight: 'eller här, börjar närmast till höger',
      farRight: 'eller här, börjar längst bort till höger',
      farLeft: 'eller här, börjar längst bort till vänster',
    },
    once: 'En gång, före den första tärningen',
    turns: '{{name, does(they: vrider; you: vrider)}} lådan',
    how: 'Välj ett hörn på lådan. Det ligger nere till vänster för {{name, whom(you: dig)}}, hela spelet igenom.',
    turned: '{{name, does(they: har; you: har)}} vridit lådan',
    begin: {
      nearLeft: '{{name, does(they: börjar; you: börjar)}} närmast till vänster.',
      nearRight: '{{name, does(they: börjar; you: börjar)}} närmast till höger.',
      farRight: '{{name, does(they: börjar; you: börjar)}} längst bort till höger.',
      farLeft: '{{name, does(they: börjar; you: börjar)}} längst bort till vänster.',
    },
    row: 'Den första raden därifrån, i ordning',
    mark: {
      I: 'som den ligger',
      III: 'den som tar den väljer en av tre bokstäver',
      0: 'ges till nästa spelare',
      alone: 'ensam som tre streck: en av tre bokstäver',
    },
    unseen: 'en tärning som ingen har angett',
    die: {
      I: '{{letter}}, som den ligger',
      III: '{{letter}}, tre bokstäver',
      0: '{{letter}}, ges vidare',
    },
    said: {
      near: '{{name, does(they: sitter; you: sitter)}} på den närmaste sidan. Första raden: {{row}}.',
      right: '{{name, does(they: sitter; you: sitter)}} på höger sida. Första raden: {{row}}.',
      far: '{{name, does(they: sitter; you: sitter)}} på den bortre sidan. Första raden: {{row}}.',
      left: '{{name, does(they: sitter; you: sitter)}} på vänster sida. Första raden: {{row}}.',
    },
  },
  lot: {
    nearer: 'Närmare A börjar',
    nearest: 'Närmast A börjar',
    fromA_one: '1 bokstav från {{letter}}',
    fromA_other: '{{count}} bokstäver från {{letter}}',
    tied: '{{names}} drog samma bokstav, och drog om.',
    why_one:
      '{{first}} kommer 1 bokstav före {{second}}, så {{name, does(they: börjar; you: börjar; mid: du)}}.',
    why_other:
      '{{first}} kommer {{count}} bokstäver före {{second}}, så {{name, does(they: börjar; you: börjar; mid: du)}}.',
    out: 'Starttärningarna är ur spelet.',
    outButJoker: 'Starttärningarna är ur spelet, men en joker räknas som lagd åt sidan.',
  },
} as const satisfies Words<typeof english>;
