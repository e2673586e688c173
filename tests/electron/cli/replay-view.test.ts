import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gameIds } from '#shared/games/index.ts';
import { cubewright } from '../support/command.ts';
import { temporaryFolder } from '../support/temporary.ts';

const published = 'tests/golden/alphacubes-published.cubewright.json';

interface View {
  readonly who: unknown;
  readonly hand: readonly number[];
  readonly turn: number;
}

/** A copy of the published game with some of its entries changed. */
function changed(change: (record: { moves: object[]; options: object }) => object): string {
  const path = join(temporaryFolder(), 'game.json');
  const record = JSON.parse(readFileSync(published, 'utf8')) as { moves: object[]; options: object };
  writeFileSync(path, JSON.stringify({ ...record, ...change(record) }));
  return path;
}

describe('replay --at N (8.1)', () => {
  test('prints the score sheet up to there, and no further', async () => {
    const { out } = await cubewright('replay', published, '--at', '3');
    expect(out).toMatch(/ 3 +Green +plays +30 +30\n\nThe game is going on; 3 moves so far\.\nOrange +86\n/);
    const sheet = JSON.parse((await cubewright('replay', published, '--at', '3', '--json')).out) as object;
    const short = changed(({ moves }) => ({ moves: moves.slice(0, 3) }));
    expect(sheet).toEqual(JSON.parse((await cubewright('replay', short, '--json')).out));
    expect((await cubewright('replay', published, '--at', '20')).out).toBe(
      (await cubewright('replay', published)).out,
    );
    expect((await cubewright('replay', published, '--at', '0')).out).toContain('0 moves so far');
  });

  test('does not look at moves behind it, nor at hints that were taken later', async () => {
    const hints = [2, 4].map((after) => ({ after, seat: 0, step: 'score' }));
    const path = changed(({ moves }) => ({ moves: [...moves.slice(0, 4), ...moves.slice(0, 1)], hints }));
    expect((await cubewright('replay', path)).err).toContain(`${path}: Move 5 is not allowed`);
    const { code, out } = await cubewright('replay', path, '--at', '3');
    expect(code).toBe(0);
    expect(out).toContain('Orange took hints in one turn.');
  });

  test.each(['21', '-1', 'x'])('refuses %s', async (at) => {
    const { code, err } = await cubewright('replay', published, `--at=${at}`);
    expect(err).toBe(`${published}: --at cannot be “${at}”. Give a whole number from 0 to 20.\n`);
    expect(code).toBe(1);
  });
});

describe('replay --view (8.1)', () => {
  test('shows a seat its board, its hand, the scores and whose turn it is', async () => {
    const { out } = await cubewright('replay', published, '--at', '5', '--view', '2');
    expect(out).toContain('What Yellow may see, after 5 moves:\n');
    expect(out).toContain('   A B C D E F G H I J K L M N O P Q\n');
    expect(out).toContain(' 9 . . . . V A L I D L Y . . . . . .\n');
    expect(out).toContain('\nHand: HLMSU AIMOZ CDOUV AEIKT EINRT EHLOT DEGLX\nOrange holds 7 cubes.\n');
    expect(out).toContain('Cubes in the stock: 43\n');
    expect(out).toMatch(/\nOrange +97\nYellow +24\n/);
    expect(out.endsWith('\nTo move: Yellow\n')).toBe(true);
    expect((await cubewright('replay', published, '--at', '5', '--view', 'yellow')).out).toBe(out);
  });

  test('shows the table no hand, and after the last move that the game is over', async () => {
    const { out } = await cubewright('replay', published, '--view', 'table');
    expect(out).not.toContain('Hand:');
    expect(out).toContain('Orange holds');
    expect(out.endsWith('\nThe game is over.\n')).toBe(true);
  });

  test('gives the view itself with --json: its own hand and nobody else’s', async () => {
    const view = async (who: string): Promise<View> =>
      JSON.parse((await cubewright('replay', published, '--at', '5', '--view', who, '--json')).out) as View;
    const [table, first, second] = [await view('table'), await view('1'), await view('Yellow')];
    expect([table.who, first.who, second.who]).toEqual(['table', 0, 1]);
    expect(table.hand).toEqual([]);
    expect(first.hand).toHaveLength(7);
    expect(JSON.stringify(second)).not.toContain(JSON.stringify(first.hand));
  });

  test.each(['Pink', '0', '5', ''])('refuses “%s”, with the seats there are', async (who) => {
    const { code, err } = await cubewright('replay', published, `--view=${who}`);
    expect(err).toBe(
      `${published}: “${who}” is no seat of this game. --view takes table, or one of: 1 Orange, 2 Yellow, 3 Green, 4 Blue.\n`,
    );
    expect(code).toBe(1);
  });

  test('shows the layers of Kubo from above, and the hand of whoever looks', async () => {
    const path = join(temporaryFolder(), 'kubo.json');
    await cubewright('new', 'kubo', '--players', 'Ann,Ben', '--seed', '3', '-o', path);
    const view = async (who: string): Promise<string> =>
      (await cubewright('replay', path, '--view', who)).out;
    expect(await view('Ann')).toContain(
      'Layer 1\n  blue S4   .         .         blue XL4\n  .         .         .         .\n',
    );
    expect(await view('Ann')).toContain(
      '\nHand: blue M2, blue S2, green L1, red L1, green L2\nBen holds 4 cards.\n',
    );
    expect(await view('table')).toContain(
      '\nAnn holds 5 cards.\nBen holds 4 cards.\nCards in the deck: 51\n',
    );
  });

  test.each(gameIds)('%s has a sentence for all that its views say', async (game) => {
    const path = join(temporaryFolder(), 'new.json');
    await cubewright('new', game, '--players', 'Ann,Ben', '--seed', '5', '-o', path);
    for (const who of ['table', '1']) {
      const { code, out } = await cubewright('replay', path, '--view', who);
      expect(code).toBe(0);
      expect(out).toContain('To move: ');
      expect(out).not.toMatch(/picture\.|undefined|\[object|{{/);
    }
  });
});

test('the score sheet says that a play awaits judgement, and whose (8.1)', async () => {
  const waiting = (moves: number): string =>
    changed((record) => ({
      options: { ...record.options, judge: 'challenge' },
      moves: [
        { ...record.moves[0], accepted: undefined },
        { kind: 'accept', by: 2 },
        { kind: 'accept', by: 1 },
        { kind: 'accept', by: 3 },
      ].slice(0, moves),
    }));
  expect((await cubewright('replay', waiting(1))).out).toContain(
    'What Orange played in move 1 awaits judgement; it is for Yellow, Green, Blue to accept or to challenge.\n',
  );
  expect((await cubewright('replay', waiting(2))).out).toContain(
    'What Orange played in move 1 awaits judgement; it is for Yellow, Blue to accept or to challenge.\n',
  );
  expect((await cubewright('replay', waiting(1), '--view', 'table')).out).toContain(
    'Orange’s play on E9 F9 G9 H9 I9 J9 K9, 86 points, may still be challenged.\n',
  );
  const { out } = await cubewright('replay', waiting(4));
  expect(out).not.toContain('awaits');
  expect(out).toMatch(/Orange +86\n/);
});

describe('P16 replay of a game with a clock', () => {
  test('P16 shows the clock’s move and the overtime line, and the sums are the scores', async () => {
    const cost = { kind: 'clock-cost', by: 'clock', at: 1_795_730_000_000 };
    const path = changed(({ moves, options }) => ({
      options: { ...options, clock: 'game', clockMinutes: 5 },
      moves: [cost, ...moves],
    }));
    const { code, err, out } = await cubewright('replay', path);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/\n +1 +Clock +a minute over the time/);
    const [, sum] = /Orange +over the time +-10 +(-?\d+)/.exec(out) ?? [];
    expect(out).toMatch(new RegExp(`\\nOrange +${sum}\\n`));
    expect((await cubewright('verify', path)).code).toBe(0);
  });
});
