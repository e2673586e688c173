import { cubewordSet } from '#shared/pieces/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  reduceEntry,
  layingKey,
  nothingDone,
  type Laid,
  type LayingAction,
} from '#renderer/games/cubeword/position/laying.ts';
import {
  blanksUp,
  cubeIds,
  cubeName,
  cubeword,
  isJoker,
  joker,
  lettersOn,
  mostBlanks,
  placedCube,
  placeKey,
} from '#shared/games/cubeword/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { cubeNamed, feltText } from '#tests/support/cubeword/table.ts';

const nothing: Laid = { felt: [], laying: nothingDone };

function doing(from: Laid, ...actions: readonly LayingAction[]): Laid {
  return actions.reduce((laid, action) => expectOk(reduceEntry(laid, action)), from);
}

/** Keys as they are pressed on the felt; `/` is Enter, `<` Backspace. */
function typing(keys: string, from: Laid = nothing): Laid {
  return [...keys].reduce((laid, char) => {
    const key = char === '/' ? 'Enter' : char === '<' ? 'Backspace' : char;
    const action = layingKey({ key, ctrlKey: false, altKey: false, metaKey: false }, 'felt');
    if (action === undefined) throw new Error(`The key ${key} does nothing`);
    return expectOk(reduceEntry(laid, action));
  }, from);
}

const at = (column: number, row: number) => ({ column, row });
const seen = ({ felt }: Laid) =>
  felt.map(
    ({ letter, blank, cube, ...place }) =>
      `${blank ? '.' : isJoker(cube) ? '*' : ''}${letter}${placeKey(place)}`,
  );

describe('cubes of a table being entered', () => {
  it('are free again once they have been taken off', () => {
    const gintz = cubeNamed('GINTZ');
    const laid = doing(nothing, { kind: 'pick-cube', cube: gintz }, { kind: 'pick-place', place: at(5, 5) });
    expect([...laid.laying.kept]).toEqual([gintz]);
    for (const kind of ['take-off', 'clear', 'back'] as const) {
      const chosen = kind === 'take-off' ? doing(laid, { kind: 'pick-cube', cube: gintz }) : laid;
      const there = kind === 'back' ? doing(chosen, { kind: 'cursor', place: at(6, 5) }) : chosen;
      const gone = doing(there, { kind });
      expect([kind, gone.felt.length, gone.laying.kept.size]).toEqual([kind, 0, 0]);
    }
  });

  it('are typed row by row, each on a cube of its own that shows it', () => {
    const laid = typing('asks/   t/   .r');
    expect(feltText(laid)).toBe('ASKS\n...T\n...R');
    expect(seen(laid).at(-1)).toBe('.R3,2');
    expect(
      cubeword.rules.setup({
        options: cubeword.optionsSchema.parse({}),
        seats: 2,
        seed: 7,
        setUp: { felt: laid.felt },
      }).ok,
    ).toBe(true);
  });

  it('begin the next row where the cursor was put, and go down once that is chosen', () => {
    const laid = typing('no/so', doing(nothing, { kind: 'pick-place', place: at(4, -2) }));
    expect(seen(laid)).toEqual(['N4,-2', 'O5,-2', 'S4,-1', 'O5,-1']);
    expect(seen(typing('+no/s'))).toEqual(['N0,0', 'O0,1', 'S1,0']);
  });

  it('are taken back one by one, and typed over', () => {
    expect(seen(typing('cat<<'))).toEqual(['C0,0']);
    const over = doing(typing('cat'), { kind: 'cursor', place: at(0, 0) });
    expect(seen(typing('  p', over)).sort()).toEqual(['A1,0', 'C0,0', 'P2,0']);
    // A blank and the Joker get another name.
    const named = doing(typing('.c*a'), { kind: 'cursor', place: at(0, 0) });
    expect(seen(typing('on', named)).sort()).toEqual(['*N1,0', '.O0,0']);
  });

  it('lie on other cubes than at first where a letter could not be had otherwise', () => {
    // Z is on one cube alone, which is chosen here for an I.
    const z = cubeIds.filter((cube) => lettersOn(cubewordSet, cube).includes('Z'));
    expect(z.map((cube) => cubeName(cubewordSet, cube))).toEqual(['GINTZ']);
    const taken = doing(typing('i'), { kind: 'pick-place', place: at(0, 0) });
    const [only] = z;
    if (only === undefined) throw new Error('One cube shows Z');
    const swapped = doing(taken, { kind: 'swap', cube: only });
    expect(placedCube(swapped.felt, only)).toMatchObject({ letter: 'I' });
    // Chosen by hand it stays, and then no cube is left for a Z.
    const kept = doing(swapped, { kind: 'let-go' }, { kind: 'cursor', place: at(5, 5) });
    expect(reduceEntry(kept, { kind: 'letter', letter: 'Z' })).toEqual({
      ok: false,
      problem: { code: 'cubeword/no-cube-left', letter: 'Z' },
    });
    // Found for the letter it makes room.
    const found = { ...kept, laying: { ...kept.laying, kept: new Set<never>() } };
    const both = typing('z', found);
    expect(seen(both).sort()).toEqual(['I0,0', 'Z5,5']);
    expect(placedCube(both.felt, only)?.letter).toBe('Z');
  });

  it('are laid, turned, moved and taken off one by one', () => {
    const gintz = cubeNamed('GINTZ');
    const laid = doing(
      nothing,
      { kind: 'pick-cube', cube: gintz },
      { kind: 'letter', letter: 'Z' },
      { kind: 'pick-place', place: at(2, 3) },
    );
    expect(seen(laid)).toEqual(['Z2,3']);
    const turned = doing(
      laid,
      { kind: 'pick-place', place: at(2, 3) },
      { kind: 'blank' },
      { kind: 'letter', letter: 'Q' },
    );
    expect(seen(turned)).toEqual(['.Q2,3']);
    const moved = doing(turned, { kind: 'face', letter: 'G' }, { kind: 'pick-place', place: at(7, 3) });
    expect(seen(moved)).toEqual(['G7,3']);
    expect(
      reduceEntry(doing(moved, { kind: 'pick-cube', cube: gintz }), { kind: 'face', letter: 'A' }),
    ).toMatchObject({
      problem: { code: 'cubeword/cube-lacks', letter: 'A' },
    });
    const gone = doing(moved, { kind: 'pick-cube', cube: gintz }, { kind: 'take-off' });
    expect(gone).toMatchObject({ felt: [], laying: { held: undefined } });
  });

  it('change places where somebody says which cube shows a letter', () => {
    // Both show T; each takes the place of the other.
    const one = typing('tt');
    const [first, second] = one.felt.map(({ cube }) => cube);
    if (first === undefined || second === undefined) throw new Error('Two cubes lie');
    const other = doing(one, { kind: 'pick-place', place: at(0, 0) }, { kind: 'swap', cube: second });
    expect(placedCube(other.felt, second)).toMatchObject(at(0, 0));
    expect(placedCube(other.felt, first)).toMatchObject(at(1, 0));
    expect(other.laying.held).toBe(second);
  });

  it('change places with no cube that lacks the letter', () => {
    const chosen = doing(typing('g'), { kind: 'pick-place', place: at(0, 0) });
    const lacks = cubeIds.find((cube) => !isJoker(cube) && !lettersOn(cubewordSet, cube).includes('G'));
    if (lacks === undefined) throw new Error('Every cube has a G');
    expect(reduceEntry(chosen, { kind: 'swap', cube: lacks })).toMatchObject({
      problem: { code: 'cubeword/cube-lacks', letter: 'G' },
    });
  });

  it('hold the Joker once and eight blanks at most', () => {
    const laid = typing('*a');
    expect(placedCube(laid.felt, joker)).toMatchObject({ letter: 'A', blank: false });
    expect(reduceEntry(typing('*', laid), { kind: 'letter', letter: 'B' })).toMatchObject({
      problem: { code: 'cubeword/joker-elsewhere', place: '0, 0' },
    });
    const eight = typing('.a.b.c.d.e.f.g.h');
    expect(reduceEntry(typing('.', eight), { kind: 'letter', letter: 'I' })).toMatchObject({
      problem: { code: 'cubeword/set-up-blanks', blanks: 9, most: mostBlanks },
    });
  });

  it('want a name before a blank or the Joker is laid', () => {
    const chosen = doing(nothing, { kind: 'pick-cube', cube: joker });
    expect(reduceEntry(chosen, { kind: 'pick-place', place: at(0, 0) })).toMatchObject({
      problem: { code: 'cubeword/name-first' },
    });
    const named = doing(chosen, { kind: 'letter', letter: 'E' }, { kind: 'space' });
    expect(seen(named)).toEqual(['*E0,0']);
  });

  it('lie as cubes can lie, whatever is done', () => {
    const place = fc.record({
      column: fc.integer({ min: -2, max: 2 }),
      row: fc.integer({ min: -2, max: 2 }),
    });
    const cube = fc.constantFrom(...cubeIds);
    const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    const action: fc.Arbitrary<LayingAction> = fc.oneof(
      place.map((one): LayingAction => ({ kind: 'pick-place', place: one })),
      cube.map((one): LayingAction => ({ kind: 'pick-cube', cube: one })),
      cube.map((one): LayingAction => ({ kind: 'swap', cube: one })),
      letter.map((one): LayingAction => ({ kind: 'letter', letter: one })),
      letter.map((one): LayingAction => ({ kind: 'face', letter: one })),
      fc
        .constantFrom('blank', 'joker', 'cross', 'space', 'next-line', 'back', 'clear', 'take-off', 'let-go')
        .map((kind): LayingAction => ({ kind }) as LayingAction),
    );
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        let laid = nothing;
        for (const one of actions) {
          const done = reduceEntry(laid, one);
          if (done.ok) laid = done.value;
        }
        const { felt } = laid;
        expect(new Set(felt.map(placeKey)).size).toBe(felt.length);
        expect(new Set(felt.map((one) => one.cube)).size).toBe(felt.length);
        expect(blanksUp(felt)).toBeLessThanOrEqual(mostBlanks);
        for (const one of felt) {
          const shows = isJoker(one.cube)
            ? !one.blank
            : one.blank || lettersOn(cubewordSet, one.cube).includes(one.letter);
          expect({ ...one, shows }).toEqual({ ...one, shows: true });
        }
      }),
    );
  });
});
