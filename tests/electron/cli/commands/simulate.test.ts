import { describe, expect, test } from 'vitest';
import { cubewright } from '../../support/command.ts';

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
