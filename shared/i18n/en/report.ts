/** The report of a reviewed game, on paper and as a page. */
export const report = {
  title: {
    won: '{{game}}: {{name, does(they: won; you: won)}} by {{margin}}',
    wonAnyway: '{{game}}: {{name, does(they: won; you: won)}}',
    shared: '{{game}}: {{names}} share the win',
    alone: '{{game}}: {{points, counted(one: point; other: points)}}',
    open: '{{game}}, not ended yet',
  },
  about:
    '{{players, counted(one: player; other: players)}}, {{turns, counted(one: turn; other: turns)}}, measured against level {{level}}.',
  chart: {
    chances: 'Chance to win after each turn',
    points: 'Points after each turn',
    end: 'After the last turn: {{values}}.',
    value: '{{name}} {{value}}',
    percent: '{{value}} %',
  },
  last: 'The table at the end',
  players: {
    title: 'Players',
    name: 'Player',
    score: 'Score',
    turns: 'Turns',
    below: 'Below the best a turn',
  },
  turns: {
    title: 'Turn by turn',
    turn: 'Turn',
    name: 'Player',
    played: 'Played',
    points: 'Points',
    most: 'Best',
    chance: 'Chance',
    grade: 'Grade',
  },
  grades: {
    best: 'best',
    good: 'good',
    slip: 'slip',
    mistake: 'mistake',
    unchallenged: 'not challenged',
    missed: 'missed',
  },
  turn: {
    best: 'Turn {{turn}}, {{name}}: best',
    good: 'Turn {{turn}}, {{name}}: good',
    slip: 'Turn {{turn}}, {{name}}: a slip',
    mistake: 'Turn {{turn}}, {{name}}: a mistake',
    unchallenged: 'Turn {{turn}}, {{name}}: not challenged',
    missed: 'Turn {{turn}}, {{name}}: missed',
  },
  tried: {
    played: 'Played',
    usual: 'Level {{level}}',
    onAverage: 'on average',
    best: 'Best',
    nothing: 'nothing',
    points: 'points',
    chance: 'chance',
  },
  drawn: {
    played: 'Played, framed',
    best: 'Best, framed',
    before: 'The table of this turn',
    alt: 'Turn {{turn}}. {{caption}}: {{line}}',
  },
  how: {
    title: 'How it is reckoned',
    marks:
      'Best: nothing makes more points. Good: what the level makes there on average, or more. Slip: less than that. Mistake: much less, or more than 10 per cent of the chance to win lost. Not challenged: a word that is not in the list, and stood. Missed: something that lay there to be claimed.',
    chances:
      'The chance to win is an estimate: each turn was played on many times by computers of level {{level}}, with the pieces that nobody had seen.',
  },
  foot: '{{title}} · page {{page}} of {{pages}}',
  pages_one: '1 page',
  pages_other: '{{count}} pages',
} as const;
