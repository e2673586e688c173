import { join } from 'node:path';
import { createEventBus, type ServiceEvent } from '#electron/services/event-bus.ts';
import { openLexica, type Lexica } from '#electron/services/words/lexica.ts';
import { openListImport, type ListImport } from '#electron/services/words/list-import.ts';
import type { RequestOf } from '#shared/contract/index.ts';
import { expectOk, type Result } from '#shared/kernel/index.ts';
import { temporaryFolder } from './temporary.ts';

/** The program itself, with what its build has made. */
export const root = join(import.meta.dirname, '../../..');

/** The lexica of a house: those that come along, and those added to a folder of the test's own. */
export interface Shelf {
  readonly own: string;
  readonly lexica: Lexica;
  readonly imports: ListImport;
  /** What the house was told, in order. */
  readonly told: ServiceEvent[];
  /** Sends the bytes, cut into parts, and asks for the import. */
  add(list: string | Uint8Array, how?: Partial<RequestOf<'importLexicon'>>): ReturnType<ListImport['run']>;
}

/** Made anew for each test; its folder goes with the test. */
export function shelf(): Shelf {
  const own = join(temporaryFolder(), 'lexica');
  const bus = createEventBus();
  const told: ServiceEvent[] = [];
  bus.listen((event) => told.push(event));
  const lexica = openLexica({ bundled: join(root, 'build', 'lexica'), own, bus });
  const imports = openListImport(bus, lexica, root);
  return {
    own,
    lexica,
    imports,
    told,
    add(list, how = {}) {
      const bytes = Buffer.from(list as string);
      const cut = Math.ceil(bytes.length / 2);
      for (const part of [bytes.subarray(0, cut), bytes.subarray(cut)]) {
        expectOk(imports.part({ job: 'a', base64: part.toString('base64') }));
      }
      const ask = {
        job: 'a',
        title: 'Family words',
        file: 'family.txt',
        alphabet: 'latin' as const,
        foldAccents: false,
      };
      return imports.run({ ...ask, ...how });
    },
  };
}

/** The problem of a refusal; undefined where there is none. */
export const problemOf = (result: Result<unknown>): unknown => (result.ok ? undefined : result.problem);

/** The names of all lexica on the shelf, in their order. */
export const names = async (lexica: Lexica): Promise<readonly string[]> =>
  expectOk(await lexica.list()).map(({ name }) => name);
