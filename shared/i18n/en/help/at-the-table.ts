export const atTheTable = {
  title: 'At the table',
  lead: 'What is the same in all games: taking back, order, help, and what others may see.',
  sections: [
    {
      id: 'table-undo',
      title: 'Undo and redo',
      body: [
        'Undo takes back the last step of your turn, and then moves, one after the other, as far as the rules allow. Against a computer it goes back to your own decision. Redo, in the menu Game, makes the same again.',
        'What was drawn or shown meanwhile stays seen, and time that has run stays run: the score pad says that a move was undone. Strict play keeps undo, and counts it.',
      ],
    },
    {
      id: 'table-position',
      title: 'The position editor',
      body: [
        'Positions of every game can be set in the position editor, which New game leads to. Edit this position fills it with a game: in the menu Game, in a look back and at the end. Hands that you may not see stay empty there (in Alphacubes chance draws them), and strict play has no way to it. What cannot be is named at its place. From there you play on, have the best turn found, or keep it as a puzzle if one answer is best.',
      ],
    },
    {
      id: 'table-recall',
      title: 'Taking back what you have laid',
      body: [
        'Escape takes everything you have laid, spelled or pointed out this turn back at once, Backspace only the last of it. On the board of Alphacubes the right button of the mouse does the same. In CUBEWORD and SCRUBLE Cube each move and each twist of the turn has its own way back.',
      ],
    },
    {
      id: 'table-shuffle',
      title: 'The order of your hand',
      body: [
        'Shuffle, in the menu Game, puts the pieces of your rack in a new order: cubes in Alphacubes, cards in Kubo, the dice of the central field in Kubagram. Drag a piece onto another to choose the order yourself, or use Alt and the arrow keys.',
        'In CUBEWORD and SCRUBLE Cube nobody has a hand, so there is nothing to shuffle.',
      ],
    },
    {
      id: 'table-hints',
      title: 'Hints',
      body: [
        'A hint comes in steps: how much, then where, then what. Each step is noted in the record. The last one can be followed, and you still make the move yourself.',
        'The best move is often a word that few people know. “An everyday word” asks for the best that ordinary words give, and stays chosen until you ask for the best again. Word lists that you have added do not say which words are everyday ones, so it is not offered with them.',
      ],
    },
    {
      id: 'table-words',
      title: 'Looking words up',
      body: [
        'Look words up, in the menu Game, opens Words with the list of this game: whether a play stands, anagrams, words in some letters, and words that fit a pattern. It leads back to the table, where everything lies as you left it. In strict play the menu does not offer it.',
        'A word that the list lacks can be allowed by the whole table, for this game only; the record says so. A new game can leave out words that are not for everybody, by a list of the language: they are refused by name, computers and hints do not use them, and the record says so. Words of your own that you allow still count. Words that a table forbids are refused by name, too.',
      ],
    },
    {
      id: 'table-curtain',
      title: 'The curtain',
      body: [
        'Where hands are hidden, a curtain falls between two people: no letter is on the page until the next player comes forward. The menu Game turns it off for tables that play with open hands.',
      ],
    },
    {
      id: 'table-clocks',
      title: 'Clocks',
      body: [
        'New game gives any table a clock. With a time for each turn, a turn that is not over in time is passed. With a time for the game, every player has so many minutes, and each play adds some seconds. Over that time each minute begun costs 10 points at the end, or the game is lost, or every further turn is passed, as the table has agreed. Sand beside it is a courtesy: when it has run out nothing happens. Between a play and the answers to it no clock runs.',
        'F9 or Pause stops every clock and covers the table until somebody goes on. Time that has run is not given back by an undo, and is kept when the program ends.',
      ],
    },
    {
      id: 'table-files',
      title: 'Files of games, yours and others’',
      body: [
        'Export the record, in the menu Game, saves a game as one file that ends in .cubewright. Drop it anywhere on the window, or open it with Ctrl+O: a copy joins your games. Where Cubewright is installed, a double click opens it too. Files that end in .cubewright.json, as they were saved before, open the same way.',
        'A GCG that Cubewright wrote opens as its game. Any other GCG of plain tiles on 15 by 15 squares opens as its positions: what lay on the board, who had which tiles, and the plays that count most with a list of your choice.',
        'If something is wrong with a game, Copy a bug report, in the menu Game, puts on the clipboard what is needed to see it again: version, system, options, seed and moves. Your names are not in it, but every hand is. Paste it into a message; saved as a file, it opens like any game.',
      ],
    },
    {
      id: 'table-scores',
      title: 'Scores on paper',
      body: [
        'The score pad keeps every play in its player’s column. Print the score sheet, in the menu Game, puts all turns on paper, and New round, keep totals, deals again and adds up.',
      ],
    },
  ],
} as const;
