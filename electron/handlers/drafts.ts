import { ok } from '#shared/kernel/index.ts';
import type { Handlers } from './handler.ts';

export const drafts: Handlers<'readDrafts' | 'saveDraft'> = {
  readDrafts: async ({ id }, { drafts: kept }) => ok({ drafts: [...(await kept.read(id))] }),
  saveDraft: ({ id, draft }, { drafts: kept }) => kept.save(id, draft),
};
