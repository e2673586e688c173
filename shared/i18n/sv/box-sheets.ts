import type { SheetTexts } from '../sheet-texts.ts';

export const boxSheetTexts: SheetTexts['box'] = {
  drilling: 'Spellåda, borritning uppifrån',
  drillingTile: 'Spellåda, borritning uppifrån, del {{tile}} av {{tiles}}: {{squares}}',
  magnetTitle: 'Spellåda, magnet för tärningar på {{edge}} mm',
  magnetHow: 'Snitt längs diagonalen, {{scale}} : 1.',
  magnetBuy:
    'Magnet: en neodymskiva, klass N42, {{diameter}} mm bred och {{height}} mm hög. Borra {{drill}} mm vitt och {{depth}} mm djupt från mitten av en sida, tryck magneten till botten och limma en plugg över den: då sitter den mitt i tärningen.',
  magnetLies:
    'Vilken sida som än ligger ner är magneten lika långt från golvet; men den pekar uppåt, längs en sida eller tvärs, så givaren ligger inte rakt under den.',
  magnetSensor: {
    hall: 'Givare: en Hallbrytare som känner båda polerna och sluter vid ungefär {{field}} mT. Den ligger platt, med märkt sida upp, {{shift}} mm till höger om och {{shift}} mm nedanför mitten av sin ruta, och känner {{depth}} mm under golvets yta.',
    reed: 'Givare: en tungkontakt som sluter vid ungefär {{field}} mT. Den ligger längs diagonalen, med mitten {{shift}} mm till höger om och {{shift}} mm nedanför mitten av sin ruta, och {{depth}} mm under golvets yta.',
  },
  magnetTry:
    'Prova en ruta först: lägg en tärning på var och en av dess sex sidor. Om en sida inte känns, flytta givaren längs diagonalen.',
  magnetFarEnough:
    'Rutor med {{pitch}} mm mellanrum hålls isär även när alla grannar ligger så illa de kan; från {{least}} mm är det enligt beräkning säkert. Ingen låda har mätts ännu.',
  magnetTooClose:
    'Rutor med {{pitch}} mm mellanrum ligger FÖR TÄTT: grannarnas magneter kan sluta en givare. Från {{least}} mm hålls rutor enligt beräkning säkert isär.',
  alike: '{{first}} till {{last}} likadana: {{count}} totalt',
  usb: 'USB till datorn',
  sheets: {
    schematic: {
      title: 'Spellåda, {{rows}} x {{columns}} rutor: schema',
      how: 'Ledare som korsas är förbundna bara vid en prick.',
    },
    board: {
      title: 'Spellåda, {{rows}} x {{columns}} rutor: monteringsritning underifrån',
      how: 'Kortet är ritat så att det ryms på arket.',
    },
    wires: {
      title: 'Spellåda, {{rows}} x {{columns}} rutor: ledare underifrån',
      how: 'Kortet är ritat så att det ryms på arket.',
    },
    parts: { title: 'Spellåda, {{rows}} x {{columns}} rutor: delar', how: 'Köp några extra av varje.' },
  },
  board: {
    below: 'Plattan underifrån, där du löder: kolumn A är till höger.',
    names:
      'Varje ruta anger sin givare, sin lampa och det register och den ingång som dess ledare går till. Rutorna vid ett register har samma ton.',
    wires:
      'Varje ledare ligger för sig: från rutans givare, en prick, längs kolumnen, längs raden av register och till ingången som står bredvid pricken. Ledare som korsar varandra är inte förbundna.',
    lanes:
      'Dra dem så, eller som du vill: bara de två ändarna räknas. Var ingångarna sitter på själva registret säger schemat.',
    bus: 'Den breda linjen går från register till register: 5 V, jord, laddning, klocka, och data från vart och ett till det föregående. Den börjar vid Nano, A1. J1 matar bara lamporna, som är kedjade i nummerordning.',
    rails: 'Dra jord, och 5 V för Hallgivare, längs varje rad av givare.',
    network:
      'Bredvid varje register Un ligger dess kondensator Cn, mellan ben 16 och 8, och dess nät RNn, med det gemensamma benet till 5 V. Benen är numrerade uppifrån: underifrån är de spegelvända.',
    resistors: 'R1 sitter i laddning och R2 i klockan, där de lämnar Nano.',
    supply: 'R3 sitter i lampornas data, vid D6 på Nano; CB1 ligger över J1, plus till plus.',
    lights: 'Lampa Ln ligger bredvid sin givare Sn.',
  },
  columns: { refs: 'Del', count: 'Antal', value: 'Värde', footprint: 'Form', note: 'Anmärkning' },
  notes: {
    nano: 'ATmega328P vid 16 MHz och 5 V. En Uno har samma ben under samma namn.',
    register: 'HC-familjen, inte LS.',
    hall: 'Eller vilken Hallbrytare som helst som känner båda polerna, drar sin utgång låg, går på 5 V och sluter vid ungefär 3 mT. Slå upp dess ben.',
    reed: 'Sluter vid 10 till 15 amperevarv. Böj benen bort från glaset.',
    network: 'Åtta motstånd med ett gemensamt ben, eller enskilda på 10 kiloohm, ett per ruta.',
    bypass: 'Keramisk, alldeles intill varje register.',
    series: '100 ohm, nära Nano: långa ledare för klocka och laddning ringer utan.',
    light: 'På små kort med var sin kondensator, eller klippta från en list.',
    dataResistor: '330 ohm, nära den första lampan.',
    bulk: 'Nära den första lampan. Vänd den rätt: ben 1 är plus.',
    jack: 'Egen matning för lamporna. Inget av den går till 5 V på Nano, bara jord.',
  },
  also: {
    wire: 'Dessutom: tunn mångtrådig ledare, ungefär 60 m för 9 x 12 rutor; tjockare ledare för 5 V och jord; socklar för registren; en USB-kabel som för data.',
    rest: 'Till lådan: en platta på 6 mm, kartong eller faner till golvet, en magnet för varje tärning. Borr- och magnetritningen säger var och vilken.',
    price: 'Vad det kostar beror på butik och dag, så inget pris står här.',
  },
  parts: {
    plug: 'plugg',
    magnet: 'magnet, mitt i tärningen',
    floor: 'golv, 0,5 mm: kartong eller faner',
    hall: 'Hallgivare, platt',
    reed: 'tungkontakt',
    plate: 'platta, 6 mm, borrad',
  },
};
