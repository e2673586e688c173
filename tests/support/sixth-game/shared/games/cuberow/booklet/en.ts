export const cuberowBooklet = {
  line: 'Take letters from both ends of a row, for one to four players',
  sections: {
    contents: { title: 'What is in the box', body: ['12 letter cubes, a score pad and a pencil.'] },
    setUp: { title: 'Before you begin', body: ['Throw the cubes, lay them in a row, draw lots.'] },
    turn: { title: 'Your turn', body: ['Take the cube at either end; its top letter scores.'] },
    end: { title: 'How it ends', body: ['When the row is empty, the most points win.'] },
  },
} as const;
