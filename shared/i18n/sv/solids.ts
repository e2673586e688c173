import type { solidOptionTexts as englishOptions, solidTexts as englishSolids } from '../en/solids.ts';
import type { Words } from '../words.ts';

export const solidOptionTexts = {
  relief: {
    label: 'Relief',
    choices: { raised: 'Upphöjd', engraved: 'Graverad' },
    says: {
      raised: 'Bokstäverna står ut från sidorna: måla dem med en roller.',
      engraved: 'Bokstäverna är nedskurna i sidorna: fyll dem med färg och torka av. Kuben rullar rättvist.',
    },
  },
  reliefHeight: {
    label: 'Reliefens höjd',
    says: {
      value:
        'Hur långt bokstäverna står ut eller går in, 0,2 till 2 mm. Två av skrivarens lager går att känna. Hur djupt de får gå in beror på kanten.',
    },
  },
  flatBelow: {
    label: 'Plan undersida',
    says: {
      true: 'Sidan mot byggplattan är graverad, så att kuben står plant och fäster.',
      false: 'Sidan mot byggplattan är upphöjd som de andra: skriv ut med stöd.',
    },
  },
  colours: {
    label: 'Färger',
    choices: { one: 'En', two: 'Två' },
    says: {
      one: 'Kub och bokstäver är av ett material.',
      two: 'Bokstäverna är en andra del, för det andra filamentet, och fyller sin plats: graverade ligger jäms med sidan. För skrivare med två filament eller fler; sparas som 3MF.',
    },
  },
  slicer: {
    label: 'Skivningsprogram',
    choices: { prusa: 'PrusaSlicer', orca: 'Orca, Bambu, Cura' },
    says: {
      prusa: 'PrusaSlicer öppnar varje kub med dess två delar på extruder 1 och 2.',
      orca: 'OrcaSlicer, Bambu Studio och Cura öppnar varje kub med dess två delar på filament 1 och 2. Ibland påpekar de att filen inte är deras egen. Det har ännu inte prövats med de programmen.',
    },
  },
  corner: {
    label: 'Avrundning',
    says: {
      value:
        'Radien på kanter och hörn, upp till en åttondel av kubens bredd. Bokstäverna ritas på det som förblir plant.',
    },
  },
  figures: {
    label: 'Värden',
    says: {
      true: 'Små siffror bredvid bokstäverna, där de blir minst 2 mm höga: på sidor från 12,6 mm.',
      false: 'Bokstäver utan sina värden.',
    },
  },
  bedWidth: { label: 'Plattans bredd', says: { value: 'Så långt når skrivaren från vänster till höger.' } },
  bedDepth: {
    label: 'Plattans djup',
    says: {
      value:
        'Så långt når skrivaren framifrån och bakåt. 5 mm lämnas fria runtom; det som inte ryms hamnar i fler filer.',
    },
  },
  sticker: {
    label: 'Etikett',
    says: { value: 'Hur bred en etikett är: från halva kubens kant till hela.' },
  },
  letterHeight: { label: 'Bokstävernas höjd', says: { value: 'Hur höga versalerna är.' } },
  plate: { label: 'Tjocklek', says: { value: 'Hur tjock bokstavsmallen är.' } },
  bridge: {
    label: 'Bryggor',
    says: {
      value:
        'Hur breda bryggorna är som håller mitten av ett A, ett O eller en 8: upp till 0,3 av bokstävernas höjd.',
    },
  },
  digits: {
    label: 'Siffror',
    says: { true: 'Bokstäverna, och efter dem 0 till 9.', false: 'Bara bokstäver.' },
  },
} as const satisfies Words<typeof englishOptions>;

/** What is written into the files, `document` and `piece`, is in cutting.ts. */
export const solidTexts = {
  'solid-cubes': {
    title: 'Kuber',
    about:
      'Kuber att skriva ut i plast, med bokstäverna upphöjda eller graverade som på de utvikta kuberna. I 3MF har varje kub sitt namn; STL är en enda form.',
  },
  'sticker-jig': {
    title: 'Etikettmall',
    about:
      'Tryck in en träkub i hörnet och etiketten i hörnet ovanför: då ligger den rakt, mitt på sidan. Skriv ut den som den står, utan stöd.',
  },
  'letter-stencil': {
    title: 'Bokstavsmall',
    about:
      'Varje bokstav i satsen en gång, utskuren ur en platta. Bryggor håller det som annars skulle falla ut.',
  },
  'solid-rack': {
    title: 'Ställ',
    about:
      'Rymmer en hand på sju kuber, som det som viks av kartong. Skriv ut det som det står, med gles fyllning.',
  },
  'sensor-frame': {
    title: 'Givarram',
    about:
      'En platta under varje panel i givarkortet, i stället för den borrade: fickor för givarna, stolpar för M3-skruvar och kilar som håller ihop plattorna. Skriv ut den som den står, med golvet på 0,5 mm nederst, i lager om 0,1 eller 0,25 mm. Ingen har byggt den än.',
  },
  'solder-jig': {
    title: 'Lödmall',
    about:
      'Håller givarna i en panel på plats medan du löder dem, med panelen upp och ner på sina tappar. Blocket böjer deras ben till rätt längd. Ingen har provat den än.',
  },
} as const satisfies {
  readonly [P in keyof typeof englishSolids]: Words<Pick<(typeof englishSolids)[P], 'title' | 'about'>>;
};
