import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { app } from '../stand-in/app.ts';
import { errorsShown } from '../stand-in/dialog.ts';
import { openTestDesktop, type Desktop } from '../support/desktop.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { pieceSets } from '#shared/games/index.ts';
import { formatSet } from '#shared/pieces/index.ts';
import { has } from '#tests/support/capabilities.ts';
import { oddKinds, putOdd } from '#tests/attacks/odd-files.ts';

vi.mock('electron', () => import('../stand-in/electron.ts'));

/** A double click, or a word that another program gives ours. */
describe.skipIf(!has('chromium') || process.platform === 'win32')(
  'files that the system opens with the app',
  () => {
    let desktop: Desktop;
    beforeAll(async () => {
      desktop = await openTestDesktop();
    });
    afterAll(() => desktop.close());

    const kept = () =>
      ['games', 'designs'].flatMap((folder) => {
        try {
          return readdirSync(join(desktop.home, folder));
        } catch {
          return [];
        }
      });
    const opened = async (path: string): Promise<string> => {
      const before = errorsShown.length;
      app.emit('open-file', { preventDefault: () => undefined }, path);
      await expect.poll(() => errorsShown.length).toBe(before + 1);
      return errorsShown.at(-1) ?? '';
    };

    it.each(
      oddKinds.flatMap((kind) =>
        ['game.cubewright', 'set.cubewright-set'].map((name) => [kind, name] as const),
      ),
    )('are ordinary ones: a %s called %s is named and left alone', async (kind, name) => {
      const path = join(temporaryFolder(), name);
      await putOdd(kind, path);
      expect(await opened(path)).toContain(name);
      expect(kept()).toEqual([]);
    });

    it.each([
      [
        'a picture',
        Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
        /“sent.cubewright” is a picture/,
      ],
      ['a set of another time', '{"format":"cubewright-set","version":99}', /^“sent.cubewright”: .*99/],
      [
        'a game cut in half',
        '{"format":"cubewright-game","version":4,"game":',
        /^“sent.cubewright”: The game breaks off or is damaged at line 1/,
      ],
      [
        'a page of the web',
        '<!doctype html><script>open("https://example.org")</script>',
        /^“sent.cubewright”: The game breaks off or is damaged at line 1, column 1/,
      ],
    ])('are told by their names: %s is refused, and no address is gone to', async (_kind, content, says) => {
      const path = join(temporaryFolder(), 'sent.cubewright');
      writeFileSync(path, content);
      const before = desktop.page.url();
      expect(await opened(path)).toMatch(says);
      expect(kept()).toEqual([]);
      expect(desktop.page.url()).toBe(before);
    });

    it('are told by their whole names, with quotes, spaces and line ends in them', async () => {
      const path = join(temporaryFolder(), 'a "b" $(c)\n--no-sandbox.cubewright');
      writeFileSync(path, '{');
      expect(await opened(path)).toContain('“a "b" $(c)\n--no-sandbox.cubewright”: The game breaks off');
      expect(app.relaunched).toEqual([]);
    });

    it('open by what they hold: a set called a game opens in the designer', async () => {
      const path = join(temporaryFolder(), 'set.cubewright');
      writeFileSync(path, formatSet(pieceSets[0] as (typeof pieceSets)[number]));
      app.emit('open-file', { preventDefault: () => undefined }, path);
      await expect.poll(() => desktop.page.url()).toContain('#/design/');
    });
  },
);
