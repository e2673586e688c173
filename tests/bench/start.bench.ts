import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstBundle } from '#tests/support/first-bundle.ts';
import { readKept, writeKept } from '#tests/support/kept-json.ts';
import { canBePacked, packApp, sizesOf } from '#tests/support/packed-app.ts';
import { medianMs, type Row } from './measure.ts';

/** As `npm run cubewright` starts it. */
const command = fileURLToPath(new URL('../../electron/starter/command.mjs', import.meta.url));

/** How soon the doors open (promise D7, and 0.3 s for the command line). */
export default async function* start(): AsyncGenerator<Row> {
  const bare = await medianMs(9, () => spawnSync(process.execPath, ['-e', '']));
  const help = await medianMs(9, () => spawnSync(process.execPath, [command, 'help']));
  yield { what: 'an empty Node', value: bare, unit: 'ms' };
  yield { what: 'cubewright help', value: help, unit: 'ms', bar: 300 };
  const built = new URL('../../build/renderer/', import.meta.url);
  if (!existsSync(new URL('.vite/manifest.json', built))) return;
  const { bytes } = firstBundle(built);
  yield { what: 'first bundle of the screens, scripts and styles', value: bytes / 1e6, unit: 'MB', bar: 1.5 };
  if (canBePacked) yield* packedSizes();
}

/** Bytes of the packed app by part; remove `packed.json` to keep those of today as what later ones are compared with. */
async function* packedSizes(): AsyncGenerator<Row> {
  const work = mkdtempSync(join(tmpdir(), 'cubewright-pack-'));
  try {
    const sizes = sizesOf(await packApp(work));
    const file = new URL('packed.json', import.meta.url);
    const kept = readKept<typeof sizes>(file) ?? sizes;
    if (kept === sizes) await writeKept(file, sizes);
    for (const part of ['program', 'screens', 'lexica'] as const) {
      const bar = Math.round(1.1 * kept[part]) / 1e6;
      yield { what: `packed: ${part}`, value: sizes[part] / 1e6, unit: 'MB', bar };
    }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
