/** What is wrong with a pattern, or with letters written like one; keys are whole codes, as `'pattern/...'`. */
export const patternProblems = {
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
} as const;
