import type { Words } from '#shared/i18n/words.ts';
import type { kubagramPosition as english } from '../position.ts';

const letters =
  'En ensam bokstav är vilken tärning som helst som visar den. A(CH) säger vilken tärning det är, med A uppåt, och T* är en joker som visar T.';

/** English dice are dictated in English, Dutch and Swedish dice in their language too (`shared/spoken/words.ts`). */
const howToSay =
  'Vill du diktera väljer du en rad och trycker på Win+H i Windows, eller på dikteringstangenten på en Mac, och säger sedan bokstäverna som';
const signsSaid =
  'Säg joker efter bokstaven som den visar, space för en tom ruta, any för en tärning som du inte känner till, och next row för att gå vidare.';

export const kubagramPosition = {
  title: 'Spelet som det ligger',
  how: letters,
  howDutch: `${letters} IJ är en bokstav; skriv ett blanksteg mellan ett I och ett J.`,
  stage: {
    label: 'Hur långt ni har kommit',
    filled: 'Lådan är fylld',
    underWay: 'Tärningar är tagna',
    says: {
      filled: 'Ingen har tagit någon tärning än, utom för att dra om vem som börjar.',
      underWay: 'Stanna i början av en tur, innan nästa tärning tas.',
    },
  },
  corner: {
    label: 'Hörnet nere till vänster',
    says: 'Som spelare 1 ser lådan. Tärningarna tas därifrån, rad för rad.',
  },
  box: {
    title: 'Låda',
    how: 'Skriv bokstäverna som ligger uppåt, rad för rad: . är en tom ruta, ? vilken tärning som helst. Rader som du utelämnar fyller Cubewright med en slump ur tärningarna som är kvar.',
    say: `${howToSay} alpha bravo charlie. ${signsSaid}`,
    sayDutch: `${howToSay} alpha bravo charlie eller Anton Bernard Cornelis. ${signsSaid}`,
    saySwedish: `${howToSay} Adam Bertil Cesar eller alpha bravo charlie. Säg joker efter bokstaven som den visar, tom för en tom ruta, okänd för en tärning som du inte känner till, och nästa rad för att gå vidare.`,
    row: 'Rad {{from}} till {{to}}',
    count_one: '1 tärning ligger i lådan, {{entered}} inlagda.',
    count_other: '{{count}} tärningar ligger i lådan, {{entered}} inlagda.',
    unseen_zero: '',
    unseen_one: '1 anges när den lyfts.',
    unseen_other: '{{count}} anges när de lyfts.',
    any_zero: '',
    any_one: 'Cubewright låter slumpen fylla i 1.',
    any_other: 'Cubewright låter slumpen fylla i {{count}}.',
  },
  unseen: {
    label: 'Tärningar som inte är inlagda',
    chance: 'Slumpen väljer',
    told: 'Anges när de lyfts',
    fromBox: 'Hämta rutorna från lådan',
  },
  first: {
    label: 'Vem som börjar',
    says: 'Lådan vrids sedan av spelaren till höger.',
    draw: 'Dras här',
  },
  central: {
    label: 'Mittfält',
    says_zero: 'Från vänster till höger.',
    says_one: 'Från vänster till höger: 1 tärning.',
    says_other: 'Från vänster till höger: {{count}} tärningar.',
  },
  turn: { label: 'På tur', says: 'Turen börjar med tärningarna som de ligger.' },
  handed: {
    label: 'Tärning från en 0',
    says: 'Given vidare till den som är på tur, och ännu inte lagd. Oftast finns det ingen.',
  },
  jokers: {
    label: 'Jokrar',
    says: 'Lagda åt sidan till ett senare ord. Alla andra ligger i lådan, i mittfältet eller i ett ord.',
    joker: 'Jokern {{name}}',
    not: 'Inte lagd åt sidan',
    by: 'Lagd åt sidan av {{name, whom(you: dig)}}',
  },
  words: {
    how: 'Skriv ett blanksteg mellan två ord. TABLE+SPOON är en sammansättning, CATTLE* ett ord som slutar på en joker.',
    label: 'Ord',
    of: '{{name, whose(you: Dina)}} ord',
    points_one: '{{words}}: {{count}} poäng',
    points_other: '{{words}}: {{count}} poäng',
  },
  drawn: {
    label: 'Dragna för att börja',
    of: 'Tärningar som {{name, whom(you: du)}} drog för att börja',
    says: 'Ur spelet',
  },
  skipped: {
    label: 'Stå över, en gång',
    of: 'Om {{name, does(they: har; you: har; mid: du)}} stått över',
    yes: 'Har stått över',
    no: 'Inte än',
  },
  lost: {
    label: 'Förlorat på uppslag',
    of: 'Poäng som {{name, whom(you: du)}} har förlorat på uppslag',
  },
} as const satisfies Words<typeof english>;
