export const gcgProblems = {
  'gcg/no-such-game': '{{game}} cannot be written as GCG. Games of Alphacubes can.',
  'gcg/not-ours':
    'This GCG was not written by Cubewright, so that it does not say which cube showed each letter, and cannot be played on. Drop it on the window to look at its positions, if it is one of plain tiles on 15 × 15 squares, or search them with cubewright moves FILE.gcg.',
  'gcg/second-record': 'Line {{line}} describes a game a second time. Keep one game a file.',
  'gcg/not-json': 'Line {{line}} breaks off or is damaged behind {{pragma}}. Take an older copy of the file.',
  'gcg/other-line':
    'Line {{line}} is not what this game comes to. Cubewright would write “{{expected}}”. Export the game again, or take back what was changed.',
  'gcg/too-long': 'This GCG goes on behind line {{line}}, where no game does. Keep one game a file.',
  'gcg/bad-line':
    'Line {{line}}, “{{found}}”, is no line of GCG for plain tiles, such as “>Ann: AEINRST 8D TRAIN +12 12”.',
  'gcg/off-board': 'Line {{line}}: {{word}} at {{place}} leaves the board of 15 × 15 squares.',
  'gcg/no-tile':
    'Line {{line}}: letter {{at}} of {{word}} at {{place}} should lie there already, and the square is empty.',
  'gcg/taken': 'Line {{line}}: {{word}} at {{place}} covers the tile {{there}}.',
  'gcg/no-positions':
    'No line of this GCG tells which tiles a player had, so that there is no position to search.',
  'gcg/at-line': 'Line {{line}}: {{text}}',
} as const;
