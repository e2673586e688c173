import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { products } from '#print-templates/index.ts';
import { median, type Row } from './measure.ts';

const script = fileURLToPath(new URL('./print-once.ts', import.meta.url));
const exportsScript = fileURLToPath(new URL('./exports-once.ts', import.meta.url));

interface Once {
  readonly ms: number;
  readonly megabytes: number;
  readonly bytes: number;
}

/** The promise is for all 98 cubes as nets; the other products tell by comparison where time goes. */
const promised = 'alphacubes-nets';

/** Every product at its defaults, from options to the bytes of the PDF, each time in a new process. */
export default function* print(): Generator<Row> {
  for (const { name } of products) {
    const runs = Array.from({ length: name === promised ? 5 : 3 }, () => once(name));
    const ms = median(runs.map((run) => run.ms));
    const megabytes = median(runs.map((run) => run.megabytes));
    const bars = name === promised ? { time: { bar: 1000 }, memory: { bar: 150 } } : { time: {}, memory: {} };
    yield { what: name, value: ms, unit: 'ms', ...bars.time };
    yield { what: `${name}, highest memory of the process`, value: megabytes, unit: 'MB', ...bars.memory };
  }
  const { megabytes } = JSON.parse(
    execFileSync(process.execPath, [exportsScript], { encoding: 'utf8' }),
  ) as Once;
  yield { what: '30 exports of the nets at once, highest memory', value: megabytes, unit: 'MB', bar: 600 };
}

/** With the flag that `npm run cubewright` gives Node: young garbage is cleared early, instead of piling up. */
function once(product: string): Once {
  const args = ['--max-semi-space-size=4', script, product];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Once;
}
