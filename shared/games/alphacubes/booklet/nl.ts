import type { BookletWords } from '../../printed.ts';
import type { alphacubesBooklet as english } from './en.ts';

export const alphacubesBooklet: BookletWords<typeof english> = {
  line: 'Een kruiswoord van kubussen, voor één tot zes spelers',
  own: {
    faces: [
      'Elk heeft vijf verschillende letters, elke letter met haar waarde, en een zesde vlak met de som van die vijf.',
      'Elk toont zijn letters, elke letter met haar waarde.',
    ],
    sum: [
      'Het vlak met de som is geen blanco. Het zegt wat de kubus u kost als u hem op het eind nog hebt.',
      'Een kubus kost u de som van zijn letters als u hem op het eind nog hebt.',
    ],
    second: [
      ' Er is een tweede bord, waarop het gepubliceerde spel van vier spelers tot op het punt uitkomt.',
      '',
    ],
    letters: [
      ' De letters van deze kubussen en de premievakken zijn opnieuw afgeleid uit een gepubliceerd spel.',
      ' De letters van deze kubussen zijn een keuze van wie ze gemaakt heeft.',
    ],
  },
  sections: {
    contents: {
      title: 'Wat er in de doos zit',
      body: [
        [
          '{{pieces}} kubussen. Elk heeft vijf verschillende letters, elke letter met haar waarde, en een zesde vlak met de som van die vijf.',
          'Een bord van {{columns}} bij {{rows}} vakken, waarvan {{premiums}} premievakken.',
          'Een rekje voor elke speler, scoreblokken en een potlood.',
        ],
        'Houd een woordenlijst of woordenboek bij de hand.',
      ],
    },
    aim: {
      title: 'Doel',
      body: [
        'U legt kubussen op het bord als woorden die elkaar kruisen. Elk woord levert punten op, en premievakken maken het duurder. Wie op het eind de meeste punten heeft, wint.',
      ],
    },
    setUp: {
      title: 'Voor u begint',
      body: [
        'Spreek een woordenlijst af. Vóór het spel mag u zelf woorden toelaten of verbieden; met een Engelse lijst is het gebruikelijk XU te verbieden en RITZ toe te laten.',
        'Leg alle kubussen met de letters omlaag, of doe ze in een zak: dat is de voorraad. Iedereen trekt er zeven en zet ze op het rekje, zodat niemand anders de letters ziet. Loot wie begint. De beurten gaan met de klok mee.',
        'Het vlak met de som is geen blanco. Het zegt wat de kubus u kost als u hem op het eind nog hebt.',
      ],
    },
    turn: {
      title: 'Uw beurt',
      body: [
        'In uw beurt doet u één van drie dingen.',
        [
          'Leg een woord, schrijf de punten op en trek uit de voorraad tot u er weer zeven hebt, zo ver die reikt.',
          'Ruil één tot zeven kubussen, maar niet meer dan er in de voorraad zijn: trek eerst de nieuwe en meng dan de uwe erdoor.',
          'Pas.',
        ],
      ],
    },
    words: {
      title: 'Een woord leggen',
      body: [
        'Leg één tot zeven kubussen op lege vakken van één rij of één kolom, van elk een letter naar keuze boven. Samen met wat er al ligt vormen ze één reeks zonder gat. Een letter die ligt, wordt nooit meer veranderd.',
        [
          'Het eerste woord heeft twee letters of meer en gaat over het vak in het midden.',
          'Wat later gelegd wordt, raakt met een zijde een kubus op het bord; hoeken tellen niet.',
          'Elke reeks van twee kubussen of meer die ontstaat, van links naar rechts of van boven naar onder, moet een woord zijn.',
        ],
      ],
    },
    score: {
      title: 'Punten',
      body: [
        'Elke reeks met een nieuwe kubus van u telt: de waarden van al haar letters, ook van die er al lagen.',
        [
          '2L en 3L tellen de letter die erop ligt twee of drie keer.',
          '2W en 3W tellen het hele woord twee of drie keer. Het vak in het midden is een 2W.',
          'Eerst de letters, dan de woorden. Twee woordvakken onder één woord vermenigvuldigen elkaar.',
        ],
        'Een premievak telt alleen voor de kubus die er nu op gelegd wordt, maar dan in beide woorden die erover gaan. Wie alle zeven kubussen in één keer legt, heeft een splash en krijgt 50 punten extra.',
      ],
      example: {
        title: 'Het eerste woord is FROSTED, gelegd op E9 tot en met K9',
        rows: [
          ['F op een 2L: 4 twee keer', '8'],
          ['R, O, S, T, E: elk 1', '5'],
          ['D', '2'],
          ['T ligt in het midden: 15 twee keer', '30'],
          ['Alle zeven kubussen: een splash', '50'],
          ['Samen', '80'],
        ],
      },
    },
    challenge: {
      title: 'Een woord betwijfelen',
      body: [
        'Na een zet, voordat de speler trekt, mag één tegenstander hem aanvechten. Alle woorden van de zet worden dan samen opgezocht, één keer.',
        [
          'Is er één niet goed, dan gaan de kubussen terug naar het rekje. De zet levert niets op en de beurt is voorbij.',
          'Zijn ze alle goed, dan blijft de zet staan en slaat wie hem aanvocht de volgende beurt over.',
        ],
        'Een afspraak over een woord die gemaakt wordt terwijl een zet aangevochten kan worden, geldt vanaf de volgende beurt.',
      ],
    },
    end: {
      title: 'Hoe het eindigt',
      body: [
        'Is de voorraad leeg en legt iemand de laatste kubus van zijn hand, dan hebben wie in de ronde na die speler zitten elk nog één beurt. De ronden tellen vanaf wie begon. Wie een beurt moest overslaan, slaat die over.',
        'Het is ook uit als iedereen na elkaar past, of als drie hele ronden lang niemand een kubus heeft gelegd.',
        'Elke kubus in een hand kost zijn som, op een regel apart. Wie er geen heeft, krijgt niets extra. De hoogste score wint; bij een gelijke stand delen de spelers de winst.',
      ],
    },
    variants: {
      title: 'Andere manieren',
      body: [
        'Spreek vóór het spel af wat aanvechten kost:',
        [
          'Niets, als de zet goed was.',
          '5 of 10 punten voor de speler wiens goede zet werd aangevochten.',
          'Het spel: wie ongelijk had, ligt eruit met kubussen en al, en wie overblijft, wint.',
          'In geen geval iets: een slechte zet komt terug en u probeert het opnieuw.',
          'Twee beurten: een slechte zet kost ook de volgende.',
        ],
        'Alleen speelt u tegen uw eigen beste score. Over meer spellen kunt u de scores optellen. Er is een tweede bord, waarop het gepubliceerde spel van vier spelers tot op het punt uitkomt.',
      ],
    },
    origin: {
      title: 'Waar het vandaan komt',
      body: [
        'Een onofficieel boekje, naar Alphacubes van de maker, die het spel publiceerde om na te bouwen. Het komt voort uit Scrabble, een merk van de eigenaars ervan, die hier buiten staan. De letters van deze kubussen en de premievakken zijn opnieuw afgeleid uit een gepubliceerd spel.',
      ],
    },
  },
};
