/** The sections tell the rules of items U. */
export const kuboBooklet = {
  line: 'Sixty-four cards build a cube, for two to six players',
  sections: {
    contents: {
      title: 'What is in the box',
      body: [
        [
          '64 cards in four colours, blue, green, yellow and red; four sizes, S, M, L and XL; and the numbers 1 to 4. No two are alike.',
          'Score pads and a pencil.',
        ],
        'You need a table with room for four by four cards.',
      ],
    },
    aim: {
      title: 'Aim',
      body: [
        'Each card has one place in a cube of 4 by 4 by 4. Together you build that cube. Four cards in a line score, but only for whoever notices them. The most points win.',
      ],
    },
    places: {
      title: 'The cube',
      body: [
        'Colours are layers, from blue at the bottom through green and yellow to red on top. Within a layer the sizes go to the right, S, M, L, XL, and the numbers away from you, 1 to 4. So blue M1 lies to the right of blue S1, and green S1 lies on top of it.',
        'Lay cards so that the corner of every card below stays in sight: covered cards count for lines as before.',
      ],
    },
    setUp: {
      title: 'Before you begin',
      body: [
        'Lay blue S1, S4, XL1 and XL4 as the corners of a square of four by four. Draw lots for the dealer, who shuffles the other 60 cards and deals four to each player. The rest is the deck. The player to the dealer’s left begins, and turns go clockwise. Keep your cards to yourself.',
      ],
    },
    turn: {
      title: 'Your turn',
      body: [
        [
          'Draw one card, as long as there is a deck. You must, even if you then hold more than five.',
          'If you laid two cards or more in your last turn, you may draw more, one by one, up to a hand of five. Once you lay a card, you draw no more.',
          'Lay as many cards as you like, one after another, or none.',
          'Claim the lines you see, and say that your turn is over.',
        ],
      ],
    },
    laying: {
      title: 'Where a card may lie',
      body: [
        [
          'Beside a card of its own layer, one step away in size or in number; nothing need lie below.',
          'On the card directly below it, one layer down.',
        ],
        'Nothing is ever laid under a card. If the place of a card in your hand has been covered, the card is dead: it stays in your hand.',
      ],
    },
    score: {
      title: 'Lines and points',
      body: [
        [
          'A row, column or pillar of four scores 1. There are 48.',
          'A diagonal of four in any flat slice, lying or upright, scores 2. There are 24.',
          'A Zoker runs from a corner of the cube through its middle to the opposite corner and scores 12. There are 4.',
        ],
        'The cards of the corners count as well. Any line that a card of this turn has completed is yours if you claim it before you end the turn, each line by itself. Points are written down at once. A wrong claim costs nothing.',
      ],
      example: {
        title: 'A round of one player',
        rows: [
          ['Three rows and pillars', '3'],
          ['A diagonal', '2'],
          ['A Zoker', '12'],
          ['Two cards left in hand', '–2'],
          ['Together', '15'],
        ],
      },
    },
    steal: {
      title: 'Stealing',
      body: [
        'When somebody’s turn is over, look quickly: for ten seconds any other player may claim a line that was completed in it and missed. Whoever calls first has it. The ten seconds end early if everybody else waves it on. A line that nobody has claimed by then is lost for good, even a Zoker.',
      ],
    },
    end: {
      title: 'How a round ends',
      body: [
        [
          'A Zoker is claimed, by its player or by a thief.',
          'Or somebody lays the last card of a hand.',
          'Or no more card can be laid: the top layer is full.',
          'Or the deck is empty, and a whole round lays nothing.',
        ],
        'From then on nothing is laid. The player on turn may still claim lines of this turn, the others may still steal, and that is the end. Each card left in a hand, dead or not, costs 1 point. The most points win; a tie shares the win.',
      ],
    },
    variants: {
      title: 'Other ways to play',
      body: [
        [
          'Several rounds, three for example: the deal moves to the left, and the scores are added.',
          'Up to 50 points: the match ends with the round in which somebody has them, or with the 30th.',
          'The cube on its side: sizes are the layers, S at the bottom. Blue and red S1 and S4 are the corners.',
          'The cube on its end: numbers are the layers, from 4 at the bottom up to 1. Blue and red S4 and XL4 are the corners.',
          'Another time for stealing, or none: then it ends when all have waved it on.',
        ],
      ],
    },
    origin: {
      title: 'Where it comes from',
      body: [
        'An unofficial booklet, after the card game Kubo by its makers. Kubo and Zoker are theirs; they have no part in this. The third colour is not named in the rules that we know: yellow is our choice.',
      ],
    },
  },
} as const;
