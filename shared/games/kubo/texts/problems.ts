export const kuboProblems = {
  'kubo/game-over': 'The game is over. Undo a move, or begin a new game.',
  'kubo/no-such-seat': 'There is no such player in this game of {{seats}}.',
  'kubo/not-your-turn': 'It is another player’s turn. Wait until they have declared its end.',
  'kubo/window-open':
    'The steal window is open: the others may claim a line or wave on. Nothing is laid or drawn until it closes.',
  'kubo/own-window': 'Your turn has ended. What you did not claim is for the others now.',
  'kubo/waved-already': 'You have waved this turn on. Wait for the others.',
  'kubo/no-window': 'No steal window is open. It opens when a player who has laid a card ends the turn.',
  'kubo/no-time-limit': 'This game sets no limit of time. The window closes when all have waved it on.',

  'kubo/draw-after-laying': 'You have laid a card this turn. Further cards are drawn before laying.',
  'kubo/draw-not-earned':
    'Further cards are for those who laid two or more in their last turn; you laid {{laid}}.',
  'kubo/hand-full':
    'You hold {{cards, counted(one: card; other: cards)}}. Further cards are drawn up to a hand of {{most}}.',
  'kubo/deck-empty': 'The deck is empty. Lay what fits, or end your turn.',

  'kubo/nothing-more-laid':
    'The round ends with this turn, so nothing more is laid. Claim what is yours, then end the turn.',
  'kubo/lies-already': 'You cannot lay {{card}}: it lies on the table already. Choose a card of your hand.',
  'kubo/not-in-hand': 'You do not hold {{card}}. Choose a card of your hand.',
  'kubo/covered':
    'Nothing is laid under a card, and {{by}} lies above {{card}}. It stays in your hand and costs 1 point.',
  'kubo/touches-nothing': 'Nothing holds {{card}} yet. It waits for one of these: {{needs}}.',

  'kubo/line-incomplete': 'This line is not complete. Missing: {{missing}}.',
  'kubo/line-claimed': 'The line {{line}} has been claimed already.',
  'kubo/line-dead':
    'The line {{line}} was complete before this turn, and nobody claimed it in time. It scores no more.',

  'kubo/set-up-seat': 'The set-up names player {{seat}}, and this game has players 1 to {{seats}}.',
  'kubo/set-up-count':
    'The list “{{list}}” of the set-up has {{found, counted(one: entry; other: entries)}} for {{seats, counted(one: player; other: players)}}.',
  'kubo/set-up-card-twice':
    'The card {{card}} is named twice in the set-up, or lies in a corner. Each card is there once.',
  'kubo/set-up-empty-hand': 'A hand of the set-up is empty. Each player holds a card at least.',
  'kubo/set-up-cannot-lie':
    'The card {{card}} cannot lie there: no card lies beside it in its layer, and none below it. Add the card that held it: a neighbour, or the one below.',
  'kubo/set-up-rounds':
    'This would be round {{round}}, and the match has {{rounds}} at most. Give an earlier one.',
  'kubo/set-up-barren':
    'There are {{turns, counted(one: turn; other: turns)}} without a card just before, and here there can be {{most}} at the most: only turns that found the deck empty count, and once nobody has laid a card the round is over. Write a smaller number, or none if the card of this turn is drawn.',
  'kubo/set-up-too-few':
    '{{cards, counted(one: card is; other: cards are)}} left to deal, and the first hands take {{needed}}. Give the hands.',
  'kubo/set-up-full': 'The top layer is full, so this game is over before it begins. Leave a card out.',

  'kubo/deck-not-whole':
    'The order of the deck has {{entered}} of {{left}} cards. Tap the others too, or have the deck shuffled here.',

  'kubo/tap-corner': 'The card {{card}} is a corner: it lies from the start. Tap another card.',
  'kubo/tap-lies': 'The card {{card}} lies on the table. If it is in a hand, take it off the table first.',
  'kubo/tap-held':
    '{{card, said(by: kuboTable.colourFirst)}} has been entered in a hand already. Take it out there first, or tap another card.',
  'kubo/tap-in-deck':
    '{{card, said(by: kuboTable.colourFirst)}} is in the order of the deck already. Take it out there first, or tap another card.',
  'kubo/tap-covered': 'This hand is covered. Show it to change it, or choose the table.',

  'kubo/empty-text': 'There is no move in this line. Type one, as lay red M2.',
  'kubo/unknown-text': '“{{found}}” is no move. Type draw, end, wave, lay red M2, or claim red S1 S4.',
  'kubo/card-expected': '“{{found}}” names no single card. Type its colour, size and number, as lay red M2.',
  'kubo/cards-expected': '“{{found}}” names no line. Type its two ends, as claim red S1 S4.',
  'kubo/no-line': 'No line of the cube holds {{cards}}. Check the cards.',
  'kubo/who-claims':
    'Several may claim. Begin with the number of whoever does: {{players}}. Then the move, as 2 claim red S1 S4.',
  'kubo/clock-closes': 'The steal window closes by its time, or when all have waved it on. Type wave.',
  'kubo/clock-time-expected': 'The moment at which the window closed is missing, as close 1763793158000.',
} as const;

export const kuboRuleOf = {
  'kubo-turn': [
    'kubo/draw-after-laying',
    'kubo/draw-not-earned',
    'kubo/hand-full',
    'kubo/deck-empty',
    'kubo/nothing-more-laid',
  ],
  'kubo-laying': ['kubo/covered', 'kubo/touches-nothing'],
  'kubo-lines': ['kubo/line-incomplete', 'kubo/line-dead', 'kubo/no-line'],
  'kubo-steal': [
    'kubo/line-claimed',
    'kubo/window-open',
    'kubo/own-window',
    'kubo/no-window',
    'kubo/waved-already',
  ],
  'kubo-end': ['kubo/game-over'],
} as const;
