import { cubewordSet } from '#shared/pieces/index.ts';
import { describe, expect, it } from 'vitest';
import { countedMoves, undoneWith } from '#renderer/games/cubeword/draft/draft-parts.ts';
import { joker, turnText } from '#shared/games/cubeword/index.ts';
import { cubeNamed, lying } from '#tests/support/cubeword/table.ts';
import { drafted, refused, viewOf, type Step } from '../drafting.ts';

const at = (column: number, row: number): Step => ({ kind: 'cursor', place: { column, row } });
const pick = (cube: string): Step => ({ kind: 'pick-cube', cube: cubeNamed(cube) });
const place = (column: number, row: number): Step => ({ kind: 'pick-place', place: { column, row } });

/** What Backspace does where nothing has been laid. */
const undoLast: Step = { kind: 'undo', parts: [-1] };

const empty = viewOf();
const textOf = (view: typeof empty, ...steps: readonly Step[]) =>
  turnText(cubewordSet, view.felt, drafted(view, ...steps).parts);

describe('a turn of CUBEWORD as it is tried', () => {
  it('sites letters that are typed, each on a cube of its own, and goes on in the direction', () => {
    const draft = drafted(empty, 'BE', { kind: 'cross' }, 'A');
    expect(draft.parts.map((part) => (part.kind === 'site' ? part.at : undefined))).toEqual([
      { column: 0, row: 0 },
      { column: 1, row: 0 },
      { column: 2, row: 0 },
    ]);
    expect(new Set(draft.parts.map(({ cube }) => cube)).size).toBe(3);
    expect(draft.cursor).toEqual({ column: 2, row: 1 });
  });

  it('gives a cube that was sited to the letter that no other can show', () => {
    // Of the pool ABDTU alone shows a B, and it is the first that shows a T.
    const view = viewOf({
      setUp: {
        felt: lying(...['ABNPT B 9 0', 'CETUV C 9 2', 'GINTZ G 9 4', 'BIMNT M 9 6', 'AHQRT H 9 8']),
      },
    });
    const first = drafted(view, at(0, 0), 'T');
    expect(first.parts[0]?.cube).toBe(cubeNamed('ABDTU'));
    const both = drafted(view, at(0, 0), 'TB');
    expect(turnText(cubewordSet, view.felt, both.parts)).toBe(
      'site T of DEOTY at 0, 0; site B of ABDTU at 1, 0',
    );
  });

  it('names a blank and the Joker by the letter typed after their keys (C3)', () => {
    expect(textOf(empty, { kind: 'blank' }, 'Z', { kind: 'joker' }, 'Q')).toBe(
      'site blank of ABDTU as Z at 0, 0; site Joker as Q at 1, 0',
    );
    expect(refused(empty, { kind: 'joker' }, 'Q', { kind: 'joker' }, 'Q')).toEqual({
      code: 'cubeword/joker-lies',
      place: '0, 0',
    });
  });

  it('turns the chosen cube before it is laid, and lays it as it is turned', () => {
    expect(textOf(empty, pick('GINTZ'), 'Z', place(4, -2))).toBe('site Z of GINTZ at 4, -2');
    expect(textOf(empty, pick('GINTZ'), { kind: 'blank' }, 'E', place(4, -2))).toBe(
      'site blank of GINTZ as E at 4, -2',
    );
    expect(refused(empty, pick('GINTZ'), 'E')).toEqual({
      code: 'cubeword/cube-lacks',
      letter: 'E',
      letters: ['G', 'I', 'N', 'T', 'Z'],
    });
    expect(refused(empty, pick('Joker'), place(4, -2))).toEqual({ code: 'cubeword/name-first' });
  });

  it('has nothing to undo before the first move, and then keeps what can be redone', () => {
    const before = drafted(empty, pick('Joker'), 'E', place(4, -2), { kind: 'step-back' });
    expect(drafted(empty, pick('Joker'), 'E', place(4, -2), { kind: 'step-back' }, undoLast)).toEqual(before);
    expect(before.parts).toEqual([]);
  });

  it('forgets the name of a blank that was laid', () => {
    const draft = drafted(empty, pick('GINTZ'), { kind: 'blank' }, 'E', place(4, -2), { kind: 'undo-all' });
    expect(draft.faces.get(cubeNamed('GINTZ'))).toBeUndefined();
  });

  const table = viewOf({
    setUp: { felt: lying('GINTZ T 0 0', 'CEKLO *S 1 0', 'Joker E 2 0', 'ABDTU U 3 0') },
  });

  it('re-faces, re-names and re-sites cubes in play', () => {
    expect(textOf(table, at(0, 0), 'G')).toBe('re-face T at 0, 0 to G');
    expect(textOf(table, at(0, 0), { kind: 'blank' }, 'X')).toBe('re-face T at 0, 0 to blank as X');
    expect(textOf(table, at(1, 0), 'N')).toBe('re-name S at 1, 0 to N');
    expect(textOf(table, pick('CEKLO'), { kind: 'face', letter: 'O' })).toBe('re-face S at 1, 0 to O');
    expect(textOf(table, place(2, 0), place(2, 3))).toBe('re-site E from 2, 0 to 2, 3');
    expect(textOf(table, { kind: 'drop', cube: cubeNamed('ABDTU'), place: { column: 3, row: 1 } })).toBe(
      're-site U from 3, 0 to 3, 1',
    );
    expect(refused(table, at(0, 0), 'U')).toMatchObject({ code: 'cubeword/cube-lacks' });
  });

  it('counts a cube that is changed again once, as after undoing the first change', () => {
    expect(textOf(empty, 'T', at(0, 0), 'A')).toBe('site A of ABDTU at 0, 0');
    expect(textOf(empty, 'T', place(0, 0), place(5, 5))).toBe('site T of ABDTU at 5, 5');
    expect(textOf(table, at(0, 0), 'G', at(0, 0), 'N')).toBe('re-face T at 0, 0 to N');
    expect(textOf(table, at(0, 0), 'G', at(0, 0), 'T')).toBe('');
    expect(textOf(table, place(0, 0), place(0, 4), place(0, 4), place(0, 0))).toBe('');
  });

  it('refuses a sixth move, and keeps the five', () => {
    expect(refused(empty, 'ABCDEF')).toMatchObject({ code: 'cubeword/too-many-moves', part: 6 });
  });

  it('lets a dropped cube lie where it was', () => {
    const back = { kind: 'drop', cube: cubeNamed('GINTZ'), place: { column: 0, row: 0 } } as const;
    const draft = drafted(table, pick('GINTZ'), back);
    expect([draft.parts, draft.held]).toEqual([[], undefined]);
  });

  it('goes back and on step by step', () => {
    const steps = ['AB', { kind: 'step-back' } as const];
    expect(textOf(empty, ...steps)).toBe('site A of ABDTU at 0, 0');
    expect(drafted(empty, ...steps, { kind: 'step-on' }).parts).toHaveLength(2);
    expect(refused(empty, { kind: 'step-back' })).toEqual({ code: 'cubeword/no-step' });
  });
});

describe('the moves of a turn, counted and undone', () => {
  const table = viewOf({ setUp: { felt: lying('Joker E 2 0', 'ABDTU U 5 0') } });

  it('put the Joker’s re-site and re-name together (C3)', () => {
    const { parts } = drafted(table, place(2, 0), place(2, 3), at(5, 0), 'D', at(2, 3), 'A');
    expect(parts.map(({ kind }) => kind)).toEqual(['re-site', 're-face', 're-name']);
    expect(countedMoves(parts).map((move) => move.at)).toEqual([[0, 2], [1]]);
    expect(parts[0]?.cube).toBe(joker);
  });

  it('take along what rests on them, and nothing else', () => {
    // The U goes where the Joker was, and a cube is sited where the U was.
    const { parts } = drafted(table, place(2, 0), place(2, 3), place(5, 0), place(2, 0), at(5, 0), 'S');
    expect(parts.map(({ kind }) => kind)).toEqual(['re-site', 're-site', 'site']);
    expect(undoneWith(cubewordSet, table.felt, parts, [2])).toEqual([2]);
    expect(undoneWith(cubewordSet, table.felt, parts, [1])).toEqual([1, 2]);
    expect(undoneWith(cubewordSet, table.felt, parts, [0])).toEqual([0, 1, 2]);
    const undone = drafted(table, place(2, 0), place(2, 3), place(5, 0), place(2, 0), at(5, 0), 'S', {
      kind: 'undo',
      parts: [1],
    });
    expect(undone.parts).toEqual(parts.slice(0, 1));
  });
});
