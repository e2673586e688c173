import type { Words } from '#shared/i18n/words.ts';
import type { kubagramPosition as english } from '../position.ts';

const letters =
  'Een letter alleen is een willekeurige steen die hem toont. A(CH) zegt welke steen het is, met A boven, en T* is een joker die T toont.';

const howToSay =
  'Om te dicteren kies je een regel en druk je op Win+H in Windows, of op de dicteertoets van een Mac; zeg dan de letters als';

/** English dice are dictated in English, Dutch and Swedish dice in their language too (`shared/spoken/words.ts`). */
export const kubagramPosition = {
  title: 'De partij zoals die nu ligt',
  how: letters,
  howDutch: `${letters} IJ is één letter; zet een spatie tussen een I en een J.`,
  stage: {
    label: 'Hoe ver de partij is',
    filled: 'De bak is gevuld',
    underWay: 'Er zijn stenen genomen',
    says: {
      filled: 'Nog niemand heeft een steen genomen, behalve om te trekken wie begint.',
      underWay: 'Stop aan het begin van een beurt, voordat de volgende steen genomen wordt.',
    },
  },
  corner: {
    label: 'Hoek linksonder',
    says: 'Zoals speler 1 de bak ziet. Vandaar worden de stenen genomen, rij voor rij.',
  },
  box: {
    title: 'Bak',
    how: 'Typ de letters die boven liggen, rij voor rij: . is een leeg vak, ? een willekeurige steen. Rijen die je weglaat, vult Cubewright willekeurig met de stenen die over zijn.',
    say: `${howToSay} alpha bravo charlie. Zeg “joker” na de letter die hij toont, “space” voor een leeg vak, “any” voor een steen die je niet kent, en “next row” om verder te gaan.`,
    sayDutch: `${howToSay} Anton Bernard Cornelis of alpha bravo charlie. Zeg “joker” na de letter die hij toont, “leeg” voor een leeg vak, “onbekend” voor een steen die je niet kent, en “volgende rij” om verder te gaan.`,
    saySwedish: `${howToSay} alpha bravo charlie of Adam Bertil Cesar. Zeg “joker” na de letter die hij toont, “space” voor een leeg vak, “any” voor een steen die je niet kent, en “next row” om verder te gaan.`,
    row: 'Rij {{from}} t/m {{to}}',
    count_one: 'In de bak ligt 1 steen, {{entered}} ingevuld.',
    count_other: 'In de bak liggen {{count}} stenen, {{entered}} ingevuld.',
    unseen_zero: '',
    unseen_one: '1 noem je als hij opgetild wordt.',
    unseen_other: '{{count}} noem je als ze opgetild worden.',
    any_zero: '',
    any_one: 'Cubewright vult er willekeurig 1 aan.',
    any_other: 'Cubewright vult er willekeurig {{count}} aan.',
  },
  unseen: {
    label: 'Stenen die niet ingevuld zijn',
    chance: 'Willekeurige stenen',
    told: 'Noemen bij het optillen',
    fromBox: 'Vakken van de speelkist overnemen',
  },
  first: {
    label: 'Wie begint',
    says: 'De speler rechts daarvan draait dan de bak.',
    draw: 'Hier trekken',
  },
  central: {
    label: 'Middenveld',
    says_zero: 'Van links naar rechts.',
    says_one: 'Van links naar rechts: 1 steen.',
    says_other: 'Van links naar rechts: {{count}} stenen.',
  },
  turn: { label: 'Aan zet', says: 'Begint met de stenen zoals ze liggen.' },
  handed: {
    label: 'Steen van een 0',
    says: 'Doorgegeven aan wie nu aan zet is, en nog niet gelegd. Meestal is er geen.',
  },
  jokers: {
    label: 'Jokers',
    says: 'Opzij gelegd voor een later woord. Alle andere liggen in de bak, in het middenveld of in een woord.',
    joker: 'Joker {{name}}',
    not: 'Niet opzij gelegd',
    by: 'Opzij gelegd door {{name, whom(you: jou)}}',
  },
  words: {
    how: 'Zet een spatie tussen twee woorden. TAFEL+LAKEN is een samenstelling, WORTEL* een woord dat op een joker eindigt.',
    label: 'Woorden',
    of: 'Woorden van {{name, whom(you: jou)}}',
    points_one: '{{words}}: {{count}} punt',
    points_other: '{{words}}: {{count}} punten',
  },
  drawn: {
    label: 'Getrokken bij het begin',
    of: 'Bij het begin getrokken stenen van {{name, whom(you: jou)}}',
    says: 'Doen niet mee',
  },
  skipped: {
    label: 'De ene keer overslaan',
    of: 'De ene keer overslaan van {{name, whom(you: jou)}}',
    yes: 'Gebruikt',
    no: 'Niet gebruikt',
  },
  lost: {
    label: 'Verloren door opzoeken',
    of: 'Punten verloren door opzoeken, van {{name, whom(you: jou)}}',
  },
} as const satisfies Words<typeof english>;
