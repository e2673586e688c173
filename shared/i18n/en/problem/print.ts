export const printProblems = {
  'print/unknown-product': 'There is no product “{{product}}”. cubewright print --list names them all.',
  'print/unknown-option': '{{option}} is no option of this product. It has {{expected}}.',
  'print/no-such-batch': 'There is no part {{batch}}: the sheets are printed as {{batches}}.',
  'print/bad-option': '{{option}} takes {{expected}}. Change it and try again.',
  'print/does-not-fit':
    'A piece of {{piece}} mm does not fit on the sheet, which has room for {{space}} mm: $t(print:doesNotFit.{{cause}}) Take smaller pieces, larger paper or a narrower printer margin.',
  'print/no-room':
    'A part of {{piece}} mm does not fit beside the 50 mm square on a sheet with room for {{space}} mm. What would fit: {{fits}}.',
  'print/crowded':
    'On this paper there is no room for all that stands on a sheet: the printer reaches {{space}} mm. Take larger paper, or a smaller margin if your printer allows it.',
  'print/marks-need-room':
    'The marks for print and cut take a strip of {{strip}} mm on every side, and what is printed has no room inside it. Take larger paper, smaller pieces, or no marks.',
  'print/no-marks':
    'Marks for print and cut have no room on “$t(option:print.products.{{product}}.title)”: labels reach the edges of their sheets. Print “$t(option:print.products.{{works}}.title)” on whole sheets instead, or take no marks.',
  'print/paper-too-small':
    'The sheet has room for {{space}} mm; the rulers and the 50 mm square need {{needed}} mm. Take larger paper or a narrower printer margin.',
  'print/pad-too-small':
    'A pad for {{players, counted(one: player; other: players)}} needs {{needed}} mm, and there is room for {{space}} mm. Take fewer players, fewer pads a sheet, larger paper or a narrower printer margin.',
  'print/tab-too-small': 'A glue tab of {{tab}} mm is too narrow to hold. Make it {{needed}} mm or more.',
  'print/tab-too-wide':
    'A glue tab of {{tab}} mm is too wide: two would meet behind a face. Make it {{most}} mm at most.',
  'print/no-braille':
    'There is no braille here for {{letter}}: cells are known of A to Z, and of the Dutch IJ. Print normal or large faces.',
  'print/braille-too-small':
    'Braille has no room on a face of {{edge}} mm. Make the edge {{needed}} mm or more, or choose large print.',
  'preset/no-name': 'A preset needs a name. Write one.',
  'preset/name-too-long': 'This name is too long. At most {{most}} characters fit.',
  'preset/hidden-in-name':
    'This name holds a character that cannot be seen ({{character}}). Write the name again.',
  'print/no-such-cube': 'There is no piece {{cube}}: the set has pieces 1 to {{cubes}}.',
  'print/missing-glyph':
    'The font {{font}} has no sign for {{glyph}}, and no other face may stand in for it. Take another font.',
  'print/no-strokes':
    'The single-stroke alphabet has no sign for {{glyph}}. Engrave contours instead: the fonts have one.',
  'print/bed-too-small':
    'A piece of {{piece}} mm does not fit on the bed, which has room for {{bed}} mm within a free edge of 5 mm. Take smaller pieces or a larger bed.',
  'print/corner-too-wide':
    'A rounding of {{corner}} mm leaves too little of a face of {{edge}} mm. Take {{most}} mm at most.',
  'print/letters-too-deep':
    'Letters of {{height}} mm deep would break into those of the next face of a cube of {{edge}} mm. Take {{most}} mm at most, a larger edge, or leave the values out.',
  'print/face-too-small':
    '“{{sign}}” is wider than the {{face}} mm that are flat of a face. Take a larger edge or a smaller rounding.',
  'print/bridge-too-wide':
    'A bridge of {{bridge}} mm would cover much of a letter {{height}} mm high. Take {{most}} mm at most.',
  'print/sticker-misfit':
    'A sticker of {{sticker}} mm does not suit a cube of {{edge}} mm. Take one of {{least}} to {{most}} mm.',
  'print/no-tabletop':
    '“$t(option:print.products.{{product}}.title)” is no piece to play with, so there is nothing of it for Tabletop Simulator. Take nets, labels or a deck of the same set.',
  'print/no-board':
    '“$t(option:print.products.{{product}}.title)” has no board of sensors to order. Take the drilling and magnet plan of the game box.',
  'print/stl-is-plain': 'STL holds one material. Save as 3MF, or take one colour.',
  'print/no-such-bed': 'There is no bed {{bed}}: this takes beds 1 to {{beds}}.',
  'print/small-text':
    'The smallest text on a part is {{size}} pt. Below {{easy}} pt many people need a glass: take larger pieces, or large print where there is a choice of reading.',
  'print/narrow-tabs':
    'The glue tabs are {{tab}} mm wide. Below {{easy}} mm they are fiddly: take larger cubes or wider tabs.',
  'print/much-ink':
    'More than {{share}} % of the paper is under ink on these sheets: {{sheets}}. Paper may cockle: take low ink, or let them dry flat.',
  'print/not-drawn':
    'The picture could not be drawn. Open the page again to draw it; the sheets themselves are not affected.',
  'print/cancelled': 'Printing was stopped. No file was written.',
  'number/empty': 'This needs a number: {{expected}}. Until then it stays {{kept}}.',
  'number/not-a-number': 'This is not a number. Enter {{expected}}. Until then it stays {{kept}}.',
  'number/not-whole': 'This is not a whole number. Enter {{expected}}. Until then it stays {{kept}}.',
  'number/too-small': 'This is too small. Enter {{expected}}. Until then it stays {{kept}}.',
  'number/too-large': 'This is too large. Enter {{expected}}. Until then it stays {{kept}}.',
  'option/unknown': 'There is no option called {{option}}. There are: {{known}}.',
  'option/too-few-players':
    '{{option}}: “{{choice}}” is for {{least}} players or more. Choose another, or add a player.',
  'option/bad-text': '{{option}} cannot be “{{text}}”: it takes {{expected}}.',
} as const;
