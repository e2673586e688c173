import type { Words } from '#shared/i18n/words.ts';
import type { kuboPosition as english } from '../position.ts';

export const kuboPosition = {
  title: 'Spelet som det ligger',
  intro:
    'Stanna innan nästa spelare drar. Tryck på varje kort som ligger på ert bord, och sedan på varje spelares kort. Tryck på ett kort igen för att ta tillbaka det.',
  target: {
    label: 'Var korten som du trycker på är',
    table: 'På bordet: {{count}}',
    hand: '{{name}}: {{count}}',
    deck: 'I leken: {{count}} av {{left}}',
  },
  loose:
    'Hänger inte ihop med de andra än: {{cards}}. Tryck på kortet som vart och ett lades intill: en granne i samma lager, eller kortet under.',
  hand: {
    label: '{{name, whose(you: Dina)}} kort, välj ett för att ta tillbaka det',
    empty: 'Tryck på {{name, whose(you: dina)}} kort på lagren.',
    emptyCovered: 'Tryck på {{name, whose(you: dina)}} kort på lagren. De andra tittar bort.',
    covered_one: '{{name, does(they: har; you: har)}} 1 kort, dolt',
    covered_other: '{{name, does(they: har; you: har)}} {{count}} kort, dolda',
    show: 'Visa {{name, whose(you: dina)}} kort',
    hide: 'Dölj {{name, whose(you: dina)}} kort',
    none: '{{name, does(they: har; you: har)}} inget kort än. Tryck på minst ett på lagren.',
  },
  said: {
    laid: '{{card}} ligger på bordet. Kort där: {{count}}.',
    lifted: '{{card}} är borta från bordet. Kort där: {{count}}.',
    held: '{{card}} är på {{name, whose(you: din)}} hand. Kort där: {{count}}.',
    dropped: '{{card}} är borta från {{name, whose(you: din)}} hand. Kort där: {{count}}.',
    hidden: '{{name, whose(you: Dina)}} kort är dolda.',
    ordered: '{{card}} är nummer {{count}} i leken.',
    disordered: '{{card}} är borta från leken. Kort där: {{count}}.',
  },
  left_zero: 'Inget kort är kvar att dra.',
  left_one: '1 kort är kvar.',
  left_other: '{{count}} kort är kvar.',
  deck: {
    label: 'Resten av leken',
    shuffled: 'Blandas här',
    ordered: 'I den här ordningen',
    shuffledSays:
      'Cubewright blandar de här korten när du börjar, och från och med då dras korten här. Lägg undan er egen hög.',
    orderedSays:
      'Tryck på korten uppifrån och ned i högen. Den som gör det ser ordningen, och vilka kort spelarna har tillsammans.',
    list: 'Leken, det översta kortet först',
    empty: 'Tryck på lekens översta kort på lagren, sedan på det under, och så vidare.',
    none: 'Det finns inget kort att ordna.',
    undo: 'Ta tillbaka det senaste kortet',
  },
  facts: {
    turn: 'På tur',
    turnSays: 'Turen börjar med ett kort från leken, om det inte redan är draget.',
    drawn: 'Kortet för den här turen',
    drawnYes: 'Draget',
    drawnNo: 'Inte än',
    drawnSays: 'Ett kort som redan är draget finns på handen.',
    round: 'Omgång',
    roundSays: 'Av högst {{rounds}}.',
    barren: 'Turer utan kort',
    barrenSays: 'Strax innan, i följd, då ingen lade något. När alla har haft en sådan tur är omgången slut.',
    dealer: 'Vem som ger den här omgången',
    dealerSays: 'Given går åt vänster.',
    lot: 'Lotten avgör',
    player: 'Spelare',
    points: 'Poäng hittills',
    laid: 'Kort lagda på förra turen',
    laidOf: 'Kort som {{name, whom(you: du)}} lade på förra turen',
    says: 'Linjer som redan är färdiga räknas inte längre: skriv deras poäng här. Den som lade två kort eller fler på förra turen får dra fler kort.',
  },
} as const satisfies Words<typeof english>;
