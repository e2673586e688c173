import { refuse } from '#shared/kernel/index.ts';
import type { Handlers } from './handler.ts';

export const print: Handlers<'exportSheets' | 'cancelJob'> = {
  exportSheets: async () => refuse({ code: 'app/not-ready' }),
  cancelJob: async () => refuse({ code: 'app/not-ready' }),
};
