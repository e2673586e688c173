export const kuboRuleOf = {
  'kubo-turn': [
    'kubo/draw-after-laying',
    'kubo/draw-not-earned',
    'kubo/hand-full',
    'kubo/deck-empty',
    'kubo/nothing-more-laid',
  ],
  'kubo-laying': ['kubo/covered', 'kubo/touches-nothing'],
  'kubo-lines': ['kubo/line-incomplete', 'kubo/line-dead', 'kubo/no-line'],
  'kubo-steal': [
    'kubo/line-claimed',
    'kubo/window-open',
    'kubo/own-window',
    'kubo/no-window',
    'kubo/waved-already',
  ],
  'kubo-end': ['kubo/game-over'],
} as const;
