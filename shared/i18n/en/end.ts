/** What a table says when its game is over. Times are past, so that sentences about You need no other verb. */
export const tableEnd = {
  wins: '{{name, does(they: wins; you: win)}} by {{by}}',
  winsOnly: '{{name, does(they: wins; you: win)}}',
  shares: '{{names}} share it, {{points}} each',
  solo: '{{points, counted(one: point; other: points)}}',
  nobody: 'Nobody made a point. {{names}} ended with {{points}}',
  decided: {
    alone: 'The best play was {{play}} for {{points}}, in turn {{turn}}.',
    settled: 'Before the scores were settled, {{leader, whom(you: you)}} led by {{by}}.',
    settledLevel: 'Before the scores were settled, nobody led.',
    throughout: '{{name}} led from turn {{turn}} on.',
    late: '{{leader}} led by {{by}} before turn {{turn}}, in which {{name, whom(you: you)}} took the lead.',
    latePlay:
      '{{leader}} led by {{by}} before turn {{turn}}, in which {{name, whom(you: you)}} took the lead with {{play}} for {{points}}.',
    lateLevel: 'Nobody led before turn {{turn}}, in which {{name, whom(you: you)}} took the lead.',
    lateLevelPlay:
      'Nobody led before turn {{turn}}, in which {{name, whom(you: you)}} took the lead with {{play}} for {{points}}.',
    overtook:
      '{{leader}} led by {{by}} before turn {{turn}}, in which {{name, whom(you: you)}} took the lead and kept it.',
    overtookPlay:
      '{{leader}} led by {{by}} before turn {{turn}}, in which {{name, whom(you: you)}} took the lead with {{play}} for {{points}}, and kept it.',
    overtookLevel: '{{name}} took the lead in turn {{turn}} and kept it.',
    overtookLevelPlay: '{{name}} took the lead in turn {{turn}} with {{play}} for {{points}}, and kept it.',
    caughtUp: '{{leader}} led by {{by}} before turn {{turn}}, in which {{name, whom(you: you)}} drew level.',
    caughtUpPlay:
      '{{leader}} led by {{by}} before turn {{turn}}, in which {{name, whom(you: you)}} drew level with {{play}} for {{points}}.',
  },
  result: 'Result',
  resultSays: '{{title}}. {{reason}} Result, table, {{players, counted(one: player; other: players)}}.',
  player: 'Player',
  score: 'Score',
  sum: 'Together',
  nothing: 'none',
  best: 'Best play',
  bestPlay: '{{play}} {{points}}',
  average: 'A play',
  averageOf: '{{points}} on average',
  remember: 'What to remember',
  closest: {
    title: 'Closest moment',
    led: '{{turns}}: {{name, whom(you: you)}} led by {{by}}',
    level: '{{turns}}: nobody led',
  },
  turns: {
    one: 'turn {{first}}',
    two: 'turns {{first}} and {{last}}',
    more: 'turns {{first}} to {{last}}',
  },
  longest: {
    title: 'Longest word',
    own: '{{word}}, {{letters, counted(one: letter; other: letters)}}, by {{name, whom(you: you)}} in turn {{turn}}',
    other:
      '{{word}}, {{letters, counted(one: letter; other: letters)}}, from {{name, whose(you: your)}} {{play}}',
  },
  feat: {
    once: '{{play}} by {{name, whom(you: you)}} in turn {{turn}}',
    onceFor:
      '{{play}} by {{name, whom(you: you)}} in turn {{turn}}, {{each, counted(one: point; other: points)}} for it',
    times: '{{count}} times: {{who}}',
    timesFor: '{{count}} times: {{who}}, {{each, counted(one: point; other: points)}} each',
    who: '{{name, whom(you: you)}} {{count}}',
  },
  personal: {
    title: 'Personal best',
    play: '{{play}} for {{points}}: the best play of {{name, whom(you: you)}} in {{games, counted(one: game; other: games)}}',
    word: '{{word}}: the longest word of {{name, whom(you: you)}} in {{games, counted(one: game; other: games)}}',
  },
  show: 'Show',
  showThis: 'Show: {{what}}, {{value}}',
  chart: {
    title: 'Scores, turn by turn',
    says: 'Scores after each of {{turns, counted(one: turn; other: turns)}}. At the end {{scores}}.',
    says1: 'The score after each of {{turns, counted(one: turn; other: turns)}}: {{scores}} at the end.',
    turn: 'Turn',
    start: 'Start',
    end: 'End',
    score: '{{name, whom(you: you)}} {{points}}',
  },
  again: 'Next round',
  newGame: 'New game',
  review: 'Look back',
  print: 'Print the score sheet',
  name: {
    label: 'Your name, in place of “{{you}}”',
    keep: 'Keep this name',
    none: 'Write your name first.',
    kept: '{{name}} is your name from now on.',
  },
} as const;
