/** What cannot be opened, of files that were dropped on the window or chosen there. */
export const openedFileProblems = {
  'files/no-such-version': 'This earlier version is not there any more. Choose another one.',
  'files/empty': '“{{name}}” is empty. Take an older copy of the file.',
  'files/picture':
    '“{{name}}” is a picture. Cubewright opens games, GCG, sets, word lists, sheets, recordings of a box, and PNG and JPEG of the calibration sheet; open the file from which the picture was made.',
  'files/archive': '“{{name}}” is an archive. Unpack it first, and open what is inside.',
  'files/binary':
    '“{{name}}” is no text, and nothing that Cubewright knows. It opens games, GCG, sets, word lists, sheets and recordings of a box.',
  'files/bad-trace': '“{{name}}” cannot be shown here: {{text}}',
  'files/long-trace':
    '“{{name}}” is too long a recording to be looked at here: {{length}} characters, at most {{limit}} are read. The command “cubewright box replay FILE” plays it again.',
  'files/text':
    '“{{name}}” is a text of a kind that Cubewright does not know. It opens games, GCG, sets, sheets, recordings of a box, and word lists with a word a line.',
  'files/other-format':
    '“{{name}}” is JSON of the format “{{found}}”, which cannot be opened here. Games, sets, sheets and recordings of a box by Cubewright can.',
  'files/unreadable': '“{{name}}” cannot be read. It may be a folder, or have been moved; choose it again.',
  'files/one-at-a-time':
    '“{{name}}” was left out, because word lists, sheets, recordings of a box, pictures and GCG of plain tiles are opened one at a time. Open it once you are done with the other.',
} as const;
