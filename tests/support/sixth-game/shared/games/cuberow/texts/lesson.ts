export const cuberowLesson = {
  steps: {
    row: {
      title: 'The row',
      short: 'look at the row',
      task: 'Look at the row.',
      why: 'Cubes leave it from its ends only.',
    },
    left: {
      title: 'Take the left cube',
      short: 'take the left cube',
      task: 'Take Q on the left.',
      why: 'You score the figure on it: 25.',
      later: 'Later. First take Q.',
    },
    right: {
      title: 'Take the right cube',
      short: 'take the right cube',
      task: 'Take R on the right.',
      why: 'Tom has taken P. Either end is yours to take.',
      later: 'Later. First take R.',
    },
    dear: {
      title: 'Take what was opened',
      short: 'take what was opened',
      task: 'Take H on the left.',
      why: 'Tom took O and so opened H: 18 for you.',
      later: 'Later. First take H.',
    },
    again: {
      title: 'And the next',
      short: 'take the next',
      task: 'Take V on the left.',
      why: 'It counts 19, and behind it lies only E.',
      later: 'Later. First take V.',
    },
    ahead: {
      title: 'Look ahead',
      short: 'look ahead',
      task: 'Take C on the right.',
      why: 'E on the left would open J, 23, for Tom.',
      later: 'Later. First take C.',
    },
    last: {
      title: 'The last choice',
      short: 'the last choice',
      task: 'Take J or E.',
      why: 'The game ends when the row is empty.',
    },
  },
  end: 'You took what counts and looked ahead.',
} as const;
