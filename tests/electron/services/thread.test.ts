import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEventBus } from '#electron/services/event-bus.ts';
import { openLexica } from '#electron/services/lexica.ts';
import { openListImport } from '#electron/services/list-import.ts';
import { temporaryFolder } from '../support/temporary.ts';

const root = join(import.meta.dirname, '../../..');

test('a job that is stopped before its thread runs is stopped, not broken', async () => {
  const bus = createEventBus();
  const own = join(temporaryFolder(), 'lexica');
  const lexica = openLexica({ bundled: join(root, 'build', 'lexica'), own, bus });
  const imports = openListImport(bus, lexica, root);
  imports.part({ job: 'a', base64: Buffer.from('zork').toString('base64') });
  const running = imports.run({
    job: 'a',
    title: 'Mine',
    file: 'a.txt',
    alphabet: 'latin',
    foldAccents: false,
  });
  imports.stop('a');
  expect(await running).toEqual({ ok: false, problem: { code: 'lexicon/import-stopped' } });
});
