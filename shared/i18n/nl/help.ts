import type { help as english } from '../en/help.ts';
import type { Words } from '../words.ts';
import { atTheTable } from './help/at-the-table.ts';
import { boxGuide } from './help/box-guide.ts';
import { designing } from './help/designing.ts';
import { generalKeys, keyNames, keys } from './help/keys.ts';
import { making } from './help/making.ts';
import { problemGuide } from './help/problems.ts';

const about = {
  title: 'Over Cubewright',
  lead: 'Het maakt het spel, het speelt het spel, en het laat tafel en scherm gelijk opgaan.',
  sections: [
    {
      id: 'offline',
      title: 'Het werkt zonder internet',
      body: [
        'Cubewright heeft geen netwerk nodig: geen account, geen updates, niemand die meekijkt. In de browser komt het van je eigen computer, en alleen die kan erbij.',
        'Elke partij is één bestand dat je zelf kunt lezen. Elke zet staat op schijf voordat het scherm hem toont. Een verwijderde partij gaat naar de map “deleted” bij de andere.',
      ],
    },
    {
      id: 'marks',
      title: 'Namen',
      body: [
        'Dit is een onofficieel programma. Alphacubes en Kubo zijn spellen van hun uitgevers; Scrabble, Kubagram, SCRUBLE Cube en CUBEWORD zijn merken van hun eigenaars. Ze worden hier alleen genoemd om te zeggen waar spellen vandaan komen. Geen van hen heeft Cubewright bekeken of goedgekeurd.',
      ],
    },
    {
      id: 'licences',
      title: 'Licenties',
      body: [
        'Cubewright mag je vrij gebruiken, veranderen en doorgeven, onder de MIT-licentie.',
        'De Engelse woordenlijsten zijn gemaakt uit SCOWL van Kevin Atkinson, de Nederlandse uit OpenTaal (BSD of CC BY 3.0), de Afrikaanse uit het Hunspell-woordenboek van Dwayne Bailey en Fridel Wolff (LGPL 2.1), de Zweedse uit dat van Göran Andersson (LGPL 3); Woordenlijsten, bij Instellingen, toont hun licenties. De lijsten van woorden die niet voor iedereen zijn, zijn gemaakt uit de List of Dirty, Naughty, Obscene, and Otherwise Bad Words van Shutterstock, Inc. (LDNOOBW, CC BY 4.0; zinsdelen en alledaagse woorden zijn weggelaten, meervouden en werkwoordsvormen toegevoegd); de Afrikaanse is van onszelf. Besley, Libre Franklin, Atkinson Hyperlegible Next en Bitter vallen onder de SIL Open Font Licence 1.1.',
      ],
    },
  ],
} as const satisfies Words<(typeof english)['pages']['about']>;

export const help = {
  picture: '{{game}}, de tafel na de stap “{{title}}” van de les',
  pictureOf: 'Uit de les: {{title}}',
  title: 'Help',
  search: 'Zoek een woord',
  print: 'Deze pagina afdrukken',
  /** A search for one of these words also finds texts with the others. */
  alike: [
    ['schudden', 'mengen', 'husselen', 'herschikken', 'volgorde'],
    ['rekje', 'hand', 'bakje', 'tegels'],
    ['terugnemen', 'terug', 'weghalen', 'intrekken', 'wissen'],
    ['ongedaan', 'terugnemen', 'terugdraaien', 'vergissing'],
    ['ruilen', 'wisselen', 'omwisselen'],
    ['bingo', 'splash'],
    ['wildcard', 'jokerteken', 'joker', 'blanco'],
    ['aanwijzing', 'hint', 'spieken'],
    ['woordenboek', 'woordenlijst', 'lexicon', 'woorden opzoeken'],
    ['anagram', 'woorden opzoeken'],
    ['sneltoets', 'toetsen', 'toets'],
    ['timer', 'klok', 'zandloper', 'tijd'],
    ['overslaan', 'passen'],
    ['punten', 'score'],
    ['speler', 'mens', 'tegenstander'],
    ['computer', 'robot', 'niveau', 'moeilijkheid'],
    ['opslaan', 'notatie', 'schijf'],
    ['printer', 'afdrukken', 'papier'],
  ],
  found_zero: 'Er staat niets over “{{words}}”',
  found_one: 'Op {{count}} plaats staat iets over “{{words}}”',
  found_other: 'Op {{count}} plaatsen staat iets over “{{words}}”',
  foundNothing: 'Zoek een korter woord, of een deel ervan.',
  pagesName: 'Pagina’s',
  keysHere: 'Toetsen op dit scherm',
  allKeys: 'Alle toetsen',
  closeKeys: 'Sluiten',
  key: 'Toets',
  does: 'Wat hij doet',
  keyTexts: generalKeys,
  keyNames,
  keyAlso: '{{does}}; ook {{key}}, overal waar je geen letters legt',
  pages: {
    table: atTheTable,
    making,
    designing,
    box: boxGuide,
    problems: problemGuide,
    keys: { ...keys, sections: [] },
    about,
  },
} as const satisfies Words<Omit<typeof english, 'keyTexts' | 'pages'>> & Record<'keyTexts' | 'pages', object>;
