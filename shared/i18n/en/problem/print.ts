/** Keys are whole codes, as `'print/...'`. */
export const printProblems = {
  'print/unknown-product':
    'There is no product called {{product}}. `cubewright print --list` names them all.',
  'print/unknown-option': '{{option}} is no option of this product. It has {{expected}}.',
  'print/bad-option': '{{option}} takes {{expected}}. Change it and try again.',
  'print/does-not-fit':
    'A piece of {{piece}} mm does not fit on the sheet, which has room for {{space}} mm: $t(print:doesNotFit.{{cause}}) Take smaller pieces, larger paper or a narrower printer margin.',
  'print/crowded':
    'On this paper there is no room for all that stands on a sheet: the printer reaches {{space}} mm. Take larger paper, or a smaller margin if your printer allows it.',
  'print/paper-too-small':
    'The sheet has room for {{space}} mm; the rulers and the 50 mm square need {{needed}} mm. Take larger paper or a narrower printer margin.',
  'print/pad-too-small':
    'A pad for {{players}} players needs {{needed}} mm, and there is room for {{space}} mm. Take fewer players, fewer pads a sheet, larger paper or a narrower printer margin.',
  'print/tab-too-small': 'A glue tab of {{tab}} mm is too narrow to hold. Make it {{needed}} mm or more.',
  'print/tab-too-wide':
    'A glue tab of {{tab}} mm is too wide: two would meet behind a face. Make it {{most}} mm at most.',
  'print/no-such-cube': 'There is no cube {{cube}}: the set has cubes 1 to {{cubes}}.',
  'print/missing-glyph':
    'The font {{font}} has no sign for {{glyph}}, and no other face may stand in for it. Take another font.',
  'print/cancelled': 'Printing was stopped. No file was written.',
  'number/empty': 'This needs a number: {{expected}}. Until then it stays {{kept}}.',
  'number/not-a-number': 'This is not a number. Enter {{expected}}. Until then it stays {{kept}}.',
  'number/not-whole': 'This is not a whole number. Enter {{expected}}. Until then it stays {{kept}}.',
  'number/too-small': 'This is too small. Enter {{expected}}. Until then it stays {{kept}}.',
  'number/too-large': 'This is too large. Enter {{expected}}. Until then it stays {{kept}}.',
  'option/unknown': 'There is no option called {{option}}. There are: {{known}}.',
  'option/too-few-players':
    '{{option}}: “{{choice}}” is for {{least}} players or more. Choose another, or add a player.',
  'option/bad-text': '{{option}} cannot be {{text}}: it takes {{expected}}.',
} as const;
