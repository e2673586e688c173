import type { Words } from '#shared/i18n/words.ts';
import type { kubagramRuleTexts as english } from '../help.ts';

/** Where a word is worth something, the examples are those of the Dutch dice, as in the booklet; what is typed stays English. */
export const kubagramRuleTexts = {
  title: 'De spelregels van Kubagram',
  lead: 'De stenen komen één voor één uit de bak en liggen dan voor iedereen op tafel. Wie als eerste een lang woord ziet, heeft het.',
  sections: [
    {
      id: 'kubagram-dice',
      title: 'Stenen en bak',
      body: [
        'Er zijn 105 stenen met elk drie letters, elke letter op twee vlakken tegenover elkaar. Geen twee stenen zijn gelijk. De drie jokers hebben gemerkte randen en zes eigen vlakken: DOKTER, GEERRY en POLLET, of AESRTN, IOLKDG en UÄMPVB in het Zweeds. Elke letter telt 1 tot en met 9, ook op een joker.',
        'Engels, Nederlands en Afrikaans hebben elk hun eigen stenen met eigen waarden. In de Nederlandse set is IJ één letter op één vlak; een I naast een J geldt er niet voor.',
        'De Zweedse stenen zijn een set die we zelf hebben gemaakt, niet van de makers van Kubagram: Cubewright heeft hun letters en waarden voorgesteld uit zijn Zweedse woordenlijst. Å, Ä en Ö zijn letters op zichzelf, na Z.',
        'De stenen worden geschud en in een bak gelegd van 9 rijen met 12 vakken, gemerkt met I, III of 0. Wat in de bak boven ligt, ziet iedereen; de andere letters van een steen zie je pas als hij genomen wordt. De merken van de oorspronkelijke bak zijn verloren gegaan; deze hebben we zelf bedacht.',
        'Je speelt met één tot vier spelers, mensen of computers. Dit is een onofficiële uitgave van Kubagram.',
      ],
    },
    {
      id: 'kubagram-begin',
      title: 'Voor je begint',
      body: [
        'Iedere speler trekt blindelings een steen. Wie de letter het dichtst bij de A heeft, is de eerste speler; wie gelijk zijn, trekken onder elkaar opnieuw. Getrokken stenen doen niet mee en kosten niets. Is er een joker getrokken, dan zegt de optie “Bij het begin getrokken joker” of zijn speler hem later mag gebruiken.',
        'De laatste speler, rechts van de eerste, draait de bak één keer en kiest zo de hoek waar de stenen beginnen. Daarna worden de stenen rij voor rij genomen, de dichtstbijzijnde eerst, en elke rij van links naar rechts.',
        'Een partij die met gedrukte stenen begonnen is, kan hier verdergaan: kies bij Nieuwe partij dat je de partij overneemt van tafel. Typ de letters die boven liggen; wat je weglaat, vult het toeval aan uit de stenen die over zijn.',
      ],
    },
    {
      id: 'kubagram-turn',
      title: 'Je beurt',
      body: [
        [
          'Claim woorden uit het middenveld zoals het ligt, als je er ziet.',
          'Neem de volgende steen en leg hem aan de linker- of rechterkant van het middenveld, met een letter die zijn vak toelaat. Ligt hij er eenmaal, dan verandert zijn letter niet meer.',
          'Claim opnieuw woorden, en beëindig je beurt.',
        ],
        'Alleen wie aan de beurt is, claimt woorden en mag het middenveld anders leggen, maar een nieuwe volgorde verraadt aan de anderen wat je zoekt. De letters van een woord mogen overal in het veld liggen.',
        'Eén keer in de partij mag je overslaan: je claimt woorden, maar laat de volgende steen voor de volgende speler liggen. Spelers mogen na elkaar overslaan.',
      ],
    },
    {
      id: 'kubagram-squares',
      title: 'De vakken',
      body: [
        [
          'I: de letter die boven ligt, telt.',
          'III: je kiest één van de drie letters.',
          '0: je geeft de steen aan de volgende speler. Je mag nog woorden claimen, dan is je beurt voorbij. De volgende speler begint met één van zijn letters te kiezen en hem te leggen; die steen wordt niet nog eens doorgegeven en niet overgeslagen.',
        ],
        'Wie een steen van een 0 gelegd heeft, speelt daarna een gewone beurt; met de andere optie claim je alleen nog.',
        'Liggen er in het middenveld tien medeklinkers of meer en geen klinker, dan moet de volgende steen met een klinker boven komen als hij er een heeft, ook vanaf een I. De Y is een medeklinker; de Nederlandse IJ is een klinker.',
      ],
    },
    {
      id: 'kubagram-jokers',
      title: 'Jokers',
      body: [
        'Van een I of een III mag je een joker met elk van zijn letters leggen, of hem in je veld opzij leggen en in een latere beurt in een woord gebruiken, met een letter die je dan kiest. Van een 0 heeft de volgende speler die keuze. Een joker in het middenveld is van iedereen, met de letter die boven ligt.',
        'Elke joker in een woord verdubbelt de hele waarde: twee tellen vier keer, drie acht keer. In een woord zit minstens één steen uit het middenveld.',
      ],
    },
    {
      id: 'kubagram-score',
      title: 'Woorden en hun waarde',
      body: [
        'Een woord heeft vijf letters of meer; jullie kunnen 3 tot 8 afspreken. Het staat in de woordenlijst van de taal van de set, en hetzelfde woord mag met andere stenen opnieuw geclaimd worden. De stenen liggen voortaan in jouw veld, voor iedereen zichtbaar.',
        'De waarde is de som van de letters en een bonus: 5 voor de zesde letter, 10 meer voor de zevende, 15 meer voor de achtste, enzovoort, welke lengte jullie ook hebben afgesproken. Jokers verdubbelen dat.',
        'Met de Nederlandse stenen telt WORTEL 7, 2, 3, 3, 1 en 4, met een bonus van 5: 25. Is de E een joker, dan telt het 50.',
      ],
    },
    {
      id: 'kubagram-compounds',
      title: 'Samenstellingen',
      body: [
        'In je beurt mag je twee of meer hele woorden aaneenvoegen tot een langer woord uit de lijst, in wiens veld ze ook liggen, ook woorden die je net geclaimd hebt. De letters blijven zoals ze zijn, met niets ertussen. De samenstelling ligt in jouw veld, en de vorige eigenaars verliezen de waarde van hun woorden.',
        'Een samenstelling telt zo vaak als er enkele woorden in zitten: twee woorden tellen dubbel, drie tellen drie keer. Wordt die verder uitgebreid, dan tellen alle enkele woorden mee. Jokers erin blijven verdubbelen. TAFEL en LAKEN geven TAFELLAKEN: 28 voor de letters en een bonus van 75, en dat twee keer: 206.',
        'Een woord wordt alleen afgenomen als deel van een langer woord.',
      ],
    },
    {
      id: 'kubagram-last',
      title: 'De laatste beurt',
      body: [
        'De laatste beurt is die waarin de laatste steen van de bak gelegd wordt, of opzij gelegd als het een joker is. De speler claimt woorden zoals altijd. Daarna is niemand meer aan de beurt.',
        'Is er geen woord van de afgesproken lengte meer, dan mag de laatste speler woorden van twee letters of meer claimen, en elk woord dat er al lag, van wie het ook is, met twee stenen of meer verlengen, vooraan, achteraan of allebei. Een verlengd woord gaat naar de laatste speler en telt boven op al het andere dubbel; een samenstelling van twee telt dan vier keer. Het wordt niet nog eens aaneengevoegd of verlengd.',
        'De laatste speler mag ook de jokers gebruiken die anderen opzij hebben liggen, elk voor een woord dat in deze beurt ontstaat.',
        'Daarna gaat de waarde van alle letters die in het middenveld over zijn, af van de score van de laatste speler, en elke joker die nog opzij ligt, kost zijn eigenaar de som van zijn zes vlakken. De hoogste score wint; bij een gelijke stand delen de spelers de winst. Een score mag onder nul zijn.',
      ],
    },
    {
      id: 'kubagram-judging',
      title: 'Welke woorden tellen',
      body: [
        'De tafel spreekt een woordenlijst af en kan zelf woorden toestaan of verbieden. Afkortingen en leenwoorden die niet mogen tellen, horen op de lijst van verboden woorden. Oordeelt de lijst, dan kun je alleen woorden claimen die erin staan.',
        'Oordeelt de tafel, dan kun je elke spelling claimen. Tot de volgende steen genomen is, mag iedere tegenstander een woord betwijfelen of alle laten staan. Een fout woord gaat terug, met alles wat erop gebouwd is; de stenen liggen dan weer in het middenveld. Opzoeken kost 5 punten: voor de speler van een fout woord, voor wie een goed woord betwijfelde, of voor wie ongelijk had, zoals jullie hebben afgesproken.',
      ],
    },
    {
      id: 'kubagram-alone',
      title: 'Alleen spelen',
      body: [
        'In je eentje speel je voor je beste score: niemand trekt, er wordt niet overgeslagen, een 0 is een III, en de laatste beurt is van jou.',
      ],
    },
    {
      id: 'kubagram-computers',
      title: 'Tegen de computer',
      body: [
        'Op niveau 1 kent een computer alledaagse woorden en ziet hij alleen korte. Niveau 2 ziet langere en voegt aaneen wat er ligt. Niveau 3 kent veel meer woorden en let er meestal op wat er voor jou overblijft. Niveau 4 kent de hele lijst en let daar altijd op. Tegen één tegenstander denkt niveau 5 ook aan wat jij daarna laat liggen, en slaat het soms een steen over in plaats van jou aan een woord te helpen. Ze zien allemaal wat jij ziet: de letters die boven liggen, en welke stenen er zijn.',
      ],
    },
    {
      id: 'kubagram-typing',
      title: 'Zetten als tekst',
      body: [
        [
          'hoek L9 of hoek 90 (corner) draait de bak, vóór de eerste beurt. Nederlandse en Engelse woorden gelden allebei.',
          'neem (take) neemt de volgende steen; leg E links of leg E rechts (lay E left, lay E right) legt hem; leg opzij (aside) legt een joker opzij; sla over (skip) laat de steen liggen.',
          'claim CATTLE claimt een woord. Waar het ertoe doet, noem je stenen bij hun letters: claim CATTLE met DOKTER (with).',
          'voeg samen TABLE SPOON (join) voegt woorden aaneen; van twee dezelfde woorden zegt een nummer welk het is, zoals STONE#3.',
          'geen woord (declare) zegt dat er geen lang woord meer is; verleng COMPUTE tot COMPUTERS (extend, to) verlengt een woord.',
          'schik LETTAC (arrange) legt het middenveld in een andere volgorde; stop (end) beëindigt je claims of je beurt.',
          'zoek op CATTLE (challenge) laat een woord opzoeken, laat staan (accept) laat alle claims staan; kunnen meer spelers antwoorden, dan staat het nummer van de speler voorop: 2 laat staan.',
        ],
      ],
    },
  ],
} as const satisfies Words<typeof english>;
