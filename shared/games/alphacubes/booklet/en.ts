/** The sections tell the rules of items A. */
export const alphacubesBooklet = {
  line: 'A crossword of cubes, for one to six players',
  own: {
    faces: [
      'Each has five different letters, every letter with its value, and a sixth face with the sum of the five.',
      'Each shows its letters, every letter with its value.',
    ],
    sum: [
      'The face with the sum is no blank. It says what the cube costs you if you still hold it at the end.',
      'A cube costs you the sum of its letters if you still hold it at the end.',
    ],
    second: [
      ' There is a second board, on which the published game of four players comes out to its very scores.',
      '',
    ],
    letters: [
      ' The letters of these cubes and the premium squares were worked out anew from a published game.',
      ' The letters of these cubes are a choice of whoever made them.',
    ],
  },
  sections: {
    contents: {
      title: 'What is in the box',
      body: [
        [
          '{{pieces}} cubes. Each has five different letters, every letter with its value, and a sixth face with the sum of the five.',
          'A board of {{columns}} by {{rows}} squares, {{premiums}} of them premium squares.',
          'A rack for each player, score pads and a pencil.',
        ],
        'Have a word list or a dictionary at hand.',
      ],
    },
    aim: {
      title: 'Aim',
      body: [
        'You lay cubes on the board as words that cross each other. Every word scores, and premium squares make it dearer. Whoever has most points in the end wins.',
      ],
    },
    setUp: {
      title: 'Before you begin',
      body: [
        'Agree on a word list. You may allow or forbid words of your own choosing before the game; with an English list it is usual to forbid XU and to allow RITZ.',
        'Lay all cubes face down or put them into a bag: that is the stock. Everybody draws seven and sets them on the rack, so that nobody else sees the letters. Draw lots for who begins. Turns go clockwise.',
        'The face with the sum is no blank. It says what the cube costs you if you still hold it at the end.',
      ],
    },
    turn: {
      title: 'Your turn',
      body: [
        'On your turn you do one of three things.',
        [
          'Lay a word, write its points down, and draw from the stock until you hold seven again, as far as it goes.',
          'Exchange one to seven cubes, but no more than the stock holds: draw the new ones first, then mix yours in.',
          'Pass.',
        ],
      ],
    },
    words: {
      title: 'Laying a word',
      body: [
        'Lay one to seven cubes on empty squares of one row or one column, any letter of each upwards. With the cubes that lie there already they must make one run without a gap. A letter that has been laid is never changed.',
        [
          'The first word has two letters or more and goes over the square in the middle.',
          'Each later play touches a cube on the board by a side; corners do not count.',
          'Every run of two cubes or more that comes about, across or down, must be a word.',
        ],
      ],
    },
    score: {
      title: 'Points',
      body: [
        'Each run that holds one of your new cubes scores: the values of all its letters, those that lay there before included.',
        [
          '2L and 3L count the letter on them twice or three times.',
          '2W and 3W count the whole word twice or three times. The square in the middle is a 2W.',
          'Letters come first, then words. Two word squares under one word multiply each other.',
        ],
        'A premium square counts only for the cube that is laid on it now, but then in both words that go through it. Whoever lays all seven cubes in one play has made a splash and scores 50 more.',
      ],
      example: {
        title: 'The first word is FROSTED, laid on E9 to K9',
        rows: [
          ['F on a 2L: 4 twice', '8'],
          ['R, O, S, T, E: 1 each', '5'],
          ['D', '2'],
          ['T lies on the middle: 15 twice', '30'],
          ['All seven cubes: a splash', '50'],
          ['Together', '80'],
        ],
      },
    },
    challenge: {
      title: 'Doubting a word',
      body: [
        'After a play, before its player draws, any one opponent may challenge it. All words of the play are then looked up together, once.',
        [
          'If one of them is not allowed, the cubes go back to the rack. The play scores nothing and the turn is over.',
          'If all are good, the play stands and the challenger misses the next turn.',
        ],
        'A ruling on a word that is made while a play may be challenged counts from the next turn on.',
      ],
    },
    end: {
      title: 'How it ends',
      body: [
        'When the stock is empty and somebody lays the last cube of a hand, those who sit after that player in the round have one more turn each. Rounds are counted from whoever began. Missed turns stay missed.',
        'It ends as well when everybody passes one after another, or when nobody has laid a cube for three whole rounds.',
        'Each cube in a hand costs its sum, written on a line of its own. There is no bonus for having none. The highest score wins; a tie shares the win.',
      ],
    },
    variants: {
      title: 'Other ways to play',
      body: [
        'Agree before the game what a challenge costs:',
        [
          'Nothing, if the play was good.',
          '5 or 10 points for the player whose good play was challenged.',
          'The game: whoever was wrong is out of it, cubes and all, and the last one left wins.',
          'Nothing either way: a bad play comes back and is tried again.',
          'Two turns: a bad play costs the next one, too.',
        ],
        'Alone you play against your best score. Over several games you may add the scores up. There is a second board, on which the published game of four players comes out to its very scores.',
      ],
    },
    origin: {
      title: 'Where it comes from',
      body: [
        'An unofficial booklet, after Alphacubes by its maker, who published the game for others to build. It grew out of Scrabble, a mark of its owners, who have no part in this. The letters of these cubes and the premium squares were worked out anew from a published game.',
      ],
    },
  },
} as const;
