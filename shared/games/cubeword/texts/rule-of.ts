export const cubewordRuleOf = {
  'cubeword-cubes': [
    'cubeword/no-letter',
    'cubeword/letter-not-on-cube',
    'cubeword/joker-has-no-faces',
    'cubeword/ninth-blank',
    'cubeword/joker-elsewhere',
  ],
  'cubeword-felt': ['cubeword/place-taken', 'cubeword/not-connected'],
  'cubeword-turn': [
    'cubeword/too-many-moves',
    'cubeword/already-sited',
    'cubeword/in-the-pool',
    'cubeword/same-face',
    'cubeword/same-name',
    'cubeword/not-a-blank',
  ],
  'cubeword-end-of-turn': [
    'cubeword/not-in-lexicon',
    'cubeword/not-for-everybody',
    'cubeword/excluded-by-table',
    'cubeword/excluded-by-person',
  ],
  'cubeword-finish': ['cubeword/game-over', 'cubeword/time-over'],
} as const;
