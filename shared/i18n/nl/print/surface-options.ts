import type { surfaceOptionTexts as english } from '../../en/print/surface-options.ts';
import type { Words } from '../../words.ts';

/** A tile that is a piece is a `tegel`, a tile of a board or mat over several sheets a `deel`. */
export const surfaceOptionTexts = {
  checkSheet: {
    label: 'Eerst een vel om te meten',
    says: {
      true: 'Laten de delen geen plaats voor het vierkant van 50 mm, dan gaat er een vel mee vooraf.',
      false: 'Geen vel voor het vierkant alleen: meet de linialen.',
    },
  },
  matColumns: { label: 'Kolommen', says: { value: 'Vakken van links naar rechts, 3 tot 26.' } },
  matRows: { label: 'Rijen', says: { value: 'Vakken van boven naar beneden, 3 tot 26.' } },
  place: {
    label: 'Plaats voor',
    choices: {
      poker: 'Pokerkaarten',
      bridge: 'Bridgekaarten',
      square: 'Vierkante kaarten',
      mini: 'Minikaarten',
      cube: 'Kubussen',
    },
    says: {
      poker: '63,5 x 88,9 mm, en 2 mm extra om ze neer te leggen.',
      bridge: '57,2 x 88,9 mm, en 2 mm extra om ze neer te leggen.',
      square: '63,5 x 63,5 mm, en 2 mm extra om ze neer te leggen.',
      mini: '44,5 x 63,5 mm, en 2 mm extra om ze neer te leggen.',
      cube: 'Kubussen met de zijde hieronder, en 2 mm extra om ze neer te leggen.',
    },
  },
  tileOf: {
    label: 'Een tegel voor elk',
    choices: { face: 'Vlak', piece: 'Stuk' },
    says: { face: 'Elk vlak is een eigen tegel.', piece: 'Alle letters van een stuk op één tegel.' },
  },
  tile: { label: 'Tegel', says: { value: 'De zijde van een tegel, 12 tot 40 mm.' } },
  foldOver: {
    label: 'Dubbelvouwen',
    says: {
      true: 'Voorkant en achterkant naast elkaar op één kant van het vel: uitsnijden, vouwen, lijmen.',
      false: 'Achterkanten op de andere kant van het vel.',
    },
  },
  label: {
    label: 'Sticker',
    says: {
      value: 'De zijde van een sticker. 13 mm past op kubussen van 60 mm; meet een pen van je eigen kubus.',
    },
  },
  radius: {
    label: 'Hoeken',
    says: { value: 'Hoe ver de hoeken van een sticker zijn afgerond. Met 0 blijven ze recht.' },
  },
  cell: {
    label: 'Plaats',
    says: { value: 'De zijde van een plaats. 14 mm vult een vel A4 of Letter.' },
  },
  square: {
    label: 'Vak',
    says: {
      value: 'De zijde van een vak: 2 mm meer dan een kubus. Tot 15,5 mm past het bord op één vel A3.',
    },
  },
  board: {
    label: 'Bord',
    choices: { standard: 'Standaard', example: 'Voorbeeld', own: 'Eigen bord' },
    says: {
      standard: 'Van alle vier de kanten hetzelfde.',
      example: 'Het bord waarop de gepubliceerde partij gespeeld is.',
      own: 'Je eigen vakken, 5 tot 21 breed en hoog, met één midden.',
    },
  },
  ownBoard: {
    label: 'Rijen van mijn bord',
    takes: 'rijen met komma’s ertussen, met --board own, zoals T.d,.*.,d.T',
    says: {
      value:
        'Eén rij per regel: . een gewoon vak, d en t twee en drie keer letterwaarde, D en T twee en drie keer woordwaarde, * het midden.',
    },
  },
  overlap: {
    label: 'Overlap',
    says: { value: 'Hoe ver een deel onder het volgende doorloopt, om ze aan elkaar te plakken.' },
  },
  racks: { label: 'Rekjes', says: { value: 'Voor elke speler één.' } },
  card: {
    label: 'Kaart',
    choices: { poker: 'Poker', bridge: 'Bridge', square: 'Vierkant', mini: 'Mini' },
    says: {
      poker: '63,5 x 88,9 mm, negen plaatsen op een vel A4.',
      bridge: '57,2 x 88,9 mm.',
      square: '63,5 x 63,5 mm.',
      mini: '44,5 x 63,5 mm.',
    },
  },
  backs: {
    label: 'Achterkanten',
    says: {
      true: 'Na elk vel met voorkanten een vel met achterkanten. Druk dubbelzijdig af, gedraaid over de lange kant.',
      false: 'Alleen voorkanten, voor hoesjes of kant-en-klare blanco kaarten.',
    },
  },
  backMarks: {
    label: 'Stippen op de achterkant',
    says: {
      true: 'Een tweede bladzijde met stippen, over de lange kant gedraaid: scans van beide kanten zeggen hoeveel de achterkant naast de voorkant ligt.',
      false: 'Alleen de voorkant.',
    },
  },
  backX: {
    label: 'Achterkanten naar rechts',
    says: { value: 'Als je printer achterkanten te ver naar links legt; onder 0 schuiven ze naar links.' },
  },
  backY: {
    label: 'Achterkanten omlaag',
    says: { value: 'Als je printer achterkanten te hoog legt; onder 0 schuiven ze omhoog.' },
  },
  players: {
    label: 'Spelers',
    says: {
      value: 'Hoeveel er spelen: elk heeft een kolom op het blok, en wat een speler verder nodig heeft.',
    },
  },
  padsOnSheet: {
    label: 'Blokken per vel',
    choices: { '1': 'Eén', '2': 'Twee', '4': 'Vier' },
    says: {
      '1': 'Zo groot als het papier.',
      '2': 'Naast elkaar, met het papier overdwars.',
      '4': 'Elk een kwart van het papier.',
    },
  },
  cover: {
    label: 'Omslag',
    choices: { colour: 'Kleur', lines: 'Lijnen' },
    says: {
      colour: 'Kubussen van hout op groen vilt, voorbeelden op een tint.',
      lines: 'Getekend in lijnen, niets gevuld.',
    },
  },
  rows: { label: 'Rijen', says: { value: '9 voor Kubagram.' } },
  columns: { label: 'Kolommen', says: { value: '12 voor Kubagram.' } },
  pitch: {
    label: 'Van vak tot vak',
    says: {
      value:
        'Van het midden van een vak tot het midden van het volgende: 25 mm voor stenen van 15 mm. Dichter bij elkaar worden ook de magneten van de buren gevoeld.',
    },
  },
  sensor: {
    label: 'Sensor',
    choices: { hall: 'Hallsensor', reed: 'Reedcontact' },
    says: {
      hall: 'Voelt beide polen, werkt op 5 V, trekt zijn uitgang laag.',
      reed: 'Een schakelaar in glas, die een magneet sluit. Heeft geen voeding nodig, maar wel vakken om de 29 mm.',
    },
  },
  lights: {
    label: 'Lampjes',
    says: { true: 'Bij elk vak een lampje.', false: 'Alleen sensoren.' },
  },
} as const satisfies Words<typeof english>;
