import { describe, expect, it } from 'vitest';
import { kubagram, type KubagramMove, type KubagramState } from '#shared/games/kubagram/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { mostRuledWords } from '#shared/table-words/index.ts';
import { begun, moved, playedOn, standing } from '#tests/support/kubagram/table.ts';

/** With corner 0 the last squares are J1 III, K1 III, L1 I. */
const three = { J1: 'ACH:A', K1: 'EDR:E', L1: 'AKR:K' };
const last = { L1: 'AKR:R' };
const challenging = { judge: 'challenge' } as const;

/** What the rules say of a move that no notation would have written. */
const problemOf = (state: KubagramState, move: object) => {
  const made = kubagram.rules.apply(state, { by: seat(0), ...move } as KubagramMove);
  return made.ok ? undefined : made.problem;
};
const allow = (...words: readonly string[]) => ({ kind: 'allow', words });

/** One state of each part of a turn, with a seat that may do something. */
const parts = {
  corner: begun(),
  before: standing({ central: 'STONE' }),
  holding: moved(standing({ box: three }), '0: take'),
  after: moved(standing({ box: three, central: 'STONE' }), '0: take', '0: lay A'),
  short: moved(standing({ box: last, central: 'STONE' }), '0: take', '0: lay R', '0: declare'),
  challenge: moved(standing({ central: 'STONE', options: challenging }), '0: claim STONE', '0: end'),
} as const;

describe('which moves belong to which part of a turn', () => {
  it.each(Object.keys(parts) as (keyof typeof parts)[])('K14 in %s the table may rule on a word', (part) => {
    const state = parts[part];
    expect(state.phase.kind).toBe(part);
    expect(problemOf(state, { ...allow('TENSO'), by: kubagram.rules.actors(state)[0] })).toBeUndefined();
  });

  it.each(['before', 'after', 'short'] as const)('K4 in %s the field may be put in another order', (part) => {
    const dice = parts[part].central.map(({ die }) => die).toReversed();
    expect(problemOf(parts[part], { kind: 'arrange', dice })).toBeUndefined();
  });

  it('K4 not while a die is in the hand', () => {
    expect(problemOf(parts.holding, { kind: 'arrange', dice: [] })).toEqual({
      code: 'kubagram/not-now',
      move: 'arrange',
      phase: 'holding',
    });
  });

  it('K11 nothing once the game is over, not even a ruling', () => {
    const over = moved(parts.short, '0: end');
    for (const move of [{ kind: 'take' }, allow('TENSO')]) {
      expect(problemOf(over, move)).toEqual({ code: 'kubagram/game-over' });
    }
  });

  it('K3 nothing by a seat that is not at the table', () => {
    expect(problemOf(parts.before, { kind: 'take', by: 2 })).toEqual({
      code: 'kubagram/no-such-seat',
      seat: 2,
      seats: 2,
    });
  });
});

describe('a die that nobody has told', () => {
  it('K1 cannot be taken: its letters would be made up', () => {
    const box = Array.from({ length: 108 }, () => 'any' as const);
    const chosen = moved(begun({ seats: 1, setUp: { unseen: true, box } }), '0: corner 0');
    expect(problemOf(chosen, { kind: 'take' })).toEqual({ code: 'kubagram/unseen-die', square: 'A9' });
    expect(problemOf(chosen, allow('TENSO'))).toBeUndefined();
  });
});

describe('the order of the central field', () => {
  it('K4 is of the dice that lie there, each once', () => {
    const { before } = parts;
    const dice = before.central.map(({ die }) => die);
    const [first = 0, ...others] = dice;
    const foreign = before.box.flatMap((one) => (one === null ? [] : [one.die]))[0] ?? 0;
    expect(problemOf(before, { kind: 'arrange', dice: [...others, first] })).toBeUndefined();
    for (const wrong of [others, [...dice, first], [...dice, foreign], [...others, foreign], []]) {
      expect(problemOf(before, { kind: 'arrange', dice: wrong })).toEqual({
        code: 'kubagram/not-this-field',
      });
    }
    expect(problemOf(before, { kind: 'arrange', dice: [...others, others[0]] })).toEqual({
      code: 'kubagram/not-this-field',
    });
  });
});

describe('what the table rules on', () => {
  const { before } = parts;

  it(`K14 is at most ${mostRuledWords} words at once, and at least one`, () => {
    const many = Array.from({ length: mostRuledWords + 1 }, () => 'TENSO');
    expect(problemOf(before, allow(...many.slice(1)))).toBeUndefined();
    expect(problemOf(before, allow(...many))).toEqual({
      code: 'kubagram/too-many-words',
      words: mostRuledWords + 1,
      most: mostRuledWords,
    });
    expect(problemOf(before, allow())).toEqual({ code: 'kubagram/bad-word', word: '' });
  });

  it('K14 is spelled with letters of the set, the first that is not is named', () => {
    expect(problemOf(before, allow('TENSO', 'TEN5O', 'Ö'))).toEqual({
      code: 'kubagram/bad-word',
      word: 'TEN5O',
    });
  });
});

describe('what may be challenged', () => {
  const claimed = moved(
    standing({ seats: 3, central: 'STONETENSO', options: challenging }),
    '0: claim STONE',
    '0: claim TENSO',
    '0: end',
  );
  const [stone, tenso] = claimed.claims.map(({ word }) => word);

  it('K14 is a claim of this part of the turn', () => {
    expect(problemOf(claimed, { kind: 'challenge', by: 1, word: 99, good: true })).toEqual({
      code: 'kubagram/not-claimed-now',
      id: 99,
    });
  });

  it('K14 a good one stands, and is not looked up twice; the other is still open', () => {
    const { state, events } = playedOn(claimed, '1: challenge STONE');
    expect(events[0]).toEqual({ kind: 'challenged', seat: 1, player: 0, word: 'STONE', good: true });
    expect(state.phase).toMatchObject({ kind: 'challenge' });
    expect(state.claims.map(({ word, good }) => [word, good])).toEqual([
      [stone, true],
      [tenso, false],
    ]);
    expect(problemOf(state, { kind: 'challenge', by: 2, word: stone, good: true })).toEqual({
      code: 'kubagram/looked-up-already',
      word: 'STONE',
    });
  });

  it('K14 all are told that the claims are made, and who lets them stand', () => {
    const state = standing({ seats: 3, central: 'STONE', options: challenging });
    const { events } = playedOn(state, '0: claim STONE', '0: end', '2: accept', '1: accept');
    expect(events.slice(1)).toEqual([
      { kind: 'claims-made', seat: 0 },
      { kind: 'accepted', seat: 2 },
      { kind: 'accepted', seat: 1 },
    ]);
  });
});

describe('a face that may not be shown', () => {
  it('K13 is one that is no vowel, where the die has one and the field needs it', () => {
    const bound = standing({ central: 'STNRSTNRST', box: three });
    expect(problemOf(moved(bound, '0: take'), { kind: 'lay', letter: 'C', side: 'left' })).toEqual({
      code: 'kubagram/vowel-needed',
      die: 'ACH',
      letters: ['A'],
    });
  });

  it('K6 is one that is not up, on a square I', () => {
    for (const central of ['STNR', 'STNRSTNRST']) {
      const state = moved(standing({ central, box: { L1: 'BJM:B' } }), '0: take');
      const problem = problemOf(state, { kind: 'lay', letter: 'J', side: 'left' });
      expect(problem).toMatchObject({ code: 'kubagram/face-fixed', letter: 'B' });
    }
  });
});
