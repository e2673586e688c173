/** What cannot be done at the table before it is a move, and games that cannot be opened. Keys are whole codes. */
export const playProblems = {
  'game/no-words':
    'This game has no words, so no word list can be asked. Choose a game that is played with words.',
  'draft/no-cube-shows':
    'No cube left in your hand can show {{letter}}. Type another letter, or take a cube back.',
  'draft/square-taken': '{{letter}} lies on {{square}} already. Choose a free square.',
  'draft/edge': 'The board ends here. Move the cursor, or turn the direction with the / key.',
  'draft/hand-empty': 'All your cubes are on the board. Play them, or take one back.',
  'draft/nothing-held': 'No cube is chosen. Choose one in your hand, or press its number.',
  'draft/no-step': 'Nothing has been laid or turned in this turn.',
  'draft/nothing-to-swap': 'None of your cubes lies on {{square}}. Lay one first.',
  'draft/no-other-cube': 'No other cube in your hand can show {{letter}}.',
  'draft/typed-unclear':
    'This line is not clear: “{{text}}”. Write the square, the direction and the word, as in: G4 across CHECK',
  'play/hand-covered': 'This needs a hand that is covered now. Whoever holds it has to come forward first.',
  'play/draft-not-kept': 'What is not played yet could not be saved to the disk. It stays on this screen.',
  'play/nothing-laid': 'Nothing is laid yet. Type a word, or choose a cube and its square.',
  'play/nothing-to-undo': 'No move has been made yet.',
  'play/nothing-to-redo': 'There is no move to redo.',
  'play/record-full': 'A game can hold {{most}} moves, and this one does. Undo a move, or begin a new game.',
  'play/no-such-list':
    'This game was played with the word list “{{name}}”, which is not here any more. Lists that are here: {{known}}. Add that list again, under any name, and open the game again.',
  'play/list-not-read': 'The word list could not be read here. Try again.',
  'play/stops': 'The game can be followed up to move {{move}} and no further. It is left as it is.',
  'game/no-review': 'Turns of this game cannot be reviewed yet.',
} as const;
