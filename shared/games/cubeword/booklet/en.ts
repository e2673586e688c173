/** The sections tell the rules of items C. */
export const cubewordBooklet = {
  line: 'A crossword that never stays as it is, for one to six players',
  sections: {
    contents: {
      title: 'What is in the box',
      body: [
        [
          '24 cubes. Each has five different letters and a blank face, which stands for any letter you name.',
          'A die, the Joker. It stands for any letter, too; its numbers mean nothing.',
          'Score pads and a pencil.',
        ],
        'There is no board: any table with room for a sheet of paper will do. Have a dictionary at hand, and a clock if you play by time.',
      ],
    },
    aim: {
      title: 'Aim',
      body: [
        'Words cross on the table as in a crossword. On your turn you put cubes in, shift them and turn them over. Each new word scores, and the highest score wins.',
      ],
    },
    setUp: {
      title: 'Before you begin',
      body: [
        'All cubes lie beside the table in one pool, open to everybody. Nobody has a hand. Agree on how the game is to end. Turns go clockwise; the first player puts up to five cubes anywhere.',
      ],
    },
    turn: {
      title: 'Your turn',
      body: [
        'A turn has up to five moves, in any order. You may make fewer, or pass. A move is one of these:',
        [
          'Site a cube: take it from the pool and put it on an empty place with any face up. Name a blank or the Joker as you do.',
          'Re-site a cube: shift one in play to an empty place, with the same face up.',
          'Re-face a cube: turn one in play to another of its faces, where it lies. Name a blank as you do.',
          'Re-name a blank or the Joker: it stands for another letter from now on.',
        ],
        'Shifting a cube and turning or re-naming it are two moves. The Joker alone is shifted and re-named in one.',
        'A blank and the Joker keep their name until they are turned or re-named. At no time may more than eight blanks be up; the Joker is not counted. Cubes never go back to the pool. A move counts even if all lies as before in the end.',
      ],
    },
    legal: {
      title: 'How a turn may end',
      body: [
        'Between moves anything may lie anywhere. When the turn ends, each run of two cubes or more must be a word, from left to right and from top to bottom. A letter that belongs to no word may lie by itself, but touches no other cube by a side; corners do not matter. This holds for the first turn, too.',
        'Two letters are enough. No names, no abbreviations, nothing with a hyphen or an apostrophe, no foreign words that English has not taken in. If a word is not in the dictionary, put the cubes right or back; that costs nothing.',
      ],
    },
    score: {
      title: 'Points',
      body: [
        'Each new word scores. Its letters 1 to 5 count 1 each, letters 6 and 7 count 2, and from the eighth on each counts 3. A blank or the Joker counts 0, but holds its place.',
        [
          'A word is new if it stood nowhere when your turn began, with whichever cubes.',
          'A word made longer or shorter is another word, and new.',
          'A cube in two new words counts in both.',
          'The same word made twice in one turn scores once, the better of the two.',
          'A letter by itself is no word.',
        ],
      ],
      example: {
        title: 'PLANET with a blank for its A, and TIN down from its T',
        rows: [
          ['P, L, N, E: 1 each', '4'],
          ['A, a blank', '0'],
          ['T, the sixth letter', '2'],
          ['T, I, N: 1 each', '3'],
          ['Together', '9'],
        ],
      },
    },
    restored: {
      title: 'Words that come back',
      body: [
        'A word that has gone may be made again. It scores again only if two whole turns lie between, of whichever players, passes included: a word that counted in turn 5 counts again from turn 8. That is why the pad numbers the turns. Made earlier it may stand, but brings nothing, and goes on waiting from the turn in which it did count.',
        'British and American spellings of one word, as COLOUR and COLOR, or -ISE and -IZE, are the same word here.',
      ],
    },
    end: {
      title: 'How it ends',
      body: [
        'Agree before on one of four ways. The round is always completed, so that all have had as many turns.',
        [
          'A score: somebody has 100 points.',
          'A time: 30 minutes have gone by since the first turn.',
          'A lead: somebody is 25 points ahead of the next when a round ends. Not for one player.',
          'Rounds: ten have been played.',
        ],
        'It is over as well when everybody has passed twice running. An empty pool ends nothing. The highest score wins; a tie shares the win.',
      ],
    },
    variants: {
      title: 'Other ways to play',
      body: [
        [
          'All cubes must hang together by their sides when a turn ends.',
          'British and American spellings are two words.',
          'Other points, minutes, leads or rounds, as you like.',
          'Alone: to your best score in ten rounds.',
        ],
      ],
    },
    origin: {
      title: 'Where it comes from',
      body: [
        'An unofficial booklet, after CUBEWORD by its makers. CUBEWORD is a mark of its owners, who have no part in this. The letters of the original cubes are not known to us; those of this set are our own.',
      ],
    },
  },
} as const;
