import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cubeOf,
  everyPeg,
  fitted,
  placeOf,
  shownOn,
  swapped,
  withWhen,
  withWords,
  wordsIn,
  type Position,
} from '#renderer/games/scruble/position/entering.ts';
import { scrublePosition } from '#renderer/games/scruble/position/PositionForm.tsx';
import { whenOf } from '#renderer/table/index.ts';
import { pegIds, scruble, type Cube } from '#shared/games/scruble/index.ts';
import { cubeId, expectOk } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';

const options = scruble.optionsSchema.parse(defaults(scruble.options));
const table = { players: [{ name: 'Ann' }, { name: 'Ben' }], options: {} };
const type = (cube: Cube, ...pegs: readonly string[]): Cube =>
  pegs.reduce((now, peg, place) => expectOk(swapped(now, place, peg)).cube, cube);
const read = (cube: Cube, count: number) => cube.slice(0, count).map((peg) => shownOn(cubeId(peg)));
const setUpOf = (position: Position) =>
  scruble.rules.setup({ options, seats: 2, seed: 1, setUp: scrublePosition.fitted(position, table) });

describe('a cube being entered', () => {
  it('has the pegs that were typed, and the 96 of the set whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat({ max: 95 }), fc.constantFrom(...everyPeg)), { maxLength: 60 }),
        (typed) => {
          let cube: Cube = pegIds;
          for (const [place, peg] of typed) {
            ({ cube } = expectOk(swapped(cube, place, peg)));
            expect(shownOn(cubeId(cube[place] ?? 0))).toBe(peg);
          }
          expect([...cube].sort((one, other) => one - other)).toEqual(pegIds);
          // Any order of the pegs can be: they are shuffled before the first twist (S2).
          expect(setUpOf({ ...fitted({}, 2), cube }).ok).toBe(true);
        },
      ),
    );
  });

  it('takes a peg from a later place first, so that what is typed stays', () => {
    const pegs = ['E', 'E', 'S', '3W', '*', 'E'];
    expect(read(type(pegIds, ...pegs), 6)).toEqual(pegs);
  });

  it('refuses a peg that the set does not have', () => {
    expect(swapped(pegIds, 0, '4W')).toMatchObject({ problem: { code: 'scruble/no-such-peg', peg: '4W' } });
  });

  it('is asked for before a game can begin from it', () => {
    expect(scrublePosition.missing?.({}, table)).toEqual({ code: 'scruble/cube-empty' });
    expect(scrublePosition.missing?.({ cube: pegIds }, table)).toBeUndefined();
    expect(cubeOf(fitted({}, 2))).toEqual(pegIds);
  });
});

describe('words claimed before', () => {
  const cube = type(pegIds, 'C', 'A', 'T', 'S');
  const later = { ...fitted({ cube }, 2), turn: 5 };

  it('have the pegs that stand in line, or others that spell them', () => {
    const { claimed } = expectOk(withWords(later, ['CAT', 'DOG'], options));
    expect(claimed[0]?.pegs).toEqual(cube.slice(0, 3));
    expect(claimed[1]?.pegs.map(shownOn)).toEqual(['D', 'O', 'G']);
    expect(setUpOf({ ...later, claimed })).toMatchObject({ ok: true, value: { claimed } });
  });

  it('keep their pegs when the cube or other words change', () => {
    const first = expectOk(withWords(later, ['CAT'], options));
    const turned = { ...first, cube: type(pegIds, 'T', 'A', 'C') };
    expect(expectOk(withWords(turned, ['DOG', 'CAT'], options)).claimed[1]).toEqual(first.claimed[0]);
  });

  it('are refused at their place where they cannot have been claimed', () => {
    expect(withWords(later, ['QQQQQQ'], options)).toMatchObject({
      problem: { code: 'scruble/word-not-spelt', word: 'QQQQQQ' },
    });
    expect(wordsIn('cat, DOG;eel')).toEqual(['CAT', 'DOG', 'EEL']);
    expect(wordsIn('at')).toBeUndefined();
    const { claimed } = expectOk(withWords(later, ['CAT', 'DOG'], options));
    const early = setUpOf({ ...later, turn: 2, claimed });
    expect(early).toMatchObject({ ok: false, problem: { code: 'scruble/set-up-claims' } });
    expect(early.ok ? undefined : placeOf(early.problem)).toBe('words');
  });
});

it('a turn is counted from who began, who is next and the round', () => {
  const position = withWhen(withWhen(fitted({}, 3), { round: 4, first: 1 }), { seat: 0 });
  expect([position.turn, whenOf(position)]).toEqual([12, { first: 1, round: 4, seat: 0 }]);
});
