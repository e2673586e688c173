import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { products, type DrawOp } from '#print-templates/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { median, type Row } from './measure.ts';

const script = fileURLToPath(new URL('./print-once.ts', import.meta.url));
const compileCache = fileURLToPath(new URL('../../build/compile-cache', import.meta.url));
const exportsScript = fileURLToPath(new URL('./exports-once.ts', import.meta.url));

interface Once {
  readonly ms: number;
  readonly megabytes: number;
  readonly bytes: number;
}

/** What is promised of all nets of a set: milliseconds, and megabytes of memory and of file. */
const promised: Readonly<
  Record<string, { readonly ms: number; readonly memory: number; readonly file: number }>
> = {
  'alphacubes-nets': { ms: 1000, memory: 150, file: 1 },
  'kubagram-en-nets': { ms: 2000, memory: 200, file: 1 },
};

/** Those with most to draw; the others tell by comparison where time goes. */
function heaviest(count: number): readonly string[] {
  const weigh = (ops: readonly DrawOp[]): number =>
    ops.reduce((sum, op) => sum + (op.kind === 'clip' ? weigh(op.ops) : 1), 0);
  return products
    .map((product) => {
      const { sheets } = expectOk(product.layout(expectOk(product.parse({}))));
      return { name: product.name, weight: sheets.reduce((sum, { ops }) => sum + weigh(ops), 0) };
    })
    .sort((a, b) => b.weight - a.weight)
    .slice(0, count)
    .map(({ name }) => name);
}

/** The ten heaviest products at their defaults, from options to the bytes of the PDF, each time in a new process. */
export default function* print(): Generator<Row> {
  for (const name of new Set([...Object.keys(promised), ...heaviest(10)])) {
    const bars = promised[name];
    once(name);
    const runs = Array.from({ length: bars === undefined ? 3 : 5 }, () => once(name));
    const ms = median(runs.map((run) => run.ms));
    const megabytes = median(runs.map((run) => run.megabytes));
    const file = median(runs.map((run) => run.bytes)) / 1e6;
    const bar = (value: number | undefined) => (value === undefined ? {} : { bar: value });
    yield { what: name, value: ms, unit: 'ms', ...bar(bars?.ms) };
    yield {
      what: `${name}, highest memory of the process`,
      value: megabytes,
      unit: 'MB',
      ...bar(bars?.memory),
    };
    yield { what: `${name}, size of the PDF`, value: file, unit: 'MB', ...bar(bars?.file) };
  }
  const { megabytes } = JSON.parse(
    execFileSync(process.execPath, [exportsScript], { encoding: 'utf8' }),
  ) as Once;
  yield { what: '30 exports of the nets at once, highest memory', value: megabytes, unit: 'MB', bar: 600 };
}

/**
 * As `npm run cubewright` runs it: young garbage is cleared early, and compiled sources are kept. Without them, taking the
 * types out of the sources alone costs 20 MB.
 */
function once(product: string): Once {
  const args = ['--max-semi-space-size=4', script, product];
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache };
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', env })) as Once;
}
