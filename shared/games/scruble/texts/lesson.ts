export const scrubleLesson = {
  steps: {
    view: {
      title: 'Look round the cube',
      short: 'look round the cube',
      task: 'Look at its six faces, then go on.',
      why: 'Drag beside the cube to turn it. The map shows all six faces at once, unfolded. Looking moves no peg.',
    },
    twist: {
      title: 'Twist a layer',
      short: 'twist a layer',
      task: 'Twist row 2 a quarter to the left.',
      why: 'A word counts only if a twist of this turn brought it together. Twist as often as you like; each twist can be taken back.',
      later: 'Later. First twist row 2 to the left.',
    },
    trace: {
      title: 'Trace a word',
      short: 'trace a word',
      task: 'Trace CUBE down from C on the top, over the edge, and claim it for 8.',
      why: 'A word runs along a line round the cube, over as many edges as it needs. The E came with your twist.',
      later: 'Later. First claim CUBE.',
    },
    ends: {
      title: 'What stands at its ends',
      short: 'what stands at its ends',
      task: 'Twist column 4 up, and claim GAME in row 4 of the front for 14.',
      why: 'The peg behind GAME is 2W. Just before or behind a word it counts: 7 × 2. It is no letter of the word.',
      later: 'Later. First twist column 4 up, and claim GAME.',
    },
    cross: {
      title: 'Cross a word',
      short: 'cross a word',
      task: 'Twist column 4 down, and claim BEST in row 2 of the front for 14.',
      why: 'BEST shares the E of CUBE, which still stands: its 8 come to the 6 of BEST.',
      later: 'Later. First twist column 4 down, and claim BEST.',
    },
    wild: {
      title: 'A wild peg',
      short: 'a wild peg',
      task: 'Twist column 1 down, trace H O ☆ E in row 2 of the top, and claim it for 6.',
      why: 'A star is any letter you name: P makes HOPE. It counts 0 itself.',
      later: 'Later. First twist column 1 down, and claim HOPE.',
    },
    long: {
      title: 'Long words, and three faces',
      short: 'long words',
      task: 'Twist column 3 down, and claim PICTURE for 31, from P in row 3 of the left face.',
      why: 'Seven letters bring 10 more, and letters on three faces another 10.',
      later: 'Later. First twist column 3 down, and claim PICTURE.',
    },
    free: {
      title: 'Reach the target',
      short: 'reach the target',
      task: 'You have 73 of 80. Find a word for 7 or more; Hint helps.',
      why: 'One way: twist column 2 up, and look at row 1 of the front. Shorter words bring you there too, in two turns.',
    },
  },
  end: 'You twisted, traced and crossed, and reached the target. The rest is seeing which twist brings a word together.',
} as const;
