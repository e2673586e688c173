import type { Command } from './command.ts';

/** Every command there is. Texts are in `shared/i18n/en/cli.ts`; nothing heavy is imported here. */
export const commands: readonly Command[] = [
  {
    name: 'start',
    needs: [],
    flags: [{ name: '--browser' }, { name: '--port', takes: 'N' }, { name: '--no-open' }],
    load: () => import('./commands/start.ts'),
  },
];
