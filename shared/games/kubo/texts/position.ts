/** What the form says on which a game begun with printed cards is entered. */
export const kuboPosition = {
  title: 'The game as it lies',
  intro:
    'Stop before the next player draws. Tap each card that lies on your table, then each player’s cards. Tap a card again to take it back.',
  nameless: 'Player {{place}}',
  target: {
    label: 'Where the cards are that you tap',
    table: 'On the table: {{count}}',
    hand: '{{name}}: {{count}}',
    deck: 'Deck: {{count}} of {{left}}',
  },
  loose:
    'Not joined to the others yet: {{cards}}. Tap the card that held each one: a neighbour in its layer, or the card below it.',
  hand: {
    label: '{{name}}’s cards, choose one to take it back',
    empty: 'Tap {{name}}’s cards on the layers.',
    emptyCovered: 'Tap {{name}}’s cards on the layers. The others look away.',
    covered_one: '{{name}} holds 1 card, covered',
    covered_other: '{{name}} holds {{count}} cards, covered',
    show: 'Show {{name}}’s cards',
    hide: 'Hide {{name}}’s cards',
    none: '{{name}} has no card yet. Tap at least one on the layers.',
  },
  said: {
    laid: '{{card}} lies on the table. Cards there: {{count}}.',
    lifted: '{{card}} is taken off the table. Cards there: {{count}}.',
    held: '{{card}} is in {{name}}’s hand. Cards there: {{count}}.',
    dropped: '{{card}} is taken out of {{name}}’s hand. Cards there: {{count}}.',
    hidden: '{{name}}’s cards are covered.',
    ordered: '{{card}} is number {{count}} of the deck.',
    disordered: '{{card}} is taken out of the deck. Cards there: {{count}}.',
  },
  left_zero: 'No card is left to draw.',
  left_one: '1 card is left.',
  left_other: '{{count}} cards are left.',
  deck: {
    label: 'The rest of the deck',
    shuffled: 'Shuffled here',
    ordered: 'In this order',
    shuffledSays:
      'Cubewright shuffles these cards when you begin, and from then on cards are drawn here. Put your own pile away.',
    orderedSays:
      'Tap the cards from the top of the pile down. Whoever does so sees their order, and which cards the players hold between them.',
    list: 'The deck, its top card first',
    empty: 'Tap the top card of the deck on the layers, then the one below it, and so on.',
    none: 'There is no card to put in order.',
    undo: 'Take back the last card',
  },
  facts: {
    turn: 'Next to play',
    turnSays: 'Begins with a card from the deck.',
    dealer: 'Dealer of this round',
    dealerSays: 'The deal moves to the left. Rounds are counted from this one.',
    lot: 'At random',
    player: 'Player',
    points: 'Points so far',
    pointsOf: 'Points of {{name}} so far',
    laid: 'Cards laid in the last turn',
    laidOf: 'Cards that {{name}} laid in the last turn',
    says: 'Lines that are complete already count no more: write their points here. Whoever laid two cards or more in the last turn may draw further cards.',
  },
} as const;
