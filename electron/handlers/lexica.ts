import { ok } from '#shared/kernel/index.ts';
import type { Handlers } from './handler.ts';

export const lexica: Handlers<
  'sendListPart' | 'importLexicon' | 'cancelImport' | 'removeLexicon' | 'judgeWords'
> = {
  sendListPart: async (ask, { imports }) => imports.part(ask),
  importLexicon: (ask, { imports }) => imports.run(ask),
  cancelImport: async ({ job }, { imports }) => {
    imports.stop(job);
    return ok(undefined);
  },
  removeLexicon: ({ name }, { lexica: shelf }) => shelf.remove(name),
  judgeWords: (ask, { judging }) => judging(ask),
};
