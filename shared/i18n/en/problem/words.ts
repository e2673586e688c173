export const wordsProblems = {
  'words/too-many-pieces': '{{pieces}} pieces are too many. Take at most {{most}}.',
  'words/no-face': 'Piece {{piece}} shows no letter. Give it at least one, or make it a blank.',
  'words/too-many-faces': 'Piece {{piece}} has {{faces}} letters. A cube shows one of {{most}} at most.',
  'words/letter-twice': 'Piece {{piece}} has {{letter}} twice. Name each of its letters once.',
  'words/unknown-letter-on-piece':
    '“{{letter}}” on piece {{piece}} is no letter of this word list. Use one of {{alphabet}}.',
  'words/bad-value':
    '{{letter}} on piece {{piece}} is worth {{found}}. Give a whole number from 0 to {{most}}.',
  'words/no-such-piece':
    'Piece {{piece}} is asked for, and there are only {{pieces}}. Choose one of those, counted from 1.',
  'words/unknown-letter':
    '“{{text}}” has “{{letter}}” as character {{at}}, which is no letter of this word list. Use one of {{alphabet}}.',
  'words/text-too-long': '“{{text}}” has {{length}} letters; no word has more than {{most}}. Leave some out.',
  'words/too-many-places': 'The line has {{places}} places. Take at most {{most}}.',
  'words/bad-number': '“{{name}}” is {{found}}. Give a whole number from {{least}} to {{most}}.',
  'words/stopped': 'The search for words was stopped. Ask again to begin it anew.',

  'pattern/empty':
    'No letter is there. Write letters, ? for any one, and in a pattern * for any run of them.',
  'pattern/too-long':
    'The pattern is too long: {{length}}, at most {{most}}. Shorten it, or use * for a run.',
  'pattern/unknown-letter':
    'Character {{at}}, “{{letter}}”, is no letter of this word list. Use one of {{alphabet}}.',
  'pattern/open-set': 'The set that begins at character {{at}} does not end. Write ] behind it.',
  'pattern/empty-set':
    'The set at character {{at}} leaves no letter. Name those that may stand there, or those that may not: [AEIOU], [^S].',
  'pattern/stray-mark':
    'Character {{at}}, “{{mark}}”, means nothing there. Sets are written as [AEIOU], or in a pattern as [^S].',
  'spoken/misheard':
    'Cubewright did not understand {{words}} (word {{places}} of this line). Say the letter again, or type it.',
} as const;
