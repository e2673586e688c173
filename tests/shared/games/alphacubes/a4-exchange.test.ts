import { describe, expect, it } from 'vitest';
import { createAlphacubes } from '#tests/support/alphacubes/rules.ts';
import { expectOk, randomFrom, seat } from '#shared/kernel/index.ts';
import { smallJudge } from '#tests/support/alphacubes/lexicon.ts';
import { codeOf, cubes, moveOf, playLines, position } from '#tests/support/alphacubes/position.ts';

const rules = createAlphacubes(smallJudge);
const hands = ['AEHNO EFIRS AEIOT ADIRT AENST DEHOR AEIRS', 'CEIOV'];
const stock = 'BIKLS CDELN DEFPR AENPT';

describe('A4 exchange or pass', () => {
  it('A4 new cubes are drawn first, then the old ones are mixed in', () => {
    for (let draw = 0; draw < 20; draw += 1) {
      const state = { ...position({ hands, stock }), random: randomFrom(draw) };
      const after = playLines(state, ['0: exchange AEHNO EFIRS']).state;
      expect(after.seats[0]?.hand).toEqual(cubes('AEIOT ADIRT AENST DEHOR AEIRS BIKLS CDELN'));
      expect([...after.stock].sort()).toEqual([...cubes('DEFPR AENPT AEHNO EFIRS')].sort());
    }
  });

  it('A4 the old cubes may lie anywhere in the stock afterwards', () => {
    const orders = new Set<string>();
    for (let draw = 1; draw < 60; draw += 1) {
      const state = { ...position({ hands, stock: 'BIKLS CDELN DEFPR' }), random: randomFrom(draw) };
      orders.add(playLines(state, ['0: exchange AEHNO']).state.stock.join(' '));
    }
    expect(orders.size).toBe(6);
  });

  it('A4 takes the turn, scores nothing and lays nothing', () => {
    const after = playLines(position({ hands, stock }), ['0: exchange AEHNO']).state;
    expect(after).toMatchObject({ turn: 2, phase: { kind: 'turn', seat: 1 }, squares: {} });
    expect(after.seats[0]?.points).toBe(0);
  });

  it('A4 one to seven cubes of the hand, no more than the stock holds', () => {
    const state = position({ hands, stock });
    const swap = (names: string) => rules.check(state, moveOf(state, 0, `exchange ${names}`));
    expect(swap('AEHNO EFIRS AEIOT ADIRT').ok).toBe(true);
    expect(codeOf(swap('AEHNO EFIRS AEIOT ADIRT AENST'))).toBe('alphacubes/stock-too-small');
    expect(codeOf(swap('CEIOV'))).toBe('alphacubes/cube-not-in-hand');
    expect(codeOf(swap('AEHNO AEHNO'))).toBe('alphacubes/cube-twice');
    expect(codeOf(rules.check(state, { kind: 'exchange', by: seat(0), cubes: [] }))).toBe(
      'alphacubes/no-cubes',
    );
  });

  it('A4 all seven can go when the stock holds seven', () => {
    const full = position({ hands, stock: 'BIKLS CDELN DEFPR AENPT CEILT AMOST AIRSU' });
    expect(playLines(full, [`0: exchange ${hands[0]}`]).state.seats[0]?.hand).toHaveLength(7);
  });

  it('A4 a pass changes nothing but the turn', () => {
    const before = position({ hands, stock });
    const { state } = expectOk(rules.apply(before, { kind: 'pass', by: seat(0) }));
    expect(state.phase).toEqual({ kind: 'turn', seat: 1 });
    expect([state.seats, state.stock, state.squares]).toEqual([before.seats, before.stock, before.squares]);
  });

  it('A4 nobody moves out of turn', () => {
    const state = position({ hands, stock });
    expect(codeOf(rules.check(state, { kind: 'pass', by: seat(1) }))).toBe('alphacubes/not-your-turn');
    expect(codeOf(rules.check(state, { kind: 'pass', by: seat(4) }))).toBe('alphacubes/no-such-seat');
  });
});
