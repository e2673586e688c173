import type { Figures, Shown } from '#electron/starter/evidence.mjs';
import type { Counts, StageEnd } from '#electron/starter/summary.mjs';
import type { KeptLength } from '#tests/bench/kept-lengths.ts';
import { isSameLength, lengthName, lengths as allLengths } from '#tests/bench/lengths.ts';
import type { Tally } from '#tests/bench/soak-tally.ts';
import type { PartResult } from '#tests/mutants/results.ts';
import { benchmarkSection } from './benchmarks.ts';
import { readBooks, readItems } from '#tests/rules/books.ts';
import { mutantSection } from './mutants.ts';
import { ruleSection } from './rules.ts';
import { tableOf } from './table.ts';
import { tallySection } from './tallies.ts';

/** A whole run of `npm test`, as it leaves it under build. */
export interface WholeRun extends Shown {
  readonly stages: readonly StageEnd[];
  readonly counts: Counts;
  /** A line each for what the run could not show. */
  readonly notRun: readonly string[];
}

export interface Results {
  /** Undefined where no whole run has been kept yet. */
  readonly run: WholeRun | undefined;
  readonly lengths: readonly KeptLength[];
  readonly mutants: readonly PartResult[];
  readonly tallies: readonly Tally[];
  /** BENCHMARKS.md. */
  readonly benchmarks: string;
}

const head = `# How Cubewright is tested

Written by \`npm run evidence\` from the results of the last runs, which are kept in the repository. What is not here has not
been shown: each part says what did not run.`;

/** The page, a part for each kind of test. */
export function testingPage({ run, lengths, mutants, tallies, benchmarks }: Results): string {
  const parts = [
    head,
    ...runSections(run),
    ruleSection(readBooks(), readItems()),
    ...lengthSections(lengths),
    ladderSection([...lengths.flatMap(({ figures }) => figures), ...(run?.figures ?? [])]),
    tallySection(tallies),
    mutantSection(mutants),
    benchmarkSection(benchmarks),
  ];
  return `${parts.join('\n\n')}\n`;
}

function runSections(run: WholeRun | undefined): readonly string[] {
  const title = '## The last whole run of `npm test`';
  if (run === undefined) return [title, 'None has been kept yet: run `npm test`, then `npm run evidence`.'];
  const { counts, stages, areas, notRun } = run;
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
    '### Not run',
    notRun.map((line) => `- ${line}`).join('\n'),
  ];
}

function lengthSections(kept: readonly KeptLength[]): readonly string[] {
  const rows = allLengths.flatMap((length) => {
    const found = kept.find((one) => isSameLength(one, length));
    if (found === undefined) return [];
    const { passed, failed } = found;
    return [
      [`\`${lengthName(found)}\``, shortList(length.tests), passed, failed === 0 ? 0 : `**${failed}**`],
    ];
  });
  const missing = allLengths.filter((length) => !kept.some((one) => isSameLength(one, length)));
  return [
    '## At length',
    '`npm run at-length` runs random tests far longer than `npm test` does: the variable says how often, or how much.',
    ...(rows.length > 0 ? [tableOf(['length', 'tests', 'passed', 'failed'], rows)] : []),
    ...(missing.length > 0
      ? [
          '### Not run at length since results are kept',
          missing.map((length) => `- \`${lengthName(length)}\``).join('\n'),
        ]
      : []),
  ];
}

function shortList(tests: readonly string[]): string {
  const [first = '', ...more] = tests.map((test) => test.replace(/^tests\//, '').replace(/\.test\.ts$/, ''));
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}

/** Of each pair of levels the longest match. */
function ladderSection(figures: readonly Figures[]): string {
  const matches = figures.flatMap(({ file, test, figures: { games, won } }) => {
    const [pair] = /level \d+ beats level \d+/.exec(test) ?? [];
    const [, game = ''] = /games\/([a-z]+)\//.exec(file) ?? [];
    return pair === undefined || games === undefined || won === undefined ? [] : [{ game, pair, games, won }];
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
  const rows = longest.map(({ game, pair, games, won }) => [
    game,
    pair,
    games,
    `${(100 * won).toFixed(1)} %`,
  ]);
  return [
    '## Ladders of computers',
    'Each level is promised to win 60 to 80 of 100 games against the one below, a tie counting half.',
    rows.length === 0
      ? 'No match has been kept yet: `npm run at-length LADDER`.'
      : tableOf(['game', 'match', 'games', 'won'], rows),
  ].join('\n\n');
}
