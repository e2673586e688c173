/** The rules are told in our own words; the sections follow items S. */
export const scrubleRuleTexts = {
  title: 'The rules of SCRUBLE Cube',
  lead: 'A cube full of letters twists in twelve layers. Bring a word together, round its edges if you like, and claim it.',
  sections: [
    {
      id: 'scruble-cube',
      title: 'The cube',
      body: [
        'The cube has 4 by 4 by 4 parts and 96 pegs, 16 on each face: 82 letters with their values, 2 wild pegs, and 12 premium pegs. A premium peg multiplies a letter by 2, 3 or 4, or a word by 2 or 3.',
        'One to four play, people or computers. The pegs are dealt by chance and the cube is twisted sixty times before the first turn. Words that stand there by chance are nobody’s. This is an unofficial edition of SCRUBLE Cube, with a share of letters of its own.',
      ],
    },
    {
      id: 'scruble-turn',
      title: 'Your turn',
      body: [
        'Twist as often as you like: any of the twelve layers, the middle ones too, by a quarter or half a turn. While you try, each twist can be undone. Then claim one word. That ends your turn, its points are written down, and the next player goes on with the cube as it is.',
        'If you find no word, end the turn without one. It brings nothing, and your twists stay.',
      ],
    },
    {
      id: 'scruble-words',
      title: 'Where words lie',
      body: [
        'Every row and column of a face is part of a ring of 16 places round the cube. A word is a run of neighbours on one ring, in either direction, straight on over the edges. It has three to sixteen letters, or four at least where that is agreed. It does not bend on a face, runs along no diagonal, and uses no place twice. How a peg is turned does not matter.',
        'A wild peg stands for any letter and counts 0. The word you claim says which; afterwards it is open again. A word has at least two letters that are no wild pegs.',
        'A list decides what a word is. A spelling that it lacks is refused and costs nothing; the table may agree to allow it.',
      ],
    },
    {
      id: 'scruble-new',
      title: 'Only new words',
      body: [
        'You must twist at least once in your turn, and the pegs of your word may not have stood in line when the turn began, in either direction. So a part of a word that stands is not new. A word that you make longer is.',
        'No spelling is claimed twice in a game, by whomever.',
      ],
    },
    {
      id: 'scruble-score',
      title: 'What it scores',
      body: [
        'Add the values of the letters. In the usual game premium pegs count next to the word, right before its first or behind its last letter, over an edge too:',
        [
          'A letter premium multiplies the letter that it touches. These come first.',
          'A word premium multiplies the sum. Two of them multiply each other.',
        ],
        'After that come the bonuses: 5 for six letters, 10 for seven or eight, 15 for nine or more, and 10 more for a word whose letters lie on three or four faces.',
        'For instance STREET beside a 3x letter comes to 8, and with 5 for its six letters to 13.',
        'With 15 letters one peg is next to both ends: it counts once, a letter premium for the better end. With 16 there is none.',
      ],
    },
    {
      id: 'scruble-crossing',
      title: 'Crossing an older word',
      body: [
        'If your word crosses one that was claimed before, by anyone, and that still stands in line, the older word brings you the plain sum of its letters, too. It lies on another ring and shares a peg with yours. A wild peg that both share must read the same in both.',
        'One older word is credited, the dearest unless you choose another. It can be credited again in later turns. ELF through the E of STREET brings 6 and 6.',
      ],
    },
    {
      id: 'scruble-premiums',
      title: 'Premium pegs in words',
      body: [
        'With another option premium pegs stand for letters as wild pegs do, and count where they stand: a word premium multiplies the word, a letter premium the dearer of its two neighbours in the word, the earlier of two alike. CRAZY with a 2x letter as its Z is 3, 1, 1, 0 and twice 4, together 13.',
        'You also choose whether premium pegs next to a word still count.',
      ],
    },
    {
      id: 'scruble-timer',
      title: 'The timer',
      body: [
        'A game may be played with a sand timer of 90 seconds a turn, or two, three or four times that. If the sand runs out before you have claimed a word, your turn brings nothing, and your twists stay.',
      ],
    },
    {
      id: 'scruble-end',
      title: 'How a game ends',
      body: [
        'Whoever is over 100 points, or the target that was agreed, ends the game; where premium pegs are letters it is enough to reach it. The game ends at once, or with the round where that is agreed. Or you play ten rounds, or as many as agreed. The highest score wins, and a tie shares the win.',
        'If ten whole rounds in succession bring no word, the game is over, too.',
      ],
    },
    {
      id: 'scruble-computers',
      title: 'Playing against the computer',
      body: [
        'Level 1 knows common words, levels 2 and 3 more of them; they twist up to twice, and now and then they settle for a small word, level 1 mostly. Level 4 knows the whole list, twists up to three times, and looks at what its word leaves to the next player. All see the same cube as you do.',
      ],
    },
    {
      id: 'scruble-typing',
      title: 'Moves as text',
      body: [
        'Type the twists, a colon, and the word. At the table the twists that you have made already come before them.',
        [
          'R U2 F’: STREET twists three layers in cubers’ letters and claims STREET where it brings most. L, R, U, D, F and B are the outer layers, clockwise as seen from their side; ’ turns back, 2 turns half round.',
          '2R is the layer behind R alone, Rw both together. Small letters are not used.',
          'row 2 left, column 4 half, slice 1 clockwise: STREET says twists in words. Rows count from above, columns from the left, slices from the front; rows go left or right, columns up or down as seen at the front, slices clockwise or anticlockwise.',
          'STREET at front 2 1 right says where the word begins, by face, row and column, and which way it goes on. Behind it, crossing ELF chooses the older word.',
          'pass ends the turn without a word, twists before it stay; allow QAT lets the table take a word that the list lacks.',
        ],
      ],
    },
  ],
} as const;
