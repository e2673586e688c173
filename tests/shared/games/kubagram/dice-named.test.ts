import { describe, expect, it } from 'vitest';
import { kubagram, type KubagramState } from '#shared/games/kubagram/index.ts';
import { diceFor, jokersFor } from '#shared/games/kubagram/notation/resolve.ts';
import { seat, type CubeId } from '#shared/kernel/index.ts';
import { dieOf } from '#tests/support/kubagram/dice.ts';
import { moved, standing } from '#tests/support/kubagram/table.ts';

const joker = (name: string): CubeId => dieOf('en', name);
const dokter = joker('DOKTER');

/** The dice that spell the letters, as places in the central field, or as the joker that stands aside. */
function spelledBy(state: KubagramState, letters: string, named: readonly CubeId[] = []) {
  const known = kubagram.rules.viewFor(state, seat(0));
  const found = diceFor(known, seat(0), letters, named);
  if (!found.ok) return found.problem;
  expect(found.value.map(({ letter }) => letter).join('')).toBe(letters);
  const places = state.central.map(({ die }) => die);
  return found.value.map(({ die }) =>
    die === dokter && !places.includes(die) ? 'joker' : places.indexOf(die),
  );
}
const die = (state: KubagramState, ...places: readonly number[]): readonly CubeId[] =>
  places.flatMap((place) => state.central[place]?.die ?? []);

describe('the dice that a word is made of (K9)', () => {
  const twice = standing({ central: 'SSTTONE' });

  it('are those from the left, where none is named', () => {
    expect(spelledBy(twice, 'STONE')).toEqual([0, 2, 4, 5, 6]);
  });

  it('are those that are named, and for the other letters those from the left', () => {
    expect(spelledBy(twice, 'STONE', die(twice, 3))).toEqual([0, 3, 4, 5, 6]);
    expect(spelledBy(twice, 'STONE', die(twice, 3, 1))).toEqual([1, 3, 4, 5, 6]);
  });

  it('are those that are named in their order, where there is one for each letter', () => {
    expect(spelledBy(twice, 'TSST', die(twice, 3, 1, 0, 2))).toEqual([3, 1, 0, 2]);
    // In another order than that of the letters they go where their letter is, from the left.
    expect(spelledBy(twice, 'TSST', die(twice, 1, 3, 2, 0))).toEqual([2, 0, 1, 3]);
  });

  it('are jokers of the field before other dice', () => {
    const state = standing({ central: 'STONE', centralDice: ['DOKTER:T', 'POLLET:E'] });
    expect(spelledBy(state, 'STONE')).toEqual([0, 5, 2, 3, 6]);
  });

  it('are lacking where the field has too few, by letter', () => {
    expect(spelledBy(twice, 'STONES')).toEqual([0, 2, 4, 5, 6, 1]);
    expect(spelledBy(twice, 'STONERX')).toEqual({
      code: 'kubagram/field-lacks',
      word: 'STONERX',
      letters: ['R', 'X'],
    });
  });
});

describe('jokers that were set aside (K8)', () => {
  const state = standing({ central: 'TONER', jokers: [['DOKTER'], []] });

  it('are used only where letters are missing', () => {
    expect(spelledBy(state, 'TONER')).toEqual([0, 1, 2, 3, 4]);
    expect(spelledBy(state, 'TONERT')).toEqual(['joker', 1, 2, 3, 4, 0]);
    expect(spelledBy(state, 'KTONER')).toEqual(['joker', 0, 1, 2, 3, 4]);
  });

  it('are used where they are named, in the first place that they can fill', () => {
    expect(spelledBy(state, 'TONER', [dokter])).toEqual(['joker', 1, 2, 3, 4]);
    expect(spelledBy(state, 'NONE', [dokter])).toMatchObject({ code: 'kubagram/field-lacks' });
    const n = die(state, 2);
    expect(spelledBy(state, 'NO', [...n, dokter])).toEqual([2, 'joker']);
    expect(spelledBy(state, 'ON', [...n, dokter])).toEqual(['joker', 2]);
  });

  it('leave the letters that no joker has', () => {
    expect(spelledBy(state, 'TONERS')).toMatchObject({ code: 'kubagram/field-lacks', letters: ['S'] });
  });

  it('are one’s own first, and those of others in the last turn alone', () => {
    const jokers = [['POLLET'], ['DOKTER']];
    const known = (at: KubagramState) => kubagram.rules.viewFor(at, seat(0));
    expect(jokersFor(known(standing({ jokers })), seat(0))).toEqual([joker('POLLET')]);
    const ending = moved(standing({ jokers, box: { L1: 'AKR:R' } }), '0: take', '0: lay R');
    expect(jokersFor(known(ending), seat(0))).toEqual([joker('POLLET'), dokter]);
    expect(jokersFor(known(ending), seat(1))).toEqual([dokter, joker('POLLET')]);
  });
});
