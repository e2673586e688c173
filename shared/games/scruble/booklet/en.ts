/** The sections tell the rules of items S. */
export const scrubleBooklet = {
  line: 'Twist a cube of letters into words, for one to four players',
  sections: {
    contents: {
      title: 'What is in the box',
      body: [
        [
          'A cube of 4 by 4 by 4 whose layers twist, with 96 pegs, 16 on each face.',
          'Of these 82 are letters with their values, 2 are wild, and 12 are premium pegs: twice, three times or four times a letter, twice or three times a word.',
          'Score pads and a pencil; a timer of 90 seconds, if you like.',
        ],
        'Have a dictionary at hand.',
      ],
    },
    aim: {
      title: 'Aim',
      body: [
        'Twist the cube until letters stand in a line as a word. Long words, premium pegs, words round three faces and words that cross an older one bring most. Whoever is over 100 points first wins.',
      ],
    },
    setUp: {
      title: 'Before you begin',
      body: [
        'Mix the cube with sixty twists. Whatever words stand there by chance are nobody’s. Agree on how the game ends, and draw lots for who begins. The cube goes round clockwise.',
      ],
    },
    turn: {
      title: 'Your turn',
      body: [
        'Twist as often as you like: any of the twelve layers, the middle ones too, by a quarter or a half turn. Then claim one word, say what it scores, write it down, and hand the cube on. Whoever finds no word scores 0.',
        'Twist at least once. The pegs of your word must not have stood in line already when your turn began, in either direction; so a part of a standing word is not new. To lengthen a word, or to cross it, is. No word is claimed as new twice in a game, by whomever. A word that the dictionary lacks costs nothing: look for another.',
      ],
    },
    words: {
      title: 'Where words lie',
      body: [
        'The rows and columns of the faces run on over the edges and make rings of 16 places round the cube. A word is a run of neighbours on one ring, read in either direction, straight on over the edges. It has at least three letters and at most sixteen; it does not bend, runs along no diagonal, and takes no place twice. How a peg is turned does not matter.',
        'A wild peg stands for any letter and counts 0. You name it when you claim the word; afterwards it is free again. Two letters of a word at least must be real ones. A premium peg is no letter: a word ends in front of it.',
      ],
    },
    score: {
      title: 'Points',
      body: [
        'Add the values of the letters. Then look at the two places next to the word, before its first and behind its last letter, over an edge too. A premium peg there counts:',
        [
          'A letter peg multiplies the letter that it touches. Those come first.',
          'A word peg multiplies the sum. Two of them multiply each other.',
        ],
        'A word of 15 letters has one place next to both its ends: a peg there counts once, for the better end. One of 16 has none. After that the bonuses are added:',
        [
          '5 for six letters, 10 for seven or eight, 15 for nine or more.',
          '10 if the letters, wild ones too, lie on three or four faces.',
        ],
      ],
      example: {
        title: 'FLOWER on three faces, a 2x word peg before its F',
        rows: [
          ['F and W: 4 each; L, O, E, R: 1 each', '12'],
          ['Twice for the word peg', '24'],
          ['Six letters', '5'],
          ['Three faces', '10'],
          ['Together', '39'],
        ],
      },
    },
    crossing: {
      title: 'Crossing a word',
      body: [
        'If your word crosses one that was claimed before, by anyone, and whose pegs still stand in line, the older word scores for you, too: the plain sum of its letters, without bonus or premium. It lies on another ring, shares a peg with yours, and both have three letters or more. One older word counts, the one you choose. A wild peg that they share must stand for the same letter in both. An older word may be crossed again in later turns.',
      ],
      example: {
        title: 'TOWN through the W of FLOWER',
        rows: [
          ['T, O, N: 1 each; W: 4', '7'],
          ['FLOWER, its letters alone', '12'],
          ['Together', '19'],
        ],
      },
    },
    end: {
      title: 'How it ends',
      body: [
        'The game ends at once when somebody has more than 100 points, or after ten rounds, as you agreed. The highest score wins; a tie shares the win.',
      ],
    },
    variants: {
      title: 'Other ways to play',
      body: [
        [
          'Words have four letters at least.',
          'Time: 90 seconds a turn, or the timer turned up to four times, as you agree. When it has run out before a word was claimed, the turn scores 0; the twists stay.',
          'The round is completed when somebody has reached the target.',
        ],
        'Option two: premium pegs also stand for any letter inside a word and count 0 there. A word peg in a word multiplies it. A letter peg multiplies the dearer of its two neighbours in the word, at equal value the earlier; at an end it has one. Two pegs at one letter multiply each other, and each acts once. Outside at the ends they count as ever, or not at all, as you agree. The game ends when somebody has reached 100 points.',
      ],
    },
    origin: {
      title: 'Where it comes from',
      body: [
        'An unofficial booklet, after SCRUBLE Cube by its makers. SCRUBLE Cube is a mark of its owners, who have no part in this. How many pegs of each letter there are was not to be found; the numbers of this set are our own.',
      ],
    },
  },
} as const;
