import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shownBy } from '#electron/starter/evidence.mjs';
import { testingPage, type Results } from '#tests/evidence/page.ts';
import { mutantParts } from '#tests/mutants/parts.ts';
import { resultOf, scoreOf } from '#tests/mutants/results.ts';

const test = (status: string, fullName: string, figures?: Readonly<Record<string, number>>) => ({
  status,
  fullName,
  meta: { figures },
});
const kubo = '/here/tests/shared/games/kubo/computers.test.ts';
const shown = shownBy(
  {
    testResults: [
      {
        name: kubo,
        status: 'failed',
        assertionResults: [test('passed', 'level 2 beats level 1', { games: 60, won: 0.7 })],
      },
      { name: '/here/tests/e2e/newcomer.test.ts', status: 'failed', assertionResults: [] },
      {
        name: '/here/tests/shared/games/unseen.test.ts',
        status: 'failed',
        assertionResults: [test('failed', 'a'), test('pending', 'b')],
      },
    ],
  },
  '/here',
);
const nothing: Results = {
  run: undefined,
  lengths: [],
  mutants: [],
  tallies: [],
  newcomers: [],
  benchmarks: '',
};
const report = {
  files: {
    'a.ts': {
      source: 'const a =\n  1 +  2;\n',
      mutants: [
        {
          status: 'Survived',
          replacement: '1 -\n 2',
          location: { start: { line: 2, column: 3 }, end: { line: 2, column: 9 } },
        },
        ...['Killed', 'Killed', 'Timeout'].map((status) => ({
          status,
          location: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
        })),
      ],
    },
  },
};

describe('the page on how Cubewright is tested', () => {
  it('counts a run folder by folder, and a file that could not be loaded as a failure', () => {
    expect(shown.areas).toEqual([
      { folder: 'tests/e2e', files: 1, passed: 0, failed: 1, skipped: 0 },
      { folder: 'tests/shared/games', files: 2, passed: 1, failed: 2, skipped: 1 },
    ]);
  });

  it('says what has not run', () => {
    const run = {
      ...shown,
      stages: [{ name: 'tests', ok: false }],
      counts: { passed: 1, failed: 2, skipped: 1 },
      notRun: ['a real printer'],
      requests: { asked: 1234, left: [] },
    };
    const page = testingPage({ ...nothing, run });
    expect(page).toContain('- a real printer');
    expect(page).toContain('made 1234 requests, of which 0 left the machine');
    expect(page).toContain('**Failed: tests.**');
    expect(page).toContain('- `CUBEWRIGHT_KUBO_GAMES=2000`');
    expect(page).toContain('- **P38**: Ends of games with few pieces left are solved exactly.');
    expect(page).toContain('Not run yet: alphacubes-scoring');
    expect(page).toContain('Kubo, at random');
    expect(testingPage(nothing)).toContain('None has been kept yet');
    const newcomers = [{ what: 'a first move', words: 100, presses: 4, seconds: 32 }];
    expect(testingPage({ ...nothing, newcomers })).toContain('| a first move | 100 | 4 | 32 |');
  });

  it('shows the shares of the grades of each level', () => {
    const name = 'the grades of kubo level 2 against itself, of kubo';
    const shares = { games: 200, turns: 1500, best: 0.5, good: 0.1, slip: 0.1, mistake: 0.05, missed: 0.25 };
    const { figures } = shownBy(
      {
        testResults: [
          {
            name: '/here/tests/shared/games/grades.test.ts',
            status: 'passed',
            assertionResults: [test('passed', name, shares)],
          },
        ],
      },
      '/here',
    );
    const length = {
      variable: 'CUBEWRIGHT_GRADE_GAMES',
      value: '200',
      part: 'kubo',
      passed: 1,
      failed: 0,
      figures,
    };
    expect(testingPage({ ...nothing, lengths: [length] })).toContain(
      '| kubo | 2 | itself | 200 | 1500 | 50.0 % | 10.0 % | 10.0 % | 5.0 % | 25.0 % |',
    );
  });

  it('shows the longest match of each pair of levels', () => {
    const figures = shownBy(
      {
        testResults: [
          {
            name: kubo,
            assertionResults: [test('passed', 'level 2 beats level 1', { games: 400, won: 0.655 })],
          },
        ],
      },
      '/here',
    ).figures;
    const lengths = [
      { variable: 'CUBEWRIGHT_LADDER_GAMES', value: '400', part: 'kubo', passed: 1, failed: 0, figures },
    ];
    const page = testingPage({
      ...nothing,
      lengths,
      run: { ...shown, stages: [], counts: { passed: 0, failed: 0, skipped: 0 }, notRun: [] },
    });
    expect(page).toContain('| kubo | level 2 beats level 1 | 400 | 65.5 % |  |');
    expect(page).not.toContain('70.0 %');
    expect(page).toContain(
      '| `CUBEWRIGHT_LADDER_GAMES=400 kubo` | P4 | shared/games/kubo/computers | 1 | 0 | below |',
    );
    expect(page).toContain('- `CUBEWRIGHT_LADDER_GAMES=400 scruble`');
  });

  it('says of each long run what it found, when, of which commit and from which seed', () => {
    const figures = [
      { file: 'tests/a.test.ts', test: 'a', figures: { runs: 1000, 'slowest in ms': 12.3456 } },
    ];
    const sitting = { seed: 7, date: '2026-11-24', commit: '0123abcd', seconds: 600 };
    const run = { passed: 1, failed: 1, figures };
    const page = testingPage({
      ...nothing,
      lengths: [
        { variable: 'CUBEWRIGHT_KILL_RUNS', value: '300', ...run, failed: 0 },
        { variable: 'CUBEWRIGHT_FAULT_RUNS', value: '1000000', ...run, sitting },
      ],
    });
    expect(page).toContain(
      '| `CUBEWRIGHT_FAULT_RUNS=1000000` | B5 | firmware-protocol/fault-runs | 1 | **1** | runs 1000, slowest in ms 12.3 | 7 | 2026-11-24 | 0123abcd | 10 min |',
    );
    // A shorter run is shown as what it was, and the longer one as still to come.
    expect(page).toContain('| `CUBEWRIGHT_KILL_RUNS=300` | L1 |');
    expect(page).toContain('- `CUBEWRIGHT_KILL_RUNS=1000` (L1), whose last run was `300`');
    expect(page).not.toContain('- `CUBEWRIGHT_FAULT_RUNS');
  });

  it('names promises that a benchmark missed', () => {
    const benchmarks =
      '## words\n\n| what | measured | | promised | goal |\n|---|--:|---|---|---|\n| a \\| b | 7 | ms | at most 6: **missed** |  |\n| c | 1 | ms |  |  |\n';
    const page = testingPage({ ...nothing, benchmarks });
    expect(page).toContain('| words | 2 | 1 | 1 |');
    expect(page).toContain('- words: a \\| b: 7 ms, at most 6: **missed**');
  });

  it('counts mutants, and shows survivors as code in one line', () => {
    const result = resultOf('part', report);
    expect(result.files).toEqual([{ file: 'a.ts', killed: 2, timedOut: 1, survived: 1, unreached: 0 }]);
    expect(result.survivors).toEqual([
      { file: 'a.ts', line: 2, was: '1 + 2', became: '1 - 2', reached: true },
    ]);
    expect(scoreOf(result.files)).toBe(0.75);
  });
});

describe('parts that are tried with mutants', () => {
  const cwd = new URL('../..', import.meta.url).pathname;
  it.each(mutantParts)('name files and tests that exist: $name', ({ files, tests }) => {
    const lost = [...files, ...tests].filter((pattern) => globSync(pattern, { cwd }).length === 0);
    expect(lost).toEqual([]);
  });
});
