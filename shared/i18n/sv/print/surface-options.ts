import type { surfaceOptionTexts as english } from '../../en/print/surface-options.ts';
import type { Words } from '../../words.ts';

export const surfaceOptionTexts = {
  checkSheet: {
    label: 'Ark att mäta först',
    says: {
      true: 'Om delarna inte lämnar plats för kvadraten på 50 mm får den ett eget ark före dem.',
      false: 'Inget ark bara för kvadraten: mät linjalerna.',
    },
  },
  matColumns: { label: 'Kolumner', says: { value: 'Rutor från vänster till höger, 3 till 26.' } },
  matRows: { label: 'Rader', says: { value: 'Rutor uppifrån och ned, 3 till 26.' } },
  place: {
    label: 'Plats för',
    choices: {
      poker: 'Pokerkort',
      bridge: 'Bridgekort',
      square: 'Kvadratiska kort',
      mini: 'Minikort',
      cube: 'Kuber',
    },
    says: {
      poker: '63,5 x 88,9 mm, och 2 mm extra så att de är lätta att lägga.',
      bridge: '57,2 x 88,9 mm, och 2 mm extra så att de är lätta att lägga.',
      square: '63,5 x 63,5 mm, och 2 mm extra så att de är lätta att lägga.',
      mini: '44,5 x 63,5 mm, och 2 mm extra så att de är lätta att lägga.',
      cube: 'Kuber med kanten nedan, och 2 mm extra så att de är lätta att lägga.',
    },
  },
  tileOf: {
    label: 'En bricka för varje',
    choices: { face: 'Sida', piece: 'Pjäs' },
    says: { face: 'Varje sida blir en egen bricka.', piece: 'Alla bokstäver på en pjäs får samma bricka.' },
  },
  tile: { label: 'Bricka', says: { value: 'Hur bred en bricka är, 12 till 40 mm.' } },
  foldOver: {
    label: 'Vik dubbelt',
    says: {
      true: 'Fram- och baksida bredvid varandra på samma sida av arket: klipp ut, vik, limma.',
      false: 'Baksidorna på andra sidan av arket.',
    },
  },
  label: {
    label: 'Etikett',
    says: { value: 'Hur bred en etikett är. 13 mm passar på kuber på 60 mm; mät ett stift på din.' },
  },
  radius: {
    label: 'Hörn',
    says: { value: 'Hur mycket etikettens hörn rundas av. Med 0 är de skarpa.' },
  },
  cell: {
    label: 'Plats',
    says: { value: 'Hur bred en plats är. 14 mm fyller ett ark A4 eller Letter.' },
  },
  square: {
    label: 'Ruta',
    says: {
      value: 'Hur bred en ruta är: 2 mm mer än en kub. Upp till 15,5 mm ryms brädet på ett ark A3.',
    },
  },
  board: {
    label: 'Bräde',
    choices: { standard: 'Standard', example: 'Exempel', own: 'Eget' },
    says: {
      standard: 'Likadant från alla fyra håll.',
      example: 'Det som det publicerade partiet spelades på.',
      own: 'Egna rutor, 5 till 21 i sida, med en enda mittruta.',
    },
  },
  ownBoard: {
    label: 'Raderna i mitt bräde',
    takes: 'rader med komma emellan, med --board own, till exempel T.d,.*.,d.T',
    says: {
      value:
        'En rad rutor på varje textrad: . är vanlig, d och t bokstaven gånger 2 och 3, D och T ordet gånger 2 och 3, * mittrutan.',
    },
  },
  overlap: {
    label: 'Överlapp',
    says: { value: 'Hur långt en del fortsätter in under nästa, så att de kan limmas ihop.' },
  },
  racks: { label: 'Ställ', says: { value: 'Ett för varje spelare.' } },
  card: {
    label: 'Kort',
    choices: { poker: 'Poker', bridge: 'Bridge', square: 'Kvadratiskt', mini: 'Mini' },
    says: {
      poker: '63,5 x 88,9 mm, nio på ett ark A4.',
      bridge: '57,2 x 88,9 mm.',
      square: '63,5 x 63,5 mm.',
      mini: '44,5 x 63,5 mm.',
    },
  },
  backs: {
    label: 'Baksidor',
    says: {
      true: 'Ett ark med baksidor efter varje ark med framsidor. Skriv ut dubbelsidigt, vänt över långsidan.',
      false: 'Bara framsidor, för kortfickor eller färdiga blanka kort.',
    },
  },
  backMarks: {
    label: 'Prickar på baksidan',
    says: {
      true: 'En andra sida med prickar, vänd över långsidan: skanningar av båda sidorna visar hur mycket baksidan ligger bredvid framsidan.',
      false: 'Bara framsidan.',
    },
  },
  backX: {
    label: 'Baksidor åt höger',
    says: { value: 'Om skrivaren lägger baksidor för långt åt vänster; negativt flyttar dem åt vänster.' },
  },
  backY: {
    label: 'Baksidor nedåt',
    says: { value: 'Om skrivaren lägger baksidor för högt upp; negativt flyttar dem uppåt.' },
  },
  players: {
    label: 'Spelare',
    says: { value: 'Hur många som spelar: alla får en kolumn i blocket, och det som var och en behöver.' },
  },
  padsOnSheet: {
    label: 'Block per ark',
    choices: { '1': 'Ett', '2': 'Två', '4': 'Fyra' },
    says: {
      '1': 'Så stort som papperet.',
      '2': 'Bredvid varandra på liggande papper.',
      '4': 'En fjärdedel av papperet var.',
    },
  },
  cover: {
    label: 'Omslag',
    choices: { colour: 'Färg', lines: 'Linjer' },
    says: {
      colour: 'Kuber av trä på grön filt, exempel på tonad botten.',
      lines: 'Ritat i linjer, inget ifyllt.',
    },
  },
  rows: { label: 'Rader', says: { value: '9 för Kubagram.' } },
  columns: { label: 'Kolumner', says: { value: '12 för Kubagram.' } },
  pitch: {
    label: 'Från ruta till ruta',
    says: {
      value:
        'Från mitten av en ruta till mitten av nästa: 25 mm för tärningar på 15 mm. Tätare än så känns även grannarnas magneter.',
    },
  },
  sensor: {
    label: 'Givare',
    choices: { hall: 'Hallgivare', reed: 'Tungkontakt' },
    says: {
      hall: 'Känner båda polerna, går på 5 V, drar sin utgång låg.',
      reed: 'En brytare i glas som en magnet sluter. Behöver ingen matning, men 29 mm från ruta till ruta.',
    },
  },
  lights: {
    label: 'Lampor',
    says: { true: 'En lampa bredvid varje ruta.', false: 'Bara givare.' },
  },
} as const satisfies Words<typeof english>;
