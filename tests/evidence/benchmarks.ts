import { tableOf } from './table.ts';

/** How many promises of BENCHMARKS.md are kept, area by area; those that are not by name. */
export function benchmarkSection(page: string): string {
  const areas = page
    .replaceAll('\r\n', '\n')
    .split(/^(?=## )/m)
    .filter((section) => section.startsWith('## '))
    .map((section) => {
      const name = /^## (.*)$/m.exec(section)?.[1]?.trim() ?? '';
      // Within a cell a bar is escaped.
      const rows = section
        .split('\n')
        .filter((line) => line.startsWith('| '))
        .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
        .filter(([, what]) => what !== 'what');
      const promised = rows.filter(([, , , , promise = '']) => promise !== '');
      const missed = promised.filter(([, , , , promise = '']) => promise.includes('missed'));
      return { name, measured: rows.length, promised: promised.length, missed };
    });
  const missed = areas.flatMap(({ name, missed: rows }) =>
    rows.map(([, what, value, unit, promise]) => `- ${name}: ${what}: ${value} ${unit}, ${promise}`),
  );
  return [
    '## Speed and memory',
    '[BENCHMARKS.md](BENCHMARKS.md) has the figures of `npm run bench`.',
    tableOf(
      ['area', 'measured', 'promises', 'missed'],
      areas.map((area) => [area.name, area.measured, area.promised, area.missed.length]),
    ),
    missed.length === 0 ? 'No promise is missed.' : missed.join('\n'),
  ].join('\n\n');
}
