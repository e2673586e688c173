import { spawn } from 'node:child_process';
import { createReadStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { median, type Row } from './measure.ts';

/** Work by the thousand on the command line: matches of computers on all cores, and positions as they stream by (promise L6). */
export default async function* scale(): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'cubewright-bench-'));
  try {
    yield* matches();
    yield* positions(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Spent {
  readonly ms: number;
  readonly megabytes: number;
}

async function* matches(): AsyncGenerator<Row> {
  const play = (games: number, threads: number) =>
    command([
      'simulate',
      'alphacubes',
      '--games',
      `${games}`,
      '--players',
      'computer:15,computer:16',
      '--seed',
      '4',
      '--threads',
      `${threads}`,
    ]);
  const one: Spent[] = [];
  const two: Spent[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    one.push(await play(100, 1));
    two.push(await play(100, 2));
  }
  const many = await play(1_000, 2);
  // Of a hundred games the start of the threads takes a good part, which no second thread saves.
  const manyByOne = await play(1_000, 1);
  const times = one.map(({ ms }, turn) => ms / (two[turn]?.ms ?? NaN));
  yield {
    what: '100 games of levels 15 and 16, one thread',
    value: median(one.map(({ ms }) => ms)),
    unit: 'ms',
  };
  yield { what: '100 games, two threads: faster', value: median(times), unit: 'times' };
  yield { what: '1,000 games, two threads', value: many.ms, unit: 'ms' };
  yield {
    what: '1,000 games, two threads: faster',
    value: manyByOne.ms / many.ms,
    unit: 'times',
  };
  yield {
    what: '1,000 games: memory, beside that for 100',
    value: many.megabytes / median(two.map(({ megabytes }) => megabytes)),
    unit: 'times',
    bar: 1.5,
  };
}

async function* positions(folder: string): AsyncGenerator<Row> {
  const golden = JSON.parse(
    readFileSync(new URL('../golden/positions.json', import.meta.url), 'utf8'),
  ) as Golden;
  const { standardSet, cubeSet, standard, cubes } = golden;
  const all = [...standard, ...cubes];
  const spent: Spent[] = [];
  for (const count of [480, 4_800]) {
    const lines = Array.from({ length: count }, (_, at) =>
      JSON.stringify({ ...all[at % all.length], id: at }),
    );
    const file = join(folder, `${count}.ndjson`);
    writeFileSync(file, [JSON.stringify({ standardSet, cubeSet }), ...lines, ''].join('\n'));
    spent.push(await command(['moves', '-', '--threads', '2', '--json'], file));
  }
  const [few, many] = spent;
  if (few === undefined || many === undefined) throw new Error('No positions were searched.');
  yield { what: '4,800 positions by standard input, two threads', value: many.ms, unit: 'ms' };
  yield {
    what: '4,800 positions: memory, beside that for 480',
    value: many.megabytes / few.megabytes,
    unit: 'times',
    bar: 1.5,
  };
}

interface Golden {
  readonly standardSet: unknown;
  readonly cubeSet: unknown;
  readonly standard: readonly object[];
  readonly cubes: readonly object[];
}

const script = fileURLToPath(new URL('./command-once.ts', import.meta.url));

async function command(args: readonly string[], input?: string): Promise<Spent> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['pipe', 'ignore', 'ignore', 'pipe'] });
  if (input === undefined) child.stdin?.end();
  else createReadStream(input).pipe(child.stdin as NodeJS.WritableStream);
  const told = await text(child.stdio[3] as Readable);
  return JSON.parse(told) as Spent;
}
