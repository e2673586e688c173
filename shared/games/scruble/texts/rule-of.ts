export const scrubleRuleOf = {
  'scruble-turn': ['scruble/no-twist', 'scruble/twists-full'],
  'scruble-words': [
    'scruble/too-short',
    'scruble/not-in-line',
    'scruble/not-in-lexicon',
    'scruble/not-for-everybody',
    'scruble/excluded-by-table',
    'scruble/excluded-by-person',
  ],
  'scruble-new': ['scruble/stood-before', 'scruble/claimed-before'],
  'scruble-crossing': ['scruble/no-crossing'],
  'scruble-premiums': ['scruble/premium-in-word', 'scruble/too-few-letters'],
  'scruble-timer': ['scruble/time-over', 'scruble/too-late'],
  'scruble-end': ['scruble/game-over'],
} as const;
