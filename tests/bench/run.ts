import { readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import type { Bench, Row } from './measure.ts';

/**
 * `npm run bench [AREA...]`: measures and prints a table. A row over its bar is marked and fails the run: bars are
 * promises (rows D7, P6, R7 and their like), set with slack for slower machines.
 */
const here = new URL('./', import.meta.url);
const areas = process.argv.slice(2);
const files = readdirSync(here).filter((file) => file.endsWith('.bench.ts'));
const wanted = files.filter((file) => areas.length === 0 || areas.some((area) => file.startsWith(area)));
if (wanted.length === 0) {
  console.error(`No such area. There are: ${files.map((file) => file.replace('.bench.ts', '')).join(', ')}`);
  process.exitCode = 1;
}

console.log(`Node ${process.versions.node}, ${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}\n`);
for (const file of wanted) {
  console.log(file.replace('.bench.ts', ''));
  const { default: bench } = (await import(new URL(file, here).href)) as { default: Bench };
  for await (const row of bench()) show(row);
}

function show({ what, value, unit, bar }: Row): void {
  const over = bar !== undefined && !(value <= bar);
  if (over) process.exitCode = 1;
  const promise = bar === undefined ? '' : `at most ${bar} ${unit}${over ? '  OVER' : ''}`;
  console.log(`  ${what.padEnd(58)}${value.toPrecision(3).padStart(9)} ${unit.padEnd(6)}${promise}`);
}
