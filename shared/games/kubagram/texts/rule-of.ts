export const kubagramRuleOf = {
  'kubagram-turn': ['kubagram/not-now', 'kubagram/take-first', 'kubagram/claims-open'],
  'kubagram-squares': ['kubagram/face-fixed', 'kubagram/vowel-needed', 'kubagram/vowel-not-aside'],
  'kubagram-jokers': ['kubagram/no-joker', 'kubagram/joker-of-another', 'kubagram/jokers-alone'],
  'kubagram-compounds': [
    'kubagram/word-joined-twice',
    'kubagram/part-too-short',
    'kubagram/one-word-is-no-compound',
  ],
  'kubagram-last': [
    'kubagram/not-last-turn',
    'kubagram/word-extended',
    'kubagram/word-made-just-now',
    'kubagram/extension-too-short',
    'kubagram/word-left',
  ],
  'kubagram-judging': [
    'kubagram/not-in-lexicon',
    'kubagram/not-for-everybody',
    'kubagram/excluded-by-table',
    'kubagram/excluded-by-person',
    'kubagram/word-too-short',
    'kubagram/looked-up-already',
  ],
  'kubagram-alone': ['kubagram/no-skip-alone'],
} as const;
