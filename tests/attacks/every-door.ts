import { existsSync, lstatSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type MethodName } from '#shared/contract/index.ts';
import { newRecordText } from '#tests/electron/support/records.ts';

/** A door of the program on a home of its own, as whoever stands outside sees it. */
export interface AttackedDoor {
  /** The folder of the home. */
  readonly home: string;
  /** Asks with a text in JSON, as it comes over the wire; answers what the page would get. */
  ask(channel: string, json: string): Promise<unknown>;
  close(): Promise<void>;
}

/** An answer as every door gives it. */
interface Refused {
  readonly ok: boolean;
  readonly problem?: { readonly code: string };
}

/**
 * What is tried at every door that speaks the contract. A new door passes it too: it gives `open` and nothing else.
 * The command line, which speaks in words and files, has a suite of its own (command-line.test.ts).
 */
export function attackEveryDoor(name: string, open: () => Promise<AttackedDoor>): void {
  describe(`the ${name} door, attacked`, () => {
    let door: AttackedDoor;
    beforeAll(async () => {
      door = await open();
    });
    afterAll(() => door.close());

    const askInJson = async (channel: string, json: string): Promise<Refused> =>
      (await door.ask(channel, json)) as Refused;
    const ask = (channel: string, payload: unknown): Promise<Refused> =>
      askInJson(channel, JSON.stringify(payload));
    /** A refusal that says what is wrong: never a bug of ours, never silence. */
    const refusedInJson = async (channel: string, json: string): Promise<void> => {
      const { ok, problem } = await askInJson(channel, json);
      expect(ok, channel).toBe(false);
      expect(problem?.code, channel).toMatch(/^(?!app\/bug)[a-z-]+\/[a-z-]+$/);
    };
    const refused = (channel: string, payload: unknown): Promise<void> =>
      refusedInJson(channel, JSON.stringify(payload));
    const games = () => {
      const folder = join(door.home, 'games');
      return existsSync(folder) ? readdirSync(folder).filter((file) => file !== 'deleted') : [];
    };

    it.each(
      Object.entries(contract).map(([method, { channel }]) => [method as MethodName, channel] as const),
    )('%s refuses a question nested 10,000 deep (7.14)', async (_method, channel) => {
      await refusedInJson(channel, deep);
    });

    it('refuses what is right but for one fact nested 10,000 deep (7.14)', async () => {
      const print = '"job":"j","product":"alphacubes-rack","format":"pdf"';
      await refusedInJson('print:export', `{${print},"options":{"racks":${deep}}}`);
      await refusedInJson('print:export', `{${print},"options":${deep}}`);
      await refusedInJson('settings:write', `{"remembered":{"port":${deep}}}`);
      await refusedInJson('games:create', `{"text":${deep}}`);
    });

    it('refuses a game nested 10,000 deep, as text and in its parts (7.14)', async () => {
      await refused('games:create', { text: deep });
      const text = newRecordText('Ann', 'Ben').replace('"moves": []', `"moves": ${deep}`);
      await refused('games:create', { text });
    });

    it.each(['../../etc/passwd', '/etc/passwd', '..', 'a/b', '\\\\host\\share', 'C:\\x', 'a\0b', 'con.', ''])(
      'opens nothing for the name %j (7.8)',
      async (named) => {
        await refused('games:read', { id: named });
        await refused('games:delete', { id: named });
        await refused('games:save', { id: named, text: newRecordText('Ann', 'Ben'), revision: 0 });
        await refused('lexica:remove', { name: named });
        await refused('lexica:judge', { lexicon: named, words: ['CAT'], mine: false, exceptions: false });
      },
    );

    it('keeps no game that cannot be replayed, and says which move and why (7.4)', async () => {
      const before = games();
      // By lot the second seat begins.
      const pass = { kind: 'pass', by: 1 };
      const text = newRecordText('Ann', 'Ben').replace(
        '"moves": []',
        `"moves": ${JSON.stringify([pass, pass])}`,
      );
      const { ok, problem } = await ask('games:create', { text });
      expect(ok).toBe(false);
      expect(problem).toMatchObject({ code: 'alphacubes/not-your-turn', move: 2 });
      expect(games()).toEqual(before);
    });

    it.each(['An\u202en', 'A\u200bnn', 'Ann\u0007', 'A\0nn'])(
      'keeps no game with a player called %j (7.14)',
      async (player) => {
        const before = games();
        const text = newRecordText('Ann', 'Ben').replace('"Ann"', JSON.stringify(player));
        await refused('games:create', { text });
        expect(games()).toEqual(before);
      },
    );

    it('takes in no list whose title would hide something (7.14)', async () => {
      const importing = (title: string) =>
        refused('lexica:import', { job: 'j', title, file: 'a.txt', alphabet: 'latin', foldAccents: false });
      for (const title of ['a\0b', 'a\u202eb', '\u200b', '   ', 'x'.repeat(61)]) await importing(title);
    });

    it('soils no prototype, whatever the question holds', async () => {
      const json =
        '{"__proto__":{"soiled":1},"constructor":{"prototype":{"soiled":1}},"remembered":{"__proto__":"x"}}';
      await askInJson('settings:write', json);
      await askInJson('print:export', json);
      expect('soiled' in {}).toBe(false);
      expect(Object.keys(await ask('app:info', null))).toContain('ok');
    });

    it('is still there, and its home is closed to everybody else (7.9)', async () => {
      expect(await ask('app:info', null)).toMatchObject({ ok: true });
      expect(await ask('games:create', { text: newRecordText('Ann', 'Ben') })).toMatchObject({ ok: true });
      expect(await ask('settings:write', { theme: 'dark' })).toMatchObject({ ok: true });
      if (process.platform === 'win32') return;
      const open = everythingIn(door.home).filter(({ mode }) => (mode & 0o077) !== 0);
      expect(open).toEqual([]);
    });

    it('has written no whole file that it cannot read again (7.4)', async () => {
      const listed = (await ask('games:list', null)) as unknown as { value: { unreadable: unknown[] } };
      expect(listed.value.unreadable).toEqual([]);
      for (const file of games()) expect(readFileSync(join(door.home, 'games', file), 'utf8')).toMatch(/^\{/);
    });
  });
}

/** A list in a list in a list, as text: nobody need follow it inwards to send it. */
const deep = '['.repeat(10_000) + ']'.repeat(10_000);

/** The folder itself, and every folder and file below it, with their permissions. */
function everythingIn(folder: string): readonly { readonly path: string; readonly mode: number }[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  return [folder, ...paths]
    .map((path) => ({ path, facts: lstatSync(path) }))
    .filter(({ facts }) => facts.isFile() || facts.isDirectory())
    .map(({ path, facts }) => ({ path, mode: facts.mode & 0o777 }));
}
