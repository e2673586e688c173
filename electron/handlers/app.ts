import { ok } from '#shared/kernel/index.ts';
import type { Handlers } from './handler.ts';

export const app: Handlers<'appInfo' | 'readSettings' | 'writeSettings' | 'damagedFiles' | 'mendFile'> = {
  appInfo: async (_ask, { version, door, home, lexica }) => {
    const found = await lexica.list();
    if (!found.ok) return found;
    const unreadableLexica = [...(await lexica.unreadable())];
    return ok({ version, door, gamesFolder: home.games, lexica: [...found.value], unreadableLexica });
  },
  readSettings: (_ask, { settings }) => settings.read(),
  writeSettings: (ask, { settings }) => settings.write(ask),
  damagedFiles: async (_ask, { settings }) => ok({ files: [...(await settings.damaged())] }),
  mendFile: ({ file, how }, { settings }) => settings.mend(file, how),
};
