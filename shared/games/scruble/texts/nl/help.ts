import type { Words } from '#shared/i18n/words.ts';
import type { scrubleRuleTexts as english } from '../help.ts';

export const scrubleRuleTexts = {
  title: 'De spelregels van SCRUBLE Cube',
  lead: 'Een kubus vol letters draait in twaalf lagen. Breng een woord bij elkaar, over de randen als je wilt, en claim het.',
  sections: [
    {
      id: 'scruble-cube',
      title: 'De kubus',
      body: [
        'De kubus heeft 4 bij 4 bij 4 delen en 96 pennen, 16 op elke zijde: 82 letters met hun waarde, 2 vrije pennen en 12 premiepennen. Een premiepen vermenigvuldigt een letter met 2, 3 of 4, of een woord met 2 of 3.',
        'Je speelt met één tot vier spelers, mensen of computers. Het toeval verdeelt de pennen, en vóór de eerste beurt wordt de kubus zestig keer gedraaid. Woorden die er bij toeval staan, zijn van niemand. Dit is een onofficiële uitgave van SCRUBLE Cube, met een eigen verdeling van de letters.',
      ],
    },
    {
      id: 'scruble-turn',
      title: 'Je beurt',
      body: [
        'Draai zo vaak je wilt: elk van de twaalf lagen, ook de middelste, een kwartslag of een halve slag. Zolang je probeert, kun je elke draaiing ongedaan maken. Claim dan één woord. Daarmee is je beurt voorbij, de punten worden opgeschreven, en de volgende speler gaat verder met de kubus zoals die is.',
        'Vind je geen woord, beëindig de beurt dan zonder. Dat levert niets op, en je draaiingen blijven.',
      ],
    },
    {
      id: 'scruble-words',
      title: 'Waar woorden liggen',
      body: [
        'Elke rij en elke kolom van een zijde hoort bij een ring van 16 plaatsen om de kubus. Een woord is een reeks buren op één ring, in één van beide richtingen, rechtdoor over de randen. Het heeft drie tot zestien letters, of minstens vier als dat is afgesproken. Het knikt niet op een zijde, loopt langs geen diagonaal en gebruikt geen plaats twee keer. Hoe een pen gedraaid staat, maakt niet uit.',
        'Een vrije pen staat voor elke letter en telt 0. Als je het woord claimt, ligt vast welke letter het is; daarna is de pen weer vrij. In een woord zitten minstens twee letters die geen vrije pen zijn.',
        'Een lijst bepaalt wat een woord is. Staat een woord er niet in, dan wordt het geweigerd, en dat kost niets; jullie mogen afspreken dat het toch mag.',
      ],
    },
    {
      id: 'scruble-new',
      title: 'Alleen nieuwe woorden',
      body: [
        'Je moet in je beurt minstens één keer draaien, en de pennen van je woord mogen bij het begin van de beurt nog niet op een lijn hebben gestaan, in welke richting ook. Een deel van een woord dat er al staat, is dus niet nieuw. Een woord dat je langer maakt, wel.',
        'Elk woord kun je in een partij maar één keer claimen, wie het ook doet.',
      ],
    },
    {
      id: 'scruble-score',
      title: 'Wat het oplevert',
      body: [
        'Tel de waarden van de letters op. In het gewone spel tellen premiepennen naast het woord, vlak vóór de eerste of achter de laatste letter, ook over een rand:',
        [
          'Een letterpen vermenigvuldigt de letter die hij raakt. Die komen eerst.',
          'Een woordpen vermenigvuldigt de som. Twee ervan vermenigvuldigen elkaar.',
        ],
        'Daarna komt de bonus: 5 voor zes letters, 10 voor zeven of acht, 15 voor negen of meer, en nog 10 als de letters van het woord op drie of vier zijden liggen.',
        'STREET naast een 3x letterpen komt bijvoorbeeld op 8, en met 5 voor zes letters op 13.',
        'Bij 15 letters ligt één pen naast beide uiteinden: die telt één keer, een letterpen voor het beste uiteinde. Bij 16 is er geen.',
      ],
    },
    {
      id: 'scruble-crossing',
      title: 'Een ouder woord kruisen',
      body: [
        'Kruist je woord er een dat eerder is geclaimd, door wie ook, en dat nog op een lijn staat, dan levert het oudere woord jou ook de kale som van zijn letters op. Het ligt op een andere ring en deelt een pen met het jouwe. Een vrije pen die ze delen, moet in beide dezelfde letter zijn.',
        'Er telt één ouder woord mee: dat met de meeste punten, tenzij je een ander kiest. In latere beurten mag het opnieuw meetellen. ELF door de E van STREET levert 6 en 6 op.',
      ],
    },
    {
      id: 'scruble-premiums',
      title: 'Premiepennen in woorden',
      body: [
        'Met een andere keuze staan premiepennen net als vrije pennen voor letters, en tellen ze waar ze staan: een woordpen vermenigvuldigt het woord, een letterpen de buurletter met de hoogste waarde, bij gelijke waarde de eerste. CRAZY met een 2x letterpen als Z is 3, 1, 1, 0 en twee keer 4, samen 13.',
        'Je kiest ook of premiepennen naast een woord nog tellen.',
      ],
    },
    {
      id: 'scruble-timer',
      title: 'De zandloper',
      body: [
        'Je kunt spelen met een zandloper van 90 seconden per beurt, of twee, drie of vier keer zo lang. Is hij leeg voordat je een woord hebt geclaimd, dan levert je beurt niets op, en je draaiingen blijven.',
      ],
    },
    {
      id: 'scruble-end',
      title: 'Hoe een partij eindigt',
      body: [
        'Wie boven de 100 punten komt, of boven de afgesproken doelscore, beëindigt de partij; zijn premiepennen letters, dan is het genoeg om die te halen. De partij is meteen afgelopen, of aan het eind van de ronde als dat is afgesproken. Of je speelt tien ronden, of zoveel als afgesproken. De hoogste score wint, en bij een gelijke stand deel je de winst.',
        'Leveren tien hele ronden na elkaar geen woord op, dan is de partij ook afgelopen.',
      ],
    },
    {
      id: 'scruble-computers',
      title: 'Tegen de computer',
      body: [
        'Niveau 1 kent gewone woorden, niveau 2 en 3 kennen er meer; ze draaien hoogstens twee keer, en soms nemen ze genoegen met een klein woord, niveau 1 meestal. Niveau 4 kent de hele lijst, draait hoogstens drie keer, en kijkt wat zijn woord overlaat voor de volgende speler. Allemaal zien ze dezelfde kubus als jij.',
      ],
    },
    {
      id: 'scruble-typing',
      title: 'Zetten als tekst',
      body: [
        'Typ de draaiingen, een dubbele punt en het woord. Aan tafel komen de draaiingen die je al gedaan hebt, daarvoor.',
        [
          'R U2 F’: STREET draait drie lagen, met de letters die speedcubers gebruiken, en claimt STREET waar het het meest oplevert. L, R, U, D, F en B zijn de buitenste lagen, met de klok mee als je er recht op kijkt; ’ draait terug, 2 draait een halve slag.',
          '2R is alleen de laag achter R, Rw zijn ze allebei. Kleine letters worden niet gebruikt.',
          'rij 2 links, kolom 4 halve slag, schijf 1 met de klok mee: STREET zegt de draaiingen in woorden. Engelse woorden gelden ook: row, column, slice; left, right, up, down, half, clockwise, anticlockwise. Rijen tellen van boven, kolommen van links, schijven van voren; rijen gaan links of rechts, kolommen omhoog of omlaag zoals je ze van voren ziet, schijven met de klok mee of tegen de klok in.',
          'STREET op voor 2 1 rechts (of at front 2 1 right) zegt waar het woord begint, met zijde, rij en kolom, en welke kant het op gaat. De zijden heten boven, links, voor, rechts, onder en achter. Daarachter kiest kruist ELF (crossing ELF) het oudere woord.',
          'passen (pass) beëindigt de beurt zonder woord, draaiingen ervoor blijven; sta toe QAT (allow) staat een woord toe dat niet in de lijst staat.',
        ],
      ],
    },
  ],
} as const satisfies Words<typeof english>;
