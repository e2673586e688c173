import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatRecord } from '#shared/records/index.ts';
import { randomGame } from '#tests/support/kubagram/random-game.ts';
import { kubagramRecord } from '#tests/support/kubagram/records.ts';
import { cubewright } from '../../support/command.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const published = 'tests/golden/alphacubes-published.cubewright.json';
const oldPublished = 'tests/golden/version-1/alphacubes-published.cubewright.json';

interface Sheet {
  readonly name: string;
  readonly score: number;
  readonly lines: readonly { readonly move: number; readonly reason: string; readonly points: number }[];
}

describe('games', () => {
  test('lists switches and defaults', async () => {
    const { out } = await cubewright('games');
    expect(out).toMatch(/Alphacubes \(alphacubes\), 1 to 6 people/);
    expect(out).toMatch(/judge +Who judges words +assisted or challenge +default assisted/);
    const list = JSON.parse((await cubewright('games', '--json')).out) as { id: string; options: object[] }[];
    expect(list[0]).toMatchObject({ id: 'alphacubes', seats: { least: 1, most: 6 } });
  });

  test('new names the option whose choice means nothing for so few players', async () => {
    const path = join(temporaryFolder(), 'a.json');
    const given = ['new', 'cubeword', '--players', 'Ann', '--option', 'finish=lead', '-o', path];
    const { code, err } = await cubewright(...given);
    expect(code).toBe(1);
    expect(err).toContain('finish: “lead” is for 2 players or more. Choose another, or add a player.');
    expect(existsSync(path)).toBe(false);
  });

  test('new writes a game that replays; the same seed writes the same bytes; nothing is overwritten', async () => {
    const folder = temporaryFolder();
    const path = join(folder, 'a.json');
    const given = [
      'new',
      'alphacubes',
      '--players',
      'Ann, Ben',
      '--seed',
      '7',
      '--option',
      'judge=challenge',
    ];
    expect(await cubewright(...given, '-o', path)).toEqual({
      code: 0,
      out: `Wrote ${path}, dealt by seed 7.\n`,
      err: '',
    });
    await cubewright(...given, '-o', join(folder, 'b.json'));
    const text = readFileSync(path, 'utf8');
    expect(readFileSync(join(folder, 'b.json'), 'utf8')).toBe(text);
    expect(JSON.parse(text)).toMatchObject({
      seed: 7,
      players: [{ name: 'Ann' }, { name: 'Ben' }],
      options: { judge: 'challenge', board: 'standard' },
      lexicon: { name: 'english' },
    });
    const again = await cubewright(...given, '-o', path);
    expect(again.err).toContain('is there already and was left alone');
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(JSON.parse((await cubewright('replay', path, '--json')).out)).toEqual({
      game: 'alphacubes',
      ended: false,
      players: [
        { name: 'Ann', score: 0, lines: [] },
        { name: 'Ben', score: 0, lines: [] },
      ],
      moves: [],
    });
  });

  test('new begins with the exceptions of English, and with none in another language but those given', async () => {
    const folder = temporaryFolder();
    const exceptionsOf = async (name: string, ...given: readonly string[]) => {
      const path = join(folder, `${name}${given.length}.json`);
      expect((await cubewright('new', 'alphacubes', '--lexicon', name, ...given, '-o', path)).code).toBe(0);
      const { options } = JSON.parse(readFileSync(path, 'utf8')) as { options: Record<string, unknown> };
      return { allow: options['allow'], forbid: options['forbid'] };
    };
    expect(await exceptionsOf('english-large')).toEqual({ allow: ['RITZ'], forbid: ['XU'] });
    expect(await exceptionsOf('dutch')).toEqual({ allow: [], forbid: [] });
    expect(await exceptionsOf('afrikaans', '--option', 'forbid=XU')).toEqual({ allow: [], forbid: ['XU'] });
    expect(await exceptionsOf('afrikaans', '--option', 'forbid=+ZA', '--option', 'allow=')).toEqual({
      allow: [],
      forbid: ['ZA'],
    });
  });

  test('new takes a word list in the language of the dice, unless another is named', async () => {
    const path = join(temporaryFolder(), 'dice.json');
    const listOf = async (...given: readonly string[]) => {
      expect((await cubewright('new', 'kubagram', ...given, '--force', '-o', path)).err).toBe('');
      const { lexicon } = JSON.parse(readFileSync(path, 'utf8')) as { lexicon: { name: string } };
      return lexicon.name;
    };
    expect(await listOf()).toBe('english');
    expect(await listOf('--option', 'set=nl')).toBe('dutch');
    expect(await listOf('--option', 'set=af')).toBe('afrikaans');
    expect(await listOf('--option', 'set=nl', '--lexicon', 'english-large')).toBe('english-large');
  });

  test('new adds to a list with +, takes away with -, and repeated lists collect (8.1)', async () => {
    const path = join(temporaryFolder(), 'listed.json');
    const lists = async (...given: readonly string[]) => {
      const more = given.flatMap((one) => ['--option', one]);
      expect((await cubewright('new', 'alphacubes', ...more, '--force', '-o', path)).err).toBe('');
      const { options } = JSON.parse(readFileSync(path, 'utf8')) as { options: Record<string, unknown> };
      return { allow: options['allow'], forbid: options['forbid'] };
    };
    expect(await lists('forbid=+ZA', 'forbid=+QI,QAT', 'allow=-RITZ')).toEqual({
      allow: [],
      forbid: ['XU', 'ZA', 'QI', 'QAT'],
    });
    expect(await lists('forbid=ZA', 'forbid=QI')).toEqual({ allow: ['RITZ'], forbid: ['ZA', 'QI'] });
  });

  test('new seats computers, by a name of theirs or by one that nobody has', async () => {
    const path = join(temporaryFolder(), 'computers.json');
    const { code } = await cubewright(
      ...['new', 'alphacubes', '--players', 'Orange, computer:3, Eva=computer:1', '-o', path],
    );
    expect(code).toBe(0);
    expect((JSON.parse(readFileSync(path, 'utf8')) as { players: object[] }).players).toEqual([
      { name: 'Orange', kind: 'person' },
      { name: 'Yellow', kind: 'computer', level: 3 },
      { name: 'Eva', kind: 'computer', level: 1 },
    ]);
    expect((await cubewright('replay', path)).code).toBe(0);
  });

  test.each([
    [['--players', 'A,B,C,D,E,F,G'], 'players'],
    [['--players', 'Ann,computer:21'], 'levels 1 to 20, as in computer:3, or play as strongly as the others'],
    [['--players', 'Ann,computer'], '“computer” names no level'],
    [['--players', 'Ann,,Ben'], 'names nobody at place 2'],
    [['--players', 'Ann,Eva=computer:'], '“Eva=computer:” names no level'],
    [['--seed', '-1'], 'is no seed'],
    [['--option', 'judge'], 'Write --option NAME=VALUE'],
    [['--option', 'judge=oracle'], 'judge'],
    [['--option', 'colour=red'], 'There is no option called colour'],
    [['--option', 'forbid=+'], 'it takes A,B for the whole list, +A to add, -A to take away'],
    [
      ['--lexicon', 'klingon'],
      'There is no lexicon “klingon” here. There is: english, english-large, dutch, afrikaans.',
    ],
  ] as const)('new refuses %j', async (given, sentence) => {
    const path = join(temporaryFolder(), 'x.json');
    const { code, err } = await cubewright('new', 'alphacubes', ...given, '-o', path);
    expect(err).toContain(sentence);
    expect(code).toBe(1);
    expect(existsSync(path)).toBe(false);
  });
});

test.each(['new', 'simulate'])('%s refuses a value that its schema does not take (8.1)', async (name) => {
  const path = join(temporaryFolder(), 'x.json');
  const output = name === 'new' ? ['-o', path] : [];
  const given = ['--option', 'forbid=ZA', '--option', `forbid=${'Z'.repeat(201)}`];
  const { code, err } = await cubewright(name, 'alphacubes', ...given, ...output);
  expect(err).toContain('The option forbid[1] is wrong. Expected there: length at most 200.');
  expect(code).toBe(1);
});

describe('replay', () => {
  test('P29: the published game, in numbers and on paper', async () => {
    const { code, out } = await cubewright('replay', published, '--json');
    const sheet = JSON.parse(out) as { ended: boolean; players: Sheet[]; moves: object[] };
    expect(code).toBe(0);
    expect(sheet.ended).toBe(true);
    expect(sheet.players.map(({ name, score }) => ({ name, score }))).toEqual([
      { name: 'Orange', score: 235 },
      { name: 'Yellow', score: 175 },
      { name: 'Green', score: 173 },
      { name: 'Blue', score: 176 },
    ]);
    for (const { lines, score } of sheet.players) {
      expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    }
    expect(sheet.players[0]?.lines.at(-1)).toEqual({ move: 20, reason: 'settlement', points: -30 });
    expect(Object.keys(sheet)).toEqual(['game', 'ended', 'players', 'moves']);
    expect(sheet.moves[0]).toMatchObject({ n: 1, seat: expect.any(Number) as number, kind: 'play' });
    const page = await cubewright('replay', published);
    expect(page.out).toMatch(/Orange +235/);
    // What Orange had left at the end is a line of its own.
    expect(page.out).toMatch(/Orange .* -30 +235/);
    expect(page.out.split('\n')).toHaveLength(sheet.moves.length + 9);
  });

  test('a row for what a move of somebody else cost: the last sum of each player is the score', async () => {
    const { start, steps } = randomGame(10);
    const names = ['Ann', 'Ben', 'Cem', 'Dot'].slice(0, start.seats);
    const players = names.map((name) => ({ name, kind: 'person' as const }));
    const facts = { seed: start.seed, options: start.options, moves: steps.map(({ move }) => move) };
    const path = join(temporaryFolder(), 'taken.json');
    writeFileSync(path, formatRecord(kubagramRecord(players, facts)));
    const sheet = JSON.parse((await cubewright('replay', path, '--json')).out) as { players: Sheet[] };
    const page = (await cubewright('replay', path)).out;
    expect(page).toMatch(/^ *\d+ +Ann .* \(Ben\) +-\d+ +-?\d+$/m);
    const rows = page.split('\n').map((line) => line.trim().split(/ {2,}/));
    for (const { name, score } of sheet.players) {
      expect(rows.findLast((cells) => cells.at(-4) === name)?.at(-1)).toBe(`${score}`);
    }
  });

  test('stops at the first move that is not allowed, with its number and the reason', async () => {
    const record = JSON.parse(readFileSync(published, 'utf8')) as { moves: unknown[] };
    const [first, second, third] = record.moves;
    const path = join(temporaryFolder(), 'wrong.json');
    writeFileSync(path, JSON.stringify({ ...record, moves: [first, second, second, third] }));
    const { code, out, err } = await cubewright('replay', path, '--json');
    expect(JSON.parse(out)).toMatchObject({
      problem: { move: 3, code: expect.stringMatching(/^alphacubes\//) as string },
    });
    expect(err).toMatch(
      new RegExp(
        `^${path}: Move 3 is not allowed: It is not the turn of seat [1-4]\\. To move: [1-4]\\.\\n$`,
      ),
    );
    expect(code).toBe(1);
    expect((await cubewright('verify', path)).err).toBe(err);
  });

  test('says on paper who took hints', async () => {
    const record = readFileSync(published, 'utf8').replace(
      '"moves": [',
      `"hints": [{ "after": 2, "seat": 2, "step": "score" }, { "after": 6, "seat": 2, "step": "score" }],
  "moves": [`,
    );
    const path = join(temporaryFolder(), 'hinted.json');
    writeFileSync(path, record);
    expect((await cubewright('replay', path)).out).toContain('\nGreen took hints in 2 turns.\n');
    expect((await cubewright('replay', path, '--json')).out).toBe(
      (await cubewright('replay', published, '--json')).out,
    );
  });

  test('P33 a record of version 2 asks no word list', async () => {
    const record = readFileSync(published, 'utf8').replace(
      /"sha256": "[0-9a-f]{64}"/,
      `"sha256": "${'7'.repeat(64)}"`,
    );
    const folder = temporaryFolder();
    for (const name of ['attic', 'english']) {
      const path = join(folder, `${name}.json`);
      writeFileSync(path, record.replace('"name": "english"', `"name": "${name}"`));
      const { out, err } = await cubewright('replay', path);
      expect(err).toBe('');
      expect(out).toMatch(/Orange +235/);
      expect((await cubewright('verify', path)).err).toBe('');
    }
  });

  test('a version 1 record with a challenge needs its word list', async () => {
    const record = JSON.parse(readFileSync(oldPublished, 'utf8')) as { moves: object[] };
    const path = join(temporaryFolder(), 'challenged.json');
    const lexicon = { name: 'attic', sha256: '7'.repeat(64) };
    const moves = [record.moves[0], { kind: 'challenge', seat: 1 }];
    writeFileSync(path, JSON.stringify({ ...record, options: { judge: 'challenge' }, lexicon, moves }));
    const without = await cubewright('replay', path);
    expect(without).toMatchObject({ code: 1, out: '' });
    expect(without.err).toMatch(/^There is no lexicon “attic” here\./);
    const named = await cubewright('replay', path, '--lexicon', 'english');
    expect(named.code).toBe(0);
    expect(named.out).toMatch(/Orange +86/);
  });

  test('a version 1 record replays without its word list, which can be named', async () => {
    const record = readFileSync(oldPublished, 'utf8')
      .replace('"name": "english"', '"name": "attic"')
      .replace(/"sha256": "[0-9a-f]{64}"/, `"sha256": "${'7'.repeat(64)}"`);
    const folder = temporaryFolder();
    const path = join(folder, 'attic.json');
    writeFileSync(path, record);
    const without = await cubewright('replay', path);
    expect(without.err).toMatch(
      /^There is no lexicon “attic” here\..*\nEvery word of its moves is taken as accepted\./,
    );
    expect(without.out).toMatch(/Orange +235/);
    const named = await cubewright('replay', path, '--lexicon', 'english');
    expect(named).toEqual({
      ...without,
      err: 'This game was judged by “attic” as it stood then; “english” as it is here has other words.\n',
    });
  });
});

describe('simulate', () => {
  /** On one thread: each loads the word lists for itself, which takes longer than these games. */
  const simulated = async (...more: readonly string[]) => {
    const given = [
      'simulate',
      'alphacubes',
      '--games',
      '4',
      '--seed',
      '31',
      '--json',
      '--threads',
      '1',
      ...more,
    ];
    const { out, err } = await cubewright(...given);
    expect(err).toBe('');
    return JSON.parse(out) as { game: string; games: number; players: Record<string, number>[] };
  };

  test('P4: lets levels play, and the same seed plays the same games', async () => {
    const first = await simulated('--players', 'computer:1,computer:3');
    expect(first).toMatchObject({ game: 'alphacubes', games: 4, players: [{ level: 1 }, { level: 3 }] });
    const [one, three] = first.players;
    expect((one?.won ?? 0) + (one?.shared ?? 0) + (three?.won ?? 0)).toBe(4);
    expect(three?.points ?? 0).toBeGreaterThan(one?.points ?? 0);
    const again = await simulated('--players', 'computer:1,computer:3');
    const played = ({ players }: typeof first) =>
      players.map(({ won, points, moves }) => ({ won, points, moves }));
    expect(played(again)).toEqual(played(first));
  });

  test.each([
    ['alphacubes', [1, 2]],
    ['cubeword', [1, 2]],
    ['kubagram', [1, 2]],
    // Without words a thread is there soonest.
    ['kubo', [1, 2, 3]],
    ['scruble', [1, 2]],
  ] as const)('%s: so many threads say the same bytes: %j', async (game, threads) => {
    // A game for each thread, the last one dealt by 0 again.
    const games = Math.max(...threads);
    const deal = ['--games', `${games}`, '--seed', `${2 ** 32 + 1 - games}`];
    const given = [...deal, '--players', 'computer:1,computer:2', '--json'];
    const said: string[] = [];
    for (const count of threads) {
      const { code, out } = await cubewright('simulate', game, ...given, '--threads', `${count}`);
      expect(code).toBe(0);
      said.push(out);
    }
    expect(new Set(said).size).toBe(1);
    const figures = JSON.parse(said[0] ?? '') as { ends: { games: number }[]; letters: unknown[] };
    expect(figures.ends.reduce((sum, end) => sum + end.games, 0)).toBe(games);
    expect(figures.letters.length > 0).toBe(game !== 'kubo');
  });

  test('tells how long moves took where that is asked for', async () => {
    const [first] = (await simulated('--games', '1', '--times')).players;
    expect(first?.['msMedian']).toBeGreaterThan(0);
    expect(first?.['msP95']).toBeGreaterThanOrEqual(first?.['msMedian'] ?? Infinity);
    expect((await simulated('--games', '1')).players[0]).not.toHaveProperty('msMedian');
  });

  test('plays by the options given', async () => {
    const first = await simulated('--players', 'computer:2,computer:2');
    const other = await simulated('--players', 'computer:2,computer:2', '--option', 'board=example');
    const points = ({ players }: typeof first) => players.map((player) => player['points']);
    expect(points(other)).not.toEqual(points(first));
    const judged = await simulated(
      ...[
        '--players',
        'computer:1,computer:4',
        '--option',
        'judge=challenge',
        '--option',
        'challengeKind=single',
      ],
    );
    // Every play is answered: twice the moves.
    expect(judged.players[1]?.['moves']).toBeGreaterThan((first.players[1]?.['moves'] ?? 0) * 1.5);
  });

  test('rows of a board that are given one by one collect (8.1)', async () => {
    const twice = ['--games', '1', '--option', 'own-board=', '--option', 'board=own'];
    const rows = Array.from({ length: 17 }, (_, row) =>
      row === 8 ? `${'.'.repeat(8)}*${'.'.repeat(8)}` : '.'.repeat(17),
    );
    const given = rows.flatMap((row) => ['--option', `own-board=${row}`]);
    const [plain, own] = [await simulated('--games', '1'), await simulated(...twice, ...given)];
    // Without premium squares there are fewer points.
    const points = ({ players }: typeof plain) => players.reduce((sum, one) => sum + (one['points'] ?? 0), 0);
    expect(points(own)).toBeLessThan(points(plain));
  });

  test.each([
    [['simulate', 'chess'], 'chess'],
    [['simulate', 'alphacubes', '--option', 'judge=oracle'], 'judge'],
    [['simulate', 'alphacubes', '--option', 'colour=red'], 'There is no option called colour'],
    [['simulate', 'alphacubes', '--players', 'Ann,computer:2'], '“Ann” is a person'],
    [['simulate', 'alphacubes', '--players', Array(7).fill('computer:1').join()], 'There is room for 6'],
    [['simulate', 'alphacubes', '--games', '0'], '--games'],
    [['simulate', 'alphacubes', '--threads', '0'], '--threads'],
    [['simulate', 'alphacubes', '--option', 'forbid=+'], 'it takes A,B for the whole list'],
    [['simulate', 'alphacubes', '--lexicon', 'klingon'], 'There is no lexicon “klingon” here'],
  ] as const)('refuses %j', async (given, sentence) => {
    const { code, err } = await cubewright(...given);
    expect(err).toContain(sentence);
    expect(code).toBe(1);
  });
});
