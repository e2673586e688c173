import { describe, expect, it } from 'vitest';
import {
  cardNames,
  handReasonOf,
  kubo,
  placingOf,
  type CardName,
  type KuboState,
} from '#shared/games/kubo/index.ts';
import { begun, moved } from '#tests/support/kubo/table.ts';

const hands: readonly (readonly CardName[])[] = [['blue M1'], ['red M4', 'red L4']];
const on = (laid: readonly CardName[]): KuboState => begun({ setUp: { dealer: 1, hands, laid } });
const reason = (state: KuboState, card: CardName) => handReasonOf(kubo.rules.viewFor(state, 'table'), card);

describe('why a card of a hand lies or waits (U4)', () => {
  it('names the cards that hold it', () => {
    expect(reason(on([]), 'green S1')).toEqual({ kind: 'free', beside: [], on: 'blue S1' });
    expect(reason(on(['green S1']), 'green S2')).toEqual({ kind: 'free', beside: ['green S1'] });
  });

  it('names those that it waits for, the card below first', () => {
    expect(reason(on([]), 'yellow S1')).toEqual({
      kind: 'waits',
      needs: ['green S1', 'yellow M1', 'yellow S2'],
    });
  });

  it('leaves out cards that can never be laid, and knows when none is left', () => {
    // Green S2 closes blue S2, so blue M2 is held from three sides only.
    expect(reason(on(['green S1', 'green S2']), 'blue M2')).toEqual({
      kind: 'waits',
      needs: ['blue L2', 'blue M1', 'blue M3'],
    });
    const ring = [
      'green S1',
      'green M1',
      'green L1',
      'green L2',
      'green L3',
      'green M3',
      'green S3',
      'green S2',
    ] as const;
    expect(reason(on(ring), 'blue M2')).toEqual({ kind: 'cut-off' });
    expect(reason(on(ring), 'blue M1')).toEqual({ kind: 'dead', under: 'green M1' });
  });

  it('agrees with the rules on every card of every table of a game', () => {
    let state = on([]);
    for (const card of ['green S1', 'green M1', 'green M2', 'yellow M2', 'red M2'] as const) {
      state = begun({ setUp: { dealer: 1, hands, laid: [...state.table.slice(4), card] } });
      for (const other of cardNames.filter((one) => !state.table.includes(one))) {
        const placing = placingOf(state, other);
        const { kind } = reason(state, other);
        expect([other, kind === 'free', kind === 'dead']).toEqual([
          other,
          placing.kind === 'free',
          placing.kind === 'dead',
        ]);
      }
    }
  });

  it('says that nothing is laid any more once a round ends (U9)', () => {
    const out = moved(on([]), '0: lay blue M1');
    expect(out.phase).toMatchObject({ kind: 'turn', ending: 'no' });
    const view = kubo.rules.viewFor(out, 'table');
    if (view.phase.kind !== 'turn') throw new Error('A turn is under way');
    const ended = { ...view, phase: { ...view.phase, ending: 'full' as const } };
    expect(handReasonOf(ended, 'green S1')).toEqual({ kind: 'ended', reason: 'full' });
  });
});
