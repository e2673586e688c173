/** The name of a file of settings or words comes before each sentence. */
export const damageProblems = {
  'damage/gone': 'The file is no longer there.',
  'damage/empty': 'The file is empty.',
  'damage/too-large': 'The file is larger than {{limit}} bytes, too large to be one of ours.',
  'damage/utf-16': 'It was saved as UTF-16; Cubewright writes UTF-8.',
  'damage/not-text': 'Line {{line}}, column {{column}}: there are bytes that are not UTF-8 text.',
  'damage/not-json': 'Line {{line}}, column {{column}}: the file breaks off or is no JSON there.',
  'damage/key-twice': 'Line {{line}}, column {{column}}: this entry is there a second time: {{found}}.',
  'damage/no-entries': 'The file is JSON, but holds no entries with names.',
  'damage/not-ours':
    'The file is JSON, but does not say that it is ours: “format” must be “{{format}}”, and “version” a number.',
  'damage/too-deep': 'Line {{line}}, column {{column}}: lists are nested too deep there.',
  'damage/bad-entry': 'Line {{line}}, column {{column}}: {{found}} cannot stand under “{{entry}}”.',

  'settings/too-new':
    '{{path}} was written by a later version of Cubewright, and this one would lose a part of it. Nothing is written there: use the later version.',
  'settings/cannot-be-kept':
    'This cannot be kept in {{path}}: it is too long, or nested too deep. Nothing was changed.',
} as const;
