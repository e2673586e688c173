import type {
  holderOptionTexts as englishOptions,
  holderProductTexts as englishProducts,
} from '../en/holder-options.ts';
import type { Words } from '../words.ts';

export const holderOptionTexts = {
  cardThickness: {
    label: 'Ett korts tjocklek',
    says: { value: '0,3 mm för kartong på 300 g. Asken blir så djup som leken är tjock.' },
  },
  sleeved: {
    label: 'Kortfickor',
    says: {
      true: 'Plats för kortfickor: 3 mm bredare, 3,5 mm högre, 0,2 mm tjockare per kort.',
      false: 'För kort utan kortfickor.',
    },
  },
  air: {
    label: 'Luft inuti',
    says: { value: 'Hur mycket större utrymmet är än innehållet, åt varje håll.' },
  },
  paperThickness: {
    label: 'Kartongens tjocklek',
    says: {
      value:
        'Mät tio ark tillsammans och dela med tio: kartong på 160 g är ungefär 0,2 mm, på 200 g 0,25 och på 250 g 0,3. Vecken flyttas efter det, så att en kub blir lika stor utvändigt, och en ask invändigt, som den ska vara.',
    },
  },
  boxColumns: {
    label: 'Pjäser i bredd',
    without: '0, passande',
    takes: '0 för ett passande antal, eller 1 till 30',
    says: { value: '0 väljer det som ryms på ett ark med minst antal tomma platser.' },
  },
  boxRows: {
    label: 'Pjäser på djupet',
    without: '0, passande',
    takes: '0 för ett passande antal, eller 1 till 30',
    says: { value: '0 väljer det som ryms på ett ark med minst antal tomma platser.' },
  },
  boxLayers: {
    label: 'Lager',
    without: '0, passande',
    takes: '0 för ett passande antal, eller 1 till 6',
    says: { value: 'Hur många pjäser som ligger på varandra. 0 väljer åt dig.' },
  },
  trayForm: {
    label: 'Form',
    choices: { inlay: 'Platt', folded: 'Vikt' },
    says: {
      inlay: 'Bara rutorna, på så många ark som de kräver, för en låda som du har.',
      folded: 'En bricka med väggar, vikt av ett ark.',
    },
  },
  trayAir: {
    label: 'Luft i rutan',
    says: {
      value: 'Så mycket bredare är en ruta än en pjäs. Från 3 mm syns Kubagrams märken bredvid tärningarna.',
    },
  },
  wall: {
    label: 'Väggarnas höjd',
    without: '0, passande',
    takes: '0 för en passande höjd, eller 5 till 60 mm',
    says: { value: '0 gör väggarna två tredjedelar så höga som en pjäs.' },
  },
  stripsAcross: {
    label: 'Fack i bredd',
    says: { value: 'Remsor av kartong står mellan rutorna och skjuts i varandra. 1 utelämnar dem.' },
  },
  stripsDown: {
    label: 'Fack på djupet',
    says: { value: 'På samma sätt: högst ett för varje rad rutor.' },
  },
  material: {
    label: 'Skivans tjocklek',
    says: { value: 'Av plywood eller akryl. Mät den: det som säljs som 3 mm kan vara 2,7 mm.' },
  },
  finger: {
    label: 'Finger',
    says: {
      value:
        'Ungefär hur brett ett finger i fogen är; bredden jämkas så att varje kant börjar och slutar likadant.',
    },
  },
  fit: {
    label: 'Fogarnas passning',
    choices: { loose: 'Lös', snug: 'Lagom', press: 'Hård' },
    says: {
      loose: 'Urtagen är 0,1 mm bredare än fingrarna: sätts ihop för hand och limmas.',
      snug: 'Fingrarna är lika breda som sina urtag, när snittbredden är inräknad.',
      press: 'Fingrarna är 0,1 mm bredare än sina urtag: de knackas ihop, och trä håller utan lim.',
    },
  },
  compartmentsAcross: {
    label: 'Fack i bredd',
    says: { value: 'Mellanväggar står i spår i fram- och baksidan; lådan växer med deras tjocklek.' },
  },
  compartmentsDown: {
    label: 'Fack på djupet',
    says: { value: 'Mellanväggar står i spår i sidorna; lådan växer med deras tjocklek.' },
  },
  jointKerf: {
    label: 'Fogarnas snittbredd',
    says: {
      value:
        'Det som strålen tar bort; 0 om skärmaskinens program eller skärfilens snittbredd redan räknar med det. Panelerna ritas större, med hälften runtom.',
    },
  },
} as const satisfies Words<typeof englishOptions>;

/** What the sheets themselves say of a product, `document` and `how`, is in sheets.ts. */
export const holderProductTexts = {
  'tuck-box': {
    title: 'Vikaskar',
    piece: 'askar',
    about:
      'En ask med två lock som sticks in, för leken eller för kuberna i lager. Det som inte ryms i en enda ask på ett ark fördelas på flera, numrerade.',
  },
  tray: {
    title: 'Bricka',
    piece: 'brickor',
    about:
      'Rutor med bokstäver och nummer för en låda som du har, eller en bricka med väggar av ett enda ark.',
  },
  'box-net': {
    title: 'Lådor med lock',
    piece: 'lådor',
    about: 'En låda och ett lock som går över den, av varsitt ark kartong.',
  },
  'laser-box': {
    title: 'Laserskuren låda',
    piece: 'paneler',
    about:
      'Sex paneler med fingerfogar, för plywood eller akryl på 2 till 10 mm. Spara som SVG till laserskäraren; locket vilar på två tappar på varje sida och lyfts av i sitt hål.',
  },
} as const satisfies {
  readonly [P in keyof typeof englishProducts]: Words<Omit<(typeof englishProducts)[P], 'document' | 'how'>>;
};
