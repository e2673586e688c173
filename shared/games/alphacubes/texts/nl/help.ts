import type { Words } from '#shared/i18n/words.ts';
import type { alphacubesRuleTexts as english } from '../help.ts';

export const alphacubesRuleTexts = {
  title: 'De spelregels van Alphacubes',
  lead: 'Een kruiswoord van kubussen. Op elke kubus staan vijf letters; jij kiest welke boven ligt.',
  sections: [
    {
      id: 'what-is-there',
      title: 'Wat er op tafel ligt',
      body: [
        'Een bord van 17 bij 17 vakken, waarvan 81 premievakken, en 98 kubussen. De kolommen heten A tot en met Q, de rijen van boven af 1 tot en met 17; I9 is dus het vak in het midden.',
        'Op een kubus staan vijf verschillende letters, elk met de waarde in de hoek. Op het zesde vlak staan die vijf waarden bij elkaar opgeteld. Dat vlak is geen blanco: het is wat de kubus je kost als je hem op het eind nog hebt.',
        'Je speelt met één tot zes spelers, mensen of computers. Het lot beslist wie begint; de beurten gaan met de klok mee.',
      ],
    },
    {
      id: 'hand',
      title: 'Je hand',
      body: [
        'Iedereen trekt zeven kubussen. Na een zet trek je weer bij tot je er zeven hebt, zolang de voorraad strekt.',
        'In je hand toont een kubus één letter boven en de andere vier op de voorkant. Draai hem zoals je wilt, tot je hem legt. Ligt hij er eenmaal, dan blijft zijn letter staan.',
      ],
    },
    {
      id: 'a-play',
      title: 'Een woord leggen',
      body: [
        'Leg één tot zeven kubussen op lege vakken van één rij of één kolom. Samen met wat er al ligt vormen ze één reeks zonder gat.',
        [
          'Het eerste woord heeft twee letters of meer en gaat over het midden, I9.',
          'Elke latere zet raakt met een zijde een kubus op het bord; hoeken tellen niet.',
          'Elke reeks van twee kubussen of meer die ontstaat, horizontaal en verticaal, moet een woord zijn.',
        ],
      ],
    },
    {
      id: 'score',
      title: 'Wat het oplevert',
      body: [
        'Elke reeks met een nieuwe kubus van jou telt: de waarden van alle letters erin bij elkaar, ook van kubussen die er al lagen.',
        [
          '2L en 3L tellen de letter die erop ligt twee of drie keer.',
          '2W en 3W tellen het hele woord twee of drie keer; het midden is een 2W.',
          'Eerst worden de letters opgeteld, dan wordt het woord vermenigvuldigd. Twee woordvakken onder één woord vermenigvuldigen elkaar.',
        ],
        'Een premievak telt alleen in de zet die het bedekt, maar dan in beide woorden, horizontaal en verticaal.',
        'Leg je alle zeven kubussen in één zet, dan is dat een splash: 50 punten extra.',
      ],
    },
    {
      id: 'other-turns',
      title: 'Ruilen of passen',
      body: [
        'In plaats van een woord te leggen mag je één tot zeven kubussen ruilen met de voorraad, maar niet meer dan er in zitten: eerst trek je de nieuwe, dan gaan de oude erdoor. Of je past.',
      ],
    },
    {
      id: 'judging',
      title: 'Welke woorden tellen',
      body: [
        'Spreek vóór de partij een woordenlijst af. Daarbij mogen jullie zelf woorden toestaan of verbieden. Met een Engelse lijst is XU van begin af verboden en RITZ toegestaan.',
        'Oordeelt de lijst, dan kun je een woord dat er niet in staat niet leggen. Vindt iedereen het goed, sta het dan toe: het telt dan in deze partij.',
        'Oordeelt de tafel, dan mag je alles leggen. Voordat de volgende beurt begint, mag één tegenstander de zet aanvechten; dan worden alle woorden van de zet samen opgezocht, één keer. Een foute zet komt terug, levert niets op, en de beurt is voorbij. Was de zet goed, dan slaat wie hem aanvocht de volgende beurt over. Bij Nieuwe partij kun je iets anders afspreken over aanvechten.',
      ],
    },
    {
      id: 'end',
      title: 'Hoe het eindigt',
      body: [
        'Is de voorraad leeg en legt iemand de laatste kubus van zijn hand, dan heeft iedereen die in de ronde na die speler zit nog één beurt. De ronden tellen vanaf wie de partij begon.',
        'Het is ook afgelopen als iedereen na elkaar past, of als drie hele ronden lang niemand een kubus legt.',
        'Kubussen die je nog in je hand hebt, kosten hun som. De hoogste score wint; bij een gelijke stand deel je de winst. Over meer partijen mag je de scores optellen.',
      ],
    },
    {
      id: 'computers',
      title: 'Tegen de computer',
      body: [
        'Op elke plaats aan tafel kan een computer zitten. Zijn niveau heet naar de punten die zijn zetten gemiddeld opleveren, van 9 op niveau 1, dat voor een kind is, tot boven de 120. Elk niveau wint ongeveer drie van de vier partijen tegen het niveau eronder. Tot en met niveau 10 kent hij alleen gewone woorden, vanaf niveau 13 de hele lijst. Niveau 19 vindt elke keer de zet met de meeste punten. Niveau 20 beproeft zijn drie beste zetten tegen een aantal manieren waarop de andere kubussen kunnen liggen, speelt in gedachten verder en neemt de zet die het vaakst wint; niveau 21 doet dat met zestien zetten en veel meer manieren. Hebben twee spelers elk nog hoogstens vier kubussen en is de voorraad leeg, dan is er niets meer verborgen: de niveaus 20 en 21 spelen dat slot bijna altijd zonder fout, en bij het terugkijken zie je hoe het afloopt als niemand er een maakt. De laatste stap van een hint en het terugkijken vertellen hoeveel van de 100 partijen een zet zou winnen. Is er tussen twee spelers nog maar weinig verborgen, dan zegt de hint in plaats daarvan wat zeker is: hoe het slot afloopt als de voorraad leeg is, of op hoeveel van de manieren waarop de laatste één of twee kubussen getrokken kunnen worden de zet wint. Een computer kan ook even sterk spelen als de anderen: hij let dan op wat jouw zetten in deze partij opleveren. Hij ziet zijn eigen kubussen en het bord, net als jij.',
        'Terwijl hij denkt, kun je hem laten wachten, het bord bekijken zo lang je wilt en een zet ongedaan maken: met één keer ben je terug bij je eigen keuze. Oordeelt de tafel over woorden, dan vecht een computer alleen woorden aan die niet in de lijst staan, en op de lagere niveaus laat hij er soms een door.',
      ],
    },
    {
      id: 'hints',
      title: 'Hints, en wat je had kunnen leggen',
      body: [
        'Een hint verklapt de beste zet stap voor stap: de score, de kubussen, de plaats en dan het woord, dat hij ook voor je kan leggen. Elke stap komt in de notatie van de partij, en bij de stand staat in hoeveel beurten je een hint nam. Op het bord vraag je er een met de toets !, en met H overal waar je geen letters legt.',
        'Je kunt je eerdere beurten terugkijken: het bord zoals het toen lag, de beste zet naast die van jou, wat ze allebei opleverden en hoe vaak ze gewonnen hadden. Deel je het scherm, dan kan dat pas als je kubussen in je volgende beurt weer open liggen, want het laat zien wat je had. Is de partij afgelopen, dan mag iedereen alle beurten terugkijken. Een beurt krijgt een oordeel naar wat computers van een bepaald niveau in dezelfde stelling halen; welk niveau, kies je zelf.',
      ],
    },
    {
      id: 'boards',
      title: 'De twee borden',
      body: [
        'Het bord Standaard ziet er van alle vier de kanten hetzelfde uit. Voorbeeld is het bord waarop de gepubliceerde partij van vier spelers, Oranje, Geel, Groen en Blauw, tot op het punt uitkomt. Een eigen bord mag 5 tot 21 vakken breed en hoog zijn.',
      ],
    },
  ],
} as const satisfies Words<typeof english>;
