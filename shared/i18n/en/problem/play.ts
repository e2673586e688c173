export const playProblems = {
  'game/no-words':
    'This game has no words, so no word list can be asked. Choose a game that is played with words.',
  'play/hand-covered': 'This needs a hand that is covered now. Whoever holds it has to come forward first.',
  'play/strict': 'This game is played strictly: no hints and no looking back until it is over.',
  'play/strict-over': 'This game was played strictly and is over. Its moves can no longer be undone.',
  'play/draft-not-kept': 'What is not played yet could not be saved to the disk. It stays on this screen.',
  'play/busy': 'The last move is still being saved. Try again in a moment.',
  'play/nothing-to-undo': 'No move has been made yet.',
  'play/nothing-to-redo': 'There is no move to redo.',
  'play/record-full': 'A game can hold {{most}} moves, and this one does. Undo a move, or begin a new game.',
  'play/no-such-list':
    'This game was played with the word list “{{name}}”, which is not here any more. Lists that are here: {{known}}. Add that list again, under any name, and open the game again.',
  'play/list-not-read': 'The word list could not be read here. Try again.',
  'play/stops': 'The game can be followed up to move {{move}} and no further. It is left as it is.',
  'game/no-review': 'Turns of this game cannot be reviewed yet.',
} as const;

export const setupFormProblems = {
  'setup/no-name': 'Place {{place}} at the table has no name. Write one, or remove the place.',
  'setup/same-name': 'Two players are called {{name}}. Give one of them another name.',
  'setup/name-too-long': 'The name at place {{place}} is too long. At most {{most}} characters fit.',
  'setup/hidden-in-name':
    'The name at place {{place}} holds a character that cannot be seen ({{character}}). Write the name again.',
  'setup/title-too-long': 'The name of the game is too long. At most {{most}} characters fit.',
  'setup/hidden-in-title':
    'The name of the game holds a character that cannot be seen ({{character}}). Write it again.',
  'setup/bad-seed': '“{{seed}}” is no seed. Give a whole number from 0 to {{most}}, or leave it to chance.',
} as const;
