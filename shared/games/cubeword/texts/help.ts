/** The rules are told in our own words; the sections follow items C. */
export const cubewordRuleTexts = {
  title: 'The rules of CUBEWORD',
  lead: 'Words cross on an open felt and never stay as they are. Five moves a turn put cubes in, shift them and turn them over; every new word scores.',
  sections: [
    {
      id: 'cubeword-cubes',
      title: 'The cubes',
      body: [
        'There are 24 cubes. Each has five different letters and a blank face, which stands for any letter that you name. The 25th piece is a die, the Joker: it stands for any letter, too, and its numbers mean nothing.',
        'One to six play, people or computers. Nobody has a hand: all cubes that are not in play lie in one pool, open to everybody. This is an unofficial edition of CUBEWORD, with letters of its own.',
      ],
    },
    {
      id: 'cubeword-felt',
      title: 'The felt',
      body: [
        'There is no board. Cubes lie side by side on a felt without an edge, one cube a place. A place is named by its column and its row, counted from 0 to the right and down; to the left and up they are below 0.',
      ],
    },
    {
      id: 'cubeword-turn',
      title: 'Your turn',
      body: [
        'A turn has up to five moves, in any order. You may make fewer, or pass. A move is one of these:',
        [
          'Site a cube: take it from the pool and put it on an empty place, with any letter up, or the blank with a name.',
          'Re-site a cube: shift one that is in play to an empty place, with the same face up.',
          'Re-face a cube: turn one that is in play to another of its letters, or to its blank with a name.',
          'Re-name a blank or the Joker: give it another letter.',
        ],
        'To shift a cube and turn it takes two moves. The Joker alone may be re-sited and re-named in one.',
        'A blank and the Joker keep their name until they are turned or re-named. No more than eight blanks are ever up, not even between two moves; the Joker is not counted. Cubes in play never go back to the pool.',
        'While you try moves out you can undo them; an undone move does not count. Moves that you leave count, even if everything lies as before.',
      ],
    },
    {
      id: 'cubeword-end-of-turn',
      title: 'How a turn may end',
      body: [
        'Between your moves anything may lie anywhere. At the end of the turn each run of two or more cubes, from left to right and from top to bottom, must be a word. A letter that belongs to no word may lie by itself, but it may touch no other cube by a side; corners do not matter.',
        'Two letters are enough for a word. The list of the game decides what a word is: it has no names, abbreviations, or words with hyphens or apostrophes. A turn that leaves anything else is refused, the runs at fault are named, and you go on with it. It costs nothing.',
        'A table may agree that all cubes hang together at the end of a turn.',
      ],
    },
    {
      id: 'cubeword-score',
      title: 'What it scores',
      body: [
        'Each new word scores. Its first five letters count 1 each, the sixth and seventh 2, and from the eighth on each counts 3. A blank or the Joker counts 0, but holds its place: in a word of six letters whose third is a blank the sum is 1, 1, 0, 1, 1 and 2, together 6.',
        [
          'A word is new if it stood nowhere when your turn began, with whichever cubes.',
          'A word that is made longer or shorter is another word, and new.',
          'A cube in two new words counts in both.',
          'The same word made twice in a turn scores once, the better of the two.',
        ],
      ],
    },
    {
      id: 'cubeword-restored',
      title: 'Words that come back',
      body: [
        'A word that has gone may be made again. It scores again only if two whole turns lie between, of whichever players, and passes are turns: a word that counted in turn 5 counts again from turn 8 on. Made earlier it may stand, but brings nothing, and waits on from the turn in which it did count.',
        'British and American spellings, as COLOUR and COLOR or -ISE and -IZE, are one word for this, unless the table agrees otherwise.',
      ],
    },
    {
      id: 'cubeword-finish',
      title: 'How a game ends',
      body: [
        'You agree before on one of four finishes. The round is always completed, so that all have had the same number of turns. The highest score wins; a tie shares the win.',
        [
          'A score: somebody has reached 100 points, or as many as agreed.',
          'A time: 30 minutes, or as many as agreed, have gone by since the first turn.',
          'A lead: somebody is 25 points ahead of the next when a round ends. One player alone cannot choose it.',
          'Rounds: ten, or as many as agreed, have been played.',
        ],
        'If everybody passes twice running, the game is over, too. An empty pool ends nothing.',
      ],
    },
    {
      id: 'cubeword-real-cubes',
      title: 'A game begun with real cubes',
      body: [
        'It can go on here: on the form of a new game, choose to enter it. Type the rows of letters as they lie, and a cube is found for each; or choose the very cubes one by one. Then say who has how many points, whose turn it is, in which round, and which words counted in the last two turns.',
      ],
    },
    {
      id: 'cubeword-computers',
      title: 'Playing against the computer',
      body: [
        'Levels 1 and 2 know common words and make modest turns. Level 3 knows many words and sees most of what a turn can do. Level 4 knows the whole list and looks for the turn that scores most. All see the same felt and pool as you do.',
      ],
    },
    {
      id: 'cubeword-typing',
      title: 'Moves as text',
      body: [
        'The moves of a turn can be typed one after another, with a semicolon between.',
        [
          'site T at 4, 0 takes a cube with a T from the pool; site T of GINTZ at 4, 0 takes that very cube.',
          'site blank as T at 4, 0 and site Joker as T at 4, 0 name what they show.',
          're-site T from 3, 0 to 4, 1 shifts a cube; its five letters will do for its place, as in re-site GINTZ to 4, 1.',
          're-face 3, 1 to T turns a cube; re-face SCREW 1 to T turns the first cube of that word.',
          're-name 4, 0 to S gives a blank or the Joker another name.',
          'pass ends the turn without a move; allow QAT lets the table take a word that the list lacks.',
        ],
      ],
    },
  ],
} as const;
