import type { SheetTexts } from '../sheet-texts.ts';
import { boxSheetTexts } from './box-sheets.ts';

export const sheetTexts: SheetTexts = {
  setTitles: {
    alphacubes: 'Alphacubes',
    'kubagram-en': 'Kubagram, engelska',
    'kubagram-nl': 'Kubagram, nederländska',
    'kubagram-af': 'Kubagram, afrikaans',
    cubeword: 'CUBEWORD',
    kubo: 'Kubo',
    box: 'Spellåda',
  },
  products: {
    nets: {
      document: '{{set}}, utvikta kuber',
      how: 'Klipp heldragna linjer, vik streckade bakåt, limma flik 1 till 7 i tur och ordning.',
    },
    stickers: {
      document: '{{set}}, etiketter för klossar',
      how: 'Klipp ut, och fäst kubens sex på en kloss.',
    },
    board: { document: '{{set}}, bräde', how: 'Skär från märke till märke.' },
    rack: {
      document: '{{set}}, ställ',
      how: 'Vik streckade linjer bakåt och prickade framåt, limma A bakom A.',
    },
    deck: { document: '{{set}}, kort', how: 'Skär från märke till märke.' },
    pad: {
      document: '{{set}}, poängblock',
      how: 'Skriv ut ryggen en gång på kartong och bladen så ofta du vill, limma överkanten, skär.',
    },
    drilling: {
      document: '{{set}}, borr- och magnetritning',
      how: 'Lägg den på plattan, pricka korsen, borra cirklarna.',
    },
    plans: {
      document: '{{set}}, kopplingsritningar',
      how: 'Läs schemat, löd efter monteringsritningen.',
    },
  },
  sheet: {
    language: 'sv',
    count: 'Ark {{sheet}} av {{sheets}}.',
    actualSize: 'Skriv ut i 100 %, verklig storlek.',
    square: 'Kvadrat, 50 mm',
    squareCheck: 'Om den mäter mindre eller mer,',
    squareCure: 'skriv ut igen i 100 %',
    cubes_one: '{{set}}, kub {{cubes}}',
    cubes_other: '{{set}}, kuber {{cubes}}',
    run: '{{first}} till {{last}}',
    someOf: '{{count}} av {{first}} till {{last}}',
    cube: 'kub {{number}}',
    board: '{{set}}, bräde',
    tile: '{{set}}, bräde, del {{tile}} av {{tiles}}: {{squares}}',
    tileHow: 'Skär från märke till märke; lägg nästa dels kant vid pilspetsarna, limma.',
    tileSquares: 'kolumn {{from}} till {{to}}, rad {{first}} till {{last}}',
    racks: '{{set}}, ställ för kuber på {{edge}} mm',
    rackTitle: '{{set}}',
    rackTab: 'A: limma bakom kant A',
    rackEdge: 'A',
    rackUnder: 'står på bordet',
    kuboFronts: '{{set}}, {{colour}} {{first}} till {{last}}',
    kuboBacks: '{{set}}, baksidor av {{colour}} {{first}} till {{last}}',
    kuboColours: { blue: 'blå', green: 'grön', yellow: 'gul', red: 'röd' },
    pad: {
      title: '{{set}}',
      date: 'Datum',
      name: 'Namn',
      skip: 'stått över',
      cells: { word: 'ord', points: 'poäng', bonus: 'extra', sum: 'summa', value: 'värde', tally: 'poäng' },
      lines: {
        straight: 'Rader, pelare: 1',
        diagonal: 'Diagonaler: 2',
        zoker: 'Zoker: 12',
        cardsLeft: 'Kort kvar: –1',
        roundScore: 'Omgång',
        cubesLeft: 'Kuber kvar –',
        fieldLeft: 'Fält kvar –',
        jokersLeft: 'Jokrar kvar –',
        lookUps: 'Uppslag –',
        total: 'Totalt',
      },
      notes: {
        alphacubes: 'Alla sju kuber i ett drag: 50 till. En kub som blir kvar på handen kostar sin summa.',
        kubagram:
          'Bokstäver, och 5, 10, 15 ... till för den 6:e, 7:e, 8:e ... Sedan gånger två för varje joker och gånger antalet ord i en sammansättning. Stryk ett ord när någon fogar det till ett annat.',
        cubeword:
          'Bokstav 1 till 5 ger 1 var, 6 och 7 ger 2, från den 8:e 3; en blank eller Jokern 0. Ett ord som varit borta ger poäng igen tre turer efter att det senast gjorde det.',
        scruble:
          'Extra: 6 bokstäver 5, 7 eller 8 bokstäver 10, från 9 bokstäver 15; på tre av kubens sidor 10; och ordet som korsas.',
      },
      sheets: { back: '{{set}}, poängblockets rygg', leaf: '{{set}}, poängblockets blad' },
      how: { back: 'Skriv ut det en gång, på kartong.', leaf: 'Skriv ut det så ofta du vill.' },
      make: {
        1: '1. Skriv ut det här en gång på kartong, och bladen så ofta du vill.',
        2: '2. Lägg bladen på det och pressa ihop dem. Stryk lim längs överkanten och låt torka.',
        3: '3. Skär igenom alltihop från märke till märke.',
      },
      figures: { back: 'Rygg till block {{number}}', leaf: 'Blad till block {{number}}' },
    },
    backOf: '{{title}}: baksida',
    longEdge: 'Skriv ut dubbelsidigt, vänt över långsidan.',
    marks: { d: '2B', t: '3B', D: '2O', T: '3O' },
    figures: {
      cube: 'Kub {{number}}, sidor {{faces}}',
      card: 'Kort {{card}}, {{colour}}',
      back: 'Baksida av kort {{card}}, {{colour}}',
    },
  },
  box: boxSheetTexts,
};
