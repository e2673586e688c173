import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { isKept, type Bench, type Row } from './measure.ts';
import { measured, promised, withParts, type Part } from './report.ts';

/**
 * `npm run bench [AREA...]`: measures, prints a table, and writes it into BENCHMARKS.md. A row over its bar is marked and
 * fails the run: bars are promises (promises D7, P6, R7 and their like), set with slack for slower machines.
 */
const here = new URL('./', import.meta.url);
const pageFile = new URL('../../BENCHMARKS.md', import.meta.url);
const areas = process.argv.slice(2);
const files = readdirSync(here).filter((file) => file.endsWith('.bench.ts'));
const wanted = files.filter((file) => areas.length === 0 || areas.some((area) => file.startsWith(area)));
if (wanted.length === 0) {
  console.error(`No such area. There are: ${files.map((file) => file.replace('.bench.ts', '')).join(', ')}`);
  process.exitCode = 1;
}

const processors = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`;
const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
const day = new Date().toISOString().slice(0, 10);
const machine = `Node ${process.versions.node}, ${processors}, ${memory}, ${type()} ${release().replace(/-.*/, '')}, ${day}`;
console.log(`${machine}\n`);

const parts: Part[] = [];
for (const file of wanted) {
  const area = file.replace('.bench.ts', '');
  console.log(area);
  const { default: bench } = (await import(new URL(file, here).href)) as { default: Bench };
  const rows: Row[] = [];
  for await (const row of bench()) {
    show(row);
    rows.push(row);
  }
  if (rows.length > 0) parts.push({ area, machine, rows });
}
if (parts.length > 0) {
  const page = existsSync(pageFile) ? readFileSync(pageFile, 'utf8') : '';
  writeFileSync(pageFile, withParts(page, parts));
}

function show(row: Row): void {
  if (!isKept(row)) process.exitCode = 1;
  const aim = row.goal === undefined ? '' : `  goal ${row.goal}`;
  const value = measured(row).padStart(9);
  console.log(
    `  ${row.what.padEnd(62)}${value} ${row.unit.padEnd(6)}${promised(row).replaceAll('*', '')}${aim}`,
  );
}
