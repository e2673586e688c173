import { describe, expect, it } from 'vitest';
import { hiddenLetters } from '#renderer/board/index.ts';
import type { Draft } from '#renderer/games/alphacubes/draft/draft.ts';
import { facingOf, waysToLay } from '#renderer/games/alphacubes/draft/laying.ts';
import { beginDraft, type DraftAction } from '#renderer/games/alphacubes/draft/reduce.ts';
import { aDraft, aTable, doing, picture, problemOf, typing, type TestTable } from './a-table.ts';

const hand = ['CEILT', 'AGHOR', 'CJORT', 'AEKOR', 'ENOQR', 'EORTU', 'ILNOY'];

describe('typing on the board', () => {
  it('lays a cube that shows the letter, turns it, and moves on', () => {
    const table = aTable(hand);
    const draft = typing(aDraft(table), table, 'CH');
    expect(picture(draft)).toBe('C3:C(11) D3:H(12) > E3 across');
    expect(facingOf(draft, table, 11).top).toBe('C');
    expect(hiddenLetters(facingOf(draft, table, 11))).toEqual(['E', 'I', 'L', 'T']);
  });

  it('walks over a letter that lies there already, so a word is typed whole', () => {
    const table = aTable(hand, { E3: 'E' });
    expect(picture(typing(aDraft(table), table, 'CHECK'))).toBe(
      'C3:C(11) D3:H(12) F3:C(13) G3:K(14) > H3 across',
    );
  });

  it('goes past a letter that lies there when another is typed', () => {
    const table = aTable(hand, { E3: 'E' });
    expect(picture(typing(aDraft(table), table, 'CHCK'))).toBe(
      'C3:C(11) D3:H(12) F3:C(13) G3:K(14) > H3 across',
    );
  });

  it('runs down when the direction is down', () => {
    const table = aTable(hand);
    const draft = typing(aDraft(table, 'H2', 'down'), table, 'NO');
    expect(picture(draft)).toMatch(/^H2:N\(\d+\) H3:O\(\d+\) > H4 down$/);
  });

  it('gives a cube to the letter that has no other, however late it is typed', () => {
    const table = aTable(['AB', 'AC']);
    expect(picture(typing(aDraft(table), table, 'AB'))).toBe('C3:A(12) D3:B(11) > E3 across');
  });

  it('never takes away a cube that the player picked', () => {
    const table = aTable(['AB', 'AC']);
    const picked = doing(aDraft(table), table, { kind: 'pick-cube', cube: 11 });
    const draft = typing(picked, table, 'A');
    expect(picture(draft)).toBe('C3:A(11) > D3 across');
    expect(problemOf(draft, table, { kind: 'letter', letter: 'B' })).toEqual({
      code: 'alphacubes/no-cube-shows',
      letter: 'B',
    });
  });

  it('uses the chosen cube first', () => {
    const table = aTable(hand);
    const chosen = doing(aDraft(table), table, { kind: 'pick-cube', cube: 13 });
    expect(picture(typing(chosen, table, 'C'))).toBe('C3:C(13) > D3 across');
  });

  it('says when the hand is empty, a letter is not to be had, or the board ends', () => {
    const table = aTable(['A']);
    const full = typing(aDraft(table), table, 'A');
    expect(problemOf(full, table, { kind: 'letter', letter: 'A' })).toEqual({
      code: 'alphacubes/hand-empty',
    });
    expect(problemOf(aDraft(table), table, { kind: 'letter', letter: 'Z' }).code).toBe(
      'alphacubes/no-cube-shows',
    );
    const walled = aTable(['A'], { I3: 'X' });
    expect(problemOf(aDraft(walled, 'I3'), walled, { kind: 'letter', letter: 'A' })).toEqual({
      code: 'alphacubes/edge',
    });
  });

  it('does not lay over a cube of the same turn', () => {
    const table = aTable(hand);
    const draft = typing(aDraft(table, 'I3'), table, 'C');
    expect(picture(draft)).toBe('I3:C(11) > I3 across');
    expect(problemOf(draft, table, { kind: 'letter', letter: 'H' })).toEqual({
      code: 'alphacubes/square-taken',
      square: 'I3',
      letter: 'C',
    });
  });

  it('takes the last cube back with Backspace, and all with Escape', () => {
    const table = aTable(hand);
    const draft = typing(aDraft(table), table, 'CHO');
    expect(picture(doing(draft, table, { kind: 'back' }))).toBe('C3:C(11) D3:H(12) > E3 across');
    expect(picture(doing(draft, table, { kind: 'recall' }))).toBe(' > F3 across');
  });
});

describe('which of several cubes', () => {
  it('swaps the cube laid last for the next that shows its letter, and round again', () => {
    const table = aTable(hand);
    const laid = typing(aDraft(table), table, 'O');
    const cubes = [0, 1, 2, 3, 4, 5].map((times) => {
      const swaps = Array.from({ length: times }, () => ({ kind: 'swap' as const }));
      return doing(laid, table, ...swaps).laid[0]?.cube;
    });
    expect(cubes).toEqual([16, 17, 12, 13, 14, 15]);
    expect(
      doing(laid, table, ...Array.from({ length: 6 }, () => ({ kind: 'swap' as const }))).laid[0]?.cube,
    ).toBe(16);
  });

  it('says when no other cube shows it', () => {
    const table = aTable(hand);
    const laid = typing(aDraft(table), table, 'K');
    expect(problemOf(laid, table, { kind: 'swap' })).toEqual({
      code: 'alphacubes/no-other-cube',
      letter: 'K',
    });
    expect(problemOf(aDraft(table), table, { kind: 'swap' }).code).toBe('alphacubes/nothing-to-swap');
  });

  it('knows every choice by what stays in the hand, and asks no more once one is chosen', () => {
    const table = aTable(['AB', 'AC', 'D']);
    const draft = typing(aDraft(table), table, 'A');
    const ways = waysToLay(draft, table);
    expect(ways.map(({ keeps }) => keeps)).toEqual([
      [12, 13],
      [11, 13],
    ]);
    const way = ways[1];
    if (way === undefined) throw new Error('two ways');
    const chosen = doing(draft, table, { kind: 'way', way });
    expect(picture(chosen)).toBe('C3:A(12) > D3 across');
    expect(waysToLay(chosen, table)).toEqual([]);
  });
});

describe('cubes and how they are turned (8.1)', () => {
  const up = (draft: Draft, table: TestTable, cube: number) => facingOf(draft, table, cube).top;

  it('lays the cube that shows the letter already, and turns none', () => {
    const table = aTable(['AB', 'AC', 'AD']);
    const turned = doing(
      aDraft(table),
      table,
      ...[11, 12].flatMap((cube): DraftAction[] => [
        { kind: 'pick-cube', cube },
        { kind: 'face', letter: cube === 11 ? 'B' : 'C' },
        { kind: 'let-go' },
      ]),
      { kind: 'pick-cube', cube: 13 },
      { kind: 'face', letter: 'A' },
      { kind: 'let-go' },
    );
    const draft = typing(turned, table, 'A');
    expect(picture(draft)).toBe('C3:A(13) > D3 across');
    expect(up(draft, table, 11)).toBe('B');
  });

  it.each<[string, DraftAction]>([
    ['the last cube', { kind: 'back' }],
    ['a cube pressed on its square', { kind: 'lift', square: 'C3' }],
    ['all of them', { kind: 'recall' }],
    ['them for an exchange', { kind: 'exchange' }],
  ])('taking back %s turns it as it was', (_, action) => {
    const table = aTable(hand);
    const begun = aDraft(table);
    const laid = doing(typing(begun, table, 'L'), table, action);
    for (const cube of table.hand) expect(up(laid, table, cube)).toBe(up(begun, table, cube));
    expect(laid.laid).toEqual([]);
  });

  it('keeps its letter while it is carried to another square, and what is turned on purpose', () => {
    const table = aTable(hand);
    const typed = doing(typing(aDraft(table), table, 'L'), table, {
      kind: 'cursor',
      place: { column: 2, row: 2 },
    });
    const carried = doing(typed, table, { kind: 'lay-here' });
    expect(picture(doing(carried, table, { kind: 'pick-square', place: { column: 4, row: 2 } }))).toBe(
      'E3:L(11) > F3 across',
    );
    const turned = doing(carried, table, { kind: 'face', letter: 'T' }, { kind: 'let-go' });
    expect(up(turned, table, 11)).toBe('T');
    expect(up(doing(carried, table, { kind: 'let-go' }), table, 11)).toBe(up(aDraft(table), table, 11));
  });

  it('a hand that had cubes laid begins its next turn as it was', () => {
    const table = aTable(hand);
    const begun = aDraft(table);
    const next = beginDraft(table.hand, typing(begun, table, 'CHK'), { column: 0, row: 0 });
    for (const cube of table.hand) expect(up(next, table, cube)).toBe(up(begun, table, cube));
  });
});

describe('undo within a turn (8.1)', () => {
  it('goes back and on letter by letter, and over a cleared word', () => {
    const table = aTable(hand);
    const begun = aDraft(table);
    const typed = typing(begun, table, 'CH');
    const cleared = doing(typed, table, { kind: 'recall' });
    const back = { kind: 'step-back' } as const;
    const on = { kind: 'step-on' } as const;
    expect(picture(doing(cleared, table, back))).toBe(picture(typed));
    expect(picture(doing(cleared, table, back, back))).toBe('C3:C(11) > D3 across');
    const undone = doing(cleared, table, back, back, back);
    expect(picture(undone)).toBe(picture(begun));
    expect(undone.facings).toEqual(begun.facings);
    expect(problemOf(undone, table, back)).toEqual({ code: 'alphacubes/no-step' });
    expect(picture(doing(undone, table, on, on))).toBe(picture(typed));
    expect(problemOf(typing(undone, table, 'N'), table, on)).toEqual({ code: 'alphacubes/no-step' });
  });

  it('turns a cube back, and takes no step for the cursor or a choice', () => {
    const table = aTable(hand);
    const begun = aDraft(table);
    const letter = facingOf(begun, table, 12).sides.up ?? '';
    const turned = doing(
      begun,
      table,
      { kind: 'pick-cube', cube: 12 },
      { kind: 'face', letter },
      { kind: 'cursor', place: { column: 0, row: 0 } },
    );
    expect(turned.past).toHaveLength(1);
    const undone = doing(turned, table, { kind: 'step-back' });
    expect(facingOf(undone, table, 12).top).toBe(facingOf(begun, table, 12).top);
  });
});
