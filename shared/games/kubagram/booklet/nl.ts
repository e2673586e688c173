import type { BookletWords } from '../../printed.ts';
import type { kubagramBooklet as english } from './en.ts';

export const kubagramBooklet: BookletWords<typeof english> = {
  line: 'Dobbelstenen, een bak en scherpe ogen, voor twee tot vier spelers',
  own: {
    makers: [
      'Kubagram is een merk van de eigenaars, die hier buiten staan.',
      'Kubagram is een merk van de eigenaars, die hier buiten staan, en deze stenen zijn geen set van hen.',
    ],
  },
  sections: {
    contents: {
      title: 'Wat er in de doos zit',
      body: [
        [
          '105 stenen met drie letters, elke letter op twee vlakken tegenover elkaar. Geen twee stenen zijn gelijk.',
          'Drie jokers met gemerkte randen en op elk vlak een letter: {{jokerA}}, {{jokerB}} en {{jokerC}}.',
          'Een bak van 9 rijen met 12 vakken, gemerkt met I, III of 0.',
          'Scoreblokken en een potlood.',
        ],
        'Elke letter heeft een waarde van {{lowest}} tot en met {{highest}}, die op elk vlak staat. Houd een woordenboek in de taal van de stenen bij de hand. In de Nederlandse set is IJ één letter op één vlak; een I naast een J geldt er niet voor.',
      ],
    },
    aim: {
      title: 'Doel',
      body: [
        'De stenen verlaten de bak één voor één en liggen voor iedereen open. Wie aan de beurt is en er een woord in ziet, neemt het. Lange woorden, jokers en samenstellingen leveren het meest op. De hoogste score wint.',
      ],
    },
    setUp: {
      title: 'Voor u begint',
      body: [
        'Schud alle 108 stenen en leg ze in de bak zoals ze komen, welk vlak dan ook boven. Wat boven ligt, mag iedereen zien.',
        'Iedere speler trekt blindelings een steen. Wie de letter het dichtst bij de A heeft, is de eerste speler; wie daarin gelijk zijn, trekken onder elkaar opnieuw. In het Nederlands komt IJ na I. Getrokken stenen liggen voor hun speler en doen niet mee; hun vakken worden overgeslagen. De beurten gaan met de klok mee.',
        'De laatste speler, rechts van de eerste, mag de bak één keer draaien en kiest zo welke hoek voor de eerste speler linksonder ligt. Daar beginnen de stenen: eerst de dichtstbijzijnde rij, elke rij van links naar rechts.',
      ],
    },
    turn: {
      title: 'Uw beurt',
      body: [
        [
          'Claim woorden uit het middenveld, als u er ziet.',
          'Neem de volgende steen en leg hem links of rechts aan het middenveld, met een letter die zijn vak toelaat.',
          'Claim opnieuw woorden. Dan is uw beurt voorbij.',
        ],
        'Alleen wie aan de beurt is, claimt woorden en mag het middenveld anders leggen; een nieuwe volgorde verraadt de anderen wat u zoekt. Elke letter van het veld kan meedoen in een woord, waar ze ook ligt. Ligt een steen er eenmaal, dan verandert zijn letter niet meer.',
        'Eén keer in het spel mag u overslaan: u mag woorden claimen, maar laat de steen voor de volgende speler liggen. Iedereen mag na elkaar overslaan; de laatste steen wordt toch genomen.',
      ],
    },
    squares: {
      title: 'De vakken',
      body: [
        [
          'I: de letter die boven ligt, telt.',
          'III: kies één van de drie letters.',
          '0: geef de steen aan de volgende speler. U mag nog woorden claimen, dan is uw beurt voorbij. De volgende speler begint met de steen te leggen, met één van zijn letters, en heeft daarna een gewone beurt. De steen gaat niet verder door en kan niet worden overgeslagen.',
        ],
        'Liggen er in het middenveld tien medeklinkers of meer en geen klinker, dan moet de volgende steen met een klinker boven komen als hij er een heeft, ook vanaf een I. De Y is een medeklinker; de Nederlandse IJ is een klinker. Een steen zonder klinker legt u zoals altijd, en dan is de volgende gebonden.',
      ],
    },
    jokers: {
      title: 'Jokers',
      body: [
        'Van een I of een III mag u elk van de zes vlakken van een joker gebruiken. Leg hem in het middenveld, waar hij van iedereen is; gebruik hem meteen in een woord; of leg hem voor u opzij voor een later woord van u, met een letter die u dan kiest. Van een 0 heeft de volgende speler die keuze. Zolang de regel van tien medeklinkers geldt, moet hij gelegd worden, met een klinker.',
        'In een woord zit minstens één steen uit het middenveld, of een heel woord. Elke joker in een woord verdubbelt zijn hele waarde: twee maken het vier keer zo veel waard, drie acht keer.',
      ],
    },
    score: {
      title: 'Woorden en hun waarde',
      body: [
        'Een woord heeft vijf letters of meer en staat in het woordenboek. De stenen komen voor de speler te liggen, voor iedereen zichtbaar. Hetzelfde woord mag met andere stenen opnieuw geclaimd worden.',
        'De waarde is de som van de letters en een bonus: 5 voor de zesde letter, 10 meer voor de zevende, 15 meer voor de achtste, enzovoort. Elke joker verdubbelt dat. Schrijf de waarde op als een woord gemaakt is en tel op het eind alles op.',
      ],
      example: {
        title: '{{word}}, met de {{joker}} op een joker',
        rows: [
          ['{{letters}}', '{{sum}}'],
          ['De zesde letter', '5'],
          ['Eén joker: {{plain}} twee keer', '{{total}}'],
        ],
      },
    },
    compounds: {
      title: 'Samenstellingen',
      body: [
        'In uw beurt mag u twee of meer hele woorden aaneenvoegen tot een langer woord uit het woordenboek: woorden van elke speler, of woorden die u net gemaakt hebt. De letters blijven zoals ze zijn, met niets ertussen. De samenstelling ligt voor u, en de vorige eigenaars strepen hun woorden door.',
        'Een samenstelling telt zo vaak als er enkele woorden in zitten: twee verdubbelen haar, drie verdrievoudigen haar. Wordt ze verder uitgebreid, dan tellen alle woorden mee. De jokers erin blijven verdubbelen. Op een andere manier wordt een woord nooit afgenomen, en het wordt nooit gesplitst.',
      ],
      example: {
        title: '{{first}} en {{second}} geven {{compound}}',
        rows: [
          ['{{first}} en {{second}}', '{{compoundSum}}'],
          ['Letter 6 tot en met 10: 5, 10, 15, 20 en 25', '75'],
          ['Twee woorden: {{compoundPlain}} twee keer', '{{compoundTotal}}'],
        ],
      },
    },
    end: {
      title: 'De laatste beurt',
      body: [
        'De laatste beurt is die waarin de laatste steen van de bak gelegd, gebruikt of opzij gelegd wordt. Die speler claimt woorden zoals altijd. Daarna is niemand meer aan de beurt.',
        [
          'Vindt de laatste speler geen volle woorden meer, dan mag hij woorden van twee letters of meer maken, en elk woord dat dan al op tafel ligt met twee stenen of meer verlengen, vooraan, achteraan of allebei. Een verlengd woord gaat naar de laatste speler en telt boven op al het andere dubbel; het wordt niet nog eens aaneengevoegd of verlengd.',
          'Hij mag ook jokers nemen die anderen opzij hebben liggen, elk voor een woord dat hij nu maakt.',
          'Daarna gaan de letters die in het middenveld over zijn van zijn score af.',
          'Een joker die nog opzij ligt, kost zijn eigenaar de som van zijn zes vlakken, {{unused}}.',
        ],
        'De hoogste score wint; bij een gelijke stand delen de spelers de winst. Een score mag onder nul zijn.',
      ],
    },
    challenge: {
      title: 'Een woord betwijfelen',
      body: [
        'Afkortingen, letterwoorden en leenwoorden die u samen hebt uitgesloten, zijn geen woorden. Tot de volgende steen genomen is, mag een tegenstander een woord laten opzoeken, in de laatste beurt tot de scores zijn opgemaakt. Een fout woord wordt ongedaan gemaakt, met alles wat erop gebouwd is, en de stenen gaan terug naar waar ze lagen. Spreek vooraf af wat opzoeken kost: 5 punten voor de speler van een fout woord, 5 voor wie een goed woord betwijfelde, of allebei.',
      ],
    },
    variants: {
      title: 'Andere manieren',
      body: [
        [
          'Spreek een andere kleinste lengte af, van 3 voor kinderen tot 8 voor kenners. De bonus blijft zoals hij is.',
          'Wie een steen van een 0 krijgt, legt hem en claimt daarna alleen nog woorden.',
          'Een joker die bij het begin getrokken is, ligt opzij bij zijn speler.',
          'In de laatste beurt is één steen genoeg om een woord te verlengen.',
          'De laatste speler maakt pas korte woorden als er geen vol woord meer is, wie het ook vindt.',
          'Alleen: niemand trekt of slaat over, een 0 is een III, de laatste beurt is van u, en u speelt tegen uw beste score.',
        ],
      ],
    },
    origin: {
      title: 'Waar het vandaan komt',
      body: [
        'Een onofficieel boekje, naar het spel Kubagram van de makers ervan. Kubagram is een merk van de eigenaars, die hier buiten staan. De merken van de oorspronkelijke bak zijn verloren; die van deze zijn van ons.',
      ],
    },
  },
};
