import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDispatch } from '#electron/handlers/dispatch.ts';
import { lockHome } from '#electron/services/home/home-lock.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { openServices } from '#electron/services/services.ts';
import { parseSetText } from '#shared/pieces/index.ts';
import { expectOk, ok, parseJson, shapeFault } from '#shared/kernel/index.ts';
import { buildLexicon, encodeLexicon, latinAlphabet } from '#shared/lexicon/index.ts';
import { formatRecord, parseRecord } from '#shared/records/index.ts';
import { parsePositionFile } from '#shared/word-engine/positions/position-file.ts';
import { cubewright } from '#tests/electron/support/command.ts';
import { newRecordText } from '#tests/electron/support/records.ts';
import { problemOf, shelf } from '#tests/electron/support/shelf.ts';
import { temporaryFolder } from '#tests/electron/support/temporary.ts';
import { openTestDoor, type TestDoor } from '#tests/electron/support/test-door.ts';
import { readRecord } from '#tests/support/alphacubes/records.ts';

let opened: TestDoor;

beforeAll(async () => {
  opened = await openTestDoor();
});

afterAll(() => opened.close());

const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
const deep = nested(10_000);

/** The problem with which the browser door answers a call. */
async function problemAt(channel: string, body: string): Promise<unknown> {
  const answer = JSON.parse((await opened.post(channel, body)).body) as { readonly problem?: unknown };
  return answer.problem;
}

describe('lists 10,000 deep inside each other are refused by name', () => {
  test.each([
    ['settings:write', `{"remembered":{"print":${deep}}}`],
    ['print:export', `{"job":"a","product":"alphacubes-nets","format":"pdf","options":{"cubes":${deep}}}`],
    ['games:create', `{"text":${deep}}`],
    ['app:info', deep],
  ])('by the browser door, in %s (7.14)', async (channel, body) => {
    expect(await problemAt(channel, body)).toEqual({ code: 'app/too-deep', channel, most: 64 });
  });

  test('and what comes by structured clone, which may hold itself or one list many times (7.14)', async () => {
    const home = homeOf({ CUBEWRIGHT_HOME: temporaryFolder() });
    const exporter = async () => ok({ kind: 'cancelled' as const });
    const lock = expectOk(lockHome(home, 'desktop'));
    const services = openServices({ door: 'desktop', home, lock, exporter, program: opened.program });
    const bugs: unknown[] = [];
    const dispatch = createDispatch(services, (bug) => bugs.push(bug));
    const round: { remembered?: unknown } = {};
    round.remembered = round;
    expect(problemOf(await dispatch('settings:write', round))).toMatchObject({ code: 'app/too-deep' });
    let shared: unknown = 'x';
    for (let level = 0; level < 40; level += 1) shared = [shared, shared];
    expect(problemOf(await dispatch('settings:write', { remembered: { print: shared } }))).toMatchObject({
      code: 'app/too-many-values',
      most: 100_000,
    });
    expect(bugs).toEqual([]);
    await services.close();
  });

  test('a broad message has a bound too (7.14)', async () => {
    const broad = `[${'[],'.repeat(200_000)}[]]`;
    expect(await problemAt('settings:write', broad)).toMatchObject({ code: 'app/too-many-values' });
    expect(shapeFault(Array.from({ length: 90_000 }, () => []))).toBeUndefined();
  });

  test('in records, sets and files of positions, at any size that is read (7.14)', () => {
    for (const text of [deep, `{"moves":${deep}}`, '['.repeat(900_000)]) {
      expect(problemOf(parseRecord(text))).toMatchObject({ code: 'record/too-deep', line: 1 });
      expect(problemOf(parsePositionFile(text.slice(0, 90_000), 'a.json'))).toMatchObject({
        code: 'position/file-too-deep',
      });
    }
    expect(problemOf(parseSetText(`{"pieces":${deep}}`))).toMatchObject({ code: 'set/too-deep', line: 1 });
    expect(problemOf(parseSetText(deep))).toMatchObject({ code: 'set/not-a-set' });
    expect(parseJson(nested(64)).ok).toBe(true);
    expect(problemOf(parseJson(`{"a":${nested(64)}}`))).toMatchObject({ code: 'json/too-deep' });
  });

  test('by the command line, in a sentence (7.14)', async () => {
    const path = join(temporaryFolder(), 'deep.cubewright.json');
    writeFileSync(path, `{"moves":${deep}}`);
    const { code, err } = await cubewright('replay', path);
    expect([code, err]).toEqual([1, expect.stringContaining('lie too deep inside each other at line 1')]);
  });

  test('settings that hold it are read as if they had never been chosen (7.14)', async () => {
    writeFileSync(join(opened.home, 'settings.json'), `{"theme":"dark","remembered":{"print":${deep}}}`);
    expect(JSON.parse((await opened.post('settings:read', 'null')).body)).toMatchObject({
      ok: true,
      value: { theme: 'dark', remembered: {} },
    });
  });
});

describe('titles of lists that hide something are refused by name, and nothing is left behind', () => {
  test.each([
    ['a\0b', { code: 'lexicon/hidden-in-title', character: 'U+0000' }],
    ['a\u202eb', { code: 'lexicon/hidden-in-title', character: 'U+202E' }],
    ['a\u200bb', { code: 'lexicon/hidden-in-title', character: 'U+200B' }],
    ['x'.repeat(61), { code: 'lexicon/title-too-long', most: 60 }],
    ['\u00a0 \n', { code: 'lexicon/no-title' }],
  ])('%j at the browser door (7.14)', async (title, problem) => {
    const base64 = Buffer.from('zork\nqwerty\n').toString('base64');
    expectOk(JSON.parse((await opened.post('lexica:part', JSON.stringify({ job: 'a', base64 }))).body));
    const ask = { job: 'a', title, file: 'a.txt', alphabet: 'latin', foldAccents: false };
    expect(await problemAt('lexica:import', JSON.stringify(ask))).toEqual(problem);
    expect(readdirSync(opened.home)).not.toContain('lexica');
  });

  test('in words build -o (7.14)', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'list.txt'), 'zork\n');
    const built = await cubewright(
      'words',
      'build',
      join(folder, 'list.txt'),
      '-o',
      join(folder, 'a\u202eb.cwlex'),
    );
    expect(built.code).toBe(1);
    expect(built.err).toContain('holds a character that cannot be seen (U+202E)');
    expect(readdirSync(folder)).toEqual(['list.txt']);
  });

  test('inside a file that somebody copies into the folder: it is listed without them (7.14)', async () => {
    const { own, lexica } = shelf();
    mkdirSync(own, { recursive: true });
    const lexicon = (name: string) =>
      encodeLexicon(buildLexicon(['AB'], { name, alphabet: latinAlphabet, sha256: 'a'.repeat(64) }));
    writeFileSync(join(own, 'one.cwlex'), lexicon('Fam\u202eily\u200b words'));
    writeFileSync(join(own, 'two.cwlex'), lexicon('\u200b'));
    writeFileSync(join(own, 'three.cwlex'), lexicon('a\0b'));
    const titles = expectOk(await lexica.list()).filter(({ origin }) => origin === 'imported');
    expect(titles.map(({ name, title }) => [name, title])).toEqual([
      ['one', 'Family words'],
      ['two', 'two'],
    ]);
    expect(await lexica.unreadable()).toMatchObject([
      { file: 'three.cwlex', problem: { code: 'lexicon/damaged' } },
    ]);
  });
});

describe('names of players', () => {
  /** A record as somebody may write it, with these names as they are. */
  const recordWith = (names: readonly string[], moves: readonly unknown[] = []): string =>
    JSON.stringify({
      ...(JSON.parse(newRecordText(...names.map((_, at) => `P${at}`))) as object),
      players: names.map((name) => ({ name, kind: 'person' })),
      moves,
    });
  const begun = [{ kind: 'pass', by: 1 }];

  test.each<[readonly string[], object]>([
    [['Ann', 'Ann'], { code: 'setup/same-name', place: 2, name: 'Ann' }],
    [['Ann', ' aNN '], { code: 'setup/same-name', place: 2, name: 'aNN' }],
    [['José', 'Jose\u0301'], { code: 'setup/same-name', place: 2 }],
    [['Ann', 'A\u200bnn'], { code: 'setup/hidden-in-name', place: 2, character: 'U+200B' }],
    [['\u202eAnn', 'Ben'], { code: 'setup/hidden-in-name', place: 1, character: 'U+202E' }],
  ])('that hide something or look alike begin no game: %j (7.14)', async (names, problem) => {
    const text = recordWith(names);
    expect(await problemAt('games:create', JSON.stringify({ text }))).toMatchObject(problem);
    const folder = temporaryFolder();
    const given = ['--players', names.join(','), '-o', join(folder, 'a.cubewright.json')];
    const { code, err } = await cubewright('new', 'alphacubes', ...given);
    expect(code).toBe(1);
    expect(err).toMatch(/Two players are called|cannot be seen/);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('of an older game open it as before, without what cannot be seen (7.14)', async () => {
    const head = JSON.parse(newRecordText('A', 'B')) as Record<string, unknown>;
    const players = ['Ann', 'Ann', '\u202eBen', '\u200b'].map((name) => ({ name, kind: 'person' }));
    const record = readRecord(JSON.stringify({ ...head, players, moves: [] }));
    expect(record.players.map(({ name }) => name)).toEqual(['Ann', 'Ann', 'Ben', '?']);
    const text = formatRecord(record);
    expect(formatRecord(readRecord(text))).toBe(text);

    const games = join(opened.home, 'games');
    mkdirSync(games, { recursive: true });
    writeFileSync(join(games, 'older.cubewright.json'), recordWith(['Ann', 'Ann']));
    const listed = JSON.parse((await opened.post('games:list', 'null')).body) as {
      readonly value: { readonly games: readonly { readonly id: string }[] };
    };
    expect(listed.value.games.map(({ id }) => id)).toContain('older');
    const played = recordWith(['Ann', '\u200bAnn'], begun);
    const created = await opened.post('games:create', JSON.stringify({ text: played }));
    expect(JSON.parse(created.body)).toMatchObject({ ok: true });
  });
});

test('a word list of the program that is damaged or missing is named, with its cure (7.13)', async () => {
  const lexica = join(opened.program, 'build', 'lexica');
  const ask = JSON.stringify({ lexicon: 'dutch', words: ['huis'], mine: false, exceptions: false });
  const whole = readFileSync(join(lexica, 'dutch.cwlex'));
  whole[5_000] = (whole[5_000] ?? 0) ^ 1;
  writeFileSync(join(lexica, 'dutch.cwlex'), whole);
  const path = join(lexica, 'dutch.cwlex');
  expect(await problemAt('lexica:judge', ask)).toEqual({ code: 'app/lexica-damaged', path });
  writeFileSync(path, '');
  expect(await problemAt('lexica:judge', ask)).toEqual({ code: 'app/lexica-damaged', path });
  // Whole, but of other words.
  writeFileSync(path, readFileSync(join(lexica, 'english-10.cwlex')));
  expect(await problemAt('lexica:judge', ask)).toEqual({ code: 'app/lexica-damaged', path });
  for (const text of ['[{', '{}', '']) {
    writeFileSync(join(lexica, 'lexica.json'), text);
    expect(await problemAt('app:info', 'null')).toMatchObject({ code: 'app/lexica-damaged' });
  }
});
