/** The rules of CUBEWORD, told in our own words; behind each section stands an item C of the rules. */
export const cubewordRules = {
  title: 'The rules of CUBEWORD',
  lead: 'One crossword for everybody, without a board. Turn, move and rename its cubes, and score the words that are new.',
  sections: [
    {
      id: 'cubeword-cubes',
      title: 'The cubes',
      body: [
        'There are 24 cubes, each with five letters and a blank, and a Joker. They lie in a pool that belongs to all. A blank stands for the letter that it is named as, and so does the Joker.',
        'One to six play, people or computers. The felt has no edge: it goes on wherever the cubes do. This is an unofficial edition of CUBEWORD.',
      ],
    },
    {
      id: 'cubeword-turn',
      title: 'Your turn',
      body: [
        'A turn has up to five moves, in any order, or none. The first player begins with up to five cubes anywhere.',
        [
          'Site: put a cube of the pool on an empty place, with any face up. A blank or the Joker is named.',
          'Re-site: move a cube in play to an empty place. It keeps its face and its name.',
          'Re-face: turn a cube in play to another face. A blank is named.',
          'Re-name: give a blank or the Joker another letter.',
        ],
        'To re-site a cube and to turn or rename it are two moves. Of the Joker a re-site and a re-name in the same turn are one.',
        'No cube goes back to the pool. A move that is undone before the turn ends was never made.',
      ],
    },
    {
      id: 'cubeword-end',
      title: 'What may lie at the end of a turn',
      body: [
        'Every two or more cubes side by side, across from the left or down, spell a word of the list. Words of two letters are good. A letter that belongs to no word touches no other cube by a side; corners do not count.',
        'Within the turn anything may lie anywhere. Only a ninth blank is never turned up; the Joker is not counted.',
        'With the option for it, all cubes also hang together by their sides.',
        'Capitals, hyphens, apostrophes, abbreviations and foreign words that English has not taken in do not count as words. A table may agree to allow a word.',
      ],
    },
    {
      id: 'cubeword-score',
      title: 'The score',
      body: [
        [
          'A new word scores 1 for each of its first five letters, 2 for the sixth and seventh, and 3 for each from the eighth on.',
          'A blank and the Joker score 0 in their place, but the place is counted.',
          'A word is new if it stood nowhere when the turn began. A longer word is new, too.',
          'A cube in two new words counts in both. The same word made twice in a turn scores once, the better.',
        ],
        'A word that has gone and is made again scores only if two clear turns lie between, of whichever players, passes counted: made in turn 4, it scores again from turn 7. British and American ways of writing a word are one, unless the table chose otherwise.',
      ],
    },
    {
      id: 'cubeword-finish',
      title: 'The finish',
      body: [
        'It is agreed before: a score, 100 if nothing else was chosen; a time, 30 minutes; a lead over the next player, 25; or a number of rounds, 10. The round is completed, then the highest score wins, and ties share the win.',
        'The game also ends once everybody has passed twice running. An empty pool ends nothing.',
      ],
    },
  ],
} as const;
