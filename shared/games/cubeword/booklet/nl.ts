import type { BookletWords } from '../../printed.ts';
import type { cubewordBooklet as english } from './en.ts';

export const cubewordBooklet: BookletWords<typeof english> = {
  line: 'Een kruiswoord dat nooit blijft zoals het is, voor één tot zes spelers',
  sections: {
    contents: {
      title: 'Wat er in de doos zit',
      body: [
        [
          '24 kubussen. Elk heeft vijf verschillende letters en een blanco vlak, dat voor elke letter staat die u noemt.',
          'Een dobbelsteen, de Joker. Ook die staat voor elke letter; de getallen betekenen niets.',
          'Scoreblokken en een potlood.',
        ],
        'Er is geen bord: elke tafel met plaats voor een vel papier is goed. Houd een woordenboek bij de hand, en een klok als u op tijd speelt.',
      ],
    },
    aim: {
      title: 'Doel',
      body: [
        'Op tafel kruisen woorden elkaar zoals in een kruiswoord. In uw beurt legt u kubussen erbij, verschuift ze en keert ze om. Elk nieuw woord levert punten op, en de hoogste score wint.',
      ],
    },
    setUp: {
      title: 'Voor u begint',
      body: [
        'Alle kubussen liggen naast de tafel in één pot, voor iedereen open. Niemand heeft een hand. Spreek af hoe het spel eindigt. De beurten gaan met de klok mee; de eerste speler legt waar hij wil ten hoogste vijf kubussen.',
      ],
    },
    turn: {
      title: 'Uw beurt',
      body: [
        'Een beurt heeft ten hoogste vijf zetten, in elke volgorde. U mag er minder doen, of passen. Een zet is één van deze:',
        [
          'Leggen: neem een kubus uit de pot en leg hem op een lege plaats, welk vlak dan ook boven. Noem een blanco of de Joker daarbij.',
          'Verschuiven: leg een kubus van de tafel op een lege plaats, met hetzelfde vlak boven.',
          'Omkeren: keer een kubus op zijn plaats naar een ander vlak. Noem een blanco daarbij.',
          'Omdopen: een blanco of de Joker staat voortaan voor een andere letter.',
        ],
        'Een kubus verschuiven en ook omkeren of omdopen zijn twee zetten. Alleen de Joker verschuift en doopt u om in één zet.',
        'Een blanco en de Joker houden hun naam tot ze worden omgekeerd of omgedoopt. Nooit liggen er meer dan acht blanco’s boven; de Joker telt niet mee. Kubussen gaan nooit terug in de pot. Een zet telt ook als op het eind alles ligt als eerst.',
      ],
    },
    legal: {
      title: 'Hoe een beurt mag eindigen',
      body: [
        'Tussen de zetten mag alles overal liggen. Eindigt de beurt, dan is elke reeks van twee kubussen of meer een woord, van links naar rechts en van boven naar onder. Een letter die bij geen woord hoort, mag los liggen, maar raakt met geen zijde een andere kubus; hoeken doen er niet toe. Dat geldt ook voor de eerste beurt.',
        'Twee letters zijn genoeg. Geen namen, geen afkortingen, niets met een streepje of een apostrof, geen vreemde woorden die het Engels niet heeft overgenomen. Staat een woord niet in het woordenboek, leg het dan goed of terug; dat kost niets.',
      ],
    },
    score: {
      title: 'Punten',
      body: [
        'Elk nieuw woord telt. Letter 1 tot en met 5 tellen elk 1, letter 6 en 7 tellen 2, en vanaf de achtste telt elke letter 3. Een blanco of de Joker telt 0, maar houdt zijn plaats.',
        [
          'Een woord is nieuw als het bij het begin van uw beurt nergens stond, met welke kubussen ook.',
          'Een langer of korter gemaakt woord is een ander woord, en nieuw.',
          'Een kubus in twee nieuwe woorden telt in beide.',
          'Hetzelfde woord twee keer in één beurt telt één keer, het beste van de twee.',
          'Een losse letter is geen woord.',
        ],
      ],
      example: {
        title: 'PLANET met een blanco als A, en TIN omlaag vanaf de T',
        rows: [
          ['P, L, N, E: elk 1', '4'],
          ['A, een blanco', '0'],
          ['T, de zesde letter', '2'],
          ['T, I, N: elk 1', '3'],
          ['Samen', '9'],
        ],
      },
    },
    restored: {
      title: 'Woorden die terugkomen',
      body: [
        'Een woord dat weg was, mag opnieuw gemaakt worden. Het telt pas weer als er twee hele beurten tussen liggen, van wie dan ook, passen meegerekend: een woord dat in beurt 5 telde, telt weer vanaf beurt 8. Daarom nummert het blok de beurten. Eerder mag het er staan, maar het brengt niets op en blijft wachten vanaf de beurt waarin het wel telde.',
        'De Britse en Amerikaanse spelling van één woord, zoals COLOUR en COLOR, of -ISE en -IZE, zijn hier hetzelfde woord.',
      ],
    },
    end: {
      title: 'Hoe het eindigt',
      body: [
        'Spreek vooraf één van vier manieren af. De ronde wordt altijd afgemaakt, zodat iedereen evenveel beurten heeft gehad.',
        [
          'Een score: iemand heeft 100 punten.',
          'Een tijd: sinds de eerste beurt zijn 30 minuten voorbij.',
          'Een voorsprong: aan het eind van een ronde ligt iemand 25 punten voor op de volgende. Niet voor één speler.',
          'Ronden: er zijn er tien gespeeld.',
        ],
        'Het is ook uit als iedereen twee keer achter elkaar gepast heeft. Een lege pot maakt geen einde. De hoogste score wint; bij een gelijke stand delen de spelers de winst.',
      ],
    },
    variants: {
      title: 'Andere manieren',
      body: [
        [
          'Aan het eind van een beurt hangen alle kubussen met hun zijden aaneen.',
          'De Britse en de Amerikaanse spelling zijn twee woorden.',
          'Andere punten, minuten, voorsprong of ronden, zoals u wilt.',
          'Alleen: op uw beste score in tien ronden.',
        ],
      ],
    },
    origin: {
      title: 'Waar het vandaan komt',
      body: [
        'Een onofficieel boekje, naar CUBEWORD van de makers ervan. CUBEWORD is een merk van de eigenaars, die hier buiten staan. De letters van de oorspronkelijke kubussen kennen we niet; die van deze set zijn van ons.',
      ],
    },
  },
};
