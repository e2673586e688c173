export const designing = {
  title: 'A set of your own',
  lead: 'Cubes, dice, tiles and boards in any language of up to 32 letters, Latin, Greek or Cyrillic: designed, measured, printed and played.',
  sections: [
    {
      id: 'design-ten-minutes',
      title: 'From a word list to a game',
      body: [
        [
          'Under Design, follow “Add a word list”: a plain text with one word a line. Choose “All that the list uses” for its letters: they are counted, and you say which of them are left out, as those of names and foreign words. Or write the letters of your alphabet. Where accents make no letter of their own, as in Greek, choose “Take them off”. Say the language of the words, and a set proposed for them is of that language.',
          'Under Design, begin a set of empty cubes, and choose the list beside “Propose”. Some seconds later every cube has its letters, and every letter its value.',
          'Look at what stands to be mended, and at the words that a hand of seven makes. Change what you like; each step can be undone, tomorrow too.',
          'Print it: as nets, as stickers for blocks, as tiles, cards or for a 3D printer, with a board, racks and a box. Or choose it under Make a set tonight, which says what to print, how many sheets and how long.',
        ],
      ],
    },
    {
      id: 'design-pieces',
      title: 'Pieces and faces',
      body: [
        'A piece has up to 12 faces: a letter, a number, a blank that stands for any letter, or a premium such as 2W. A letter counts the same on every face. A number that is the total of its piece stays the total.',
        'Choose a face of the net and type: the letter goes onto it, and the next face is chosen. Arrow keys lead from face to face, Backspace to the one before.',
        'Under About, all pieces can be written or pasted at once, a piece a line. What would come is shown first, with the number of every line that gives no piece; then you say whether it replaces the pieces there are.',
      ],
    },
    {
      id: 'design-boards',
      title: 'Boards',
      body: [
        'Choose a brush and paint squares with a click, or with the arrow keys and Enter; keys 1 to 6 choose the brush. A stroke can fall on the squares opposite too. A board has 5 to 21 squares a side and one centre.',
      ],
    },
    {
      id: 'design-box',
      title: 'Marks of the box',
      body: [
        'Kubagram is played from a box of 9 x 12 squares, and each says what becomes of its die: I, III or 0. Under Box, paint them as boards are painted; keys 1 to 3 choose the mark. They are in the file, on the printed inlay and in the game, and the Box screen can show them.',
      ],
    },
    {
      id: 'design-measured',
      title: 'What is measured',
      body: [
        'Hands of seven pieces are drawn from the set by chance, and the words of your list that each can spell are counted. The median is the hand in the middle; a dead hand spells nothing. At least 400 hands are drawn, more where the words of hands differ much, and always the same ones of the same set: the designer, a proposal and “cubewright set check” tell the same figures. A letter blocks when hands that can show it make fewer than 90 % of the words of other hands, by more than chance.',
        'A proposal is looked for with the same figures, and they are told beside those of the printed set of its kind with the same list. Asking again gives another set.',
        'The lab tells what each piece is worth. Hands that lack one piece are drawn, and every piece that is left completes each of them in turn. Its worth is how many points more the dearest word then counts than with another piece in its place, on average: letter values alone, without premium squares or bonuses. A piece worth 2 brings two points more than an average one; below 0 it brings less. After ± stands the interval that holds the true figure in 95 of 100 measurements; four times as many hands halve it.',
        'Values follow how hard a letter is to lay with your words. They are a proposal as well.',
      ],
    },
    {
      id: 'design-files',
      title: 'One file',
      body: [
        'A set is one file, *.cubewright-set, that people can read. Every step is on disk before you make the next. Save it as a file to give it away, with a word list of your own inside if you like; begin from a file to take it in with its list.',
        'In commands: cubewright set check FILE, cubewright set propose --pieces 98 --lexicon dutch -o FILE, and cubewright print nets --set FILE.',
      ],
    },
  ],
} as const;
