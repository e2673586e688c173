import { describe, expect, it } from 'vitest';
import { type AlphacubesState } from '#shared/games/alphacubes/index.ts';
import { createAlphacubes } from '#tests/support/alphacubes/rules.ts';
import { seat } from '#shared/kernel/index.ts';
import { codeOf, cubes, playLines, position } from '#tests/support/alphacubes/position.ts';

const words = ['AT', 'HAT', 'HATS', 'SO', 'TO', 'OR', 'TA', 'ATE'];
const rules = createAlphacubes(new Set(words));
const run = (state: AlphacubesState, lines: readonly string[]) => playLines(state, lines, words);
const turn = (state: AlphacubesState) => (state.phase.kind === 'turn' ? state.phase.seat : state.phase.kind);

describe('A6 somebody goes out with the stock empty', () => {
  const hands = ['AEHNO AEIOT', 'EFIRS DEHOR', 'AENST AEIRS', 'GNOST CEIOV'];

  it('A6 those seated after them in the round have one more turn each, then it is over', () => {
    const state = position({ hands, first: 0 });
    const out = run(state, ['0: I9 across AT']);
    expect(out.events).toContainEqual({ kind: 'went-out', seat: 0 });
    expect(turn(out.state)).toBe(1);
    expect(rules.viewFor(out.state, seat(2)).lastRound).toBe(true);
    const end = run(out.state, ['1: pass', '2: pass', '3: pass']).state;
    expect(end.phase).toMatchObject({ kind: 'over', end: { reason: 'went-out' } });
    expect(end.turn).toBe(4);
  });

  it('A6 the round is counted from the first player, not from seat 0', () => {
    const state = position({ hands, first: 3 });
    const end = run(state, ['0: I9 across AT', '1: pass', '2: pass']).state;
    expect(turn(end)).toBe('over');
  });

  it('A6 the last of the round goes out: it is over at once', () => {
    const end = run(position({ hands, first: 1 }), ['0: I9 across AT']).state;
    expect(end.phase).toMatchObject({ kind: 'over', end: { reason: 'went-out' } });
  });

  it('A6 missed turns stay missed', () => {
    const state = position({ hands, missed: [0, 0, 1, 3] });
    const end = run(state, ['0: I9 across AT', '1: pass']);
    expect(turn(end.state)).toBe('over');
    expect(end.events.filter(({ kind }) => kind === 'missed-turn')).toHaveLength(2);
  });

  it('A6 a stock that still holds cubes keeps the game going', () => {
    const state = position({ hands, stock: 'BIKLS' });
    expect(rules.viewFor(run(state, ['0: I9 across AT']).state, seat(0)).lastRound).toBe(false);
  });

  it('A6 a challenged play goes out only once it stands', () => {
    const asked = { hands, options: { judge: 'challenge' as const } };
    const bad = run(position(asked), ['0: I9 across NO', '1: challenge']);
    expect(bad.state.progress.wentOut).toBeUndefined();
    const good = run(position(asked), ['0: I9 across AT', '1: challenge']);
    // The challenger misses the next turn, which was the last one.
    expect(good.state.progress.wentOut).toBeDefined();
    expect(turn(good.state)).toBe(2);
  });

  it('A6 another who goes out in the last round changes nothing', () => {
    const fewer = [hands[0] ?? '', hands[1] ?? '', 'AENST', hands[3] ?? ''];
    const later = run(position({ hands: fewer }), ['0: I9 across AT', '1: pass', '2: I9 across ATE']);
    expect(later.events.filter(({ kind }) => kind === 'went-out')).toHaveLength(1);
    expect(turn(later.state)).toBe(3);
    expect(turn(run(later.state, ['3: pass']).state)).toBe('over');
  });

  it('A6 each unplayed cube costs its total, and going out brings no bonus', () => {
    const state = position({ hands: ['AEHNO AEIOT', 'EFIRS DEHOR'], points: [10, 100] });
    const end = run(state, ['0: I9 across AT', '1: pass']).state;
    expect(end.phase).toMatchObject({
      end: { leftover: [0, -(8 + 9)], unplayed: [[], cubes('EFIRS DEHOR')], winners: [1] },
    });
    expect(end.seats.map(({ points }) => points)).toEqual([10 + 4, 100 - 17]);
  });

  it('A6 ties share the win', () => {
    const state = position({ hands: ['AEHNO AEIOT', 'EFIRS DEHOR', 'GNOST'], points: [16, 37, 0] });
    const end = run(state, ['0: I9 across AT', '1: pass', '2: pass']).state;
    expect(end.seats.map(({ points }) => points)).toEqual([20, 20, -6]);
    expect(end.phase).toMatchObject({ end: { winners: [0, 1] } });
  });

  it('A6 alone: going out ends it', () => {
    expect(turn(run(position({ hands: ['AEHNO AEIOT'] }), ['0: I9 across AT']).state)).toBe('over');
  });

  it('A6 no move is made once it is over', () => {
    const end = run(position({ hands, first: 1 }), ['0: I9 across AT']).state;
    expect(rules.toMove(end)).toEqual([]);
    expect(codeOf(rules.check(end, { kind: 'pass', by: seat(1) }))).toBe('alphacubes/game-over');
  });
});

describe('A6 nobody can play', () => {
  const hands = ['AEHNO AEIOT', 'EFIRS DEHOR', 'AENST AEIRS'];
  const stock = 'BIKLS CDELN DEFPR AENPT';

  it('A6 everybody passes in succession', () => {
    const state = position({ hands, stock });
    expect(turn(run(state, ['0: pass', '1: pass']).state)).toBe(2);
    const end = run(state, ['0: pass', '1: pass', '2: pass']).state;
    expect(end.phase).toMatchObject({ kind: 'over', end: { reason: 'all-passed' } });
  });

  it('A6 the succession may begin with anyone', () => {
    const end = run(position({ hands, stock }), ['0: exchange AEHNO', '1: pass', '2: pass', '0: pass']).state;
    expect(end.phase).toMatchObject({ end: { reason: 'all-passed' } });
  });

  it('A6 a swap or a play between breaks it', () => {
    const state = position({ hands, stock });
    expect(turn(run(state, ['0: pass', '1: pass', '2: exchange AENST', '0: pass', '1: pass']).state)).toBe(2);
    expect(turn(run(state, ['0: pass', '1: pass', '2: I9 across AT', '0: pass', '1: pass']).state)).toBe(2);
  });

  it('A6 so does a missed turn', () => {
    const state = position({ hands, stock, missed: [0, 0, 1] });
    expect(turn(run(state, ['0: pass', '1: pass', '0: pass', '1: pass']).state)).toBe(2);
  });

  it('A6 so does a play that was taken back', () => {
    const state = position({ hands, stock, options: { judge: 'challenge' } });
    const lines = ['0: pass', '1: pass', '2: I9 across NA', '0: challenge', '0: pass', '1: pass'];
    expect(turn(run(state, lines).state)).toBe(2);
  });

  it('A6 alone, everybody is one: a pass ends it, and so do three swaps', () => {
    const alone = position({ hands: [hands[0] ?? ''], stock });
    expect(run(alone, ['0: pass']).state.phase).toMatchObject({ end: { reason: 'all-passed' } });
    const swaps = ['0: exchange AEHNO', '0: exchange AEIOT', '0: exchange BIKLS'];
    expect(turn(run(alone, swaps.slice(0, 2)).state)).toBe(0);
    expect(run(alone, swaps).state.phase).toMatchObject({ end: { reason: 'no-cubes-laid' } });
  });

  it('A6 everybody means those still in the game', () => {
    const state = position({ hands, stock, options: { judge: 'challenge', challengeKind: 'triple' } });
    const lines = ['0: I9 across NA', '1: challenge', '1: pass'];
    expect(turn(run(state, lines).state)).toBe(2);
    expect(run(state, [...lines, '2: pass']).state.phase).toMatchObject({ end: { reason: 'all-passed' } });
  });

  it('A6 every cube left costs its total', () => {
    const end = run(position({ hands, stock }), ['0: pass', '1: pass', '2: pass']).state;
    expect(end.seats.map(({ points }) => points)).toEqual([-8 - 5, -8 - 9, -5 - 5]);
    expect(end.phase).toMatchObject({ end: { winners: [2] } });
  });
});

describe('P15 taking back the end', () => {
  const marked = (hands: readonly string[]) => {
    const { events } = run(
      position({ hands }),
      hands.map((_, at) => `${at}: pass`),
    );
    return events.some((event) => rules.reveals(event));
  };

  it('P15 marks the game where the end laid open the hands of others', () => {
    expect(marked(['AEHNO AEIOT', 'EFIRS DEHOR'])).toBe(true);
    expect(marked(['AEHNO AEIOT'])).toBe(false);
  });
});

describe('A6 three whole rounds in which nobody lays a cube', () => {
  const hands = ['AEHNO AEIOT', 'EFIRS DEHOR'];
  const stock = 'BIKLS CDELN DEFPR AENPT';
  const round = (state: AlphacubesState) => {
    const swap = (at: number) => ({
      kind: 'exchange' as const,
      by: seat(at),
      cubes: (state.seats[at]?.hand ?? []).slice(0, 1),
    });
    const one = rules.apply(state, swap(0));
    if (!one.ok) throw new Error(one.problem.code);
    const other = rules.apply(one.value.state, swap(1));
    if (!other.ok) throw new Error(other.problem.code);
    return other.value.state;
  };

  it('A6 end it, two do not', () => {
    const two = round(round(position({ hands, stock })));
    expect(turn(two)).toBe(0);
    expect(round(two).phase).toMatchObject({ kind: 'over', end: { reason: 'no-cubes-laid' } });
  });

  it('A6 a cube laid begins the count again', () => {
    const two = round(round(position({ hands: ['AEHNO AEIOT AENST ADIRT AEIRS ADEIN', 'EFIRS'], stock })));
    const laid = run(two, ['0: I9 across AT', '1: pass']).state;
    expect(turn(round(round(laid)))).toBe(0);
    expect(turn(round(round(round(laid))))).toBe('over');
  });

  it.each(['single', 'double', 'plus5', 'plus10'] as const)('A6 plays taken back lay no cube: %s', (kind) => {
    const state = position({ hands, stock, options: { judge: 'challenge', challengeKind: kind } });
    const lines = ['0: I9 across NA', '1: challenge', '1: I9 across FE', '0: challenge'];
    expect(turn(run(state, [...lines, ...lines]).state)).toBe(0);
    expect(run(state, [...lines, ...lines, ...lines]).state.phase).toMatchObject({
      kind: 'over',
      end: { reason: 'no-cubes-laid' },
    });
  });

  it('A6 rounds are whole, counted from the first player', () => {
    // Seat 1 began: the turn of seat 0 ends a round of which the first turn was not barren.
    const state = position({ hands, stock, first: 1 });
    const begun = { ...state, progress: { ...state.progress, laidThisRound: true } };
    const rounds = ['0: pass', '1: exchange EFIRS', '0: pass', '1: exchange DEHOR', '0: pass'];
    expect(turn(run(begun, rounds).state)).toBe(1);
  });
});
