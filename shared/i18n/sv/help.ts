import type { help as english } from '../en/help.ts';
import type { generalKeys as englishKeys } from '../en/help/keys.ts';
import type { Words } from '../words.ts';
import { atTheTable } from './help/at-the-table.ts';
import { boxGuide } from './help/box-guide.ts';
import { designing } from './help/designing.ts';
import { generalKeys, keyNames, keys } from './help/keys.ts';
import { making } from './help/making.ts';
import { problemGuide } from './help/problems.ts';

type EnglishPages = (typeof english)['pages'];
type OwnPages = 'table' | 'making' | 'designing' | 'box' | 'problems' | 'keys' | 'about';

/** The games add their keys and rules, each in its own folder. */
interface HelpWords extends Words<Omit<typeof english, 'keyTexts' | 'pages'>> {
  readonly keyTexts: Words<typeof englishKeys>;
  readonly pages: Words<Pick<EnglishPages, OwnPages>>;
}

const about = {
  title: 'Om Cubewright',
  lead: 'Det gör spelet, spelar spelet, och låter bord och skärm hålla jämna steg.',
  sections: [
    {
      id: 'offline',
      title: 'Det fungerar utan nät',
      body: [
        'Cubewright behöver inget nät: inget konto, inga uppdateringar, ingen som tittar på. I webbläsaren kommer det från din egen dator, och bara den når det.',
        'Varje parti är en fil som du själv kan läsa. Varje drag finns på disken innan skärmen visar det som gjort. Ett borttaget parti flyttas till mappen ”deleted” bland de andra.',
      ],
    },
    {
      id: 'marks',
      title: 'Namn',
      body: [
        'Det här är ett inofficiellt program. Alphacubes och Kubo är spel som deras upphovsmän har gett ut; Scrabble, Kubagram, SCRUBLE Cube och CUBEWORD är märken som tillhör sina ägare, och nämns här bara för att säga varifrån spelen kommer. Ingen av dem har granskat eller godkänt Cubewright.',
      ],
    },
    {
      id: 'licences',
      title: 'Licenser',
      body: [
        'Cubewright är fritt att använda, ändra och ge vidare enligt MIT-licensen.',
        'De engelska ordlistorna är gjorda ur SCOWL av Kevin Atkinson, den nederländska ur OpenTaal (BSD eller CC BY 3.0), den på afrikaans ur Hunspell-ordboken av Dwayne Bailey och Fridel Wolff (LGPL 2.1), den svenska ur Göran Anderssons (LGPL 3); Ordlistor, i Inställningar, visar deras licenser. Listorna över ord som inte är för alla är gjorda ur List of Dirty, Naughty, Obscene, and Otherwise Bad Words av Shutterstock, Inc. (LDNOOBW, CC BY 4.0; fraser och vardagsord är utelämnade, pluralformer och verbformer tillagda); den på afrikaans är vår egen. Besley, Libre Franklin, Atkinson Hyperlegible Next och Bitter följer SIL Open Font Licence 1.1.',
      ],
    },
  ],
} as const;

/**
 * A page has sections with a `body` of paragraphs (text) and lists (a list of text).
 * The sections of the page of keys are made of the table of keys (`shared/keys`) and of `keyTexts`.
 */
export const help = {
  picture: '{{game}}, bordet efter steget ”{{title}}” i lektionen',
  pictureOf: 'Ur lektionen: {{title}}',
  title: 'Hjälp',
  search: 'Sök efter ett ord',
  print: 'Skriv ut den här sidan',
  /** A search for one of these words also finds texts with the others, which may be parts of words. */
  alike: [
    ['blanda', 'ordna om', 'kasta om', 'ordning', 'flytta'],
    ['ställ', 'handen', 'bricka', 'brickor'],
    ['ta tillbaka', 'tar tillbaka', 'återkalla', 'släpp', 'töm'],
    ['ångra', 'ta tillbaka', 'tar tillbaka', 'misstag'],
    ['byta', 'byter', 'byte'],
    ['bingo', 'splash'],
    ['fritt stift', 'fria stift', 'joker', 'blank'],
    ['ledtråd', 'tips', 'fusk'],
    ['ordbok', 'ordlista', 'lexikon', 'slå upp ord'],
    ['anagram', 'slå upp ord'],
    ['kortkommando', 'tangent', 'genväg'],
    ['timglas', 'klocka', 'sand', 'tid'],
    ['stå över', 'passa'],
    ['resultat', 'poäng'],
    ['spelare', 'människa', 'motspelare'],
    ['dator', 'robot', 'nivå', 'svårighet'],
    ['spara', 'protokoll', 'disk'],
    ['skrivare', 'skriv ut', 'papper'],
  ],
  found_zero: 'Ingenting handlar om ”{{words}}”',
  found_one: '{{count}} ställe handlar om ”{{words}}”',
  found_other: '{{count}} ställen handlar om ”{{words}}”',
  foundNothing: 'Sök efter ett kortare ord, eller en del av det.',
  pagesName: 'Sidor',
  keysHere: 'Tangenter på den här skärmen',
  allKeys: 'Alla tangenter',
  closeKeys: 'Stäng',
  key: 'Tangent',
  does: 'Vad den gör',
  keyTexts: generalKeys,
  keyNames,
  keyAlso: '{{does}}; {{key}} också, där inga bokstäver läggs',
  pages: {
    table: atTheTable,
    making,
    designing,
    box: boxGuide,
    problems: problemGuide,
    keys: { ...keys, sections: [] },
    about,
  },
} as const satisfies HelpWords;
