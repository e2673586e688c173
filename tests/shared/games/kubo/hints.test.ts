import { describe, expect, it } from 'vitest';
import { hintFor, kubo, type CardName, type KuboState } from '#shared/games/kubo/index.ts';
import { kubo as texts } from '#shared/games/kubo/texts/screen.ts';
import { seat } from '#shared/kernel/index.ts';
import { begun, moved } from '#tests/support/kubo/table.ts';
import { randomGame } from '#tests/support/kubo/random-game.ts';

const hint = (state: KuboState, at: number) => hintFor(kubo.rules.viewFor(state, seat(at)), seat(at));

describe('hints in steps', () => {
  const table = (own: readonly CardName[], drawn: CardName, laidBefore = [0, 0]) =>
    begun({ setUp: { dealer: 1, hands: [own, ['red M4', 'red L4']], deck: [drawn], laidBefore } });

  it('a complete line that nobody has claimed comes first: the card, the line, its points', () => {
    const built = moved(
      table(['blue M1', 'blue L1', 'red XL4'], 'yellow L2'),
      '0: lay blue M1',
      '0: lay blue L1',
    );
    const expected = {
      steps: [
        { step: 'look', at: 'open-line' },
        { step: 'card', card: 'blue L1' },
        { step: 'where', line: 'blue S1 to blue XL1' },
        { step: 'why', lines: ['blue S1 to blue XL1'], points: 1 },
      ],
    };
    expect(hint(built, 0)).toEqual({
      ...expected,
      move: { kind: 'claim', by: 0, line: 'blue S1 to blue XL1' },
    });
    expect(hint(built, 1)).toBeUndefined();
    const window = moved(built, '0: end');
    expect(hint(window, 1)).toEqual({
      ...expected,
      move: { kind: 'claim', by: 1, line: 'blue S1 to blue XL1' },
    });
    expect(hint(window, 0)).toBeUndefined();
    expect(hint(moved(window, '1: claim blue S1 XL1'), 1)?.move).toEqual({ kind: 'wave', by: 1 });
  });

  it('a card that completes a line: which, where, and which line', () => {
    const built = moved(table(['blue M1', 'blue L1', 'red XL4'], 'yellow L2'), '0: lay blue M1');
    expect(hint(built, 0)).toEqual({
      steps: [
        { step: 'look', at: 'one-card' },
        { step: 'card', card: 'blue L1' },
        { step: 'where', beside: ['blue M1', 'blue XL1'] },
        { step: 'why', lines: ['blue S1 to blue XL1'], points: 1 },
      ],
      move: { kind: 'lay', by: 0, card: 'blue L1' },
    });
  });

  it('two cards that complete a line together: the first of them, and the one after it', () => {
    expect(hint(table(['blue M1', 'blue L1', 'red XL4'], 'yellow L2'), 0)).toEqual({
      steps: [
        { step: 'look', at: 'two-cards' },
        { step: 'card', card: 'blue M1' },
        { step: 'where', beside: ['blue S1'] },
        { step: 'why', lines: ['blue S1 to blue XL1'], points: 1, next: 'blue L1' },
      ],
      move: { kind: 'lay', by: 0, card: 'blue M1' },
    });
  });

  it('a further draw that was earned, and nothing to lay', () => {
    const own: readonly CardName[] = ['red XL4', 'red S2'];
    expect(hint(table(own, 'yellow L2', [2, 0]), 0)?.move).toEqual({ kind: 'draw', by: 0 });
    expect(hint(table(own, 'yellow L2'), 0)).toEqual({
      steps: [
        { step: 'look', at: 'leave-it' },
        { step: 'why', because: 'nothing-fits' },
      ],
      move: { kind: 'end', by: 0 },
    });
  });

  it('every hint leads to a legal move, knows the view alone, and has its words', () => {
    for (const number of [11, 222, 3333, 44_444]) {
      for (const { before } of randomGame(number).steps) {
        for (const by of kubo.rules.actors(before)) {
          if (by === 'clock') continue;
          const found = hintFor(kubo.rules.viewFor(before, by), by);
          expect(found && kubo.rules.apply(before, found.move).ok).toBe(true);
          const steps = found?.steps.map(({ step }) => step) ?? [];
          expect(steps).toEqual(kubo.hintSteps.filter((step) => steps.includes(step as 'look')));
          for (const one of found?.steps ?? []) {
            if (one.step === 'look') expect(texts.hint.look[one.at]).toBeTypeOf('string');
            if ('because' in one) expect(texts.hint.why[one.because]).toBeTypeOf('string');
          }
        }
      }
    }
  });
});
