import type { boardTexts as english } from '../../en/print/board.ts';
import type { Words } from '../../words.ts';

/** Namen van pinnen, panelen en bestanden zijn in alle talen gelijk. */
export const boardTexts = {
  button: 'Printplaat om te bestellen',
  save: 'De printplaat met sensoren om te bestellen opslaan',
  savedAt_one:
    'Opgeslagen, met {{count}} paneel: {{path}}. README.txt erin zegt wat je bestelt en koopt, en hoe de printplaat in elkaar gaat.',
  savedAt_other:
    'Opgeslagen, met {{count}} panelen: {{path}}. README.txt erin zegt wat je bestelt en koopt, en hoe de printplaat in elkaar gaat.',
  handedOver_one:
    '{{name}}, met {{count}} paneel, staat bij je downloads. README.txt erin zegt wat je bestelt en koopt, en hoe de printplaat in elkaar gaat.',
  handedOver_other:
    '{{name}}, met {{count}} panelen, staat bij je downloads. README.txt erin zegt wat je bestelt en koopt, en hoe de printplaat in elkaar gaat.',
  readme: {
    title:
      'Sensorprintplaat voor {{rows}} x {{columns}} vakken van {{pitch, number}} mm en stenen van {{edge, number}} mm, van Cubewright\n{{squares, counted(one: vak; other: vakken)}}',
    untried:
      'Niemand heeft deze printplaat al gebouwd: de tests van Cubewright lezen zulke bestanden terug en vinden in het koper elke verbinding van de bedrading, niet meer en niet minder. Bestel zo weinig panelen als de maker verkoopt, en zet eerst één rij panelen in elkaar.',
    tooClose:
      'LET OP: magneten van buren op {{pitch, number}} mm worden ook gevoeld. Neem voor stenen van {{edge, number}} mm vakken van {{least, number}} mm, of kleinere stenen.',
    order:
      '1. BESTEL DE PANELEN\nStuur elk van deze bestanden, zoals het is, naar een maker van printplaten, en bestel er zoveel van:',
    making:
      'Twee lagen, 1,6 mm dik, koper van 35 µm (1 oz), elke kleur, niet samengevoegd, geen stencil. Sporen en tussenruimtes zijn 0,2 mm en meer, gaten 0,4 mm en meer. De tekeningen in pictures tonen beide kanten zoals ze van de maker komen; leg het voorbeeld van de maker ernaast voordat je betaalt.',
    cheap:
      'Een paneel meet {{width, number}} x {{height, number}} mm en valt dus binnen de {{most}} x {{most}} mm waarvoor makers hun laagste prijs hebben.',
    large:
      'Een paneel meet {{width, number}} x {{height, number}} mm. De laagste prijs van makers geldt tot {{most}} x {{most}} mm, dus deze kosten meer. Vakken van hoogstens 25 mm passen er wel in.',
    buy: '2. KOOP DE ONDERDELEN\nparts.csv noemt ze. Daarnaast: een Arduino Nano en twee weerstanden van 100 ohm, pinnenstroken van 2,54 mm voor zijn kabel, blank draad van 0,6 mm voor de verbindingen, afstandsbusjes van 5 mm met M3-schroeven. Heel ruw geschat, zonder verzending: panelen 10 tot 30 euro, sensoren 20 tot 60, al het andere 20 tot 30. Vergelijk winkels; dit zijn geen aanbiedingen.',
    solder:
      '3. SOLDEER WAT ONDERAAN HANGT\nSteek op elk paneel het weerstandsnetwerk, de condensator en de 74HC165, of een voetje ervoor, in de kant waarop PARTS THIS SIDE staat. De stip staat bij pin 1. Soldeer ze aan de andere kant en knip hun pootjes af op 1,5 mm. De sensoren komen het laatst. placement.csv zegt welk onderdeel op welk paneel zit; de sensoren tellen rij voor rij vanaf linksboven, van boven gezien.',
    odd: 'Het aantal rijen is oneven, dus de onderste helft van de laatste panelen blijft leeg. Onderdelen die placement.csv bij een paneel niet noemt, komen daar niet.',
    join: '4. VERBIND DE PANELEN\nLeg ze zoals de vakken liggen: van boven gezien de panelen {{kinds}} van links naar rechts, met de nummers van placement.csv van de verste rij naar de voorste. Waar twee panelen elkaar raken, staan pinnen met dezelfde naam 5 mm uit elkaar tegenover elkaar: verbind elk paar met een stukje blank draad, 14 tussen buren (J2 met J1) en 5 tussen de panelen A van twee rijen (J4 met J3).',
    end: 'De keten eindigt op paneel {{panel}}: verbind daar in {{header}} DATA en GND met een stukje draad.',
    spare:
      'Verbind op paneel {{panel}} in {{header}} 5V, L1, L2, L3 en L4 met één recht draad: deze ingangen hebben geen sensor.',
    nano: '5. VERBIND DE NANO\nVan J3 op paneel A1: 5V met 5V, GND met GND, DATA met D12, CLK via 100 ohm met D13, LOAD via 100 ohm met D9.',
    mount: {
      hall: '6. ZET DE SENSOREN ERIN\nLeg de geboorde plaat ondersteboven op zijn vloer. Buig de pootjes van elke sensor 90 graden omlaag, 0,8 mm van zijn huis, met de bedrukte kant naar de vloer, en leg hem plat op de vloer in zijn gat. Schroef de verbonden printplaat erboven op busjes van 5 mm, CUBES THIS SIDE naar beneden, met de pootjes door hun gaten: pin 1 is bij de stip. Druk elke sensor op de vloer en soldeer hem.',
      reed: '6. ZET DE REEDCONTACTEN ERIN\nLeg de geboorde plaat ondersteboven op zijn vloer. Houd elk pootje met een tang vast tussen het glas en de bocht, en buig het 90 graden omlaag, zodat de pootjes 16 mm uit elkaar staan. Leg elk reedcontact plat op de vloer in zijn sleuf. Schroef de verbonden printplaat erboven op busjes van 5 mm, CUBES THIS SIDE naar beneden, met de pootjes door hun gaten. Soldeer ze.',
    },
    printed:
      'Een 3D-printer kan de plaat maken: het “Sensorframe” van de spelkist heeft de kuiltjes, en paaltjes in plaats van de afstandsbussen. De “Soldeermal” houdt de sensoren van één paneel vast terwijl je ze soldeert, en buigt hun pootjes. In een terminal: “print box-sensor-frame --rows {{rows}} --columns {{columns}} --pitch {{pitch}} --edge {{edge}} --sensor {{sensor}}{{lights}} -o frame.3mf”, en “print box-solder-jig” met de laatste drie daarvan.',
    lights:
      'Lampjes zitten niet op deze printplaat. Ze liggen tussen plaat en printplaat en worden aangesloten zoals de bedrading toont.',
    test: '7. PROBEER HET\nMeet tussen 5V en GND of er geen kortsluiting is voordat je de stekker insteekt. Zet de firmware voor {{rows}} x {{columns}} vakken erop, maak verbinding en kies “Sensoren controleren” op het scherm Kist. Het boorplan is “print box-drilling --rows {{rows}} --columns {{columns}} --pitch {{pitch}} --edge {{edge}} --sensor {{sensor}}{{lights}}”.',
  },
} as const satisfies Words<typeof english>;
