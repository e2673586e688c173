import { ok } from '#shared/kernel/index.ts';
import type { Handlers } from './handler.ts';

export const box: Handlers<'listPorts' | 'connectBox' | 'disconnectBox' | 'readBox'> = {
  listPorts: async (_ask, { box }) => ok(await box.ports()),
  connectBox: ({ path }, { box }) => box.connect(path),
  disconnectBox: async (_ask, { box }) => ok(await box.disconnect()),
  readBox: async (_ask, { box }) => ok(box.state()),
};
