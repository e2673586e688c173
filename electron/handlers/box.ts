import { ok, refuse } from '#shared/kernel/index.ts';
import type { Handlers } from './handler.ts';

export const box: Handlers<'listPorts' | 'connectBox' | 'disconnectBox' | 'readBox'> = {
  listPorts: async () => ok({ ports: [] }),
  connectBox: async () => refuse({ code: 'app/not-ready' }),
  disconnectBox: async () => ok({ link: 'off', changes: [] }),
  readBox: async () => ok({ link: 'off', changes: [] }),
};
