import { describe, expect, it } from 'vitest';
import { alphacubesSet, parseSquare, squareName } from '#shared/pieces/index.ts';
import {
  alphacubesOptions,
  centreOf,
  premiumAt,
  type AlphacubesOptions,
} from '#shared/games/alphacubes/index.ts';
import { createAlphacubes } from '#tests/support/alphacubes/rules.ts';
import { expectOk, type Seed } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { smallJudge } from '#tests/support/alphacubes/lexicon.ts';
import { playLines, position } from '#tests/support/alphacubes/position.ts';

const rules = createAlphacubes(smallJudge);
const setup = (options: Partial<AlphacubesOptions>, seed: Seed = 7) =>
  rules.setup({ options: { ...defaults(alphacubesOptions), ...options }, seats: 2, seed });

const turned = (rows: readonly string[]) =>
  rows.map((_, column) =>
    rows
      .map((row) => row[column])
      .reverse()
      .join(''),
  );
const mirrored = (rows: readonly string[]) => rows.map((row) => [...row].reverse().join(''));
const differences = (one: readonly string[], other: readonly string[]) =>
  one.flatMap((row, y) => [...row].filter((mark, x) => mark !== other[y]?.[x])).length;

describe('A1 the board', () => {
  it('A1 has 17 rows of 17 squares, columns A to Q, rows 1 to 17 from the top', () => {
    const { board } = expectOk(setup({}));
    expect(board).toHaveLength(17);
    expect(board.every((row) => row.length === 17)).toBe(true);
    expect(squareName({ column: 0, row: 0 })).toBe('A1');
    expect(squareName({ column: 16, row: 16 })).toBe('Q17');
    expect(parseSquare('Q4')).toEqual({ column: 16, row: 3 });
  });

  it.each(['standard', 'example'] as const)('A1 %s: 81 premium squares, centre I9 times word 2', (name) => {
    const { board } = expectOk(setup({ board: name }));
    expect(board.join('').replaceAll('.', '')).toHaveLength(81);
    expect(centreOf(board)).toBe('I9');
    expect(premiumAt(board, { column: 8, row: 8 })).toEqual({ letter: 1, word: 2 });
  });

  it('A1 standard has all eight symmetries; example is no such board', () => {
    const { board } = expectOk(setup({ board: 'standard' }));
    expect(turned(board)).toEqual(board);
    expect(mirrored(board)).toEqual(board);
    const example = expectOk(setup({ board: 'example' })).board;
    expect(differences(turned(example), example)).toBeGreaterThan(0);
  });

  it('A1 premium marks: d 2x letter, t 3x letter, D 2x word, T 3x word, . nothing', () => {
    const marks = ['d', 't', 'D', 'T', '.', '*'].join('');
    const factors = [...marks].map((_, column) => premiumAt([marks], { column, row: 0 }));
    expect(factors).toEqual([
      { letter: 2, word: 1 },
      { letter: 3, word: 1 },
      { letter: 1, word: 2 },
      { letter: 1, word: 3 },
      { letter: 1, word: 1 },
      { letter: 1, word: 2 },
    ]);
  });

  it('A1 switch board: standard and example score GREAVE differently', () => {
    const picture = ['', '', '', '', '', '', '......R.A', '', '........I'];
    const ask = { picture, hands: ['AEGIL EORTU AERVW EINTU'] };
    const play = (board: 'standard' | 'example') =>
      playLines(position({ ...ask, options: { board } }), ['0: F7 across GREAVE'], ['GREAVE', 'AI', 'AAI']);
    const points = (board: 'standard' | 'example') =>
      play(board).events.find((event) => event.kind === 'played')?.score.total;
    expect(points('standard')).toBe(14);
    expect(points('example')).toBe(11);
  });

  it('A1 switch board: a board of one’s own, oblong too, up to 21 a side', () => {
    const own = ['.....T.', '.......', '...*...', '.d...D.', '.......'];
    expect(expectOk(setup({ board: 'own', ownBoard: own })).board).toEqual(own);
    const big = Array.from({ length: 21 }, (_, row) => (row === 10 ? `${'.'.repeat(20)}*` : '.'.repeat(21)));
    expect(centreOf(expectOk(setup({ board: 'own', ownBoard: big })).board)).toBe('U11');
    const played = playLines(position({ board: own, hands: ['EFIRS AEIOT'] }), ['0: D3 across IT']);
    expect(played.events[0]).toMatchObject({ score: { total: 4 } });
  });

  it.each([
    ['no rows', [], 'set/board-size'],
    ['too few rows', ['.....', '..*..', '.....', '.....'], 'set/board-size'],
    ['too many rows', Array.from({ length: 22 }, () => '.'.repeat(17)), 'set/board-size'],
    ['too wide', Array.from({ length: 9 }, () => '.'.repeat(22)), 'set/board-row-length'],
    ['a short row', ['.....', '.....', '..*..', '....', '.....'], 'set/board-row-length'],
    ['a strange mark', ['.....', '.....', '..*..', '..x..', '.....'], 'set/board-mark'],
    ['no centre', Array.from({ length: 6 }, () => '......'), 'set/board-centre'],
    ['two centres', ['.....', '*....', '..*..', '.....', '.....'], 'set/board-centre'],
  ])('A1 refuses a board with %s', (_, ownBoard, code) => {
    expect(setup({ board: 'own', ownBoard })).toMatchObject({ ok: false, problem: { code, board: 'own' } });
  });

  it('A1 the example board is five squares from a symmetric one', () => {
    const rows = alphacubesSet.boards.example?.rows ?? [];
    const orbitWorst = rows.flatMap((row, y) =>
      [...row].map((mark, x) => {
        const far = 16;
        const orbit = [
          [x, y],
          [y, x],
          [far - x, y],
          [y, far - x],
          [x, far - y],
          [far - y, x],
          [far - x, far - y],
          [far - y, far - x],
        ].map(([column = 0, line = 0]) => rows[line]?.[column] ?? '');
        const same = orbit.filter((other) => other === mark).length;
        return { odd: same < orbit.length / 2, key: orbit };
      }),
    );
    expect(orbitWorst.filter(({ odd }) => odd)).toHaveLength(5);
  });
});
