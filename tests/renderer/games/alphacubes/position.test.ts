import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fitted,
  heldIn,
  lettersOf,
  placeOf,
  readHand,
  withSquares,
  type Position,
} from '#renderer/games/alphacubes/position/entering.ts';
import {
  laidOn,
  withCube,
  withHeld,
  withLetter,
  withLine,
  without,
  type Board,
  type Laid,
} from '#renderer/games/alphacubes/position/laying.ts';
import { alphacubesPosition } from '#renderer/games/alphacubes/position/PositionForm.tsx';
import { alphacubes, cubeName, setOf } from '#shared/games/alphacubes/index.ts';
import { cubeId, expectOk, type CubeId } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { cubes, oneCube } from '#tests/support/alphacubes/position.ts';

const options = alphacubes.optionsSchema.parse(defaults(alphacubes.options));
const set = setOf(options);
const table = { players: [{ name: 'Ann' }, { name: 'Ben' }], options: {} };
const empty: Board = {
  set,
  columns: 17,
  rows: 17,
  squares: [],
  held: new Set(),
  kept: new Map(),
};
const lay = (board: Board, line: string): Board => ({
  ...board,
  ...expectOk(withLine(board, line, 'across')),
});
const read = ({ squares }: Pick<Board, 'squares'>) =>
  Object.fromEntries(squares.map(({ square, letter }) => [square, letter]));
const setUpOf = (position: Partial<Position>) =>
  alphacubes.rules.setup({ options, seats: 2, seed: 1, setUp: alphacubesPosition.fitted(position, table) });
const codeOf = (position: Partial<Position>) => {
  const made = setUpOf(position);
  return made.ok ? undefined : made.problem.code;
};
const ann = cubes('AEHNO AENST ADIRT BIKLS CEIOV CDELN DEFPR');

describe('letters being laid on the board', () => {
  it('each have a cube of their own that shows them, whatever is typed and held', () => {
    const letters = [...set.alphabet];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: 96 }), fc.constantFrom(...letters)), { maxLength: 60 }),
        fc.uniqueArray(fc.nat({ max: 97 }), { maxLength: 7 }),
        (typed, hand) => {
          let board = empty;
          for (const [at, letter] of typed) {
            const square = `${'ABCDEFGHIJKLMNOPQ'.charAt(at % 17)}${1 + Math.floor(at / 17)}`;
            const made = withLetter(board, square, letter);
            if (!made.ok) continue;
            board = { ...board, ...made.value };
            expect(laidOn(board.squares, square)?.letter).toBe(letter);
          }
          const before = read(board);
          const held = new Set(hand.map(cubeId));
          const { squares } = withHeld({ ...board, held });
          expect(read({ squares })).toEqual(before);
          const laid = squares.map(({ cube }) => cube);
          expect(new Set(laid).size).toBe(laid.length);
          for (const { cube, letter } of squares) expect(lettersOf(set, cube)).toContain(letter);
          if (squares !== board.squares) expect(laid.filter((cube) => held.has(cube))).toEqual([]);
        },
      ),
    );
  });

  it('take the cube of another square where none is free, until all that show them lie', () => {
    const showing = set.pieces.filter(({ letters }) => letters.includes('Q')).length;
    let board = empty;
    for (let at = 0; at < showing; at += 1) {
      board = { ...board, ...expectOk(withLetter(board, `A${at + 1}`, 'Q')) };
    }
    expect(withLetter(board, 'C1', 'Q')).toMatchObject({
      problem: { code: 'alphacubes/no-cube-left', letter: 'Q' },
    });
  });

  it('are laid by a line of notation, beside what lies, and refused where something else does', () => {
    const board = lay(lay(empty, 'I9 CHECK'), 'J8 down SHE');
    expect(read(board)).toEqual({ I9: 'C', J9: 'H', K9: 'E', L9: 'C', M9: 'K', J8: 'S', J10: 'E' });
    const codes = ['K9 down XY', 'P9 THERE', 'pass', 'I9'].map((line) => {
      const made = withLine(board, line, 'across');
      return made.ok ? undefined : made.problem.code;
    });
    expect(codes).toEqual([
      'alphacubes/letter-differs',
      'alphacubes/off-board',
      'alphacubes/typed-unclear',
      'alphacubes/no-word',
    ]);
    for (const line of ['I9 omlaag CHECK', 'I9 down CHECK']) {
      expect(expectOk(withLine(empty, line, 'across', 'nl')).squares.map(({ square }) => square)).toEqual([
        'I9',
        'I10',
        'I11',
        'I12',
        'I13',
      ]);
    }
    const named = lay(empty, 'I9 across CO with CEIOV AEHNO');
    expect(named.squares.map(({ cube }) => cubeName(set, cube))).toEqual(['CEIOV', 'AEHNO']);
  });

  it('have the very cube that is chosen, and it stays there', () => {
    const board = lay(empty, 'I9 across AN');
    const [, other] = board.squares;
    const chosen = oneCube('AEHNO');
    const { squares, kept } = expectOk(withCube(board, 'I9', chosen));
    expect(laidOn(squares, 'I9')?.cube).toBe(chosen);
    expect(read({ squares })).toEqual({ I9: 'A', J9: 'N' });
    const moved = expectOk(withCube({ ...board, squares, kept }, 'J9', oneCube('AENST')));
    expect(laidOn(moved.squares, 'I9')?.cube).toBe(chosen);
    expect(other?.letter).toBe('N');
    const held = new Set([oneCube('AENST')]);
    const after = withHeld({ ...board, ...moved, held });
    expect(laidOn(after.squares, 'J9')).toMatchObject({ letter: 'N' });
    expect(laidOn(after.squares, 'J9')?.cube).not.toBe(oneCube('AENST'));
    expect([...after.kept]).toEqual([['I9', chosen]]);
  });

  it('are no longer kept on a square once another cube lies there, whatever put it there', () => {
    const [heono, aenst] = [oneCube('AEHNO'), oneCube('AENST')];
    const chosen = lay(empty, 'I9 across AN with AEHNO AENST');
    expect([...chosen.kept]).toEqual([
      ['I9', heono],
      ['J9', aenst],
    ]);
    const keptAfter = (made: Laid) => [...made.kept.keys()];
    expect(keptAfter(expectOk(withLetter(chosen, 'I9', 'E')))).toEqual(['I9', 'J9']);
    expect(keptAfter(expectOk(withLetter(chosen, 'I9', 'X')))).toEqual(['J9']);
    expect(keptAfter(withHeld({ ...chosen, held: new Set([aenst]) }))).toEqual(['I9']);
    expect(keptAfter(without(chosen, 'J9'))).toEqual(['I9']);
    const swapped = expectOk(withCube(chosen, 'I9', aenst));
    expect([...swapped.kept]).toEqual([['I9', aenst]]);
  });

  it('are kept only while the chosen cube lies there, so that after an undo another gives way', () => {
    const [last, ...others] = set.pieces.filter(({ letters }) => letters.includes('Q'));
    if (last === undefined) throw new Error('No cube shows Q');
    const squares = [
      { square: 'A1', cube: last.id, letter: last.letters.find((one) => one !== 'Q') ?? '' },
      ...others.map(({ id }, at) => ({ square: `B${at + 1}`, cube: id, letter: 'Q' })),
    ];
    const board = { ...empty, squares };
    const typed = (cube: CubeId) => withLetter({ ...board, kept: new Map([['A1', cube]]) }, 'C1', 'Q');
    expect(typed(last.id)).toMatchObject({ problem: { code: 'alphacubes/no-cube-left' } });
    expect(laidOn(expectOk(typed(oneCube('AEHNO'))).squares, 'C1')?.letter).toBe('Q');
  });

  it('are named by a line only as far as it lays them', () => {
    const board = lay(empty, 'I9 across AN');
    expect(withLine(board, 'I9 across ANT with AENST AEHNO', 'across')).toMatchObject({
      problem: { code: 'alphacubes/named-too-many', cubes: 2, word: 'ANT', laid: 1 },
    });
  });
});

describe('hands being named', () => {
  it('read cubes by their letters in any order, and refuse those that are no cubes or named elsewhere', () => {
    expect(readHand('honea, tsnea', set, new Set())).toEqual({ ok: true, value: cubes('AEHNO AENST') });
    const elsewhere = new Set([oneCube('AEHNO')]);
    const eight = set.pieces.slice(0, 8).map(({ id }) => cubeName(set, id));
    expect(readHand('QQQQQ', set, elsewhere)).toMatchObject({ problem: { code: 'alphacubes/bad-cube' } });
    expect(readHand('AEHNO', set, elsewhere)).toMatchObject({
      problem: { code: 'alphacubes/cube-elsewhere' },
    });
    expect(readHand(eight.join(' '), set, new Set())).toMatchObject({
      problem: { code: 'alphacubes/hand-too-large', cubes: 8, most: 7 },
    });
  });

  it('are drawn by chance while they are not known, and refused at their place if they are short', () => {
    const { squares } = lay({ ...empty, held: heldIn([ann]) }, 'I9 CHECK');
    const made = expectOk(setUpOf({ squares, hands: [ann, []] }));
    expect(made.seats.map(({ hand }) => hand.length)).toEqual([7, 7]);
    expect(made.stock).toHaveLength(98 - 5 - 14);
    const short = setUpOf({ squares, hands: [ann.slice(1), []] });
    expect(short.ok ? undefined : placeOf(short.problem)).toBe('hand 0');
  });

  it('tell who went out once every other cube is named (A6)', () => {
    const squares = set.pieces
      .filter(({ id }) => !ann.includes(id))
      .map(({ id, letters }, at) => ({
        square: `${'ABCDEFGHIJKLMNOPQ'.charAt(at % 17)}${7 + Math.floor(at / 17)}`,
        cube: id,
        letter: letters[0] ?? '',
      }));
    const late = { squares, hands: [[], ann], first: 0, seat: 1 };
    expect(fitted(late, 2, options).progress.wentOut).toBe(0);
    expect(codeOf(late)).toBeUndefined();
    expect(codeOf({ ...late, first: 1 })).toBe('alphacubes/set-up-round-over');
  });

  it('leave who went out as it is known while the other unknown hands can hold what is not named (A6)', () => {
    const [ben, cal] = [set.pieces.slice(60, 66), set.pieces.slice(70, 74)].map((hand) =>
      hand.map(({ id }) => id),
    );
    const held = new Set([...(ben ?? []), ...(cal ?? [])]);
    const squares = set.pieces
      .filter(({ id }) => !held.has(id))
      .map(({ id, letters }, at) => ({
        square: `${'ABCDEFGHIJKLMNOPQ'.charAt(at % 17)}${7 + Math.floor(at / 17)}`,
        cube: id,
        letter: letters[0] ?? '',
      }));
    const known = { squares, hands: [[], ben ?? [], cal ?? []], first: 0, seat: 1 };
    const position = fitted(known, 3, options);
    expect(position.progress.wentOut).toBe(0);
    const hidden = { ...position, hands: position.hands.with(2, []) };
    expect(fitted(hidden, 3, options).progress.wentOut).toBe(0);
    const made = expectOk(
      alphacubes.rules.setup({ options, seats: 3, seed: 1, setUp: fitted(hidden, 3, options) }),
    );
    expect(made.seats.map(({ hand }) => hand.length)).toEqual([0, 6, 4]);
    const more = { ...hidden, squares: squares.slice(0, -4) };
    expect(fitted(more, 3, options).progress.wentOut).toBeUndefined();
  });
});

it('a round counts as one with a cube when cubes are laid by hand, step by step, until others are entered', () => {
  const step = (before: Position, line: string) =>
    fitted(withSquares(before, lay({ ...empty, ...before }, line).squares), 2, options);
  const first = step(fitted({}, 2, options), 'I9 CH');
  const second = step(first, 'K9 ECK');
  expect([first, second].map(({ progress }) => progress.laidThisRound)).toEqual([true, true]);
  expect(fitted(withSquares(second, []), 2, options).progress.laidThisRound).toBe(false);
  const barren = { passes: 0, barrenRounds: 1, laidThisRound: false };
  expect(step(fitted({ progress: barren }, 2, options), 'I9 CH').progress).toEqual(barren);
});

it('a game that is over by what is entered says so at the fact that ends it (A6)', () => {
  const squares = lay(empty, 'I9 CHECK').squares;
  const progress = { passes: 0, barrenRounds: 0, laidThisRound: true };
  const placeFor = (how: Partial<Position>, options = {}) => {
    const made = alphacubes.rules.setup({
      options: alphacubes.optionsSchema.parse({ ...defaults(alphacubes.options), ...options }),
      seats: 2,
      seed: 1,
      setUp: alphacubesPosition.fitted({ squares, ...how }, { ...table, options }),
    });
    return made.ok ? undefined : placeOf(made.problem);
  };
  expect(placeFor({})).toBeUndefined();
  expect(placeFor({ progress: { ...progress, passes: 2 } })).toBe('passes');
  expect(placeFor({ progress: { ...progress, barrenRounds: 3 } })).toBe('barren');
  const outAllowed = { judge: 'challenge', challengeKind: 'triple' };
  expect(placeFor({ out: [false, true] }, outAllowed)).toBe('out 1');
});

it('a position is asked for before a game can begin from it, and loses what its board has not', () => {
  expect(alphacubesPosition.missing?.({}, table)).toEqual({ code: 'alphacubes/position-empty' });
  expect(alphacubesPosition.missing?.({ hands: [ann, []] }, table)).toBeUndefined();
  const { squares } = lay(empty, 'Q16 down AN');
  const rows = Array.from({ length: 9 }, (_, row) => (row === 4 ? '....*....' : '.........'));
  const smaller = { ...options, board: 'own', ownBoard: rows } as const;
  expect(fitted({ squares }, 2, options).squares).toHaveLength(2);
  expect(fitted({ squares }, 2, smaller).squares).toEqual([]);
});
