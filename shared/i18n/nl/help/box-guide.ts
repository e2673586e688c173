import type { boxGuide as english } from '../../en/help/box-guide.ts';
import type { Words } from '../../words.ts';

/** Wires and parts have the names of the printed plans (`nl/box-sheets.ts`). */
export const boxGuide = {
  title: 'Een kist bouwen en aansluiten',
  lead: 'Een bak met een sensor onder elk vak, en een klein printplaatje dat zegt op welke vakken een steen ligt. Je kunt alles ook zonder kist spelen.',
  sections: [
    {
      id: 'without',
      title: 'Probeer het zonder kist',
      body: [
        'Kies op het scherm Kist “Virtuele kist proberen”. Het is de firmware van een echte op een nagebootste chip: klik op de stenen om ze op te tillen en terug te leggen, daar of naast een partij Kubagram, en laat sensoren, lijn of voeding uitvallen.',
        'Wil je een nagebootste kist op een eigen poort, typ dan in een terminal “npm run -s cubewright -- box simulate --pty”. Er verschijnt een pad; kies “Andere poort” op het scherm Kist en typ dat pad.',
      ],
    },
    {
      id: 'plans',
      title: 'De tekeningen',
      body: [
        'Bij Een set afdrukken, onder Speelkist, vind je “Bedrading”: het schema, de bouwtekening en de onderdelenlijst met aantallen en waarden; en “Boor- en magneetplan”: de plaat op ware grootte, met de magneet die in elke steen gaat. Beide passen bij de rijen, kolommen en sensoren die je kiest.',
        'In een terminal: “npm run -s cubewright -- print box-plans -o plans.pdf” en “... print box-drilling -o drilling.pdf”. Een naam die op .svg eindigt, geeft een plaatje per vel.',
        'Bij het “Boor- en magneetplan” slaat “Printplaat om te bestellen” een printplaat van alle sensoren op, voor 8 of 12 kolommen, als panelen om bij een maker van printplaten te bestellen; in een terminal is dat “... box board -o board.zip”. README.txt erin zegt wat je bestelt en hoe je het in elkaar zet.',
        'De tekeningen komen uit één beschrijving van de schakeling, die met de firmware getest is. Niemand heeft deze kist nog gebouwd, dus begin met één register en acht sensoren.',
      ],
    },
    {
      id: 'parts',
      title: 'Wat je nodig hebt',
      body: [
        [
          'Een bak, voor Kubagram 9 rijen met 12 vakken, en een plaat van 6 mm eronder voor de sensoren.',
          'Een Hallsensor per vak die beide polen voelt, of een reedcontact; en een kleine magneet midden in elke steen.',
          'Een schuifregister van het type 74HC165 voor elke acht vakken: 14 ervan lezen er 108.',
          'Bij elk register een condensator van 100 nF en een netwerk van acht weerstanden van 10 kΩ.',
          'Een Arduino Nano of Uno, en twee weerstanden van 100 Ω in zijn draden voor klok en laden.',
          'Wil je lampjes: een WS2812B per vak, een weerstand van 330 Ω, een condensator van 1000 µF, en een voeding van 5 V ervoor.',
        ],
        'Een magneet in het midden wijst bij elk vlak een andere kant op. Recht eronder zouden sommige vlakken niet gevoeld worden, en magneten van buren wel. Daarom liggen sensoren iets naast het midden, en liggen de vakken 25 mm uit elkaar voor stenen van 15 mm (29 mm met reedcontacten). Het boorplan berekent dit voor jouw stenen.',
      ],
    },
    {
      id: 'wiring',
      title: 'Bedraden',
      body: [
        [
          'Vak 1, A1, is ingang D0 van het eerste register, het volgende D1, en zo verder, rij voor rij; het negende is D0 van het tweede.',
          'Een sensor trekt zijn ingang naar massa zolang er een steen ligt; anders houdt 10 kΩ hem op 5 V. Ingangen van het laatste register zonder vak gaan naar 5 V.',
          'Laden is D9 van de Nano, klok D13, data D12, de lampjes D6. Laden en klok gaan naar alle registers.',
          'De uitgang (pen 9) van elk register gaat naar de seriële ingang (pen 10) van het vorige. Die van het eerste gaat naar de Nano; de seriële ingang van het laatste gaat naar massa, net als de klokblokkering (pen 15) van elk.',
          'De voeding van de lampjes deelt alleen de massa met de Nano.',
        ],
      ],
    },
    {
      id: 'flashing',
      title: 'De firmware op het printplaatje zetten',
      body: [
        'Sluit een Arduino Uno of Nano aan en kies “Firmware op een nieuw printplaatje zetten” op het scherm Kist, of typ in een terminal “npm run -s cubewright -- box flash PORT” met zijn poort: dat schrijft de firmware via de bootloader, leest hem terug en wacht tot de kist zich meldt. Wat er ook misgaat, de bootloader wordt niet geraakt en het kan opnieuw.',
        '“npm run -s cubewright -- box flash-info” toont de opdracht die de firmware er met avrdude op zet, ook op een chip zonder bootloader. Voor een andere maat voeg je --rows, --columns en -o met de naam van een bestand toe; voor een kist zonder lampjes --no-lights.',
        '“npm run -s cubewright -- box simulate --firmware --pty” draait dezelfde firmware op een nagebootste chip, zodat je vooraf ziet hoe de kist zal antwoorden.',
      ],
    },
    {
      id: 'first-light',
      title: 'De eerste keer: van stroom tot de eerste opgetilde steen',
      body: [
        'Ga pas verder als een stap laat zien wat hij moet laten zien.',
        [
          'Niets aangesloten: meet tussen 5 V en massa meer dan 100 Ω, als de condensatoren geladen zijn. Zo niet, dan is er kortsluiting: zoek een omgekeerd register of een soldeerbrug.',
          'Registers uit hun voetjes: steek de USB-kabel in en meet 4,75 tot 5,25 V op pen 16 tegen pen 8 van elk voetje. Zo niet, volg dan 5 V en massa vanaf de Nano.',
          'Zet de firmware erop: het lampje van de Nano gloeit zwak terwijl hij leest. Zo niet, zet de firmware er nog eens op; een oude Nano wil de andere snelheid die flash-info noemt.',
          'Kies op het scherm Kist de poort en verbind: het juiste aantal rijen en kolommen. Zo niet, sluit dan wat de poort nog meer gebruikt, en probeer een kabel die data doorgeeft.',
          'Koppel los, zet het eerste register erin, en leid zijn pen 10 naar massa. De firmware moet voor één register gemaakt zijn (--rows 1 --columns 8): alle acht vakken zijn leeg. Zo niet, kijk dan naar laden, klok, data en klokblokkering.',
          'Leg één steen op A1: dat vak wordt vol. Draai hem op elk van zijn zes vlakken. Lukt dat niet, schuif de sensor dan langs de diagonaal, of keer de Hallsensor om.',
          'Til hem op: het vak is meteen leeg. Blijft het vol, dan is de magneet te sterk voor de sensor of ligt hij niet in het midden.',
          'Voeg registers één voor één toe, de massa steeds aan pen 10 van het laatste. “Sensoren controleren” op het scherm Kist zegt het als de keten onderbroken is.',
          'Zet de firmware voor de hele kist erop en kies “Sensoren controleren”: niets mankeert. Wordt er een vak genoemd, dan zit daar een sensor of een draad los.',
          'Sluit de voeding van de lampjes als laatste aan: meet eerst, met de voeding uit, tussen de 5 V en massa ervan of er kortsluiting is. Aan blijven ze donker tot een partij ze laat branden. Brandt er een vanzelf, kijk dan naar zijn draden voor data en voeding.',
          'Vul alle vakken en til er één op: alleen dat vak wordt leeg. Verandert er een buur mee, dan liggen de vakken te dicht bij elkaar voor deze magneten; neem kleinere.',
        ],
      ],
    },
    {
      id: 'speaking',
      title: 'Wat het printplaatje zegt',
      body: [
        'Cubewright praat met de kist in een klein, open protocol: 115.200 of 250.000 bits per seconde, wat het zelf uitzoekt, en elk bericht met een controlegetal. Het bestand firmware-protocol/spec/PROTOCOL.md vertelt het byte voor byte, met voorbeelden om firmware mee te testen. Kisten tot 21 bij 21 vakken zijn welkom.',
      ],
    },
    {
      id: 'connecting',
      title: 'Aansluiten',
      body: [
        'Sluit de kist aan, open het scherm Kist, kies zijn poort en verbind. In Linux is dat meestal /dev/ttyACM0 of /dev/ttyUSB0, in Windows COM3 of hoger, op een Mac /dev/cu.usbmodem met wat cijfers.',
        'Alleen de poort die je kiest, wordt geopend. Zit daar iets anders aan, dan zegt Cubewright één keer hallo en laat het daarna met rust.',
      ],
    },
    {
      id: 'playing',
      title: 'Spelen met de kist',
      body: [
        'Sluit de kist aan en open een partij Kubagram: de kist staat ernaast. Je kunt op drie manieren beginnen.',
        [
          'Cubewright schudt: begin een partij zoals altijd, en leg elke steen waar de tafel het zegt; met lampjes brandt zijn vak.',
          'Jij schudt: kies bij Nieuwe partij “Een partij met stenen overnemen van tafel”, neem de vakken van de speelkist over, en noem stenen bij het optillen. Als je er een optilt, typ je twee of drie van zijn letters.',
          'Alles is bekend: typ de letters die boven liggen, rij voor rij.',
        ],
        'Til je de volgende steen op, dan neem je hem, en de eerste die je optilt, zegt welke hoek linksonder is. Wat niet klopt, wordt meteen gezegd, met wat je kunt doen: terugleggen, de partij houden, teruggaan naar waar ze het nog eens waren, of de partij veranderen waar de regels dat toelaten. Handen in de kist zijn geen fout: een vak telt pas als het even stil is.',
        'Dat een sensor stuk is, meld je met één klik, en de rest gaat door. Is de kist losgekoppeld, dan speel je gewoon op het scherm verder; komt hij terug, dan worden kist en scherm vergeleken. Ligt de kist anders gedraaid op zijn sensoren, laat “Vakken van deze kist” dat dan uitzoeken door A1 op te tillen.',
        'Een plaat van 17 bij 17 sensoren voelt waar de kubussen van Alphacubes liggen: leg je woord, typ de letters, en hun vakken zijn bekend.',
      ],
    },
    {
      id: 'trouble',
      title: 'Als het niet werkt',
      body: [
        [
          'Het systeem laat je niet toe: in Linux moet je in de groep zitten waar de poort van is, meestal dialout. Het scherm Kist toont de precieze opdracht. Meld je daarna af en weer aan.',
          'Een ander programma heeft de poort: sluit de seriële monitor van de Arduino IDE, of het andere venster van Cubewright.',
          'Het blijft stil: kijk naar de kabel (sommige laden alleen op), en dan naar de voeding van de registers.',
          'Eén vak flikkert: de sensor zit daar net op het randje. Schuif hem langs de diagonaal die het boorplan toont, of geef hem meer tijd om tot rust te komen: “Instellingen van de kist” op het scherm Kist, of “box set PORT --debounce 60” in een terminal.',
          'De kist was losgekoppeld: sluit hem weer aan, ook al krijgt hij een andere naam. Cubewright vindt hem aan zijn serienummer, verbindt vanzelf en vraagt het hele beeld op, zodat er niets verloren gaat.',
          'Je wilt weten welke sensor het is: “Sensoren controleren” op het scherm Kist, en til dan elke steen op. Ook vakken die flikkeren terwijl je speelt, staan daar, de zwakste eerst. Het verslag kun je opslaan en afdrukken.',
          'Je wilt iemand laten zien wat er misgaat: neem de lijn op, op het scherm Kist of met “box monitor PORT -o FILE”. Sleep het bestand op het venster om het moment voor moment te bekijken; “box replay FILE” speelt het opnieuw af.',
        ],
      ],
    },
  ],
} as const satisfies Words<typeof english>;
