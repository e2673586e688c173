import type { Words } from '#shared/i18n/words.ts';
import type { cubewordRuleTexts as english } from '../help.ts';

export const cubewordRuleTexts = {
  title: 'De spelregels van CUBEWORD',
  lead: 'Woorden kruisen elkaar op een open vilt en blijven nooit zoals ze zijn. Met vijf zetten per beurt leg je kubussen erbij, verschuif je ze en keer je ze om; elk nieuw woord levert punten op.',
  sections: [
    {
      id: 'cubeword-cubes',
      title: 'De kubussen',
      body: [
        'Er zijn 24 kubussen. Elk heeft vijf verschillende letters en een blanco vlak, dat staat voor elke letter die je noemt. Het 25e stuk is een dobbelsteen, de Joker: ook die staat voor elke letter, en zijn getallen betekenen niets.',
        'Je speelt met één tot zes spelers, mensen of computers. Niemand heeft een hand: alle kubussen die niet op tafel liggen, zitten in één pot, open voor iedereen. Dit is een onofficiële uitgave van CUBEWORD, met eigen letters.',
      ],
    },
    {
      id: 'cubeword-felt',
      title: 'Het vilt',
      body: [
        'Er is geen bord. Kubussen liggen naast elkaar op een vilt zonder rand, één kubus op een plaats. Een plaats heet naar kolom en rij, vanaf 0 geteld naar rechts en naar onder; naar links en naar boven gaan ze onder 0.',
      ],
    },
    {
      id: 'cubeword-turn',
      title: 'Je beurt',
      body: [
        'Een beurt heeft hoogstens vijf zetten, in elke volgorde. Je mag er minder doen, of passen. Een zet is één van deze:',
        [
          'Leggen: neem een kubus uit de pot en leg hem op een lege plaats, met een letter naar keuze boven, of met de blanco en een naam ervoor.',
          'Verschuiven: leg een kubus van tafel op een lege plaats, met hetzelfde vlak boven.',
          'Omkeren: keer een kubus op tafel om naar een andere letter, of naar de blanco met een naam ervoor.',
          'Omdopen: een blanco of de Joker krijgt een andere letter.',
        ],
        'Een kubus verschuiven en hem omkeren, dat zijn twee zetten. Alleen de Joker mag je in één zet verschuiven en omdopen.',
        'Een blanco en de Joker houden hun naam tot je ze omkeert of omdoopt. Nooit liggen er meer dan acht blanco’s boven, ook niet tussen twee zetten; de Joker telt niet mee. Kubussen op tafel gaan nooit terug in de pot.',
        'Terwijl je zetten probeert, kun je ze ongedaan maken; een ongedaan gemaakte zet telt niet. Zetten die je laat staan, tellen wel, ook als alles weer ligt zoals eerst.',
      ],
    },
    {
      id: 'cubeword-end-of-turn',
      title: 'Hoe een beurt mag eindigen',
      body: [
        'Tussen je zetten mag alles overal liggen. Aan het eind van de beurt moet elke reeks van twee kubussen of meer, van links naar rechts en van boven naar onder, een woord zijn. Een letter die bij geen woord hoort, mag los liggen, maar raakt met geen zijde een andere kubus; hoeken doen er niet toe.',
        'Twee letters zijn genoeg voor een woord. De lijst van de partij bepaalt wat een woord is: namen, afkortingen en woorden met een streepje of apostrof staan er niet in. Laat een beurt iets anders achter, dan wordt hij geweigerd: je ziet welke reeksen niet goed zijn, en gaat ermee verder. Het kost niets.',
        'Jullie kunnen afspreken dat aan het eind van een beurt alle kubussen aan elkaar liggen.',
      ],
    },
    {
      id: 'cubeword-score',
      title: 'Wat het oplevert',
      body: [
        'Elk nieuw woord telt. De eerste vijf letters tellen elk 1, de zesde en zevende 2, en vanaf de achtste telt elke letter 3. Een blanco of de Joker telt 0, maar houdt zijn plaats: in een woord van zes letters met een blanco als derde is de som 1, 1, 0, 1, 1 en 2, samen 6.',
        [
          'Een woord is nieuw als het nergens stond toen je beurt begon, met welke kubussen ook.',
          'Een woord dat langer of korter is gemaakt, is een ander woord, en nieuw.',
          'Een kubus in twee nieuwe woorden telt in beide.',
          'Hetzelfde woord twee keer in één beurt telt één keer, het beste van de twee.',
        ],
      ],
    },
    {
      id: 'cubeword-restored',
      title: 'Woorden die terugkomen',
      body: [
        'Een woord dat weg was, mag je opnieuw maken. Het telt pas weer als er twee hele beurten tussen liggen, van wie dan ook, passen meegerekend: een woord dat in beurt 5 telde, telt weer vanaf beurt 8. Eerder mag het er staan, maar het levert niets op, en het blijft wachten vanaf de beurt waarin het wel telde.',
        'De Britse en Amerikaanse spelling, zoals COLOUR en COLOR of -ISE en -IZE, gelden hier als één woord, tenzij jullie anders afspreken.',
      ],
    },
    {
      id: 'cubeword-finish',
      title: 'Hoe een partij eindigt',
      body: [
        'Spreek vooraf een van de vier manieren af. De ronde wordt altijd afgemaakt, zodat iedereen evenveel beurten heeft gehad. De hoogste score wint; bij een gelijke stand deel je de winst.',
        [
          'Een score: iemand heeft 100 punten, of zoveel als afgesproken.',
          'Een tijd: sinds de eerste beurt zijn 30 minuten voorbij, of zoveel als afgesproken.',
          'Een voorsprong: iemand staat aan het eind van een ronde 25 punten voor op de volgende. In je eentje kun je dit niet kiezen.',
          'Ronden: er zijn er tien gespeeld, of zoveel als afgesproken.',
        ],
        'Past iedereen twee keer achter elkaar, dan is de partij ook afgelopen. Een lege pot maakt geen einde.',
      ],
    },
    {
      id: 'cubeword-real-cubes',
      title: 'Een partij met echte kubussen',
      body: [
        'Die kan hier verdergaan: kies bij Nieuwe partij “Een partij met kubussen overnemen van tafel”. Typ de rijen letters zoals ze liggen, en bij elke letter wordt een kubus gezocht; of kies zelf kubus voor kubus. Vul daarna in wie hoeveel punten heeft, wie er aan zet is, in welke ronde, en welke woorden in de laatste twee beurten telden.',
      ],
    },
    {
      id: 'cubeword-computers',
      title: 'Tegen de computer',
      body: [
        'Niveau 1 en 2 kennen gewone woorden en maken bescheiden beurten. Niveau 3 kent veel woorden en ziet het meeste van wat een beurt kan doen. Niveau 4 kent de hele lijst en zoekt de beurt die het meest oplevert. Allemaal zien ze hetzelfde vilt en dezelfde pot als jij.',
      ],
    },
    {
      id: 'cubeword-typing',
      title: 'Zetten als tekst',
      body: [
        'De zetten van een beurt kun je achter elkaar typen, met een puntkomma ertussen.',
        [
          'leg T op 4, 0 (of site T at 4, 0) neemt een kubus met een T uit de pot; leg T van GINTZ op 4, 0 neemt precies die kubus. Nederlandse en Engelse woorden gelden allebei.',
          'leg blanco als T op 4, 0 en leg Joker als T op 4, 0 zeggen waar de blanco of de Joker voor staat.',
          'verschuif T van 3, 0 naar 4, 1 (re-site) verschuift een kubus; in plaats van de plaats mag je de vijf letters noemen, zoals in verschuif GINTZ naar 4, 1.',
          'keer 3, 1 om naar T (re-face) keert een kubus om; keer SCREW 1 om naar T keert de eerste kubus van dat woord om.',
          'doop 4, 0 om naar S (re-name) geeft een blanco of de Joker een andere naam.',
          'pas (pass) beëindigt de beurt zonder zet; sta toe QAT (allow) staat een woord toe dat niet in de lijst staat.',
        ],
      ],
    },
  ],
} as const satisfies Words<typeof english>;
