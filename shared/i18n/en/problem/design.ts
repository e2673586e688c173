export const designProblems = {
  'design/no-face':
    '“{{written}}” is no face. Write a letter of this set ({{alphabet}}), a number up to 999, * for any letter, or 2L, 3L, 4L, 2W, 3W.',
  'design/no-file': 'Choose the file of a set first.',
  'design/file-not-text':
    'This file is no plain text. Save it as text in UTF-8, CSV for a table, and choose it again.',
  'design/file-unreadable': 'This file cannot be read. It may have been moved; choose it again.',
  'design/thread-stopped':
    'Measuring stopped by a mistake of ours. Choose the word list again to try once more.',
  'design/no-value': 'A letter counts 0 to {{most}}, in whole points.',
  'design/too-many-pieces': 'A set has at most {{most}} pieces.',
  'design/last-piece': 'A set has at least one piece.',
  'design/too-many-faces': 'A piece has at most {{most}} faces.',
  'design/last-face': 'Piece {{piece}} has one face, and keeps it. Remove the piece instead.',
  'design/letters-in-use':
    'Pieces show letters that would be missing: {{letters}}. Change those faces first.',
  'design/list-too-long':
    '“{{title}}” is too long to go along: a set file has at most {{most}} characters. Save the set without it, and hand the list over as a file of its own.',
  'design/no-title': 'A name has 1 to {{most}} characters.',
  'design/centre-stays': 'A board has one centre. Paint it elsewhere, and this square is plain.',
  'design/board-size': 'A board has {{least}} to {{most}} squares a side.',
  'design/board-taken': 'There is a board called {{board}} already. Choose another name.',
  'design/board-name': 'A board is called by lower case letters, digits and hyphens, 40 at most.',
  'design/too-many-boards': 'A set has at most {{most}} boards.',
} as const;
