import type { BookletWords } from '../../printed.ts';
import type { kuboBooklet as english } from './en.ts';

export const kuboBooklet: BookletWords<typeof english> = {
  line: 'Vierenzestig kaarten bouwen een kubus, voor twee tot zes spelers',
  sections: {
    contents: {
      title: 'Wat er in de doos zit',
      body: [
        [
          '64 kaarten in vier kleuren, blauw, groen, geel en rood; vier maten, S, M, L en XL; en de nummers 1 tot en met 4. Geen twee zijn gelijk.',
          'Scoreblokken en een potlood.',
        ],
        'U hebt een tafel nodig met plaats voor vier bij vier kaarten.',
      ],
    },
    aim: {
      title: 'Doel',
      body: [
        'Elke kaart heeft één plaats in een kubus van 4 bij 4 bij 4. Samen bouwt u die kubus. Vier kaarten op een lijn leveren punten op, maar alleen voor wie ze ziet. De meeste punten winnen.',
      ],
    },
    places: {
      title: 'De kubus',
      body: [
        'Kleuren zijn lagen, van blauw onderop via groen en geel tot rood bovenop. Binnen een laag gaan de maten naar rechts, S, M, L, XL, en de nummers van u af, 1 tot en met 4. Blauw M1 ligt dus rechts van blauw S1, en groen S1 ligt erbovenop.',
        'Leg de kaarten zo dat van elke kaart eronder de hoek zichtbaar blijft: bedekte kaarten tellen voor lijnen als voorheen.',
      ],
    },
    setUp: {
      title: 'Voor u begint',
      body: [
        'Leg blauw S1, S4, XL1 en XL4 als hoeken van een vierkant van vier bij vier. Loot om wie geeft; die schudt de andere 60 kaarten en geeft elke speler er vier. De rest is de stapel. Wie links van de gever zit, begint, en de beurten gaan met de klok mee. Houd uw kaarten voor u.',
      ],
    },
    turn: {
      title: 'Uw beurt',
      body: [
        [
          'Trek één kaart, zolang er een stapel is. Het moet, ook als u er dan meer dan vijf hebt.',
          'Hebt u in uw vorige beurt twee kaarten of meer gelegd, dan mag u er één voor één bij trekken, tot u er vijf hebt. Hebt u een kaart gelegd, dan trekt u niet meer.',
          'Leg zo veel kaarten als u wilt, de een na de ander, of geen.',
          'Claim de lijnen die u ziet en zeg dat uw beurt voorbij is.',
        ],
      ],
    },
    laying: {
      title: 'Waar een kaart mag liggen',
      body: [
        [
          'Naast een kaart van haar eigen laag, één stap verder in maat of nummer; eronder hoeft niets te liggen.',
          'Op de kaart recht eronder, één laag lager.',
        ],
        'Onder een kaart wordt nooit iets gelegd. Is de plaats van een kaart in uw hand bedekt, dan is die kaart dood: ze blijft in uw hand.',
      ],
    },
    score: {
      title: 'Lijnen en punten',
      body: [
        [
          'Een rij, kolom of zuil van vier telt 1. Er zijn er 48.',
          'Een diagonaal van vier in een plat vlak, liggend of staand, telt 2. Er zijn er 24.',
          'Een Zoker gaat van een hoek van de kubus door het midden naar de hoek ertegenover en telt 12. Er zijn er 4.',
        ],
        'De hoekkaarten tellen mee. Elke lijn die een kaart van deze beurt heeft voltooid, is van u als u haar claimt voor u de beurt beëindigt, elke lijn apart. Punten worden meteen opgeschreven. Een verkeerde claim kost niets.',
      ],
      example: {
        title: 'Een ronde van één speler',
        rows: [
          ['Drie rijen en zuilen', '3'],
          ['Een diagonaal', '2'],
          ['Een Zoker', '12'],
          ['Twee kaarten in de hand over', '–2'],
          ['Samen', '15'],
        ],
      },
    },
    steal: {
      title: 'Stelen',
      body: [
        'Is iemands beurt voorbij, kijk dan snel: tien tellen lang mag elke andere speler een lijn claimen die erin voltooid en niet gezien werd. Wie het eerst roept, heeft haar. De tien tellen zijn eerder om als alle anderen dat goedvinden. Een lijn die dan niemand heeft geclaimd, is voorgoed verloren, ook een Zoker.',
      ],
    },
    end: {
      title: 'Hoe een ronde eindigt',
      body: [
        [
          'Iemand claimt een Zoker, in zijn beurt of als dief.',
          'Of iemand legt de laatste kaart van zijn hand.',
          'Of er kan geen kaart meer liggen: de bovenste laag is vol.',
          'Of de stapel is leeg, en in een hele ronde legt niemand iets.',
        ],
        'Van dan af wordt niets meer gelegd. Wie aan de beurt is, mag nog lijnen van deze beurt claimen, de anderen mogen nog stelen, en dan is het uit. Elke kaart die in een hand over is, dood of niet, kost 1 punt. De meeste punten winnen; bij een gelijke stand delen de spelers de winst.',
      ],
    },
    variants: {
      title: 'Andere manieren',
      body: [
        [
          'Meer ronden, drie bijvoorbeeld: het geven gaat naar links en de scores worden opgeteld.',
          'Tot 50 punten: het eindigt met de ronde waarin iemand ze heeft, of met de 30e.',
          'De kubus op zijn zij: maten zijn de lagen, S onderop. Blauw en rood S1 en S4 zijn de hoeken.',
          'De kubus rechtop: nummers zijn de lagen, van 4 onderop tot 1. Blauw en rood S4 en XL4 zijn de hoeken.',
          'Een andere tijd om te stelen, of geen: dan is die om als iedereen het goedvindt.',
        ],
      ],
    },
    origin: {
      title: 'Waar het vandaan komt',
      body: [
        'Een onofficieel boekje, naar het kaartspel Kubo van de makers ervan. Kubo en Zoker zijn van hen; zij staan hier buiten. De derde kleur wordt in de regels die we kennen niet genoemd: geel is onze keuze.',
      ],
    },
  },
};
