import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFiles } from '#renderer/app/files/open-files.ts';
import { replayedTrace } from '#electron/services/box/replayed-trace.ts';
import { moment } from '#renderer/app/figures.ts';
import { pieceSets } from '#shared/games/index.ts';
import { createTranslator, problemText, refusalText, type Translate } from '#shared/i18n/index.ts';
import { expectOk, refuse } from '#shared/kernel/index.ts';
import { formatSet } from '#shared/pieces/index.ts';
import { openTestServices } from '#tests/renderer/play/test-services.ts';
import { published } from '#tests/support/alphacubes/published.ts';

const { t } = createTranslator();
const set = formatSet(pieceSets[0] as (typeof pieceSets)[number]);

/** What somebody may send under any name; none of it is read as more than its text. */
const names = [
  '../../../etc/passwd',
  '..\\..\\boot.ini',
  '/dev/sda',
  'CON.cubewright',
  'a\0b.cubewright',
  'game.cubewright\n<script>alert(1)</script>',
  '\u202Eyrgnuh.cubewright',
  '__proto__',
  'x'.repeat(100_000),
];

const everyFileIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));

async function opened(...files: readonly File[]) {
  const { gateway, games } = openTestServices(['abbey']);
  const home = dirname(games);
  const answers = await openFiles(files, { gateway, onSetWords: () => undefined });
  return { answers, files: everyFileIn(home) };
}

describe('files that are opened (7.8)', () => {
  it('are kept under names of our own in our folder, whatever theirs are', async () => {
    const all = names.flatMap((name) => [new File([published.text], name), new File([set], name)]);
    const { answers, files } = await opened(...all);
    expect(answers.filter((one) => !one.opened.ok)).toEqual([]);
    const kept = files.filter((file) => /^(?:games|designs)\//.test(file));
    expect(kept).toHaveLength(all.length);
    for (const file of kept)
      expect(file).toMatch(/^(?:games|designs)\/[a-z0-9-]+\.cubewright(?:-set)?\.json$/);
    for (const { name } of answers) expect(name.length).toBeLessThanOrEqual(255);
  });

  it('are told apart by what they hold: an ending of ours makes nothing a game', async () => {
    const pictures = ['game.cubewright', 'set.cubewright-set', 'game.gcg'].map(
      (name) => new File(['GIF89a\u0001\0'], name),
    );
    const { answers, files } = await opened(...pictures);
    for (const { opened: one } of answers) expect(one).toMatchObject({ problem: { code: 'files/picture' } });
    expect(files.filter((file) => /^(?:games|designs)\//.test(file))).toEqual([]);
  });

  it.each([
    ['a game whose objects lie too deep', `{"format":"cubewright-game","title":${'['.repeat(200_000)}`],
    [
      'a game that soils the prototype of all objects',
      published.text.replace('{', '{"__proto__":{"isPlayed":true},'),
    ],
    ['a game that names its format twice', published.text.replace('{', '{"format":"cubewright-game",')],
    ['a set that calls itself a path', set.replace(/"name": "[^"]+"/, '"name": "../../../etc/cron.d/x"')],
    ['a set that soils the prototype', set.replace('{', '{"__proto__":{"pieces":[]},')],
    [
      'a GCG of ours whose record is no record',
      '#cubewright-record {"format":"cubewright-game","game":"../x"}\n',
    ],
    ['a GCG with more lines than a game', `>Ann: AEINRST 8D NASTIER +68 68\n${'\n'.repeat(20_000)}`],
    ['a GCG that leaves the board', '>Ann: AEINRST 15O NASTIER +68 68\n'],
    ['a GCG of one endless line', `>Ann: ${'A'.repeat(100_000)}\n`],
  ])('leave nothing behind where they are refused: %s', async (_kind, text) => {
    const { answers, files } = await opened(new File([text], 'sent.cubewright'));
    const [{ name, opened: one } = { name: '', opened: undefined }] = answers;
    expect(one?.ok).toBe(false);
    if (one?.ok !== false) return;
    const said = refusalText(t as Translate, name, one.problem);
    expect(said).toContain('sent.cubewright');
    expect(said.length).toBeLessThan(600);
    expect(files.filter((file) => /^(?:games|designs)\//.test(file))).toEqual([]);
    expect('isPlayed' in {}).toBe(false);
  });

  it('are recordings of a box that reach no port, and whose problems are only said', async () => {
    const head = JSON.stringify({
      format: 'cubewright-box-trace',
      version: 3,
      path: '/dev/ttyACM0',
      startedAt: 1,
    });
    const problem = { code: '__proto__', path: '<img src=x onerror=alert(1)>' };
    const refused = await replayedTrace(
      `${head}\n{"at":0,"kind":"open"}\n${JSON.stringify({ at: 1, kind: 'refused', problem })}\n`,
    );
    expect(refused).toMatchObject({ ok: true, value: { moments: [], end: { link: 'refused' } } });
    if (refused.ok && refused.value.end.problem !== undefined)
      expect(problemText(t as Translate, refused.value.end.problem)).not.toBe('');
    // The link would go on asking for as long as the recording says.
    const long = await replayedTrace(`${head}\n{"at":0,"kind":"open"}\n{"at":1e9,"kind":"close"}\n`);
    expect(long).toMatchObject({ problem: { code: 'box/long-trace', hours: 12 } });
    const endless = await replayedTrace(`${head}\n{"at":0,"kind":"open"}\n{"at":9e15,"kind":"close"}\n`);
    expect(endless).toMatchObject({ problem: { code: 'box/bad-trace-line', line: 3 } });
  });

  it('are recordings that began at a time which a clock can tell and go on from', async () => {
    const begun = (startedAt: string) =>
      replayedTrace(
        `{"format":"cubewright-box-trace","version":3,"path":"virtual:","startedAt":${startedAt}}\n` +
          '{"at":0,"kind":"open"}\n{"at":60000,"kind":"close"}\n',
      );
    for (const startedAt of ['1e19', '9e15', '8.64e15', '1e999', '-1']) {
      expect(await begun(startedAt)).toEqual(refuse({ code: 'box/bad-trace-line', line: 1 }));
    }
    const last = expectOk(await begun(String(8.64e15 - 366 * 86_400_000)));
    expect(moment.format(last.startedAt)).toMatch(/\d{6}/);
  });
});
