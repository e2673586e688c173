import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cubewright, cubewrightAt, ended, start } from '../../support/command.ts';
import { temporaryFolder } from '../../support/temporary.ts';

describe('words from', () => {
  test('spells with letters, a blank and a cube, the longest first', async () => {
    const given = ['qz?[xru]at[uo]', '--least', '5', '--holds', 'qz'];
    const { code, out, err } = await cubewright('words', 'from', ...given);
    expect(code).toBe(0);
    expect(out).toBe('QUARTZ\n');
    expect(err).toBe('1 in english.\n');
  });

  test('keeps to what the word is to be like', async () => {
    const run = async (...given: readonly string[]) =>
      (await cubewright('words', 'from', 'unstablets', ...given)).out.trimEnd().split('\n');
    expect(await run('--begins', 'un', '--ends', 'le', '--least', '7')).toEqual(['UNSTABLE']);
    expect(await run('--holds', 'tt', '--contains', 'ab', '--least', '7')).toEqual(['STABLEST', 'TABLETS']);
  });

  test('lays around what lies already', async () => {
    const { out } = await cubewright('words', 'from', 'unsds', '--around', 'table', '--least', '6');
    expect(out).toBe('UNS(TABLE)\nS(TABLE)D\nS(TABLE)S\nS(TABLE)\n(TABLE)D\n(TABLE)S\n');
  });

  test('counts what it does not show, and gives it all with --json', async () => {
    const told = await cubewright('words', 'from', 'retinas', '--most', '2');
    const [, found = ''] = /^2 of (\d+) in english; --most shows more\.\n$/.exec(told.err) ?? [];
    const { out } = await cubewright('words', 'from', 'retinas', '--most', '10000', '--json');
    const { words, ...rest } = JSON.parse(out) as { readonly words: readonly string[] };
    expect(rest).toMatchObject({ found: Number(found), lexicon: { name: 'english' } });
    expect(words).toHaveLength(Number(found));
    expect(words).toContain('NASTIER');
  });

  test('ends with 1 when there is no word', async () => {
    expect(await cubewright('words', 'from', 'qqq')).toEqual({
      code: 1,
      out: '',
      err: 'Nothing in english fits.\n',
    });
  });

  test('searches a list of one’s own, and words of one’s own', async () => {
    const home = temporaryFolder();
    writeFileSync(
      join(home, 'settings.json'),
      JSON.stringify({ myWords: { allow: ['zork'], forbid: ['act'] } }),
    );
    const list = join(home, 'list.txt');
    writeFileSync(list, 'cat\nact\n');
    const run = (...given: readonly string[]) => cubewrightAt(home, ...given);
    expect((await run('words', 'from', 'act', '--lexicon', list)).out).toBe('ACT\nCAT\n');
    expect((await run('words', 'from', 'actorkz', '--lexicon', list, '--mine')).out).toBe('ZORK\nCAT\n');
  });
});

describe('words match', () => {
  test('lists what fits, in the order of the alphabet', async () => {
    const { code, out, err } = await cubewright('words', 'match', 'QU[^AIO]*Y', '--longest', '6');
    expect({ code, err }).toEqual({ code: 0, err: `${out.trimEnd().split('\n').length} in english.\n` });
    expect(out.split('\n')).toContain('QUERY');
    for (const word of out.trimEnd().split('\n')) expect(word).toMatch(/^QU[^AIO].{0,2}Y$/);
  });

  test('knows Ĳ', async () => {
    const { out } = await cubewright('words', 'match', 'ijs??', '--lexicon', 'dutch');
    expect(out.trimEnd().split('\n')).toContain('ĲSJE');
    for (const word of out.trimEnd().split('\n')) expect(word).toMatch(/^ĲS..$/);
  });
});

describe('words split', () => {
  test('writes each way in a line', async () => {
    expect(await cubewright('words', 'split', 'tablespoon', '--least', '4')).toEqual({
      code: 0,
      out: 'TABLE SPOON\nTABLES POON\n',
      err: '2 in english.\n',
    });
    const { out } = await cubewright('words', 'split', 'nevertheless', '--least', '3', '--json');
    expect(JSON.parse(out)).toMatchObject({ found: 1, words: [['NEVER', 'THE', 'LESS']] });
    expect((await cubewright('words', 'split', 'nevertheless', '--parts', '2', '--least', '3')).code).toBe(1);
  });
});

describe('a long search', () => {
  /** Whether a process has a thread of JavaScript beside its first. */
  const hasWorker = (pid: number): boolean =>
    readdirSync(`/proc/${pid}/task`).some(
      (thread) => readFileSync(`/proc/${pid}/task/${thread}/comm`, 'utf8').trim() === 'WorkerThread',
    );

  // What the threads of a process are called is found in files on Linux alone.
  test.runIf(existsSync('/proc/self/task')).each([[], ['--json']])(
    'stops at Ctrl+C, and says so %j',
    async (...json) => {
      const child = start(['words', 'from', '?'.repeat(30), '--lexicon', 'english-large', ...json]);
      const over = ended(child);
      const { pid = 0 } = child;
      await expect.poll(() => hasWorker(pid), { interval: 10 }).toBe(true);
      child.kill('SIGINT');
      const { code, out, err } = await over;
      expect({ code, err }).toEqual({
        code: 1,
        err: 'The search for words was stopped. Ask again to begin it anew.\n',
      });
      if (json.length === 0) expect(out).toBe('');
      else expect(JSON.parse(out)).toEqual({ problem: { code: 'words/stopped' } });
    },
  );
});

describe('a question that cannot be answered', () => {
  test.each([
    [['from', 'CA7'], 'Character 3, “7”, is no letter of this word list.'],
    [['from', 'C*'], 'Character 2, “*”, means nothing there.'],
    [['from', 'C[AB'], 'The set that begins at character 2 does not end.'],
    [['from', '[ABCDEFG]'], 'Piece 1 has 7 letters. A cube shows one of 6 at most.'],
    [['from', 'A'.repeat(113)], '113 pieces are too many. Take at most 112.'],
    [['from', ' '], 'No letter is there.'],
    [['from', 'CAT', '--begins', 'c?'], '“C?” has “?” as character 2'],
    [['from', 'CAT', '--most', '0'], '--most cannot be “0”. Give a whole number from 1 to 10000.'],
    [['from', 'CAT', '--lexicon', 'klingon'], 'klingon'],
    [['from', 'CAT', 'DOG'], '“words from” has no use for “DOG”.'],
    [['match'], '“words match” needs PATTERN.'],
    [['match', 'A]'], 'Character 2, “]”, means nothing there.'],
    [['match', 'A', '--least', '22'], '--least cannot be “22”. Give a whole number from 1 to 21.'],
    [['split', 'table-spoon'], '“TABLE-SPOON” has “-” as character 6'],
    [['split', 'tablespoon', '--parts', '1'], '--parts cannot be “1”. Give a whole number from 2 to 10.'],
  ])('%j', async (given, sentence) => {
    const { code, out, err } = await cubewright('words', ...given);
    expect(err).toContain(sentence);
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });
});
