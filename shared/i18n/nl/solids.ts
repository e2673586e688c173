import type { solidOptionTexts as englishOptions, solidTexts as english } from '../en/solids.ts';
import type { Words } from '../words.ts';

export const solidOptionTexts = {
  relief: {
    label: 'Reliëf',
    choices: { raised: 'Verhoogd', engraved: 'Gegraveerd' },
    says: {
      raised: 'Letters steken uit de vlakken: verf ze met een rollertje.',
      engraved: 'Letters zijn in de vlakken uitgespaard: vul ze met verf en veeg af. De kubus rolt eerlijk.',
    },
  },
  reliefHeight: {
    label: 'Hoogte van het reliëf',
    says: {
      value:
        'Hoe ver letters uitsteken of verzonken zijn, 0,2 tot 2 mm. Twee lagen van je printer kun je voelen. Hoe diep het mag, hangt af van de zijde.',
    },
  },
  flatBelow: {
    label: 'Vlakke onderkant',
    says: {
      true: 'Het vlak op het printbed is gegraveerd, zodat de kubus vlak staat en hecht.',
      false: 'Het vlak op het printbed is verhoogd, net als de andere: print met steunmateriaal.',
    },
  },
  colours: {
    label: 'Kleuren',
    choices: { one: 'Eén', two: 'Twee' },
    says: {
      one: 'Kubus en letters zijn van één materiaal.',
      two: 'Letters zijn een tweede deel, voor het tweede filament, en vullen hun plaats: gegraveerde liggen gelijk met het vlak. Voor printers met twee of meer filamenten; opgeslagen als 3MF.',
    },
  },
  slicer: {
    label: 'Slicer',
    choices: { prusa: 'PrusaSlicer', orca: 'Orca, Bambu, Cura' },
    says: {
      prusa: 'PrusaSlicer opent elke kubus met zijn twee delen op extruder 1 en 2.',
      orca: 'OrcaSlicer, Bambu Studio en Cura openen elke kubus met zijn twee delen op filament 1 en 2. Ze melden soms dat het bestand niet van henzelf is. Met deze programma’s is het nog niet geprobeerd.',
    },
  },
  corner: {
    label: 'Afronding',
    says: {
      value:
        'Straal van de ronde ribben en hoeken, tot een achtste van de zijde. Letters komen op wat er vlak blijft.',
    },
  },
  figures: {
    label: 'Waarden',
    says: {
      true: 'Kleine cijfers naast de letters, als ze minstens 2 mm hoog worden: op vlakken vanaf 12,6 mm.',
      false: 'Letters zonder hun waarde.',
    },
  },
  bedWidth: {
    label: 'Breedte van het printbed',
    says: { value: 'Hoe ver je printer van links naar rechts reikt.' },
  },
  bedDepth: {
    label: 'Diepte van het printbed',
    says: {
      value:
        'Hoe ver je printer van voor naar achter reikt. Rondom blijft 5 mm vrij; wat niet past, komt in een volgend bestand.',
    },
  },
  sticker: {
    label: 'Sticker',
    says: { value: 'De zijde van een sticker: van de halve tot de hele zijde van de kubus.' },
  },
  letterHeight: { label: 'Letterhoogte', says: { value: 'Hoe hoog hoofdletters zijn.' } },
  plate: { label: 'Plaat', says: { value: 'Hoe dik het sjabloon is.' } },
  bridge: {
    label: 'Bruggetjes',
    says: {
      value:
        'Hoe breed de bruggetjes zijn die het midden van een A, een O of een 8 vasthouden: tot 0,3 van de letterhoogte.',
    },
  },
  digits: {
    label: 'Cijfers',
    says: { true: 'De letters, en daarna 0 t/m 9.', false: 'Alleen letters.' },
  },
} as const satisfies Words<typeof englishOptions>;

/** `document` and `piece` are written into the files, in `nl/cutting.ts`. */
export const solidTexts = {
  'solid-cubes': {
    title: 'Kubussen',
    about:
      'Kubussen om in plastic te printen, met verhoogde of gegraveerde letters zoals op de uitslagen. 3MF noemt elke kubus bij naam; STL is één vorm.',
  },
  'sticker-jig': {
    title: 'Stickermal',
    about:
      'Druk een houten kubus in de hoek, en de sticker in de hoek erboven: hij ligt recht, midden op het vlak. Print hem zoals hij staat, zonder steunmateriaal.',
  },
  'letter-stencil': {
    title: 'Lettersjabloon',
    about:
      'Elke letter van de set één keer, uit een plaat gesneden. Bruggetjes houden vast wat eruit zou vallen.',
  },
  'solid-rack': {
    title: 'Rekje',
    about:
      'Houdt een hand van zeven kubussen, zoals het gevouwen rekje van karton. Print het zoals het staat, met weinig vulling.',
  },
  'sensor-frame': {
    title: 'Sensorframe',
    about:
      'Een plaat onder elk paneel van de printplaat met sensoren, in plaats van de geboorde: kuiltjes voor de sensoren, paaltjes voor M3-schroeven, en verbindingsstukken die de platen koppelen. Print hem zoals hij staat, met de vloer van 0,5 mm onder, in lagen van 0,1 of 0,25 mm. Niemand heeft hem nog gebouwd.',
  },
  'solder-jig': {
    title: 'Soldeermal',
    about:
      'Houdt de sensoren van een paneel op hun plaats terwijl je ze soldeert, met het paneel ondersteboven op de pennen. Het blok buigt hun pootjes op maat. Niemand heeft hem nog geprobeerd.',
  },
} as const satisfies {
  readonly [S in keyof typeof english]: Words<Pick<(typeof english)[S], 'title' | 'about'>>;
};
