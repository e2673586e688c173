import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { parseSquare } from '#renderer/board/index.ts';
import { facingOf } from '#renderer/games/alphacubes/draft/laying.ts';
import { reduce, type DraftAction } from '#renderer/games/alphacubes/draft/reduce.ts';
import { aDraft, aTable, doing, picture, problemOf } from './a-table.ts';

const hand = ['CEILT', 'AGHOR', 'CJORT'];
const place = (square: string) => parseSquare(square, 9, 7) ?? { column: 0, row: 0 };
const pick = (square: string): DraftAction => ({ kind: 'pick-square', place: place(square) });

describe('clicks', () => {
  it('a cube, then a square: it lies there as it was turned', () => {
    const table = aTable(hand);
    const draft = doing(
      aDraft(table),
      table,
      { kind: 'pick-cube', cube: 12 },
      { kind: 'face', letter: 'H' },
      pick('E5'),
    );
    expect(picture(draft)).toBe('E5:H(12) > F5 across');
    expect(draft.gesture).toEqual({ kind: 'idle' });
  });

  it('a laid cube comes back, a free square takes the cursor, the same square again turns the direction', () => {
    const table = aTable(hand);
    const laid = doing(aDraft(table), table, { kind: 'letter', letter: 'C' });
    expect(picture(doing(laid, table, pick('C3')))).toBe(' > C3 across');
    expect(picture(doing(laid, table, pick('E6')))).toBe('C3:C(11) > E6 across');
    expect(picture(doing(laid, table, pick('E6'), pick('E6')))).toBe('C3:C(11) > E6 down');
  });

  it('the cursor is sent to a square, and turned where a direction is given', () => {
    const table = aTable(hand);
    const down = doing(aDraft(table), table, { kind: 'cursor', place: place('G2'), direction: 'down' });
    expect(picture(down)).toBe(' > G2 down');
    expect(picture(doing(down, table, { kind: 'cursor', place: place('B4') }))).toBe(' > B4 down');
  });

  it('a cube on the board can be chosen, turned where it lies, and moved', () => {
    const table = aTable(hand);
    const laid = doing(
      aDraft(table),
      table,
      { kind: 'letter', letter: 'C' },
      { kind: 'pick-cube', cube: 11 },
    );
    const turned = doing(laid, table, { kind: 'face', letter: 'T' });
    expect(picture(turned)).toBe('C3:T(11) > D3 across');
    expect(picture(doing(turned, table, pick('F6')))).toBe('F6:T(11) > G6 across');
  });

  it('a square that is taken says so when a cube is held', () => {
    const table = aTable(hand, { E5: 'X' });
    const held = doing(aDraft(table), table, { kind: 'pick-cube', cube: 12 });
    expect(picture(doing(held, table, pick('E5')))).toBe(' > E5 across');
    expect(problemOf(held, table, { kind: 'face', letter: 'Z' }).code).toBe('alphacubes/no-cube-shows');
  });
});

describe('turning', () => {
  it('tips the cube: the letter tipped to comes up and the one that was up takes its place', () => {
    const table = aTable(hand);
    const held = doing(aDraft(table), table, { kind: 'pick-cube', cube: 11 });
    const before = facingOf(held, table, 11);
    const after = facingOf(doing(held, table, { kind: 'tip', side: 'left' }), table, 11);
    expect(after.top).toBe(before.sides.left);
    expect(after.sides).toEqual({ ...before.sides, left: before.top });
  });

  it('asks for a cube first', () => {
    const table = aTable(hand);
    expect(problemOf(aDraft(table), table, { kind: 'tip', side: 'up' })).toEqual({
      code: 'alphacubes/nothing-held',
    });
  });
});

describe('drags', () => {
  const grab = (cube: number, from?: string): DraftAction => ({ kind: 'grab', cube, from });

  it('from the hand to a free square', () => {
    const table = aTable(hand);
    const draft = doing(
      aDraft(table),
      table,
      grab(13),
      { kind: 'drag-over', square: 'B2' },
      { kind: 'drop' },
    );
    expect(draft.laid).toMatchObject([{ square: 'B2', cube: 13, picked: true }]);
  });

  it('from square to square, and off the board back into the hand', () => {
    const table = aTable(hand);
    const laid = doing(aDraft(table), table, { kind: 'letter', letter: 'H' });
    const moved = doing(laid, table, grab(12, 'C3'), { kind: 'drag-over', square: 'C4' }, { kind: 'drop' });
    expect(picture(moved)).toBe('C4:H(12) > D4 across');
    const away = doing(
      moved,
      table,
      grab(12, 'C4'),
      { kind: 'drag-over', square: undefined },
      { kind: 'drop' },
    );
    expect(away.laid).toEqual([]);
  });

  it('over a taken square nothing is a target, and letting go there lays nothing', () => {
    const table = aTable(hand, { B2: 'X' });
    const over = doing(aDraft(table), table, grab(13), { kind: 'drag-over', square: 'B2' });
    expect(over.gesture).toMatchObject({ kind: 'dragging', over: undefined });
    expect(doing(over, table, { kind: 'drop' }).laid).toEqual([]);
  });

  it('broken off, everything lies as before', () => {
    const table = aTable(hand);
    const laid = doing(aDraft(table), table, { kind: 'letter', letter: 'H' });
    const broken = doing(
      laid,
      table,
      grab(12, 'C3'),
      { kind: 'drag-over', square: 'C4' },
      { kind: 'let-go' },
    );
    expect(picture(broken)).toBe(picture(laid));
  });
});

describe('an exchange', () => {
  it('takes up what was laid, and each cube joins or leaves it', () => {
    const table = aTable(hand);
    const draft = doing(
      aDraft(table),
      table,
      { kind: 'letter', letter: 'C' },
      { kind: 'exchange' },
      { kind: 'pick-cube', cube: 11 },
      { kind: 'pick-cube', cube: 13 },
      { kind: 'pick-cube', cube: 11 },
    );
    expect(draft.laid).toEqual([]);
    expect(draft.gesture).toEqual({ kind: 'exchanging', cubes: [13] });
  });
});

describe('whatever is done', () => {
  const square = fc.constantFrom('A1', 'C3', 'D3', 'E3', 'I7', 'I3', 'C7');
  const cube = fc.constantFrom(11, 12, 13);
  const action: fc.Arbitrary<DraftAction> = fc.oneof(
    fc.record({ kind: fc.constant('letter' as const), letter: fc.constantFrom('C', 'E', 'H', 'T', 'X') }),
    fc.record({ kind: fc.constant('pick-cube' as const), cube }),
    square.map(pick),
    fc.record({ kind: fc.constant('grab' as const), cube, from: fc.option(square, { nil: undefined }) }),
    fc.record({ kind: fc.constant('drag-over' as const), square: fc.option(square, { nil: undefined }) }),
    fc.record({ kind: fc.constant('tip' as const), side: fc.constantFrom('up' as const, 'down' as const) }),
    fc.record({ kind: fc.constant('face' as const), letter: fc.constantFrom('C', 'O', 'T') }),
    fc.record({
      kind: fc.constant('typed' as const),
      text: fc.constantFrom('C3 across CHT', 'A1 down ROC', 'no'),
    }),
    fc.constantFrom<DraftAction>(
      { kind: 'drop' },
      { kind: 'let-go' },
      { kind: 'back' },
      { kind: 'recall' },
      { kind: 'swap' },
      { kind: 'cross' },
      { kind: 'lay-here' },
      { kind: 'exchange' },
    ),
  );

  it('no cube is lost, doubled, laid on another, or shows a letter it has not', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const table = aTable(hand, { E3: 'E', C7: 'X' });
        let draft = aDraft(table);
        for (const next of actions) {
          const result = reduce(draft, table, next);
          if (result.ok) draft = result.value;
          expect([...draft?.order].sort()).toEqual([11, 12, 13]);
          expect(new Set(draft.laid.map((one) => one.cube)).size).toBe(draft.laid.length);
          expect(new Set(draft.laid.map((one) => one.square)).size).toBe(draft.laid.length);
          for (const one of draft.laid) {
            expect(table.letterAt(one.square)).toBeUndefined();
            expect(table.lettersOf(one.cube)).toContain(one.letter);
            expect(facingOf(draft, table, one.cube).top).toBe(one.letter);
          }
        }
      }),
      { numRuns: 1500 },
    );
  });
});
