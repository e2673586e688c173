import type { Words } from '#shared/i18n/words.ts';
import type { kuboPosition as english } from '../position.ts';

export const kuboPosition = {
  title: 'De partij zoals die nu ligt',
  intro:
    'Stop voordat de volgende speler trekt. Tik elke kaart aan die op tafel ligt, en daarna de kaarten van elke speler. Tik een kaart nog eens aan om hem terug te nemen.',
  target: {
    label: 'Waar de kaarten zijn die je aantikt',
    table: 'Op tafel: {{count}}',
    hand: '{{name}}: {{count}}',
    deck: 'Stapel: {{count}} van {{left}}',
  },
  loose:
    'Nog niet met de rest verbonden: {{cards}}. Tik aan waar ze aan vastzaten: een buur in dezelfde laag, of de kaart eronder.',
  hand: {
    label: '{{name, whose(you: Jouw)}} kaarten, kies er een om die terug te nemen',
    empty: 'Tik {{name, whose(you: jouw)}} kaarten aan op de lagen.',
    emptyCovered: 'Tik {{name, whose(you: jouw)}} kaarten aan op de lagen. De anderen kijken weg.',
    covered_one: '{{name, does(they: heeft; you: hebt)}} 1 kaart, afgedekt',
    covered_other: '{{name, does(they: heeft; you: hebt)}} {{count}} kaarten, afgedekt',
    show: '{{name, whose(you: Jouw)}} kaarten tonen',
    hide: '{{name, whose(you: Jouw)}} kaarten afdekken',
    none: '{{name, does(they: heeft; you: hebt)}} nog geen kaart. Tik er minstens één aan op de lagen.',
  },
  said: {
    laid: '{{card}} ligt op tafel. Kaarten daar: {{count}}.',
    lifted: '{{card}} is van tafel genomen. Kaarten daar: {{count}}.',
    held: '{{card}} is in {{name, whose(you: jouw)}} hand. Kaarten daar: {{count}}.',
    dropped: '{{card}} is uit {{name, whose(you: jouw)}} hand genomen. Kaarten daar: {{count}}.',
    hidden: '{{name, whose(you: Jouw)}} kaarten zijn afgedekt.',
    ordered: '{{card}} is nummer {{count}} van de stapel.',
    disordered: '{{card}} is uit de stapel genomen. Kaarten daar: {{count}}.',
  },
  left_zero: 'Er is geen kaart over om te trekken.',
  left_one: 'Er is 1 kaart over.',
  left_other: 'Er zijn {{count}} kaarten over.',
  deck: {
    label: 'De rest van de stapel',
    shuffled: 'Hier schudden',
    ordered: 'In deze volgorde',
    shuffledSays:
      'Cubewright schudt deze kaarten als je begint, en van dan af worden kaarten hier getrokken. Leg je eigen stapel weg.',
    orderedSays:
      'Tik de kaarten aan van boven naar beneden. Wie dat doet, ziet hun volgorde, en welke kaarten de spelers samen in de hand hebben.',
    list: 'De stapel, de bovenste kaart eerst',
    empty: 'Tik op de lagen de bovenste kaart van de stapel aan, dan die eronder, en zo verder.',
    none: 'Er zijn geen kaarten om op volgorde te leggen.',
    undo: 'Laatste kaart terugnemen',
  },
  facts: {
    turn: 'Aan zet',
    turnSays: 'Begint met een kaart van de stapel, tenzij die al getrokken is.',
    drawn: 'De kaart van deze beurt',

    drawnYes: 'Getrokken',
    drawnNo: 'Nog niet',
    drawnSays: 'Een kaart die al getrokken is, zit in de hand.',
    round: 'Ronde',
    roundSays: 'Van hoogstens {{rounds}}.',
    barren: 'Beurten zonder kaart',
    barrenSays:
      'Net hiervoor, achter elkaar, waarin niemand er een legde. Als iedereen zo’n beurt had, is de ronde afgelopen.',
    dealer: 'Gever van deze ronde',
    dealerSays: 'Het geven gaat naar links.',
    lot: 'Door het lot',
    player: 'Speler',
    points: 'Punten tot nu toe',
    laid: 'Gelegd in de vorige beurt',
    laidOf: 'Kaarten die in de vorige beurt gelegd zijn door {{name, whom(you: jou)}}',
    says: 'Lijnen die al compleet zijn, tellen niet meer: vul hun punten hier in. Wie in de vorige beurt twee kaarten of meer gelegd heeft, mag extra kaarten trekken.',
  },
} as const satisfies Words<typeof english>;
