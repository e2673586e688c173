import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { textsIn } from '#electron/services/texts.ts';
import { channels } from '#shared/contract/channels.ts';
import { languages } from '#shared/i18n/index.ts';
import { has } from '#tests/support/capabilities.ts';
import { app } from '../stand-in/app.ts';
import { errorsShown } from '../stand-in/dialog.ts';
import { menusShown, type MenuItem } from '../stand-in/menu.ts';
import { openTestDesktop, type Desktop } from '../support/desktop.ts';
import { temporaryFolder } from '../support/temporary.ts';

vi.mock('electron', () => import('../stand-in/electron.ts'));

const labels = (items: readonly MenuItem[] = []): readonly (string | undefined)[] =>
  items
    .filter(({ type }) => type !== 'separator')
    .flatMap(({ role, label, submenu }) => [...(role === 'appMenu' ? [] : [label]), ...labels(submenu)]);

describe('the menu of the desktop', () => {
  it.each(languages)('has a name in %s for each of its commands', async (language) => {
    const { setMenu } = await import('#electron/main/window.ts');
    for (const platform of ['linux', 'darwin', 'win32'] as const) {
      setMenu(await textsIn(language), platform);
      const named = labels(menusShown.at(-1));
      expect(named.length).toBeGreaterThan(15);
      expect(named.filter((label) => label === undefined || label.startsWith('menu.'))).toEqual([]);
      expect(new Set(named).size).toBe(named.length);
    }
  });

  it('names none of them in English where the screens speak another language', async () => {
    const { setMenu } = await import('#electron/main/window.ts');
    const [english = [], ...others] = await Promise.all(
      languages.map(async (language) => {
        const t = await textsIn(language);
        setMenu(t, 'linux');
        return labels(menusShown.at(-1));
      }),
    );
    for (const other of others) expect(other.filter((label) => english.includes(label))).toEqual([]);
  });
});

describe.skipIf(!has('chromium') || process.platform === 'win32')(
  'the desktop speaks as the screens do',
  () => {
    let desktop: Desktop;
    beforeAll(async () => {
      app.languages = ['fr-FR', 'nl-BE', 'en-GB'];
      desktop = await openTestDesktop();
    });
    afterAll(async () => {
      app.languages = ['en-GB'];
      await desktop.close();
    });
    const menuNames = () => menusShown.at(-1)?.map(({ label }) => label);
    const opened = async (path: string): Promise<string> => {
      const before = errorsShown.length;
      app.emit('open-file', { preventDefault: () => undefined }, path);
      await expect.poll(() => errorsShown.length).toBe(before + 1);
      return errorsShown.at(-1) ?? '';
    };

    it('as the system wishes at first, and as the settings say from when they do', async () => {
      expect(menuNames()).toContain('Bewerken');
      const path = join(temporaryFolder(), 'sent.cubewright');
      writeFileSync(path, '{"format":"cubewright-game","version":4,"game":');
      expect(await opened(path)).toMatch(/^“sent.cubewright”: (?!The)/);
      await desktop.call(channels.writeSettings, { language: 'sv' });
      await expect.poll(menuNames).toContain('Redigera');
      expect(await opened(path)).toContain(`”${basename(path)}”`);
      await desktop.call(channels.writeSettings, { language: 'en' });
      await expect.poll(menuNames).toContain('Edit');
      expect(await opened(path)).toMatch(/^“sent.cubewright”: The game breaks off/);
    });
  },
);
