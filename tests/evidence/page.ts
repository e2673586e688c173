import type { Figures, Shown } from '#electron/starter/evidence.mjs';
import type { Counts, StageEnd } from '#electron/starter/summary.mjs';
import type { KeptLength } from '#tests/bench/kept-lengths.ts';
import { isSameLength, lengthName } from '#tests/bench/length.ts';
import { lengths as allLengths } from '#tests/bench/lengths.ts';
import { promises } from '#tests/bench/promises.ts';
import type { Tally } from '#tests/bench/soak-tally.ts';
import type { PartResult } from '#tests/mutants/results.ts';
import { benchmarkSection } from './benchmarks.ts';
import { gradeSection } from './grades.ts';
import { readBooks, readItems } from '#tests/rules/books.ts';
import { mutantSection } from './mutants.ts';
import { newcomerSection } from './newcomers.ts';
import { ruleSection } from './rules.ts';
import { tableOf } from './table.ts';
import { tallySection } from './tallies.ts';
import type { Reckoned } from '#tests/support/newcomers.ts';
import type { Requests } from '#tests/support/requests.ts';

/** A whole run of `npm test`, as it leaves it under build. */
export interface WholeRun extends Shown {
  readonly stages: readonly StageEnd[];
  readonly counts: Counts;
  /** A line each for what the run could not show. */
  readonly notRun: readonly string[];
  /** Of the tests of the screens: how many requests pages made, and which left the machine. */
  readonly requests?: Requests;
}

export interface Results {
  /** Undefined where no whole run has been kept yet. */
  readonly run: WholeRun | undefined;
  readonly lengths: readonly KeptLength[];
  readonly mutants: readonly PartResult[];
  readonly tallies: readonly Tally[];
  readonly newcomers: readonly Reckoned[];
  /** BENCHMARKS.md. */
  readonly benchmarks: string;
}

const head = `# How Cubewright is tested

Written by \`npm run evidence\` from the results of the last runs, which are kept in the repository. What is not here has not
been shown: each part says what did not run.`;

/** The page, a part for each kind of test. */
export function testingPage({ run, lengths, mutants, tallies, newcomers, benchmarks }: Results): string {
  const parts = [
    head,
    ...runSections(run),
    ruleSection(readBooks(), readItems()),
    newcomerSection(newcomers),
    ...lengthSections(lengths),
    ladderSection([...lengths.flatMap(({ figures }) => figures), ...(run?.figures ?? [])]),
    gradeSection(lengths.flatMap(({ figures }) => figures)),
    tallySection(tallies),
    mutantSection(mutants),
    benchmarkSection(benchmarks),
  ];
  return `${parts.join('\n\n')}\n`;
}

function runSections(run: WholeRun | undefined): readonly string[] {
  const title = '## The last whole run of `npm test`';
  if (run === undefined) return [title, 'None has been kept yet: run `npm test`, then `npm run evidence`.'];
  const { counts, stages, areas, notRun, requests } = run;
  const failed = stages.filter(({ ok }) => !ok).map(({ name }) => name);
  return [
    title,
    `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped.`,
    `Stages: ${stages.map(({ name, ok }) => `${name} ${ok ? 'ok' : '**failed**'}`).join(', ')}.`,
    ...(failed.length > 0 ? [`**Failed: ${failed.join(', ')}.**`] : []),
    tableOf(
      ['folder', 'files', 'passed', 'failed', 'skipped'],
      areas.map((area) => [area.folder, area.files, area.passed, area.failed, area.skipped]),
    ),
    ...(requests === undefined
      ? []
      : [
          `Pages and doors of the tests of the screens made ${requests.asked} requests, of which ${requests.left.length} left the machine (D4).`,
        ]),
    '### Not run',
    notRun.map((line) => `- ${line}`).join('\n'),
  ];
}

function lengthSections(kept: readonly KeptLength[]): readonly string[] {
  const rows = allLengths.flatMap((length) => {
    const found = kept.find((one) => isSameLength(one, length));
    if (found === undefined) return [];
    const { passed, failed, figures, sitting } = found;
    return [
      [
        `\`${lengthName(found)}\``,
        length.promises?.join(', ') ?? '',
        shortList(length.tests),
        passed,
        failed === 0 ? 0 : `**${failed}**`,
        hasTable(length) ? 'below' : figures.map(({ figures: told }) => toldIn(told)).join('; '),
        ...(sitting === undefined
          ? ['', '', '', '']
          : [sitting.seed, sitting.date, sitting.commit, duration(sitting.seconds)]),
      ],
    ];
  });
  const missing = allLengths.flatMap((length) => {
    const found = kept.find((one) => isSameLength(one, length));
    if (found?.value === length.value) return [];
    const last = found === undefined ? '' : `, whose last run was \`${found.value}\``;
    const promised = length.promises === undefined ? '' : ` (${length.promises.join(', ')})`;
    return [`- \`${lengthName(length)}\`${promised}${last}`];
  });
  const columns = [
    'length',
    'promise',
    'tests',
    'passed',
    'failed',
    'found',
    'seed',
    'date',
    'commit',
    'took',
  ];
  return [
    '## At length',
    `\`npm run at-length [WORD...]\` runs random tests far longer than \`npm test\` does, and writes each result here: the variable
says how often, or how much; \`CUBEWRIGHT_SEED\` with the seed repeats a run. Games that are numbered have their numbers as
seeds. Where no day stands, the run is older than the keeping of days. How long a run took depends on the machine, and on what
else ran there.`,
    ...(rows.length > 0 ? [tableOf(columns, rows)] : []),
    ...(missing.length > 0
      ? ['### Not run at length, or not as long, since results are kept', missing.join('\n')]
      : []),
    '### The promises that these runs are for',
    Object.entries(promises)
      .map(([name, what]) => `- **${name}**: ${what}`)
      .join('\n'),
  ];
}

/** Their figures have a table of their own. */
const hasTable = ({ variable }: Pick<KeptLength, 'variable'>): boolean =>
  ['CUBEWRIGHT_LADDER_GAMES', 'CUBEWRIGHT_GRADE_GAMES'].includes(variable);

const toldIn = (figures: Readonly<Record<string, number>>): string =>
  Object.entries(figures)
    .map(([name, value]) => `${name} ${Number.isInteger(value) ? value : Number(value.toPrecision(3))}`)
    .join(', ');

function duration(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${(minutes / 60).toFixed(1)} h`;
}

function shortList(tests: readonly string[]): string {
  const [first = '', ...more] = tests.map((test) => test.replace(/^tests\//, '').replace(/\.test\.ts$/, ''));
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}

/** Of each pair of levels the longest match. */
function ladderSection(figures: readonly Figures[]): string {
  const matches = figures.flatMap(({ file, test, figures: { games, won, 'p95 of a move in ms': p95 } }) => {
    const [pair] = /level \d+ beats level \d+/.exec(test) ?? [];
    const [, game = ''] = /games\/([a-z]+)\//.exec(file) ?? [];
    return pair === undefined || games === undefined || won === undefined
      ? []
      : [{ game, pair, games, won, p95: p95 ?? '' }];
  });
  const longest = matches.filter(
    (match, at) =>
      !matches.some(
        (other, place) =>
          other.game === match.game &&
          other.pair === match.pair &&
          (other.games > match.games || (other.games === match.games && place < at)),
      ),
  );
  const rows = longest.map(({ game, pair, games, won, p95 }) => [game, pair, games, shareIn(won), p95]);
  return [
    '## Ladders of computers',
    `Each level is promised to win 60 to 80 of 100 games against the one below, a tie counting half, and to move within 2 s in 95 of
100. The share won of 400 games has a standard error of at most 2.5 of 100. The last column is of the upper level, on the
machine of the run and beside what else ran there.`,
    rows.length === 0
      ? 'No match has been kept yet: `npm run at-length LADDER`.'
      : tableOf(['game', 'match', 'games', 'won', 'ms a move: 95 of 100'], rows),
  ].join('\n\n');
}

/** In bold where it is not what is promised. */
function shareIn(won: number): string {
  const share = `${(100 * won).toFixed(1)} %`;
  return won < 0.6 || won > 0.8 ? `**${share}**` : share;
}
