import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildLexicon, dutchAlphabet, encodeLexicon } from '#shared/lexicon/index.ts';
import { goldenPositions, publishedListFile } from '#tests/support/word-engine/golden-positions.ts';
import { cubewright, ended, said, start } from '../../support/command.ts';
import { temporaryFolder } from '../../support/temporary.ts';
import { longTest } from '#tests/support/patience.ts';

const golden = 'tests/golden/positions.json';

interface GoldenFile {
  readonly standard: readonly object[];
  readonly cubes: readonly object[];
}

/** A list of four words, and a file of positions on a board of five squares by three. */
function small(...positions: readonly object[]): { readonly file: string; readonly list: string } {
  const folder = temporaryFolder();
  const file = join(folder, 'positions.json');
  const list = join(folder, 'words.txt');
  const layout = ['.....', '..T..', '.....'];
  writeFileSync(list, 'cat\ncats\nat\nscat\n');
  writeFileSync(file, JSON.stringify({ standardSet: { layout }, cubeSet: { layout }, standard: positions }));
  return { file, list };
}
const empty = ['.....', '.....', '.....'];
const lines = (out: string): readonly unknown[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

describe('moves', () => {
  test('equals golden positions of both sections with one word list', { timeout: longTest }, async () => {
    // positions.test.ts asks the same task for all 240; here is what a command makes of a file.
    const { standard, cubes, ...layouts } = JSON.parse(readFileSync(golden, 'utf8')) as GoldenFile;
    const some = <T>(all: readonly T[]) => all.filter((_, place) => place % 12 === 5);
    const file = join(temporaryFolder(), 'positions.json');
    writeFileSync(file, JSON.stringify({ ...layouts, standard: some(standard), cubes: some(cubes) }));
    const { code, out, err } = await cubewright('moves', file, '--lexicon', publishedListFile, '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const found = lines(out) as readonly Record<string, unknown>[];
    const ms = expect.any(Number) as number;
    expect(found).toEqual(
      (['standard', 'cubes'] as const).flatMap((section) =>
        some(goldenPositions().filter((one) => one.section === section)).map(({ id, expected }) => ({
          id,
          section,
          ...expected,
          ms,
        })),
      ),
    );
    expect(found).toHaveLength(20);
  });

  test('writes aligned lines and the best plays below them', async () => {
    const { file, list } = small(
      { id: 8, rack: 'CATS', board: empty },
      { id: 12, rack: 'S?', board: ['.....', '.CAT.', '.....'] },
    );
    const { code, out } = await cubewright('moves', file, '--lexicon', list, '--best', '2');
    expect(code).toBe(0);
    expect(out.replaceAll(/\d+\.\d\d$/gm, 'TIME').replaceAll(/ +TIME/g, ' TIME')).toBe(
      [
        'Section   Id    Plays     Best       ms',
        // AT, CAT, CATS and SCAT through C2: nine across, three down.
        'standard   8       12       18 TIME',
        '  A2 across CATS 18',
        '  A2 across SCAT 18',
        // SCAT and CATS, each with S or the blank; AT twice with the blank, down from C2 and to D2.
        'standard  12        6        6 TIME',
        '  A2 across SCAT 6',
        '  B2 across CATS 6',
        '',
      ].join('\n'),
    );
  });

  test('tells with --json what each play lays', async () => {
    const { file, list } = small({ id: 3, rack: '?', board: ['.....', '.CAT.', '.....'] });
    const { out } = await cubewright('moves', file, '--lexicon', list, '--best', '1', '--json');
    expect(lines(out)).toMatchObject([
      {
        id: 3,
        plays: 4,
        best: [
          {
            square: 'A2',
            direction: 'across',
            word: 'SCAT',
            score: 5,
            laid: [{ square: 'A2', letter: 'S', value: 0, blank: true }],
          },
        ],
      },
    ]);
  });

  test('leaves out a position that cannot be searched, says why, and goes on', async () => {
    const positions = [
      { id: 1, rack: 'ABCDEFGHIJK', board: empty },
      { id: 2, rack: 'AT', board: empty },
    ];
    const { file, list } = small(...positions);
    const told = await cubewright('moves', file, '--lexicon', list);
    expect(told.code).toBe(1);
    expect(told.err).toBe('standard 1 is left out. The rack has 11 pieces. Leave at most 10.\n');
    expect(told.out).toContain('standard   2');
    const { out } = await cubewright('moves', file, '--lexicon', list, '--json');
    expect(lines(out)).toMatchObject([
      { id: 1, section: 'standard', problem: { code: 'position/too-many-pieces', pieces: 11 } },
      { id: 2, section: 'standard', plays: 4 },
    ]);
  });

  test.each([
    [{ rack: 'AT', board: ['.....', '..?..', '.....'] }, '“?” in row 2, column 3 of “board”'],
    [{ rack: 'At', board: empty }, '“t” on piece 2 of “rack”'],
    [{ board: empty }, 'give either “rack” or “cubes”'],
  ])('refuses a file that is wrong: %j', async (position, sentence) => {
    const { file, list } = small({ id: 77, ...position });
    const { code, out, err } = await cubewright('moves', file, '--lexicon', list);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(`${file}, standard 77`);
    expect(err).toContain(sentence);
  });

  test.each(['0', '1001', 'many', ''])('does not take --best %j', async (given) => {
    const { code, err } = await cubewright('moves', golden, '--best', given);
    expect(code).toBe(1);
    expect(err).toBe(`--best cannot be “${given}”. Give a whole number from 1 to 1000.\n`);
  });

  test('names a file and a lexicon that are not there', async () => {
    expect((await cubewright('moves', '/no/positions.json')).err).toContain('/no/positions.json');
    expect((await cubewright('moves', golden, '--lexicon', 'klingon')).err).toContain('klingon');
  });

  test('reads a position a line, with heads between them; one, two and three threads keep their order', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'words.txt');
    writeFileSync(list, 'cat\ncats\nat\nscat\n');
    const file = join(folder, 'positions.ndjson');
    const layout = ['.....', '..T..', '.....'];
    const racks = ['CATS', 'AT', 'S?', 'TAC', 'AAA', 'ABCDEFGHIJK', 'CAT'];
    const text = [
      JSON.stringify({ id: 1, rack: 'AT', board: empty }),
      JSON.stringify({ standardSet: { layout }, cubeSet: { layout: ['...', '...', '...'] } }),
      ...Array.from({ length: 60 }, (_, id) => JSON.stringify({ id, rack: racks[id % 7], board: empty })),
      '{"id": 8, "rack"',
      '',
      JSON.stringify({ id: 9, rack: 'AT', board: ['.....'] }),
      JSON.stringify({ id: 10, cubes: ['CX', 'AY', 'TZ'], board: ['...', '...', '...'] }),
      JSON.stringify({ values: { A: 5 } }),
      JSON.stringify({ id: 11, rack: 'AT', board: empty }),
      // Without an end of its own.
      ' '.repeat(1_000_001) + '7',
    ];
    writeFileSync(file, text.join('\r\n'));
    const said = async (...more: readonly string[]) => {
      const { code, out, err } = await cubewright('moves', file, '--lexicon', list, '--json', ...more);
      expect({ code, err }).toEqual({ code: 1, err: '' });
      return lines(out.replaceAll(/,"ms":[\d.]+/g, '')) as readonly { line: number }[];
    };
    const one = await said('--threads', '1');
    expect(one.map(({ line }) => line)).toEqual([
      1,
      ...Array.from({ length: 61 }, (_, at) => at + 3),
      65,
      66,
      68,
      69,
    ]);
    expect(one[0]).toMatchObject({ problem: { code: 'position/file-no-set', section: 'standard' } });
    expect(one.slice(1, 3)).toEqual([
      { line: 3, id: 0, section: 'standard', plays: expect.any(Number) as number, bestScore: 18 },
      { line: 4, id: 1, section: 'standard', plays: 4, bestScore: 6 },
    ]);
    expect(one[6]).toMatchObject({
      line: 8,
      id: 5,
      problem: { code: 'position/too-many-pieces', pieces: 11 },
    });
    expect(one[61]).toMatchObject({
      line: 63,
      problem: { code: 'position/file-not-json', line: 63, column: 17 },
    });
    expect(one[62]).toMatchObject({
      line: 65,
      problem: { code: 'position/file-row-count', at: { phrase: 'line', line: 65 } },
    });
    expect(one[63]).toMatchObject({ line: 66, section: 'cubes', plays: 6 });
    // An A of 5, thrice.
    expect(one[64]).toMatchObject({ line: 68, bestScore: 18 });
    expect(one[65]).toMatchObject({ line: 69, problem: { code: 'cli/line-too-long', line: 69 } });
    expect(await said('--threads', '2')).toEqual(one);
    expect(await said('--threads', '3')).toEqual(one);
    const { out, err } = await cubewright('moves', file, '--lexicon', list);
    expect(out).toContain('standard       11        4       18');
    expect(err).toContain(`Line 63 is left out. ${file} breaks off or is damaged at line 63, column 17.`);
  });

  test('spells words with Ĳ from the first line that has it, as a file with such lines does', async () => {
    const folder = temporaryFolder();
    const list = join(folder, 'dutch.cwlex');
    const about = { name: 'Dutch', alphabet: dutchAlphabet, sha256: 'ab'.repeat(32) };
    writeFileSync(list, encodeLexicon(buildLexicon(['IS', 'ĲS', 'STIĲ'], about)));
    const [first, ...later] = ['IJS', 'ĲS', 'IJS', 'ĲTSI'].map((rack, id) => ({ id, rack, board: empty }));
    const layout = ['.....', '..T..', '.....'];
    const head = { standardSet: { layout }, cubeSet: { layout } };
    const found = async (file: string, content: string): Promise<readonly unknown[]> => {
      writeFileSync(join(folder, file), content);
      const { out } = await cubewright('moves', join(folder, file), '--lexicon', list, '--json');
      return lines(out.replaceAll(/,"ms":[\d.]+|"line":\d+,/g, ''));
    };
    const values = { values: { Ĳ: 4 } };
    const text = [head, first, values, ...later].map((one) => JSON.stringify(one)).join('\n');
    const latin = { ...head, standard: [first] };
    const dutch = { ...head, ...values, standard: later };
    expect(await found('lines.ndjson', text)).toEqual([
      ...(await found('latin.json', JSON.stringify(latin))),
      ...(await found('dutch.json', JSON.stringify(dutch))),
    ]);
  });

  test('refuses what is no file of lines', async () => {
    const folder = join(temporaryFolder(), 'x.ndjson');
    mkdirSync(folder);
    expect(await cubewright('moves', folder)).toMatchObject({ code: 1, out: '' });
    expect((await cubewright('moves', `${folder}.jsonl`)).err).toContain(`${folder}.jsonl`);
    expect((await cubewright('moves', folder, '--json')).out).toContain('"code":"file/not-a-file"');
  });

  test('answers the first lines of a pipe while the next are awaited, and ends with its reader', async () => {
    const [set, position] = [
      JSON.stringify({ standardSet: { layout: ['.....', '..T..', '.....'] } }),
      JSON.stringify({ id: 5, rack: 'CAT', board: empty }),
    ];
    const child = start(['moves', '-', '--json']);
    child.stdin.write(`${set}\n${position}\n`);
    await said(child, /"line":2,"id":5/);
    // The first line that nobody reads ends it.
    const over = new Promise((done) =>
      child.on('close', (code) => {
        done(code);
      }),
    );
    child.stdout.destroy();
    child.stdin.on('error', () => undefined);
    const writing = setInterval(() => child.stdin.write(`${position}\n`), 50);
    expect(await over).toBe(0);
    clearInterval(writing);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s ends it while its reader sleeps, and while it waits for more',
    async (signal) => {
      const set = JSON.stringify({ standardSet: { layout: ['.....', '..T..', '.....'] } });
      const position = JSON.stringify({ id: 5, rack: '?????', board: empty });
      const waiting = start(['moves', '-']);
      waiting.stdin.write(`${set}\n${position}\n`);
      await said(waiting, /standard +5/);
      // Its input stays open.
      const stopped = new Promise((done) => {
        waiting.on('close', (ends) => {
          done(ends);
        });
      });
      waiting.kill(signal);
      expect(await stopped).toBe(1);
      await said(waiting, /Stopped after 1 position\.\n$/);

      // More answers than a pipe holds; nobody reads them once the first has come.
      const asleep = start(['moves', '-', '--best', '1000', '--json']);
      await new Promise<void>((done) => {
        asleep.stdout.once('data', () => {
          asleep.stdout.pause();
          done();
        });
        asleep.stdin.write(`${set}\n${`${position}\n`.repeat(400)}`);
      });
      const over = new Promise((done) =>
        asleep.on('exit', (ends) => {
          done(ends);
        }),
      );
      asleep.kill(signal);
      expect(await over).toBe(1);
    },
  );

  test('stops at Ctrl+C, between two lines, and says so', async () => {
    const child = start(['moves', golden, '--json']);
    const over = ended(child);
    await said(child, /"section":"standard"/);
    child.kill('SIGINT');
    const { code, out, err } = await over;
    expect(code).toBe(1);
    const found = lines(out);
    const done = found.length - 1;
    expect(err).toBe(`Stopped after ${done} of 240 positions.\n`);
    expect(found.at(-1)).toEqual({ problem: { code: 'cli/stopped-moves', done, total: 240 } });
    expect(done).toBeLessThan(240);
  });
});
