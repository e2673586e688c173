export const checks = {
  severity: { error: 'Must be mended', warning: 'Makes play worse', note: 'Worth knowing' },
  'no-letters': 'No piece shows a letter. Give at least one piece a letter.',
  'wrong-total_one': 'Piece {{piece}} shows {{shown}}, but its letters add up to {{total}}. Write the total.',
  'wrong-total_other':
    'Piece {{piece}} shows {{shown}}, but its letters add up to {{total}}; so with {{count}} pieces. Write the totals.',
  'letter-again_one':
    'Piece {{piece}} has {{letters}} more often than its other letters, so it offers fewer. Change one of them.',
  'letter-again_other':
    'Piece {{piece}} has {{letters}} more often than its other letters, so it offers fewer; {{count}} pieces are like that.',
  'no-glyph':
    'No font of Cubewright has {{letters}}, so these cannot be printed. Use other letters, or leave them out.',
  'no-product': 'No sheet can be made of these pieces. Give them one to six faces.',
  duplicates_one: 'Some pieces show the same letters: {{groups}}. Change a letter on one of them.',
  duplicates_other:
    'In {{count}} groups, pieces show the same letters: {{groups}}. Change a letter on all but one.',
  'missing-letters': 'No piece shows {{letters}}. Add them if your words need them.',
  'missing-words':
    'No piece shows {{letters}}: {{percent}} % of the words of the list cannot be spelled. Put each on some piece.',
  'unused-letters': 'No short word of the list uses {{letters}}. Replace them, or choose another list.',
  'few-vowels':
    'Only {{percent}} % of the letters are vowels; {{least}} to {{most}} % suits these words. Put more vowels on the pieces.',
  'many-vowels':
    '{{percent}} % of the letters are vowels; {{least}} to {{most}} % suits these words. Put more consonants on the pieces.',
  'without-vowel_one': 'Piece {{numbers}} has no vowel. A hand of such pieces is hard to play.',
  'without-vowel_other':
    '{{count}} pieces have no vowel: {{numbers}}. A hand of such pieces is hard to play.',
  'value-too-high': '{{letters}} counts {{value}}, though it is easy to lay. {{fair}} would be fair.',
  'value-too-low': '{{letters}} counts only {{value}}, though it is hard to lay. {{fair}} would be fair.',
  'few-pieces_one': 'There is only {{count}} piece to spell with. A hand takes {{hand}}.',
  'few-pieces_other': 'There are only {{count}} pieces to spell with. A hand takes {{hand}}.',
  'box-lacks': 'No square of the box has {{marks}}. Mark some, or every die is taken in the same way.',
  'box-idle':
    'The box has marks of its own, but Kubagram cannot be played with these pieces. The marks are kept and printed.',
  balance: {
    blockers_zero: 'No letter blocks.',
    blockers_one: 'A letter that blocks: {{letters}} of the words of hands without it.',
    blockers_other: 'Letters that block: {{letters}} of the words of hands without them.',
    blocker: '{{letter}} {{share}} %',
  },
  plays: 'Can be played in {{games}}.',
  'plays-nothing': 'Can be printed, and played in none of the games yet. {{why}}',
  wants: {
    'three-letters': 'three different letters on six faces',
    'six-letters': 'a letter on each of six faces',
    letters: 'one to six different letters, and no blank or premium',
    'five-letters-and-blank': 'five different letters, none of them IJ, and a blank',
    'no-letter': 'numbers and no letter',
  },
} as const;
