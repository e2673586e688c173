import type { report as english } from '../en/report.ts';
import type { Words } from '../words.ts';

/** The report of a reviewed game, on paper and as a page. */
export const report = {
  title: {
    won: '{{game}}: {{name, does(they: vann; you: vann; mid: du)}} med {{margin}} poäng',
    wonAnyway: '{{game}}: {{name, does(they: vann; you: vann; mid: du)}}',
    shared: '{{game}}: {{names}} delar segern',
    alone: '{{game}}: {{points, counted(one: poäng; other: poäng)}}',
    open: '{{game}}, inte avslutat än',
  },
  about:
    '{{players, counted(one: spelare; other: spelare)}}, {{turns, counted(one: tur; other: turer)}}, mätt mot nivå {{level}}.',
  chart: {
    chances: 'Vinstchans efter varje tur',
    points: 'Poäng efter varje tur',
    end: 'Efter den sista turen: {{values}}.',
    value: '{{name}} {{value}}',
    percent: '{{value}} %',
  },
  last: 'Bordet när spelet slutade',
  players: {
    title: 'Spelare',
    name: 'Spelare',
    score: 'Poäng',
    turns: 'Turer',
    below: 'Under det bästa per tur',
  },
  turns: {
    title: 'Tur för tur',
    turn: 'Tur',
    name: 'Spelare',
    played: 'Spelat',
    points: 'Poäng',
    most: 'Bäst',
    chance: 'Chans',
    grade: 'Betyg',
  },
  grades: {
    best: 'bäst',
    good: 'bra',
    slip: 'småmiss',
    mistake: 'misstag',
    unchallenged: 'inte ifrågasatt',
    missed: 'förbisett',
  },
  turn: {
    best: 'Tur {{turn}}, {{name}}: bäst',
    good: 'Tur {{turn}}, {{name}}: bra',
    slip: 'Tur {{turn}}, {{name}}: en småmiss',
    mistake: 'Tur {{turn}}, {{name}}: ett misstag',
    unchallenged: 'Tur {{turn}}, {{name}}: inte ifrågasatt',
    missed: 'Tur {{turn}}, {{name}}: förbisett',
  },
  tried: {
    played: 'Spelat',
    usual: 'Nivå {{level}}',
    onAverage: 'i snitt',
    best: 'Bäst',
    nothing: 'inget',
    points: 'poäng',
    chance: 'chans',
  },
  drawn: {
    played: 'Spelat, inramat',
    best: 'Bäst, inramat',
    before: 'Bordet den här turen',
    alt: 'Tur {{turn}}. {{caption}}: {{line}}',
  },
  how: {
    title: 'Så räknas det ut',
    marks:
      'Bäst: inget ger mer poäng. Bra: vad nivån får där i snitt, eller mer. Småmiss: mindre än så. Misstag: mycket mindre, eller mer än 10 procent av vinstchansen förlorad. Inte ifrågasatt: ett ord som inte finns i listan, och fick ligga. Förbisett: något som låg där att ta.',
    chances:
      'Vinstchansen är en uppskattning: varje tur spelades vidare många gånger av datorer på nivå {{level}}, med de pjäser som ingen hade sett.',
  },
  foot: '{{title}} · sidan {{page}} av {{pages}}',
  pages_one: '1 sida',
  pages_other: '{{count}} sidor',
} as const satisfies Words<typeof english>;
