/** The rules are told in our own words; the sections follow items U. */
export const kuboRuleTexts = {
  title: 'The rules of Kubo',
  lead: 'Sixty-four cards build a cube of four by four by four. Complete lines score, if you notice them.',
  sections: [
    {
      id: 'kubo-cards',
      title: 'The cards',
      body: [
        'There are four colours, blue, green, yellow and red; four sizes, S, M, L and XL; and the numbers 1 to 4. No two of the 64 cards are alike, and each has one place in the cube: the colour is its layer, blue at the bottom and red at the top, the size counts to the right, and the number away from you.',
        'Two to six play, people or computers. This is an unofficial edition of Kubo.',
      ],
    },
    {
      id: 'kubo-begin',
      title: 'To begin',
      body: [
        'Blue S1, S4, XL1 and XL4 lie as corners. The other cards are shuffled, and everybody is dealt four. Lot finds the dealer; the player to the dealer’s left begins, and turns go clockwise.',
        'A game begun with printed cards can go on here: on the form of a new game, choose to enter it, and tap what lies and what each player holds.',
        'The cube can also be built on its side, with sizes as layers, or on its end, with numbers as layers from 4 up to 1. Then other corners lie, and all rules go by those layers.',
      ],
    },
    {
      id: 'kubo-turn',
      title: 'Your turn',
      body: [
        [
          'It begins with one card from the deck, as long as there is one.',
          'If you laid two cards or more in your last turn, you may draw further cards one by one, up to a hand of five. Once you lay a card, you draw no more.',
          'Lay as many cards as you like, one after another, or none.',
          'Claim the lines you see. Then end your turn.',
        ],
      ],
    },
    {
      id: 'kubo-laying',
      title: 'Where a card may lie',
      body: [
        'A card lies beside a card of its layer, one step away in one direction, or on the card directly below it. Beside another it may also lie over an empty place.',
        'Nothing is ever laid under a card. A card whose place has been covered is dead: it stays in the hand.',
        'Covered cards stay readable, and count for lines as before.',
      ],
    },
    {
      id: 'kubo-lines',
      title: 'Lines and points',
      body: [
        [
          'A row, column or pillar of four scores 1. There are 48.',
          'A diagonal of four in any flat layer, lying or upright, scores 2. There are 24.',
          'A Zoker, from one corner of the cube through its middle to the opposite corner, scores 12. There are 4.',
        ],
        'A line scores for whoever claims it. On your turn, claim each line that your cards have completed, one by one, before you end the turn. The app does not point lines out; a hint does. A wrong claim costs nothing.',
      ],
    },
    {
      id: 'kubo-steal',
      title: 'Stealing',
      body: [
        'When you end a turn in which you laid a card, the steal window opens. Any other player may claim a line that you completed and missed; the first to claim it has it. The window closes after its seconds, or when everybody else has waved it on.',
        'A line that nobody has claimed by then is lost for good, even a Zoker.',
      ],
    },
    {
      id: 'kubo-end',
      title: 'How a round ends',
      body: [
        [
          'Somebody claims a Zoker, or steals one.',
          'A player lays the last card of a hand.',
          'The top layer is full.',
          'The deck is empty, and a whole round lays nothing.',
        ],
        'From then on nothing is laid. The player on turn may still claim, the steal window runs, and each card left in a hand costs 1 point, dead or not. The most points win; a tie shares the win.',
        'You may agree on several rounds, or on points to reach, in 30 rounds at the most. The scores are added, and the deal moves to the left.',
      ],
    },
    {
      id: 'kubo-computers',
      title: 'Playing against the computer',
      body: [
        'At level 1 a computer lays what fits and misses many lines, so that there is much to steal. Level 2 looks for lines to complete. Level 3 also minds what it leaves to you. Level 4 imagines what you might hold and plays the round on in its head. All see only their own cards and the table, as you do.',
      ],
    },
    {
      id: 'kubo-typing',
      title: 'Moves as text',
      body: [
        'The key / leads to the field for a move; Enter makes it.',
        [
          'lay red M2 lays a card; each card has only one place.',
          'claim red S1 S4 claims a line by its two ends; claim blue S1 red XL4 a Zoker.',
          'draw takes a further card, end ends your turn, wave waves a steal window on.',
          'Where several may claim, the number of whoever does comes first: 2 claim red S1 S4.',
        ],
      ],
    },
  ],
} as const;
