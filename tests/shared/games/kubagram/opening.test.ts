import { describe, expect, it } from 'vitest';
import { firstRowOf, kubagram, lotOf, squareName, type KubagramState } from '#shared/games/kubagram/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { begun } from '#tests/support/kubagram/table.ts';

const viewOf = (state: KubagramState) => kubagram.rules.viewFor(state, 'table');

describe('the first row from a corner (K2, K6)', () => {
  it.each([
    [0, 'A9', 'L9', { I: 4, III: 6, 0: 2 }],
    [90, 'L9', 'L1', { I: 3, III: 5, 0: 1 }],
    [180, 'L1', 'A1', { I: 4, III: 6, 0: 2 }],
    [270, 'A1', 'A9', { I: 3, III: 5, 0: 1 }],
  ] as const)('turned by %i degrees goes from %s to %s', (corner, from, to, marks) => {
    const row = firstRowOf(viewOf(begun({ seats: 1 })), corner);
    expect([row.squares.at(0), row.squares.at(-1)].map((square) => squareName(square ?? -1))).toEqual([
      from,
      to,
    ]);
    expect(row.marks).toEqual(marks);
  });

  it('skips the squares of the start dice (K3)', () => {
    const full = viewOf(begun({ seats: 1 }));
    const first = firstRowOf(full, 0).squares[0] ?? 0;
    const row = firstRowOf({ ...full, box: full.box.with(first, null) }, 0);
    expect(row.squares).toHaveLength(11);
    expect(squareName(row.squares[0] ?? 0)).toBe('B9');
    expect(row.marks.I + row.marks.III + row.marks[0]).toBe(11);
  });
});

describe('the lot that finds player 1 (K3)', () => {
  it('has the dice nearest to A first, with their places in the alphabet', () => {
    expect(lotOf(viewOf(begun({ seed: 8 })))).toEqual({
      dice: [
        { seat: 1, letter: 'A', place: 0 },
        { seat: 0, letter: 'M', place: 12 },
      ],
      tied: [],
    });
  });

  it('is of the last draw, among those who tied', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const state = begun({ seats: 3, seed });
      const lot = lotOf(viewOf(state));
      const rounds = Math.max(...state.seats.map(({ drawn }) => drawn.length));
      expect(lot?.dice[0]?.seat).toBe(state.first);
      expect(lot?.dice.map(({ place }) => place)).toEqual(
        lot?.dice.map(({ place }) => place).toSorted((one, other) => one - other),
      );
      const again = state.seats.flatMap(({ drawn }, at) => (drawn.length === rounds ? [seat(at)] : []));
      expect(lot?.dice.map((die) => die.seat).toSorted()).toEqual(again);
      expect(lot?.tied).toEqual(rounds === 1 ? [] : again);
    }
  });

  it('is none alone', () => {
    expect(lotOf(viewOf(begun({ seats: 1 })))).toBeUndefined();
  });
});
