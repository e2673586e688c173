export const lexiconProblems = {
  'lexicon/not-a-lexicon':
    '{{file}} is not a lexicon file. A word list in plain text becomes one with: cubewright words build LIST -o FILE.cwlex',
  'lexicon/unknown-version':
    '{{file}} has lexicon format {{version}}; this Cubewright reads format {{known}}. Update Cubewright, or build the lexicon again from its word list.',
  'lexicon/wrong-length':
    '{{file}} has {{bytes, counted(one: byte; other: bytes)}} and should have {{expected}}: it was not copied whole. Copy it again, or build it again from its word list.',
  'lexicon/damaged':
    '{{file}} is damaged: its contents do not match its checksum. Copy it again, or build it again from its word list.',
  'lexicon/not-text':
    '{{file}} is no plain text. Save the word list as plain text in UTF-8, one word a line, and try again.',
  'lexicon/no-words':
    'No word was found in {{file}}; lines read: {{lines}}. A word list has one word a line, 2 to 21 letters of {{alphabet}}. If the words have other letters, let the list say which.',
  'lexicon/no-letters': 'No letters were found in {{file}}. A word list has one word a line.',
  'lexicon/too-many-letters':
    '{{file}} uses more than {{most}} letters: {{letters}}. Leave more of them out, or take accents off.',
  'lexicon/no-language':
    '“{{written}}” is no language. Write its code, as sv, or its English name, as Swedish.',
  'lexicon/bad-letters': '“{{letters}}” is no alphabet. Write 2 to 32 different letters, one after another.',
  'lexicon/too-many-words':
    '{{file}} has more than {{most}} words, and a lexicon holds no more. Leave some out and try again.',
  'lexicon/list-too-large':
    'This file is too large for a word list: more than {{limit}} bytes. Choose another, or leave words out.',
  'lexicon/too-many-parts':
    'The word list came in more than {{most}} parts. Send it again in fewer, larger ones.',
  'lexicon/nothing-sent': 'The word list did not arrive. Choose its file again.',
  'lexicon/import-stopped': 'Stopped: no word list was added.',
  'lexicon/import-running': 'This word list is being added already. Wait until that is done, or stop it.',
  'lexicon/too-many-imports':
    'Other word lists are being added, and this one would be too much at once. Wait until they are done, then try again.',
  'lexicon/name-taken':
    'There is a word list of this name already: {{title}} ({{name}}). Give the new one another name, or remove the old one first.',
  'lexicon/comes-with-us':
    '{{name}} comes with Cubewright and stays. Only lists that were added can be removed.',
  'lexicon/bad-own-word':
    'Line {{line}} of the words you {{which}} is no word: “{{word}}”. Use 2 to 21 letters, A to Z, one word a line.',
  'lexicon/own-word-twice': '{{word}} is both allowed and forbidden. Take it out of one of the two.',
  'lexicon/too-many-own-words':
    '{{words}} words of your own are too many; {{most}} are kept. Add them as a word list instead.',
  'lexicon/no-title': 'The list needs a name. Write one.',
  'lexicon/title-too-long': 'The name of the list is too long. At most {{most}} characters fit.',
  'lexicon/hidden-in-title':
    'The name of the list holds a character that cannot be seen ({{character}}). Write the name again.',
  'lexicon/file-unreadable':
    'The file could not be read: it may have been moved or may not be opened. Choose it again.',
  'lexicon/no-file': 'No file is chosen. Choose the word list first.',
  'lexicon/odd-file-name':
    '{{file}} cannot be used under this name. Name it with small letters, digits and hyphens, as family-words.cwlex.',
} as const;
