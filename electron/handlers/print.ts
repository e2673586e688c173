import { ok } from '#shared/kernel/index.ts';
import type { Handlers } from './handler.ts';

export const print: Handlers<'exportSheets' | 'cancelJob'> = {
  exportSheets: (ask, { printing }) => printing.export(ask),
  cancelJob: async ({ job }, { printing }) => {
    printing.cancel(job);
    return ok(undefined);
  },
};
