import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { firstBundle } from '#tests/support/first-bundle.ts';
import { medianMs, type Row } from './measure.ts';

/** As `npm run cubewright` starts it. */
const command = fileURLToPath(new URL('../../electron/starter/command.mjs', import.meta.url));

/** How soon the doors open (row D7, and 0.3 s for the command line). */
export default async function* start(): AsyncGenerator<Row> {
  const bare = await medianMs(9, () => spawnSync(process.execPath, ['-e', '']));
  const help = await medianMs(9, () => spawnSync(process.execPath, [command, 'help']));
  yield { what: 'an empty Node', value: bare, unit: 'ms' };
  yield { what: 'cubewright help', value: help, unit: 'ms', bar: 300 };
  const built = new URL('../../build/renderer/', import.meta.url);
  if (!existsSync(new URL('.vite/manifest.json', built))) return;
  const { bytes } = firstBundle(built);
  yield { what: 'first bundle of the screens, scripts and styles', value: bytes / 1e6, unit: 'MB', bar: 1.5 };
}
