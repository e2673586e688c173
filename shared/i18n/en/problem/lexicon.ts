/** Keys are whole codes, as `'lexicon/...'`. */
export const lexiconProblems = {
  'lexicon/not-a-lexicon':
    '{{file}} is not a lexicon file. A word list in plain text becomes one with: cubewright words build LIST -o FILE.cwlex',
  'lexicon/unknown-version':
    '{{file}} has lexicon format {{version}}; this Cubewright reads format {{known}}. Update Cubewright, or build the lexicon again from its word list.',
  'lexicon/wrong-length':
    '{{file}} has {{bytes}} bytes and should have {{expected}}: it was not copied whole. Copy it again, or build it again from its word list.',
  'lexicon/damaged':
    '{{file}} is damaged: its contents do not match its checksum. Copy it again, or build it again from its word list.',
  'lexicon/not-text':
    'This is no plain text. Save the word list as plain text in UTF-8, one word a line, and try again.',
  'lexicon/no-words':
    'No word was found; lines read: {{lines}}. A word list has one word a line, 2 to 21 letters from A to Z.',
  'lexicon/too-many-words':
    'The list has {{words}} words; a lexicon holds at most {{most}}. Leave some out and build it again.',
} as const;
