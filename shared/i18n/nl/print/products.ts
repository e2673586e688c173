import type { productTexts as english } from '../../en/print/products.ts';
import type { Words } from '../../words.ts';

/** `document` and `how` are printed on the sheets, in `nl/sheets.ts`. */
export const productTexts = {
  nets: {
    title: 'Uitslagen van kubussen',
    piece: 'kubussen',
    about: 'Druk af op karton, snijd, vouw, en plak lip 1 t/m 7 op volgorde achter de rand waar hij komt.',
  },
  stickers: {
    title: 'Stickers voor blokjes',
    piece: 'stickers',
    about: 'Druk af op stickerpapier, snijd, en plak de zes van een kubus op één houten blokje.',
  },
  kit: {
    title: 'Het hele spel',
    piece: 'stukken',
    about:
      'Alles wat het spel nodig heeft, in maten die bij elkaar passen. Eén PDF voor elke soort papier; het eerste vel zegt wat je koopt, en wat je in welke volgorde maakt.',
  },
  'label-sheets': {
    title: 'Stickers op etikettenvellen',
    piece: 'stickers',
    about:
      'Op voorgesneden etiketten van veel merken. Het eerste vel is voor gewoon papier: houd het op een etikettenvel tegen het licht, en je ziet of de printer de etiketten raakt.',
  },
  labels: {
    title: 'Stickers voor pennen',
    piece: 'stickers',
    about:
      'Druk af op stickerpapier, snijd, en plak er zestien op elk vlak van een draaikubus van 4 bij 4 bij 4.',
  },
  tiles: {
    title: 'Lettertegels',
    piece: 'tegels',
    about: 'Druk af, lijm op karton, en snijd langs de lijnen: platte tegels in plaats van kubussen.',
  },
  cards: {
    title: 'Letterkaarten',
    piece: 'kaarten',
    about:
      'Een kaart voor elk stuk, met zijn letters en hun waarden. Druk af op karton, snijd van teken tot teken.',
  },
  mat: {
    title: 'Speelmat',
    piece: 'mat',
    about:
      'Gewone vakken om kubussen op te leggen. Snijd van teken tot teken; plak delen aan elkaar zoals de pijlen zeggen.',
  },
  'layer-mats': {
    title: 'Matten per laag',
    piece: 'matten',
    about: 'Een mat voor elke kleur, en op elke plaats de maat en het nummer die er horen.',
  },
  'cube-map': {
    title: 'Plattegrond van de kubus',
    piece: 'plattegrond',
    about:
      'De zes zijden opengevouwen, met de twaalf ringen waar woorden langs lopen: om draaiingen op papier uit te denken.',
  },
  board: {
    title: 'Bord, 17 bij 17',
    piece: 'bord',
    about:
      'Druk af op karton. Snijd van teken tot teken; plak elk deel op de strook van het vorige, met de rand bij de pijlpunten. Het kaartje zegt welke.',
  },
  rack: {
    title: 'Rekjes',
    piece: 'rekjes',
    about: 'Druk af op karton, snijd, vouw. Elk houdt een hand van zeven kubussen.',
  },
  deck: {
    title: 'Kubo-kaarten',
    piece: 'kaarten',
    about: 'Druk af op karton, dubbelzijdig, en snijd van teken tot teken.',
  },
  calibration: {
    title: 'Meetvel',
    piece: 'vel',
    about:
      'Wat je printer met lengtes en plaatsen doet. Scan het, of meet vier dingen met een liniaal en vul ze bij Printer in, en elke PDF wordt zo getekend dat hij op maat uit de printer komt.',
  },
  'duplex-test': {
    title: 'Proef van beide kanten',
    piece: 'vel',
    about: 'Hoeveel achterkanten naast hun voorkant liggen, en over welke kant je printer het papier draait.',
  },
  pad: {
    title: 'Scoreblok',
    piece: 'blokken',
    about:
      'Wat de tafel opschrijft. Het eerste vel is de rug van het blok: druk het één keer af, op karton. Druk het tweede zo vaak af als je blaadjes wilt, lijm ze langs de bovenkant, en snijd van teken tot teken.',
  },
  booklet: {
    title: 'Spelregels, als boekje',
    piece: 'pagina’s',
    about:
      'De spelregels, om aan tafel te lezen. Druk dubbelzijdig af, gedraaid over de korte kant. Leg de vellen op elkaar zoals ze komen, vouw ze in het midden, zet nietjes in de vouw, en snijd van teken tot teken.',
  },
  'tuck-box': {
    title: 'Vouwdoosjes',
    piece: 'doosjes',
    about:
      'Een doosje met twee deksels die je insteekt, voor de stapel of voor de kubussen in lagen. Wat niet in één doosje op een vel past, gaat in meer, genummerd.',
  },
  tray: {
    title: 'Bak',
    piece: 'bakken',
    about:
      'Vakken met letters en nummers voor een bak die je hebt, of een bak met wanden, uit één vel gevouwen.',
  },
  'box-net': {
    title: 'Dozen met deksel',
    piece: 'dozen',
    about: 'Een doos en een deksel dat eroverheen gaat, elk uit één vel karton.',
  },
  'laser-box': {
    title: 'Lasergesneden doos',
    piece: 'panelen',
    about:
      'Zes panelen met vingerverbindingen, voor triplex of acryl van 2 tot 10 mm. Sla op als SVG voor de laser; het deksel rust aan elke kant op twee lippen, en je tilt het op aan zijn gat.',
  },
  engraving: {
    title: 'Graveerplan',
    piece: 'stukken',
    about:
      'Voor lege blokjes en een laser of graveermachine: een mal om te snijden, en voor elke kant een vel dat de blokjes raakt waar ze liggen. Sla elk vel op als SVG of DXF; de lijnen om te graveren staan op de laag score. Het bed van de machine mag je eigen papiermaat zijn.',
  },
  'kerf-coupon': {
    title: 'Proef voor de snijbreedte',
    piece: 'proef',
    about:
      'Hoeveel je laser of mes wegneemt. Snijd twee kammen en twee sleutels: hoe ze passen zegt de snijbreedte opzij en omlaag, in stappen van 0,05 mm.',
  },
  drilling: {
    title: 'Boor- en magneetplan',
    piece: 'kist',
    about:
      'De plaat onder de vakken van een kist, van boven, op ware grootte. Het laatste vel zegt welke magneet in de stenen gaat.',
  },
  plans: {
    title: 'Bedrading',
    piece: 'kist',
    about:
      'Schema, bouwtekening en onderdelenlijst van een speelkist. Niemand heeft hem nog gebouwd: hij is nagerekend met de firmware, niet beproefd op de werkbank.',
  },
} as const satisfies {
  readonly [P in keyof typeof english]: Words<Omit<(typeof english)[P], 'document' | 'how'>>;
};
