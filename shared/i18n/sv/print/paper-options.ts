import type { paperOptionTexts as english } from '../../en/print/paper-options.ts';
import type { Words } from '../../words.ts';

export const paperOptionTexts = {
  paper: {
    label: 'Papper',
    choices: {
      a5: 'A5',
      a4: 'A4',
      letter: 'Letter',
      legal: 'Legal',
      a3: 'A3',
      tabloid: 'Tabloid',
      sra3: 'SRA3',
      'bed-300x200': 'Bädd 300 x 200',
      'bed-400x400': 'Bädd 400 x 400',
      'bed-600x300': 'Bädd 600 x 300',
      custom: 'Egen storlek',
    },
    says: {
      a5: '148 x 210 mm: utvikta kuber, brickor och kort av små pjäser. Ett bräde tar många ark.',
      a4: '210 x 297 mm.',
      letter: '8,5 x 11 tum.',
      legal: '8,5 x 14 tum.',
      a3: '297 x 420 mm.',
      tabloid: '11 x 17 tum.',
      sra3: '320 x 450 mm, A3 och lite till att skära bort.',
      'bed-300x200':
        'För en maskin: dess bädd på 300 x 200 mm, som den ligger framför dig. Varje ark är en bädd.',
      'bed-400x400':
        'För en maskin: dess bädd på 400 x 400 mm, som den ligger framför dig. Varje ark är en bädd.',
      'bed-600x300':
        'För en maskin: dess bädd på 600 x 300 mm, som den ligger framför dig. Varje ark är en bädd.',
      custom: 'Bredd och höjd nedan.',
    },
  },
  paperWidth: {
    label: 'Papperets bredd',
    takes: '100 till 1200 mm, med --paper custom; de flesta produkter behöver minst 118 mm',
    says: { value: 'Gäller när papperet har egen storlek.' },
  },
  paperHeight: {
    label: 'Papperets höjd',
    takes: '100 till 1200 mm, med --paper custom; de flesta produkter behöver minst 128 mm',
    says: { value: 'Gäller när papperet har egen storlek.' },
  },
  margin: {
    label: 'Skrivarmarginal',
    says: { value: 'Det som skrivaren lämnar vitt på alla sidor. Inget skrivs ut eller skärs där.' },
  },
  language: {
    label: 'Språk',
    choices: { en: 'English', nl: 'Nederlands', sv: 'Svenska' },
    says: {
      en: 'Orden på arken är på engelska.',
      nl: 'Orden på arken är på nederländska.',
      sv: 'Orden på arken är på svenska.',
    },
  },
  ink: {
    label: 'Färg',
    choices: { full: 'Full', low: 'Lite färg', outline: 'Bara konturer' },
    says: {
      full: 'Trä, filt och färger som de är.',
      low: 'Inga bottnar: fyllda bokstäver och tunna mönster på vitt.',
      outline: 'Bara tunna linjer, mindre än en tredjedel av färgen: att klippa ut och måla själv.',
    },
  },
  edge: {
    label: 'Kant',
    says: { value: 'Hur bred en kub är, 8 till 40 mm. Rutor på 17 mm passar till kuber på 15 mm.' },
  },
  font: {
    label: 'Bokstäver',
    choices: {
      besley: 'Besley',
      bitter: 'Bitter',
      franklin: 'Libre Franklin',
      atkinson: 'Atkinson Hyperlegible',
    },
    says: {
      besley: 'En Clarendon, som gamla trätyper.',
      bitter: 'En egyptienne med jämna streck.',
      franklin: 'En enkel grotesk.',
      atkinson: 'Ritad så att inga två bokstäver liknar varandra.',
    },
  },
  bars: {
    label: 'Streck under bokstäver',
    choices: { mwnz: 'M W N Z', all: 'Alla', none: 'Inga' },
    says: {
      mwnz: 'Under bokstäver som blir andra när de vänds.',
      all: 'Under varje bokstav: du ser genast vad som är upp.',
      none: 'Inga streck. Ett vänt M ser ut som ett W.',
    },
  },
  cubes: {
    label: 'Pjäser',
    takes: 'nummer och följder, till exempel 3,7,12-15',
    without: 'alla',
    says: { value: 'Alla, eller några att skriva ut igen efter sina nummer, till exempel 3, 7, 12-15.' },
  },
  reading: {
    label: 'Läsning',
    choices: {
      normal: 'Vanlig',
      large: 'Stor stil',
      braille: 'Punktskrift',
      stylus: 'Punktskrift, för hand',
    },
    says: {
      normal: 'Som pjäserna brukar se ut.',
      large: 'Bokstäverna fyller sina sidor, värdena är större, och inget tal är mindre än 12 pt.',
      braille:
        'Sexpunktsceller i rätt storlek (Marburg Medium), för svällpapper: det svarta reser sig, bokstaven nedanför förblir platt, värdena är utelämnade. Ett streck nertill visar vad som är upp.',
      stylus:
        'En baksida till varje ark, med ringar att trycka igenom med ett prickstift, spegelvända: då står punkterna ut på sidorna. Skriv ut dubbelsidigt, vänt över långsidan.',
    },
  },
  cards: {
    label: 'Kort',
    takes: 'kort som blue S1, red XL4, eller en färg',
    without: 'alla',
    says: {
      value: 'Alla, eller några att skriva ut igen, till exempel blue S1, red XL4; green är alla gröna.',
    },
  },
  net: {
    label: 'Utvikning',
    choices: {
      cross: 'Kors',
      tee: 'T',
      hook: 'Krok',
      flag: 'Flagga',
      zed: 'Z',
      slant: 'Sned',
      snake: 'Orm',
      crane: 'Trana',
      swan: 'Svan',
      stairs: 'Trappa',
      threes: 'Två treor',
    },
    says: {
      cross: 'Fyra sidor i rad, och en åt vardera hållet från tvåan: lättast att vika.',
      tee: 'Fyra i rad, och en åt vardera hållet från ettan.',
      hook: 'Fyra i rad, en bredvid ettan och åt andra hållet en bredvid tvåan.',
      flag: 'Fyra i rad, en bredvid ettan och åt andra hållet en bredvid trean.',
      zed: 'Fyra i rad, en bredvid ettan och åt andra hållet en bredvid fyran.',
      slant: 'Fyra i rad, en bredvid tvåan och åt andra hållet en bredvid trean.',
      snake: 'Ett trappsteg om två sidor och ett om tre, och en sida under den första av de tre.',
      crane: 'Ett trappsteg om två sidor och ett om tre, och en sida under den mittersta av de tre.',
      swan: 'Ett trappsteg om två sidor och ett om tre, och en sida under den sista av de tre.',
      stairs: 'Tre trappsteg om två.',
      threes: 'Två rader om tre: lång och smal.',
    },
  },
  tab: {
    label: 'Limflik',
    without: '0, passande',
    takes: '0 för en passande, eller 4 till 20 mm, från 0,3 till knappt 0,5 av kanten',
    says: {
      value: 'Limmet behöver 4 mm, eller 0,3 av kanten där det är mer. Passande ger precis så mycket.',
    },
  },
  insides: {
    label: 'Nummer inuti',
    says: {
      true: 'En baksida till varje ark: varje fliks nummer bredvid kanten som den limmas mot. Skriv ut dubbelsidigt, vänt över långsidan.',
      false: 'Numren står bara på flikarna.',
    },
  },
  gutter: {
    label: 'Mellanrum',
    says: { value: 'Vitt mellan grannar. 0 lägger dem kant i kant: ett snitt räcker för två.' },
  },
  mats: {
    label: 'Mattor för lagren',
    choices: { full: 'För kort', small: 'Små', none: 'Inga' },
    says: {
      full: 'Korten ligger på dem. Med pokerkort tar de hälften av arken.',
      small: 'Alla fyra på ett ark: de visar var varje kort hör hemma, och korten ligger på bordet.',
      none: 'Inga mattor: korten ligger på bordet, fyra gånger fyra för varje färg.',
    },
  },
  cubesFrom: {
    label: 'Kuber av',
    choices: {
      nets: 'Utvikta kuber',
      stickers: 'Klossar och etikettpapper',
      'label-sheets': 'Klossar och etikettark',
      solid: '3D-skrivare',
    },
    says: {
      nets: 'Klippta, vikta och limmade av kartong.',
      stickers: 'Etiketter för träklossar, klippta ur hela ark.',
      'label-sheets': 'Etiketter för träklossar, på färdigskurna etikettark.',
      solid: 'Inga ark för kuberna: skriv ut dem i plast, under 3D-utskrift.',
    },
  },
  boardSquare: {
    label: 'Brädets ruta',
    without: '0, passande',
    takes: '0 för en passande, eller från en halv millimeter mer än en kub till 40 mm',
    says: { value: '0 gör rutorna 2 mm bredare än kuberna.' },
  },
  guide: {
    label: 'Anvisning',
    says: {
      true: 'Så görs det, i bilder: där det sista arket har plats, annars på ett eget ark.',
      false: 'Inga bilder av hur det görs.',
    },
  },
  turn: {
    label: 'Vänt över',
    choices: { 'long-edge': 'Långsidan', 'short-edge': 'Kortsidan' },
    says: {
      'long-edge': 'Som sidorna i en bok. Så skrivs kort och utvikta kuber ut.',
      'short-edge': 'Som bladen i en väggkalender. Så skrivs häften ut.',
    },
  },
} as const satisfies Words<typeof english>;
