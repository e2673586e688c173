import type { report as english } from '../en/report.ts';
import type { Words } from '../words.ts';

/** The report of a reviewed game, on paper and as a page. */
export const report = {
  title: {
    won: '{{game}}: {{name, does(they: won; you: won; mid: jij)}} met {{margin, counted(one: punt; other: punten)}} verschil',
    wonAnyway: '{{game}}: {{name, does(they: won; you: won; mid: jij)}}',
    shared: '{{game}}: {{names}} delen de winst',
    alone: '{{game}}: {{points, counted(one: punt; other: punten)}}',
    open: '{{game}}, nog niet afgelopen',
  },
  about:
    '{{players, counted(one: speler; other: spelers)}}, {{turns, counted(one: beurt; other: beurten)}}, vergeleken met niveau {{level}}.',
  chart: {
    chances: 'Winstkans na elke beurt',
    points: 'Punten na elke beurt',
    end: 'Na de laatste beurt: {{values}}.',
    value: '{{name}} {{value}}',
    percent: '{{value}} %',
  },
  last: 'De tafel aan het eind',
  players: {
    title: 'Spelers',
    name: 'Speler',
    score: 'Score',
    turns: 'Beurten',
    below: 'Onder de beste, per beurt',
  },
  turns: {
    title: 'Beurt voor beurt',
    turn: 'Beurt',
    name: 'Speler',
    played: 'Gespeeld',
    points: 'Punten',
    most: 'Beste',
    chance: 'Kans',
    grade: 'Oordeel',
  },
  grades: {
    best: 'beste',
    good: 'goed',
    slip: 'slordig',
    mistake: 'fout',
    unchallenged: 'niet aangevochten',
    missed: 'gemist',
  },
  turn: {
    best: 'Beurt {{turn}}, {{name}}: de beste',
    good: 'Beurt {{turn}}, {{name}}: goed',
    slip: 'Beurt {{turn}}, {{name}}: slordig',
    mistake: 'Beurt {{turn}}, {{name}}: een fout',
    unchallenged: 'Beurt {{turn}}, {{name}}: niet aangevochten',
    missed: 'Beurt {{turn}}, {{name}}: gemist',
  },
  tried: {
    played: 'Gespeeld',
    usual: 'Niveau {{level}}',
    onAverage: 'gemiddeld',
    best: 'Beste',
    nothing: 'niets',
    points: 'punten',
    chance: 'kans',
  },
  drawn: {
    played: 'Gespeeld, omlijnd',
    best: 'Beste, omlijnd',
    before: 'De tafel in deze beurt',
    alt: 'Beurt {{turn}}. {{caption}}: {{line}}',
  },
  how: {
    title: 'Hoe dit berekend is',
    marks:
      'Beste: niets levert meer punten op. Goed: wat het niveau daar gemiddeld haalt, of meer. Slordig: minder dan dat. Fout: veel minder, of meer dan 10 procent winstkans kwijt. Niet aangevochten: een woord dat niet in de lijst staat, en bleef liggen. Gemist: iets wat er lag en geclaimd kon worden.',
    chances:
      'De winstkans is een schatting: elke beurt is heel vaak verder gespeeld door computers van niveau {{level}}, met de stukken die nog niemand gezien had.',
  },
  foot: '{{title}} · pagina {{page}} van {{pages}}',
  pages_one: '1 pagina',
  pages_other: '{{count}} pagina’s',
} as const satisfies Words<typeof english>;
