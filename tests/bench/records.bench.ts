import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from '#shared/games/alphacubes/index.ts';
import { createAlphacubes } from '#tests/support/alphacubes/rules.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { formatRecord } from '#shared/records/index.ts';
import { longRecords } from '#tests/support/alphacubes/long-records.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { medianMs, type Row } from './measure.ts';

/** Records of 10,000 moves, each read and replayed in a process of its own; and verdicts under many own words. */
export default async function* records(): AsyncGenerator<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'cubewright-records-'));
  for (const [what, make] of Object.entries(longRecords)) {
    const file = join(folder, 'long.cubewright.json');
    const text = formatRecord(make());
    writeFileSync(file, text);
    const once = new URL('./records-once.ts', import.meta.url).pathname;
    const { stdout } = spawnSync(process.execPath, [once, file], { encoding: 'utf8' });
    const { ms, megabytes } = JSON.parse(stdout) as { readonly ms: number; readonly megabytes: number };
    const long = `10,000 moves, ${what} (${(text.length / 1e6).toFixed(1)} MB)`;
    yield { what: `${long}: read and replay`, value: ms, unit: 'ms', bar: 2000 };
    yield { what: `${long}: memory of the process`, value: megabytes, unit: 'MB', bar: 200 };
    yield {
      what: `${long}: write`,
      value: await medianMs(3, () => formatRecord(make())),
      unit: 'ms',
      bar: 2000,
    };
  }
  rmSync(folder, { recursive: true });
  yield await ownWords();
}

async function ownWords(): Promise<Row> {
  const { record } = published;
  const [first] = record.moves;
  if (first?.kind !== 'play') throw new Error('The published game begins with a play');
  const words = new Set<string>(published.words);
  const own = Array.from({ length: 10_000 }, (_, n) =>
    `Q${n.toString(26).replaceAll(/\d/g, (d) => 'QRSTUVWXYZ'[Number(d)] ?? '')}X`.toUpperCase(),
  );
  const options = { ...record.options, personalAllow: own };
  const rules = createAlphacubes(words);
  const view = rules.viewFor(
    expectOk(rules.setup({ options, seats: 4, seed: 1, setUp: record.setUp })),
    seat(0),
  );
  const ms = await medianMs(101, () => preview(view, first.placements, words));
  return { what: 'a play laid, with 10,000 words of one’s own', value: ms * 1000, unit: 'us', bar: 1000 };
}
