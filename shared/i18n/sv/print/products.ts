import type { productTexts as english } from '../../en/print/products.ts';
import type { Words } from '../../words.ts';
import { holderProductTexts } from '../holder-options.ts';

/** What the sheets themselves say of a product, `document` and `how`, is in sheets.ts. */
export const productTexts = {
  nets: {
    title: 'Utvikta kuber',
    piece: 'kuber',
    about:
      'Skriv ut på kartong, klipp, vik, och limma flik 1 till 7 i tur och ordning bakom kanten de möter.',
  },
  stickers: {
    title: 'Etiketter för klossar',
    piece: 'etiketter',
    about: 'Skriv ut på etikettpapper, klipp ut, och fäst en kubs sex etiketter på en träkloss.',
  },
  kit: {
    title: 'Hela spelet',
    piece: 'delar',
    about:
      'Allt som spelet behöver, i storlekar som passar ihop. En PDF för varje slags papper; det första arket berättar vad du ska köpa och vad du ska göra i vilken ordning.',
  },
  'label-sheets': {
    title: 'Etiketter på etikettark',
    piece: 'etiketter',
    about:
      'På färdigskurna etiketter av många märken. Det första arket är för vanligt papper: håll det över ett etikettark, så ser du om skrivaren träffar etiketterna.',
  },
  labels: {
    title: 'Etiketter för stiften',
    piece: 'etiketter',
    about:
      'Skriv ut på etikettpapper, klipp ut, och fäst sexton på varje sida av en vridkub på 4 gånger 4 gånger 4.',
  },
  tiles: {
    title: 'Bokstavsbrickor',
    piece: 'brickor',
    about: 'Skriv ut, klistra på kartong och klipp längs linjerna: platta brickor i stället för kuber.',
  },
  cards: {
    title: 'Bokstavskort',
    piece: 'kort',
    about:
      'Ett kort för varje pjäs, med dess bokstäver och vad de är värda. Skriv ut på kartong, skär från märke till märke.',
  },
  mat: {
    title: 'Spelmatta',
    piece: 'matta',
    about: 'Tomma rutor att lägga kuber på. Skär från märke till märke; limma delarna som pilarna visar.',
  },
  'layer-mats': {
    title: 'Mattor för lagren',
    piece: 'mattor',
    about: 'En matta för varje färg, där varje plats har den storlek och det nummer som hör dit.',
  },
  'cube-map': {
    title: 'Karta över kuben',
    piece: 'karta',
    about: 'De sex sidorna utvikta, med de tolv ringar som ord går längs: planera vridningar på papper.',
  },
  board: {
    title: 'Bräde, 17 gånger 17',
    piece: 'bräde',
    about:
      'Skriv ut på kartong. Skär från märke till märke; limma varje del över remsan på den förra, med kanten vid pilspetsarna. Kartan visar vilken.',
  },
  rack: {
    title: 'Ställ',
    piece: 'ställ',
    about: 'Skriv ut på kartong, klipp, vik. Vart och ett rymmer en hand på sju kuber.',
  },
  deck: {
    title: 'Kubo-kort',
    piece: 'kort',
    about: 'Skriv ut på kartong, dubbelsidigt, och skär från märke till märke.',
  },
  calibration: {
    title: 'Mätark',
    piece: 'ark',
    about:
      'Visar vad skrivaren gör med längder och lägen. Skanna det, eller mät fyra saker med linjal och skriv in dem vid Skrivare, så ritas varje PDF så att den blir rätt.',
  },
  'duplex-test': {
    title: 'Båda sidorna',
    piece: 'ark',
    about:
      'Hur långt baksidorna hamnar vid sidan av sina framsidor, och över vilken kant skrivaren vänder papperet.',
  },
  pad: {
    title: 'Poängblock',
    piece: 'block',
    about:
      'Det som skrivs upp vid bordet. Det första arket är blockets bakstycke: skriv ut det en gång, på kartong. Skriv ut det andra så många gånger du vill ha blad, limma dem längs överkanten och skär från märke till märke.',
  },
  booklet: {
    title: 'Reglerna som häfte',
    piece: 'sidor',
    about:
      'Reglerna att läsa vid bordet. Skriv ut dubbelsidigt, vänt över kortsidan. Lägg arken på varandra som de kommer, vik dem på mitten, häfta i vecket och skär från märke till märke.',
  },
  ...holderProductTexts,
  engraving: {
    title: 'Gravyrplan',
    piece: 'pjäser',
    about:
      'För tomma klossar och en laser eller gravyrmaskin: en mall att skära, och för varje sida ett ark som träffar klossarna där de ligger. Spara varje ark som SVG eller DXF; linjerna att gravera ligger på lagret score. Egen pappersstorlek kan vara maskinens arbetsyta.',
  },
  'kerf-coupon': {
    title: 'Prov av snittbredden',
    piece: 'prov',
    about:
      'Hur mycket din laser eller kniv tar bort. Skär två kammar och två nycklar: passformen visar snittbredden åt sidan och nedåt, i steg om 0,05 mm.',
  },
  drilling: {
    title: 'Borr- och magnetritning',
    piece: 'låda',
    about:
      'Plattan under en lådas rutor, uppifrån i verklig storlek. Det sista arket säger vilken magnet som ska in i tärningarna.',
  },
  plans: {
    title: 'Kopplingsritningar',
    piece: 'låda',
    about:
      'Schema, monteringsritning och lista över delarna till en spellåda. Ingen har byggt den än: den är kontrollerad mot den inbyggda programvaran, inte på en arbetsbänk.',
  },
} as const satisfies {
  readonly [P in keyof typeof english]: Words<Omit<(typeof english)[P], 'document' | 'how'>>;
};
