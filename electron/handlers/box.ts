import { ok } from '#shared/kernel/index.ts';
import type { Handlers } from './handler.ts';

export const box: Handlers<'listPorts' | 'connectBox' | 'disconnectBox' | 'readBox'> = {
  listPorts: async (_ask, { box }) => {
    const found = await box.ports();
    return found.ok ? ok({ ports: [...found.value] }) : found;
  },
  connectBox: ({ path }, { box }) => box.connect(path),
  disconnectBox: async (_ask, { box }) => ok(await box.disconnect()),
  readBox: async (_ask, { box }) => ok(box.state()),
};
