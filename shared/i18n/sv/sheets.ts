import type { SheetTexts } from '../sheet-texts.ts';
import { boxSheetTexts } from './box-sheets.ts';
import { solidTexts } from './solids.ts';
import { holderTexts } from './holders.ts';

export const sheetTexts: SheetTexts = {
  setTitles: {
    alphacubes: 'Alphacubes',
    'kubagram-en': 'Kubagram, engelska',
    'kubagram-nl': 'Kubagram, nederländska',
    'kubagram-af': 'Kubagram, afrikaans',
    cubeword: 'CUBEWORD',
    kubo: 'Kubo',
    box: 'Spellåda',
    workshop: 'Verkstad',
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
    kit: {
      document: '{{set}}, hela spelet',
      how: 'Skriv ut varje fil på det papper som den är uppkallad efter.',
    },
    'label-sheets': {
      document: '{{set}}, etiketter på etikettark',
      how: 'Skriv ut på vanligt papper och håll det mot ljuset över ett etikettark.',
    },
    board: { document: '{{set}}, bräde', how: 'Skär från märke till märke.' },
    rack: {
      document: '{{set}}, ställ',
      how: 'Vik streckade linjer bakåt och prickade framåt, limma A bakom A.',
    },
    deck: { document: '{{set}}, kort', how: 'Skär från märke till märke.' },
    calibration: {
      document: '{{set}}, mätark',
      how: 'Mät med en bra linjal och skriv in det du läser av vid skrivaren.',
    },
    'duplex-test': {
      document: '{{set}}, prov av båda sidorna',
      how: 'Skriv ut dubbelsidigt och håll det mot ljuset.',
    },
    'kerf-coupon': {
      document: '{{set}}, prov av snittbredden',
      how: 'Skär ut det och se i vilka spår nycklarna går.',
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
  workshop: {
    figures: {
      lines: 'Ett kors med en linje åt sidan och en linje nedåt',
      cross: 'Kors {{name}}',
      scale: 'Skala {{name}}',
      comb: 'Kam {{name}}',
      key: 'Nyckel {{name}}',
    },
    calibration: '{{set}}: mätark',
    duplex: '{{set}}: båda sidorna',
    kerf: '{{set}}: prov av snittbredden',
    kerfSteps: {
      cut: 'Skär de fyra delarna utan snittbredd, i det material och med de inställningar som du ska använda.',
      read: 'Stick nyckel X i spåren på kam X, från 0.00 och uppåt. Det sista spåret som den går i utan kraft anger snittbredden i x, i millimeter. Nyckel Y och kam Y anger den i y.',
      write:
        'Spara SVG och DXF med båda, så blir delarna så stora som de är ritade. Sitter den löst även i 0.40 är snittbredden större.',
    },
    steps: {
      A: 'A: hur lång är linjen åt sidan, från korset till slutet? Den är ritad {{line}} mm lång.',
      B: 'B: hur lång är linjen nedåt? Den är ritad {{line}} mm lång.',
      C: 'C: hur långt är korset från papperets vänstra kant, och hur långt uppifrån? Det är ritat {{cross}} mm från båda.',
      D: 'D: hur långt är den nedre änden av linjen nedåt från den vänstra kanten?',
      then: 'Skriv in talen vid Skrivare i utskriftsstudion, på en tiondels millimeter när. Skriv ut arket igen med dem: nu stämmer allt.',
    },
    read: 'Håll arket mot ljuset. Korset på varje framsida ligger på en skala på baksidan med samma bokstav; skiljer sig bokstäverna åt har papperet vänts över den andra kanten. Läs av där korset möter skalan hur många millimeter baksidan ligger åt höger (+) och nedåt (+), sett från den här sidan.',
    write:
      'Skriv in båda talen vid Skrivare i utskriftsstudion. Skiljer sig A, B och C mer än en halv millimeter går papperet in snett: räta först upp facket.',
  },
  guides: {
    title: 'Så görs det',
    nets: {
      1: 'Klipp längs den heldragna linjen, med flikarna.',
      2: 'Vik varje streckad linje bakåt, och öppna den igen.',
      3: 'Limma flik 1 bakom kanten den möter, sedan 2 till {{tabs}}.',
      4: 'Tryck ihop varje hörn tills det håller.',
    },
    stickers: {
      1: 'Klipp isär etiketterna.',
      2: 'Lägg den första på en sida av klossen.',
      3: 'Vänd klossen och fortsätt tills alla sidor är klara.',
    },
    tiles: {
      1: 'Skär från märke till märke. Behåll remsan med pilar.',
      2: 'Limma nästa del på remsan, med kanten vid pilspetsarna.',
      3: 'Fortsätt så, rad för rad.',
    },
    cards: {
      1: 'Skär från märke till märke, tvärs igenom arket.',
      2: 'Först alla långa snitt,',
      3: 'sedan tvärs över. En stållinjal håller korten lika.',
    },
  },
  kit: {
    title: '{{set}}: hela spelet',
    contents: 'Vad som ingår',
    pieces: 'delar',
    sheets: 'ark',
    buy: 'Det här behövs',
    tools: 'Lim som fäster inom en minut, en vass kniv, en stållinjal, ett skärunderlägg.',
    steps: 'I den här ordningen',
    measure: 'Skriv ut varje fil i 100 %, verklig storlek, och mät linjalen på dess första ark.',
    materials: {
      card_one: '{{count}} ark kartong, 200 till 250 g.',
      card_other: '{{count}} ark kartong, 200 till 250 g.',
      stickers_one: '{{count}} helt ark etikettpapper.',
      stickers_other: '{{count}} hela ark etikettpapper.',
      labels_one: '{{count}} ark, det första på vanligt papper, de andra på etikettark.',
      labels_other: '{{count}} ark, det första på vanligt papper, de andra på etikettark.',
      plain_one: '{{count}} ark vanligt papper.',
      plain_other: '{{count}} ark vanligt papper.',
    },
  },
  sheet: {
    language: 'sv',
    count: 'Ark {{sheet}} av {{sheets}}.',
    actualSize: 'Skriv ut i 100 %, verklig storlek.',
    square: 'Kvadrat, 50 mm',
    squareCheck: 'Om den mäter mindre eller mer,',
    squareCure: 'skriv ut igen i 100 %',
    labelCheck: '{{set}}, prov för etikettarket: {{stock}}',
    labelSheet: '{{set}}, {{stock}}: kuber {{cubes}}',
    project: {
      title: 'Projekt {{code}}',
      holds: 'Koden rymmer alla val för dessa ark.',
      names: 'Koden är arkens namn.',
      open: 'Öppna PDF-filen i Cubewright för nya ark.',
    },
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
    backOf: '{{title}}: baksida',
    shortEdge: 'Skriv ut dubbelsidigt, vänt över kortsidan.',
    longEdge: 'Skriv ut dubbelsidigt, vänt över långsidan.',
    marks: { d: '2B', t: '3B', D: '2O', T: '3O' },
    figures: {
      cube: 'Kub {{number}}, sidor {{faces}}',
      card: 'Kort {{card}}, {{colour}}',
      back: 'Baksida av kort {{card}}, {{colour}}',
    },
  },
  holders: holderTexts,
  box: boxSheetTexts,
  solids: solidTexts,
};
