import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openGameFile } from '#renderer/app/files/open-game.ts';
import { openFiles, type OpenedFile } from '#renderer/app/files/open-files.ts';
import { pieceSets } from '#shared/games/index.ts';
import { createTranslator, refusalText, type Translate } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { latinAlphabet } from '#shared/lexicon/index.ts';
import { formatSet } from '#shared/pieces/index.ts';
import { parseRecord, recordLimits, writeGcg } from '#shared/records/index.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { openTestServices } from '../../play/test-services.ts';

const { t } = createTranslator();
const someSet = pieceSets[0] as (typeof pieceSets)[number];
const set = formatSet(someSet);
const tiles = '>Ann: AEINRST 8D NASTIER +68 68\n';
const trace = '{"format":"cubewright-box-trace","version":3,"path":"virtual:","startedAt":1}\n';

/** Drops files on the real services. */
async function dropped(
  ...files: readonly (readonly [name: string, content: string | Uint8Array<ArrayBuffer> | File])[]
) {
  const services = openTestServices(['abbey']);
  const remembered: Record<string, string> = {};
  const opened = await openFiles(
    files.map(([name, content]) => (content instanceof File ? content : new File([content], name))),
    { gateway: services.gateway, onSetWords: (key, list) => (remembered[key] = list) },
  );
  return { opened, remembered, ...services };
}

const placeOf = ({ opened }: OpenedFile): string | undefined =>
  opened.ok ? opened.value.path : opened.problem.code;
const saidOf = ({ name, opened }: OpenedFile): string =>
  opened.ok ? 'opened' : refusalText(t as Translate, name, opened.problem);

describe('a file that is opened', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['a game at its table', published.text, /^\/table\/alphacubes-/],
    ['a set in the designer', set, /^\/design\/\w/],
    ['a word list at its form', 'finch\nwren\n', /^\/words$/],
    ['a sheet in the print studio', '{"format":"cubewright-print"}', /^\/print$/],
    ['a recording of a box on its screen', trace, /^\/box$/],
    ['a GCG of plain tiles as its positions', tiles, /^\/tiles$/],
  ])('goes to its place by what it holds, whatever it is called: %s', async (_kind, content, place) => {
    const { opened } = await dropped(['photo.png', content]);
    expect(placeOf(opened[0] as OpenedFile)).toMatch(place);
  });

  it('is the very game where Cubewright has written the GCG', async () => {
    const record = expectOk(parseRecord(published.text));
    const { opened, gateway } = await dropped(['ours.gcg', expectOk(await writeGcg(record))]);
    const path = placeOf(opened[0] as OpenedFile) ?? '';
    const kept = expectOk(await gateway.call('readGame', { id: path.replace('/table/', '') }));
    expect(expectOk(parseRecord(kept.text))).toEqual(record);
  });

  it('adds the word list that a set brings, and remembers it for the language', async () => {
    vi.stubGlobal('FileReader', BrowserReader);
    const list = ['finch', 'wren'].map((word) => word.toUpperCase());
    const sha256 = createHash('sha256')
      .update(`${list.join('\n')}\n`)
      .digest('hex');
    const words = { title: 'Birds', language: 'en', alphabet: latinAlphabet, sha256, words: list };
    const { opened, remembered, gateway } = await dropped(['with-words.json', formatSet(someSet, words)]);
    const { lexica } = expectOk(await gateway.call('appInfo'));
    expect(placeOf(opened[0] as OpenedFile)).toMatch(/^\/design\//);
    expect(Object.values(remembered)).toEqual([lexica.at(-1)?.name]);
  });
});

/** Node has no reader of files; this one answers as that of a browser does. */
class BrowserReader {
  result = '';
  onload: () => void = () => undefined;
  readAsDataURL(part: Blob): void {
    void part.arrayBuffer().then((bytes) => {
      this.result = `data:;base64,${Buffer.from(bytes).toString('base64')}`;
      this.onload();
    });
  }
}

describe('a file that cannot be opened', () => {
  const cut = published.text.slice(0, 900);
  it.each([
    [
      'a game that breaks off',
      'a.cubewright',
      cut,
      'record/not-json',
      /“a.cubewright”: The game breaks off or is damaged at line \d+, column \d+\. Mend that place/,
    ],
    [
      'a set that breaks off',
      'b.cubewright-set',
      set.slice(0, 300),
      'set/not-json',
      /“b.cubewright-set”: .*line \d+/,
    ],
    [
      'a GCG that contradicts itself',
      'c.gcg',
      `${tiles}>Ben: QUIZABC 8C QUA +20 20\n`,
      'gcg/taken',
      /“c.gcg”: Line 2: QUA at 8C covers the tile N\./,
    ],
    [
      'a picture',
      'd.cubewright',
      'GIF89a\u0001\0',
      'files/picture',
      /“d.cubewright” is a picture.*open the file from which/,
    ],
    [
      'an archive',
      'e.cubewright',
      'PK\u0003\u0004',
      'files/archive',
      /“e.cubewright” is an archive. Unpack it first/,
    ],
    [
      'a letter',
      'f.txt',
      'Dear all, it rains and rains here,\nand nobody goes out at all.\n',
      'files/text',
      /“f.txt” is a text of a kind/,
    ],
    ['nothing', 'g.cubewright', '', 'files/empty', /“g.cubewright” is empty. Take an older copy/],
    [
      'a file of another program',
      'h.json',
      '{"format":"other"}',
      'files/other-format',
      /“h.json” is JSON of the format “other”/,
    ],
  ])('is refused with its name, the place and what helps: %s', async (_kind, name, content, code, says) => {
    const { opened, games } = await dropped([name, content]);
    const [one] = opened;
    expect(placeOf(one as OpenedFile)).toBe(code);
    expect(saidOf(one as OpenedFile)).toMatch(says);
    expect(filesIn(games)).toEqual([]);
  });

  it('is named, although what is wrong with it may hold its name by chance', () => {
    const problem = { code: 'record/not-json', line: 2, column: 1 };
    expect(refusalText(t as Translate, 'game', problem)).toMatch(/^“game”: The game breaks off/);
  });

  it('does not stop the others, and one of a kind that asks something is handed on at a time', async () => {
    const { opened, games } = await dropped(
      ['list.txt', 'finch\nwren\n'],
      ['broken.json', cut],
      ['second.txt', 'perch\ntrout\n'],
      ['game.json', published.text],
      ['club.gcg', tiles],
      ['second.gcg', tiles],
    );
    expect(opened.map((one) => placeOf(one)?.replace(/(table\/).*/, '$1'))).toEqual([
      '/words',
      'record/not-json',
      'files/one-at-a-time',
      '/table/',
      '/tiles',
      'files/one-at-a-time',
    ]);
    expect(filesIn(games)).toHaveLength(1);
  });

  it('is not read where it is too large, and is told where it went away', async () => {
    const head = new TextEncoder().encode(published.text);
    const huge = {
      name: 'huge.cubewright',
      size: recordLimits.bytes + 1,
      slice: () => new Blob([head]),
      text: () => Promise.reject(new Error('It was read')),
    } as unknown as File;
    const gone = {
      name: 'gone.cubewright',
      size: 1,
      slice: () => new Blob([head]),
      text: () => Promise.reject(new Error('NotFoundError')),
    } as unknown as File;
    const folder = {
      name: 'folder',
      size: 1,
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }),
    } as unknown as File;
    const services = openTestServices(['abbey']);
    const files = [huge, gone, folder];
    const opened = await openFiles(files, { gateway: services.gateway, onSetWords: () => undefined });
    expect(opened.map(placeOf)).toEqual(['file/too-large', 'files/unreadable', 'files/unreadable']);
    expect(opened.map(saidOf)).toEqual([
      expect.stringContaining('huge.cubewright'),
      expect.stringContaining('“gone.cubewright” cannot be read'),
      expect.stringContaining('“folder” cannot be read'),
    ]);
  });

  it('is told to be empty in the library, too, and not to be damaged', async () => {
    const { gateway } = openTestServices(['abbey']);
    for (const text of ['', ' \n\n']) {
      const problem = { code: 'files/empty', name: 'club.gcg' };
      expect(await openGameFile(new File([text], 'club.gcg'), gateway)).toEqual({ ok: false, problem });
    }
  });

  it.each([
    ['a game', published.text],
    ['a set', set],
  ])('is not called unreadable where we have a bug: %s', async (_kind, content) => {
    const { gateway } = openTestServices(['abbey']);
    const broken = { ...gateway, call: () => Promise.reject(new TypeError('ours')) } as typeof gateway;
    const opening = openFiles([new File([content], 'good')], {
      gateway: broken,
      onSetWords: () => undefined,
    });
    await expect(opening).rejects.toThrow('ours');
  });
});

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
