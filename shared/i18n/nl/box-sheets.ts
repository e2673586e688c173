import type { SheetTexts } from '../sheet-texts.ts';

export const boxSheetTexts: SheetTexts['box'] = {
  drilling: 'Speelkist, boorplan van boven',
  drillingTile: 'Speelkist, boorplan van boven, deel {{tile}} van {{tiles}}: {{squares}}',
  magnetTitle: 'Speelkist, magneet voor dobbelstenen van {{edge}} mm',
  magnetHow: 'Doorsnede over de diagonaal, {{scale}} : 1.',
  magnetBuy:
    'Magneet: een schijfje neodymium, klasse N42, {{diameter}} mm breed en {{height}} mm hoog. Boor {{drill}} mm wijd en {{depth}} mm diep vanuit het midden van één vlak, druk de magneet tot op de bodem en lijm er een dopje over: hij zit dan precies in het midden van de steen.',
  magnetLies:
    'Welk vlak ook onder ligt, de magneet is even ver van de vloer; maar hij wijst omhoog, langs een zijde of dwars, dus de sensor ligt er niet recht onder.',
  magnetSensor: {
    hall: 'Sensor: een Hallschakelaar die beide polen voelt en sluit bij ongeveer {{field}} mT. Hij ligt plat, de gemerkte kant boven, {{shift}} mm rechts van en {{shift}} mm onder het midden van zijn vak, en voelt {{depth}} mm onder het oppervlak van de vloer.',
    reed: 'Sensor: een reedcontact dat sluit bij ongeveer {{field}} mT. Het ligt langs de diagonaal, het midden {{shift}} mm rechts van en {{shift}} mm onder het midden van zijn vak, en {{depth}} mm onder het oppervlak van de vloer.',
  },
  magnetTry:
    'Probeer eerst één vak: leg een steen op elk van zijn zes vlakken. Wordt een vlak niet gevoeld, schuif de sensor dan langs de diagonaal.',
  magnetFarEnough:
    'Vakken van {{pitch}} mm worden uit elkaar gehouden, ook als alle buren zo slecht mogelijk liggen; vanaf {{least}} mm is dat volgens berekening zeker. Er is nog geen kist gemeten.',
  magnetTooClose:
    'Vakken van {{pitch}} mm liggen TE DICHT bij elkaar: magneten van buren kunnen een sensor sluiten. Vanaf {{least}} mm worden vakken volgens berekening zeker uit elkaar gehouden.',
  alike: '{{first}} t/m {{last}} net zo: {{count}} in totaal',
  usb: 'USB naar de computer',
  sheets: {
    schematic: {
      title: 'Speelkist, {{rows}} x {{columns}} vakken: schema',
      how: 'Draden die kruisen zijn alleen bij een punt verbonden.',
    },
    board: {
      title: 'Speelkist, {{rows}} x {{columns}} vakken: bouwtekening van onderen',
      how: 'De print is passend op het vel getekend.',
    },
    wires: {
      title: 'Speelkist, {{rows}} x {{columns}} vakken: draden van onderen',
      how: 'De print is passend op het vel getekend.',
    },
    parts: {
      title: 'Speelkist, {{rows}} x {{columns}} vakken: onderdelen',
      how: 'Koop van elk een paar extra.',
    },
  },
  board: {
    below: 'De plaat van onderen, waar u soldeert: kolom A is rechts.',
    names:
      'Elk vak noemt zijn sensor, zijn lampje en het register en de ingang waar zijn draad heen gaat. De vakken van één register hebben één tint.',
    wires:
      'Elke draad ligt apart: van de sensor van zijn vak, een stip, langs zijn kolom, langs de rij registers en naar de ingang die naast de stip staat. Draden die elkaar kruisen, zijn niet verbonden.',
    lanes:
      'Leg ze zo, of zoals u wilt: alleen de twee einden tellen. Waar ingangen op het register zelf zitten, zegt het schema.',
    bus: 'De brede lijn gaat van register naar register: 5 V, massa, laden, klok, en de data van elk naar het vorige. Ze begint bij de Nano, A1. J1 voedt alleen de lampjes, die in de volgorde van hun nummers aan elkaar hangen.',
    rails: 'Leg massa, en voor Hallsensoren 5 V, langs elke rij sensoren.',
    network:
      'Naast elk register Un liggen zijn condensator Cn, tussen pen 16 en 8, en zijn netwerk RNn, met de gemeenschappelijke pen aan 5 V. Pennen zijn van boven genummerd: van onderen in spiegelbeeld.',
    resistors: 'R1 zit in laden en R2 in de klok, waar ze de Nano verlaten.',
    supply: 'R3 zit in de data van de lampjes, bij D6 van de Nano; CB1 ligt over J1, plus aan plus.',
    lights: 'Lampje Ln ligt naast zijn sensor Sn.',
  },
  columns: { refs: 'Onderdeel', count: 'Aantal', value: 'Waarde', footprint: 'Vorm', note: 'Opmerking' },
  notes: {
    nano: 'ATmega328P op 16 MHz en 5 V. Een Uno heeft dezelfde pennen onder dezelfde namen.',
    register: 'De HC-familie, niet LS.',
    hall: 'Of elke Hallschakelaar die beide polen voelt, zijn uitgang laag trekt, op 5 V werkt en sluit bij ongeveer 3 mT. Zoek zijn pennen op.',
    reed: 'Sluit bij 10 tot 15 ampèrewindingen. Buig de draden van het glas af.',
    network: 'Acht weerstanden met één gemeenschappelijke pen, of losse van 10 kilo-ohm, één per vak.',
    bypass: 'Keramisch, vlak naast elk register.',
    series: '100 ohm, bij de Nano: lange draden voor klok en laden trillen zonder.',
    light: 'Op kleine printjes met elk een condensator, of van een strip geknipt.',
    dataResistor: '330 ohm, bij het eerste lampje.',
    bulk: 'Bij het eerste lampje. Let op de polen: pen 1 is plus.',
    jack: 'Een eigen voeding voor de lampjes. Niets ervan gaat naar de 5 V van de Nano, alleen de massa.',
  },
  also: {
    wire: 'Verder: dun soepel draad, zo’n 60 m voor 9 x 12 vakken; dikker draad voor 5 V en massa; voetjes voor de registers; een USB-kabel die data doorgeeft.',
    rest: 'Voor de kist: een plaat van 6 mm, karton of fineer voor de vloer, een magneet voor elke steen. Het boor- en magneetplan zegt waar en welke.',
    price: 'Wat het kost hangt van winkel en dag af; daarom staat hier geen prijs.',
  },
  parts: {
    plug: 'dopje',
    magnet: 'magneet, midden in de steen',
    floor: 'vloer, 0,5 mm: karton of fineer',
    hall: 'Hallsensor, plat',
    reed: 'reedcontact',
    plate: 'plaat, 6 mm, geboord',
  },
};
