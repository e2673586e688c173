import { describe, expect, it } from 'vitest';
import { alphacubesOptions, type AlphacubesSetUp } from '#shared/games/alphacubes/index.ts';
import { createAlphacubes } from '#tests/support/alphacubes/rules.ts';
import { cubeId, expectOk, seat } from '#shared/kernel/index.ts';
import { defaults } from '#shared/options/index.ts';
import { smallJudge } from '#tests/support/alphacubes/lexicon.ts';
import { allCubes, cubes } from '#tests/support/alphacubes/position.ts';

const rules = createAlphacubes(smallJudge);
const options = defaults(alphacubesOptions);
const setup = (seats: number, seed: number, setUp?: AlphacubesSetUp) =>
  rules.setup({ options, seats, seed, setUp });

describe('A7 players and the lot', () => {
  it('A7 one to six play', () => {
    for (let seats = 1; seats <= 6; seats += 1) expect(setup(seats, 3).ok).toBe(true);
    for (const seats of [0, 7, -1, 2.5, NaN]) {
      expect(setup(seats, 3)).toMatchObject({ ok: false, problem: { code: 'setup/seats' } });
    }
  });

  it('A7 lot decides who begins, evenly', () => {
    const began = [0, 0, 0, 0];
    for (let seed = 0; seed < 2000; seed += 1) {
      const { first, phase } = expectOk(setup(4, seed));
      expect(phase).toEqual({ kind: 'turn', seat: first });
      began[first] = (began[first] ?? 0) + 1;
    }
    for (const count of began) expect(Math.abs(count - 500)).toBeLessThan(100);
  });

  it('A7 turns go clockwise from the first', () => {
    let state = expectOk(setup(3, 0, { first: 2 }));
    const order: number[] = [];
    for (let count = 0; count < 2; count += 1) {
      const [at] = rules.toMove(state);
      if (at === undefined) throw new Error('Nobody to move');
      order.push(at);
      state = expectOk(rules.apply(state, { kind: 'pass', by: at })).state;
    }
    expect([...order, ...rules.toMove(state)]).toEqual([2, 0, 1]);
  });
});

describe('an explicit set-up', () => {
  it('a seed deals and mixes the same for ever, or old games could not be opened', () => {
    const dealt = expectOk(setup(3, 2026));
    expect(dealt.first).toBe(1);
    expect(dealt.seats.map(({ hand }) => hand)).toEqual([
      [46, 33, 73, 79, 51, 60, 8],
      [84, 30, 23, 74, 64, 87, 36],
      [44, 69, 49, 25, 47, 14, 0],
    ]);
    expect(dealt.stock.slice(0, 6)).toEqual([82, 94, 24, 32, 13, 70]);
    const cubes = dealt.seats[1]?.hand.slice(0, 3) ?? [];
    const { state } = expectOk(rules.apply(dealt, { kind: 'exchange', by: seat(1), cubes }));
    expect(state.seats[1]?.hand).toEqual([74, 64, 87, 36, 82, 94, 24]);
    expect(state.stock.slice(0, 6)).toEqual([6, 4, 5, 30, 92, 65]);
  });

  it('fixes who begins, without changing the deal', () => {
    const randomBelow = expectOk(setup(3, 9));
    for (const first of [0, 1, 2]) {
      const fixed = expectOk(setup(3, 9, { first }));
      expect(fixed.first).toBe(first);
      expect([...fixed.stock]).toEqual([...randomBelow.stock]);
    }
  });

  it('fixes the draw order: seven each from the seat that begins, clockwise', () => {
    const drawOrder = [...allCubes].reverse();
    const state = expectOk(setup(3, 9, { drawOrder, first: 1 }));
    expect(state.seats[1]?.hand).toEqual(drawOrder.slice(0, 7));
    expect(state.seats[2]?.hand).toEqual(drawOrder.slice(7, 14));
    expect(state.seats[0]?.hand).toEqual(drawOrder.slice(14, 21));
    expect(state.stock).toEqual(drawOrder.slice(21));
  });

  it('fixes hands; what they hold is not drawn again', () => {
    const hands = [cubes('AEHNO AENPT'), cubes('BIKLS')];
    const state = expectOk(setup(2, 9, { hands }));
    expect(state.seats.map(({ hand }) => hand)).toEqual(hands);
    expect(new Set([...hands.flat(), ...state.stock]).size).toBe(98);
    const short = expectOk(setup(2, 9, { hands, drawOrder: cubes('AEHNO BIKLS DEFPR CEIOV') }));
    expect(short.stock).toEqual(cubes('DEFPR CEIOV'));
  });

  it.each<readonly [string, AlphacubesSetUp]>([
    ['alphacubes/first', { first: 3 }],
    ['alphacubes/dealt-twice', { drawOrder: cubes('AEHNO AEHNO') }],
    ['alphacubes/dealt-twice', { hands: [cubes('AEHNO'), cubes('AENPT AEHNO'), cubes('BIKLS')] }],
    ['alphacubes/no-such-cube', { drawOrder: [cubeId(98)] }],
    ['alphacubes/hands', { hands: [cubes('AEHNO')] }],
    ['alphacubes/hand-size', { hands: [cubes('AEHNO'), [], cubes('BIKLS')] }],
    ['alphacubes/hand-size', { hands: [allCubes.slice(0, 8), cubes('EGLUZ'), cubes('IMPSU')] }],
    ['alphacubes/too-few-cubes', { drawOrder: allCubes.slice(0, 20) }],
  ])('is refused: %s', (code, setUp) => {
    expect(setup(3, 9, setUp)).toMatchObject({ ok: false, problem: { code } });
  });
});
