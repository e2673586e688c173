import type { Words } from '#shared/i18n/words.ts';
import type { kuboRuleTexts as english } from '../help.ts';

export const kuboRuleTexts = {
  title: 'De spelregels van Kubo',
  lead: 'Vierenzestig kaarten bouwen een kubus van vier bij vier bij vier. Hele lijnen leveren punten op, als je ze ziet.',
  sections: [
    {
      id: 'kubo-cards',
      title: 'De kaarten',
      body: [
        'Er zijn vier kleuren, blauw, groen, geel en rood; vier maten, S, M, L en XL; en de nummers 1 tot en met 4. Geen twee van de 64 kaarten zijn gelijk, en elke heeft één plaats in de kubus: de kleur zegt in welke laag, blauw onderop en rood bovenop, de maat telt naar rechts, en het nummer van je af.',
        'Je speelt met twee tot zes spelers, mensen of computers. Dit is een onofficiële uitgave van Kubo.',
      ],
    },
    {
      id: 'kubo-begin',
      title: 'Voor je begint',
      body: [
        'Blauw S1, S4, XL1 en XL4 liggen als hoeken. De andere kaarten worden geschud, en iedereen krijgt er vier. Het lot wijst de gever aan; wie links van de gever zit, begint, en de beurten gaan met de klok mee.',
        'Een partij die met gedrukte kaarten begonnen is, kan hier verdergaan: kies bij Nieuwe partij dat je de partij overneemt van tafel, en tik aan wat er ligt en wat elke speler in de hand heeft.',
        'De kubus kan ook op zijn zij gebouwd worden, met maten als lagen, of rechtop, met nummers als lagen van 4 tot 1. Dan liggen er andere hoeken, en gelden alle regels voor die lagen.',
      ],
    },
    {
      id: 'kubo-turn',
      title: 'Je beurt',
      body: [
        [
          'Je begint met één kaart van de stapel, zolang die er is.',
          'Heb je in je vorige beurt twee kaarten of meer gelegd, dan mag je er één voor één bij trekken, tot je er vijf hebt. Heb je een kaart gelegd, dan trek je niet meer.',
          'Leg zoveel kaarten als je wilt, de een na de ander, of geen.',
          'Claim de lijnen die je ziet. Beëindig dan je beurt.',
        ],
      ],
    },
    {
      id: 'kubo-laying',
      title: 'Waar een kaart mag liggen',
      body: [
        'Een kaart ligt naast een kaart van dezelfde laag, één stap verder in één richting, of op de kaart recht eronder. Naast een andere mag hij ook boven een lege plaats liggen.',
        'Onder een kaart wordt nooit iets gelegd. Is de plaats van een kaart bedekt, dan is die kaart dood: hij blijft in de hand.',
        'Bedekte kaarten blijven leesbaar en tellen voor lijnen als voorheen.',
      ],
    },
    {
      id: 'kubo-lines',
      title: 'Lijnen en punten',
      body: [
        [
          'Een rij, kolom of zuil van vier telt 1. Er zijn er 48.',
          'Een diagonaal van vier in een plat vlak, liggend of staand, telt 2. Er zijn er 24.',
          'Een Zoker gaat van een hoek van de kubus door het midden naar de hoek ertegenover en telt 12. Er zijn er 4.',
        ],
        'Een lijn levert punten op voor wie hem claimt. Claim in je beurt elke lijn die je kaarten voltooid hebben, één voor één, voor je de beurt beëindigt. Het programma wijst geen lijnen aan; een hint wel. Een verkeerde claim kost niets.',
      ],
    },
    {
      id: 'kubo-steal',
      title: 'Stelen',
      body: [
        'Beëindig je een beurt waarin je een kaart gelegd hebt, dan begint de tijd om te stelen. Elke andere speler mag een lijn claimen die je voltooid en niet gezien hebt; wie het eerst is, heeft hem. De tijd is om na de afgesproken seconden, of als alle anderen het laten gaan.',
        'Een lijn die dan niemand geclaimd heeft, is voorgoed verloren, ook een Zoker.',
      ],
    },
    {
      id: 'kubo-end',
      title: 'Hoe een ronde eindigt',
      body: [
        [
          'Iemand claimt of steelt een Zoker.',
          'Iemand legt de laatste kaart van zijn hand.',
          'De bovenste laag is vol.',
          'De stapel is leeg, en in een hele ronde legt niemand iets.',
        ],
        'Van dan af wordt niets meer gelegd. Wie aan de beurt is, mag nog claimen, er is nog tijd om te stelen, en elke kaart die in een hand over is, kost 1 punt, dood of niet. De meeste punten winnen; bij een gelijke stand delen de spelers de winst.',
        'Jullie kunnen ook meer ronden afspreken, of een aantal punten, met hoogstens 30 ronden. De scores worden opgeteld, en het geven gaat naar links.',
      ],
    },
    {
      id: 'kubo-computers',
      title: 'Tegen de computer',
      body: [
        'Op niveau 1 legt een computer wat past en mist hij veel lijnen, zodat er veel te stelen valt. Niveau 2 zoekt lijnen om te voltooien. Niveau 3 let ook op wat het voor jou overlaat. Niveau 4 bedenkt wat je in de hand zou kunnen hebben en speelt de ronde in zijn hoofd uit. Ze zien allemaal alleen hun eigen kaarten en de tafel, net als jij.',
      ],
    },
    {
      id: 'kubo-typing',
      title: 'Zetten als tekst',
      body: [
        'Met de toets / ga je naar het veld voor een zet; Enter doet de zet.',
        [
          'leg rood M2 (of lay red M2) legt een kaart; elke kaart heeft maar één plaats. Nederlandse en Engelse woorden gelden allebei.',
          'claim rood S1 S4 claimt een lijn met de twee uiteinden; claim blauw S1 rood XL4 een Zoker.',
          'trek (draw) trekt er een kaart bij, einde (end) beëindigt je beurt, laat gaan (wave) laat de beurt van een ander gaan.',
          'Mogen er meer spelers claimen, dan komt het nummer van wie het doet voorop: 2 claim rood S1 S4.',
        ],
      ],
    },
  ],
} as const satisfies Words<typeof english>;
