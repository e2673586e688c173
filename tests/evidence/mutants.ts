import { reasonFor } from '#tests/mutants/equivalent.ts';
import { mutantParts } from '#tests/mutants/parts.ts';
import { scoreOf, type FileResult, type PartResult } from '#tests/mutants/results.ts';
import { tableOf } from './table.ts';

/** How many mutants the tests notice, and why the rest need not be. */
export function mutantSection(results: readonly PartResult[]): string {
  const rows = results.map(({ part, files, survivors }) => {
    const sum = (pick: (file: FileResult) => number) => files.reduce((total, file) => total + pick(file), 0);
    const explained = survivors.filter((survivor) => reasonFor(survivor) !== undefined).length;
    return [
      part,
      files.length,
      sum(({ killed, timedOut, survived, unreached }) => killed + timedOut + survived + unreached),
      sum(({ killed, timedOut }) => killed + timedOut),
      `${(100 * scoreOf(files)).toFixed(1)} %`,
      survivors.length,
      explained,
    ];
  });
  const missing = mutantParts.filter(({ name }) => results.every(({ part }) => part !== name));
  return [
    '## Mutants',
    `\`npm run mutants\` changes the program in one place at a time, and sees whether a test notices: 80 % is promised. Survivors
stand in \`tests/mutants/results.json\`, and why some need not be noticed in \`tests/mutants/equivalent.ts\`; they count as
missed all the same.`,
    ...(rows.length > 0
      ? [tableOf(['part', 'files', 'mutants', 'noticed', 'score', 'survived', 'with a reason'], rows)]
      : []),
    ...(missing.length > 0 ? [`Not run yet: ${missing.map(({ name }) => name).join(', ')}.`] : []),
  ].join('\n\n');
}
