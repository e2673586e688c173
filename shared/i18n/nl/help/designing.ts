import type { designing as english } from '../../en/help/designing.ts';
import type { Words } from '../../words.ts';

export const designing = {
  title: 'Een eigen set',
  lead: 'Kubussen, stenen, tegels en borden in elke taal met hoogstens 32 letters, Latijns, Grieks of cyrillisch: ontworpen, gemeten, afgedrukt en gespeeld.',
  sections: [
    {
      id: 'design-ten-minutes',
      title: 'Van woordenlijst tot spel',
      body: [
        [
          'Volg bij Ontwerpen “Een woordenlijst toevoegen”: een gewone tekst met één woord per regel. Kies voor de letters “Alle letters van de lijst”: ze worden geteld, en jij zegt welke wegvallen, zoals die van namen en vreemde woorden. Of schrijf de letters van je alfabet op. Waar accenten geen eigen letter maken, zoals in het Grieks, kies je “Accenten weghalen”. Zeg in welke taal de woorden zijn, dan is een set die ervoor wordt voorgesteld van die taal.',
          'Begin bij Ontwerpen met een set lege kubussen, en kies de lijst naast “Voorstellen”. Een paar seconden later heeft elke kubus zijn letters, en elke letter zijn waarde.',
          'Kijk wat er te herstellen valt, en welke woorden een hand van zeven maakt. Verander wat je wilt; elke stap kan ongedaan gemaakt worden, morgen ook nog.',
          'Druk de set af: als uitslagen, als stickers voor blokjes, als tegels, als kaarten of voor een 3D-printer, met een bord, rekjes en een doos. Of kies de set bij Vanavond een set maken: daar staat wat je afdrukt, hoeveel vellen, en hoelang het duurt.',
        ],
      ],
    },
    {
      id: 'design-pieces',
      title: 'Stukken en vlakken',
      body: [
        'Een stuk heeft hoogstens 12 vlakken: een letter, een getal, een blanco die voor elke letter staat, of een premie zoals 2W. Een letter telt op elk vlak hetzelfde. Een getal dat de som van zijn stuk is, blijft de som.',
        'Kies een vlak van de uitslag en typ: de letter komt erop, en het volgende vlak is gekozen. Pijltjestoetsen gaan van vlak naar vlak, Backspace naar het vorige.',
        'Bij Over kun je alle stukken in één keer schrijven of plakken, een stuk per regel. Eerst zie je wat het zou worden, met het nummer van elke regel die geen stuk geeft; dan zeg je of het de stukken vervangt die er zijn.',
      ],
    },
    {
      id: 'design-boards',
      title: 'Borden',
      body: [
        'Kies een kwast en verf vakken met een klik, of met de pijltjestoetsen en Enter; de toetsen 1 t/m 6 kiezen de kwast. Een streek kan ook op de vakken ertegenover vallen. Een bord heeft 5 tot 21 vakken per kant en één midden.',
      ],
    },
    {
      id: 'design-box',
      title: 'Merken van de bak',
      body: [
        'Kubagram speel je uit een bak van 9 x 12 vakken, en elk vak zegt wat er met zijn steen gebeurt: I, III of 0. Bij Bak verf je ze zoals je borden verft; de toetsen 1 t/m 3 kiezen het merk. Ze staan in het bestand, op het gedrukte inlegvel en in de partij, en het scherm Kist kan ze tonen.',
      ],
    },
    {
      id: 'design-measured',
      title: 'Wat er gemeten wordt',
      body: [
        'Uit de set worden willekeurig handen van zeven stukken getrokken, en geteld wordt welke woorden van je lijst elke hand kan spellen. De mediaan is de hand in het midden; een dode hand spelt niets. Er worden minstens 400 handen getrokken, meer waar de aantallen woorden sterk verschillen, en van dezelfde set altijd dezelfde: de ontwerper, een voorstel en “cubewright set check” geven dezelfde cijfers. Een letter blokkeert als handen die hem kunnen tonen minder dan 90 % van de woorden van andere handen maken, en dat geen toeval is.',
        'Een voorstel wordt met dezelfde cijfers gezocht, en die staan naast die van de gedrukte set van zijn soort met dezelfde lijst. Vraag je het nog eens, dan krijg je een andere set.',
        'Het lab zegt wat elk stuk waard is. Er worden handen getrokken die één stuk missen, en elk stuk dat over is, vult ze om de beurt aan. Zijn waarde is hoeveel punten het beste woord dan meer telt dan met een ander stuk op die plaats, gemiddeld: alleen letterwaarden, zonder premievakken of bonussen. Een stuk van 2 brengt twee punten meer op dan een gemiddeld stuk; onder 0 brengt het minder op. Achter ± staat de marge waarbinnen het ware cijfer valt in 95 van de 100 metingen; vier keer zoveel handen halveren die.',
        'Waarden volgen hoe moeilijk een letter met jouw woorden te leggen is. Ook zij zijn een voorstel.',
      ],
    },
    {
      id: 'design-files',
      title: 'Eén bestand',
      body: [
        'Een set is één bestand, *.cubewright-set, dat je zelf kunt lezen. Elke stap staat op schijf voordat je de volgende doet. Sla een set op als bestand om weg te geven, als je wilt met een eigen woordenlijst erin; begin met een bestand om een set met zijn lijst over te nemen.',
        'Als opdracht: cubewright set check FILE, cubewright set propose --pieces 98 --lexicon dutch -o FILE, en cubewright print nets --set FILE.',
      ],
    },
  ],
} as const satisfies Words<typeof english>;
