import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median, type Row } from './measure.ts';

const script = fileURLToPath(new URL('./solids-once.ts', import.meta.url));

interface Once {
  readonly ms: number;
  readonly megabytes: number;
  readonly bytes: number;
}

/** All 98 cubes of Alphacubes with raised letters are the most that one is likely to ask for; the rest tell by comparison. */
const most = 'alphacubes-solid-cubes';

/** From options to the bytes of the file, each time in a new process. */
export default function* solids(): Generator<Row> {
  for (const format of ['stl', '3mf']) {
    const runs = Array.from({ length: 3 }, () => once(most, format));
    const what = `98 cubes, raised, as ${format.toUpperCase()}`;
    yield { what, value: median(runs.map(({ ms }) => ms)), unit: 'ms', bar: 12_000 };
    yield {
      what: `${what}, highest memory of the process`,
      value: median(runs.map(({ megabytes }) => megabytes)),
      unit: 'MB',
      bar: 300,
    };
    yield { what: `${what}, the file`, value: (runs[0]?.bytes ?? 0) / 1e6, unit: 'MB' };
  }
  for (const name of ['letter-stencil', 'sticker-jig', 'solid-rack']) {
    yield { what: `${name} as 3MF`, value: once(`alphacubes-${name}`, '3mf').ms, unit: 'ms' };
  }
}

/** With the flag that `npm run cubewright` gives Node: young garbage is cleared early, instead of piling up. */
function once(product: string, format: string): Once {
  const args = ['--max-semi-space-size=4', script, product, format];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Once;
}
