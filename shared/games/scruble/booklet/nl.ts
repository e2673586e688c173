import type { BookletWords } from '../../printed.ts';
import type { scrubleBooklet as english } from './en.ts';

export const scrubleBooklet: BookletWords<typeof english> = {
  line: 'Draai een kubus van letters tot woorden, voor één tot vier spelers',
  sections: {
    contents: {
      title: 'Wat er in de doos zit',
      body: [
        [
          'Een kubus van 4 bij 4 bij 4 met draaibare lagen en 96 pennen, 16 op elke zijde.',
          'Daarvan zijn 82 letters met hun waarde, 2 vrije, en 12 premiepennen: twee, drie of vier keer een letter, twee of drie keer een woord.',
          'Scoreblokken en een potlood; een timer van 90 seconden, als u wilt.',
        ],
        'Houd een woordenboek bij de hand.',
      ],
    },
    aim: {
      title: 'Doel',
      body: [
        'Draai de kubus tot letters op een lijn staan als woord. Lange woorden, premiepennen, woorden over drie zijden en woorden die een ouder woord kruisen, leveren het meest op. Wie het eerst boven de 100 punten komt, wint.',
      ],
    },
    setUp: {
      title: 'Voor u begint',
      body: [
        'Meng de kubus met zestig draaiingen. Woorden die er bij toeval staan, zijn van niemand. Spreek af hoe het spel eindigt en loot wie begint. De kubus gaat met de klok mee rond.',
      ],
    },
    turn: {
      title: 'Uw beurt',
      body: [
        'Draai zo vaak u wilt: elk van de twaalf lagen, ook de middelste, een kwart of een halve slag. Claim dan één woord, zeg wat het telt, schrijf het op en geef de kubus door. Wie geen woord vindt, krijgt 0.',
        'Draai minstens één keer. De pennen van uw woord mogen bij het begin van uw beurt niet al op een lijn gestaan hebben, in welke richting ook; een deel van een staand woord is dus niet nieuw. Het verlengen of kruisen wel. Geen woord wordt in een spel twee keer als nieuw geclaimd, door wie ook. Een woord dat niet in het woordenboek staat, kost niets: zoek een ander.',
      ],
    },
    words: {
      title: 'Waar woorden liggen',
      body: [
        'De rijen en kolommen van de zijden lopen over de randen door en vormen ringen van 16 plaatsen om de kubus. Een woord is een reeks buren op één ring, in één van beide richtingen gelezen, rechtdoor over de randen. Het heeft minstens drie letters en ten hoogste zestien; het knikt niet, loopt langs geen diagonaal en neemt geen plaats twee keer. Hoe een pen gedraaid staat, doet er niet toe.',
        'Een vrije pen staat voor elke letter en telt 0. U noemt haar als u het woord claimt; daarna is ze weer vrij. Minstens twee letters van een woord zijn echte. Een premiepen is geen letter: een woord houdt ervoor op.',
      ],
    },
    score: {
      title: 'Punten',
      body: [
        'Tel de waarden van de letters op. Kijk dan naar de twee plaatsen naast het woord, vóór de eerste en achter de laatste letter, ook over een rand. Een premiepen daar telt:',
        [
          'Een letterpen vermenigvuldigt de letter die ze raakt. Die komen eerst.',
          'Een woordpen vermenigvuldigt de som. Twee ervan vermenigvuldigen elkaar.',
        ],
        'Een woord van 15 letters heeft één plaats naast beide einden: een pen daar telt één keer, voor het betere einde. Een van 16 heeft er geen. Daarna komen de premies erbij:',
        [
          '5 voor zes letters, 10 voor zeven of acht, 15 voor negen of meer.',
          '10 als de letters, ook vrije, op drie of vier zijden liggen.',
        ],
      ],
      example: {
        title: 'FLOWER op drie zijden, met een 2x woordpen vóór de F',
        rows: [
          ['F en W: elk 4; L, O, E, R: elk 1', '12'],
          ['Twee keer, door de woordpen', '24'],
          ['Zes letters', '5'],
          ['Drie zijden', '10'],
          ['Samen', '39'],
        ],
      },
    },
    crossing: {
      title: 'Een woord kruisen',
      body: [
        'Kruist uw woord er een dat eerder geclaimd is, door wie ook, en staan de pennen daarvan nog op een lijn, dan telt het oudere woord ook voor u: de kale som van zijn letters, zonder premies. Het ligt op een andere ring, deelt een pen met het uwe, en beide hebben drie letters of meer. Er telt één ouder woord, dat u kiest. Een vrije pen die ze delen, moet in beide voor dezelfde letter staan. In latere beurten mag een ouder woord opnieuw gekruist worden.',
      ],
      example: {
        title: 'TOWN door de W van FLOWER',
        rows: [
          ['T, O, N: elk 1; W: 4', '7'],
          ['FLOWER, alleen de letters', '12'],
          ['Samen', '19'],
        ],
      },
    },
    end: {
      title: 'Hoe het eindigt',
      body: [
        'Het spel is meteen uit als iemand meer dan 100 punten heeft, of na tien ronden, zoals afgesproken. De hoogste score wint; bij een gelijke stand delen de spelers de winst.',
      ],
    },
    variants: {
      title: 'Andere manieren',
      body: [
        [
          'Woorden hebben minstens vier letters.',
          'Tijd: 90 seconden per beurt, of de timer tot vier keer omgekeerd, zoals afgesproken. Is hij leeg voor er een woord geclaimd is, dan telt de beurt 0; de draaiingen blijven.',
          'De ronde wordt afgemaakt als iemand het doel heeft bereikt.',
        ],
        'Manier twee: premiepennen staan binnen een woord ook voor elke letter en tellen daar 0. Een woordpen in een woord vermenigvuldigt het. Een letterpen vermenigvuldigt de duurste van haar twee buren in het woord, bij gelijke waarde de eerste; aan een eind heeft ze er één. Twee pennen bij één letter vermenigvuldigen elkaar, en elke werkt één keer. Erbuiten, aan de einden, tellen ze als altijd, of helemaal niet, zoals afgesproken. Het spel is uit als iemand 100 punten heeft bereikt.',
      ],
    },
    origin: {
      title: 'Waar het vandaan komt',
      body: [
        'Een onofficieel boekje, naar SCRUBLE Cube van de makers ervan. SCRUBLE Cube is een merk van de eigenaars, die hier buiten staan. Hoeveel pennen er van elke letter zijn, was niet te vinden; de aantallen van deze set zijn van ons.',
      ],
    },
  },
};
