import { describe, expect, it } from 'vitest';
import { currentState, propose, redo, undo, type Timeline } from '#shared/engine/index.ts';
import type {
  AlphacubesOptions,
  AlphacubesProposal,
  AlphacubesState,
  AlphacubesTypes,
} from '#shared/games/alphacubes/index.ts';
import { createAlphacubes } from '#tests/support/alphacubes/rules.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { codeOf, cubes, moveOf, playLines, position } from '#tests/support/alphacubes/position.ts';

const words = ['AT', 'HAT', 'HATS'];
const rules = createAlphacubes(new Set(words));
const hands = ['AEHNO AEIOT ADIRT', 'EFIRS DEHOR', 'AENST AEIRS'];
const stock = 'BIKLS CDELN DEFPR AENPT CEILT AMOST AIRSU';

type Kind = AlphacubesOptions['challengeKind'];
const table = (challengeKind: Kind, more: Partial<AlphacubesOptions> = {}, asked = {}): AlphacubesState =>
  position({
    options: { judge: 'challenge', challengeKind, ...more },
    hands,
    stock,
    points: [20, 30, 40],
    ...asked,
  });

const good = '0: I9 across AT';
const bad = '0: I9 across TA';
const run = (state: AlphacubesState, lines: readonly string[]) => playLines(state, lines, words);
const points = (state: AlphacubesState) => state.seats.map((one) => one.points);
const missed = (state: AlphacubesState) => state.seats.map((one) => one.missed);

describe('A5 switch judge', () => {
  it('A5 assisted: the lexicon refuses a bad word at no cost', () => {
    const state = table('double', { judge: 'assisted' });
    const refused = rules.apply(state, moveOf(state, 0, 'I9 across TA'));
    expect(refused).toMatchObject({
      ok: false,
      problem: { code: 'alphacubes/not-in-lexicon', words: ['TA'], at: ['I9'] },
    });
    expect(run(state, [good]).state.phase).toEqual({ kind: 'turn', seat: 1 });
  });

  it('A5 challenge: any spelling may be laid and waits, before the hand is refilled and the next turn begins', () => {
    const { state } = run(table('double'), [bad]);
    expect(state.phase).toMatchObject({ kind: 'challenge', pending: { seat: 0, accepted: [] } });
    expect(state.seats[0]?.hand).toEqual(cubes('ADIRT'));
    expect(state.turn).toBe(1);
    expect(points(state)).toEqual([20, 30, 40]);
    expect(rules.toMove(state)).toEqual([1, 2]);
  });

  it('A5 a play that every opponent waves on stands, right or wrong', () => {
    const { state } = run(table('double'), [bad, '1: accept', '2: accept']);
    expect(points(state)).toEqual([24, 30, 40]);
    expect(state.seats[0]?.hand).toEqual(cubes('ADIRT BIKLS CDELN DEFPR AENPT CEILT AMOST'));
    expect(state).toMatchObject({ turn: 2, phase: { kind: 'turn', seat: 1 } });
  });

  it('A5 any one opponent may challenge, not its player, not one who waved it on', () => {
    const { state } = run(table('double'), [bad, '2: accept']);
    const challenge = (at: number) => rules.check(state, { kind: 'challenge', by: seat(at) });
    expect(challenge(1).ok).toBe(true);
    expect(codeOf(challenge(0))).toBe('alphacubes/not-your-turn');
    expect(codeOf(challenge(2))).toBe('alphacubes/not-your-turn');
  });

  it('A5 P3 the opponents are asked clockwise from the player', () => {
    const { state } = run(table('double'), ['0: pass', '1: I9 across FE']);
    expect(rules.toMove(state)).toEqual([2, 0]);
  });

  it('A5 nothing else may be done while a play waits', () => {
    const { state } = run(table('double'), [bad]);
    expect(codeOf(rules.check(state, { kind: 'pass', by: seat(1) }))).toBe('alphacubes/play-pending');
    expect(codeOf(rules.check(state, { kind: 'pass', by: seat(0) }))).toBe('alphacubes/not-your-turn');
  });

  it('A5 there is nothing to challenge without a play, nor twice', () => {
    const before = table('double');
    expect(codeOf(rules.check(before, { kind: 'challenge', by: seat(1) }))).toBe(
      'alphacubes/nothing-to-challenge',
    );
    const { state } = run(before, [good, '1: challenge']);
    expect(codeOf(rules.check(state, { kind: 'challenge', by: seat(2) }))).toBe(
      'alphacubes/nothing-to-challenge',
    );
    expect(codeOf(rules.check(state, { kind: 'accept', by: seat(2) }))).toBe(
      'alphacubes/nothing-to-challenge',
    );
  });

  it('A5 all the words of a play are judged together: one bad word condemns it', () => {
    const picture = [...Array.from({ length: 8 }, () => ''), '........HAT'];
    const state = table('single', {}, { picture, hands: ['EFIRS AEIRS', 'ADIRT', 'AEIOT'] });
    // HATS is good, SI is not.
    const judged = run(state, ['0: L9 down SI', '1: challenge']);
    expect(judged.events).toContainEqual({
      kind: 'challenged',
      seat: 1,
      player: 0,
      words: ['SI', 'HATS'],
      good: false,
    });
  });

  it('A5 alone at the table a play stands at once', () => {
    const state = position({ options: { judge: 'challenge' }, hands: [hands[0] ?? ''], stock });
    expect(run(state, [bad]).state).toMatchObject({ turn: 2, phase: { kind: 'turn', seat: 0 } });
  });
});

describe('A5 a bad play is taken back for 0 points', () => {
  it.each<Kind>(['double', 'single', 'plus5', 'plus10'])('A5 P7 %s: and its turn is lost', (kind) => {
    const { state, events } = run(table(kind), [bad, '1: challenge']);
    expect(state.squares).toEqual({});
    expect([...(state.seats[0]?.hand ?? [])].sort()).toEqual([...cubes(hands[0] ?? '')].sort());
    expect(state.stock).toEqual(cubes(stock));
    expect(points(state)).toEqual([20, 30, 40]);
    expect(missed(state)).toEqual([0, 0, 0]);
    expect(state).toMatchObject({ turn: 2, phase: { kind: 'turn', seat: 1 } });
    expect(events.some((event) => event.kind === 'taken-back')).toBe(true);
  });

  it('A5 P7 void: and is tried again in the same turn', () => {
    const { state } = run(table('void'), [bad, '1: challenge']);
    expect(state).toMatchObject({ turn: 1, squares: {}, phase: { kind: 'turn', seat: 0 } });
    expect(points(run(state, [good, '1: accept', '2: accept']).state)).toEqual([24, 30, 40]);
  });

  it('A5 P7 triple: and its player is out, cubes and all', () => {
    const { state } = run(table('triple'), [bad, '1: challenge']);
    expect(state.seats.map(({ out }) => out)).toEqual([true, false, false]);
    expect(state.seats[0]?.hand).toHaveLength(3);
    expect(state.stock).toEqual(cubes(stock));
    expect(state.phase).toEqual({ kind: 'turn', seat: 1 });
    const round = run(state, ['1: pass', '2: exchange AENST']).state;
    expect(round.phase).toEqual({ kind: 'turn', seat: 1 });
  });
});

describe('A5 a good play stands', () => {
  const expected: readonly (readonly [Kind, readonly number[], readonly number[], readonly boolean[]])[] = [
    ['double', [24, 30, 40], [0, 0, 1], [false, false, false]],
    ['single', [24, 30, 40], [0, 0, 0], [false, false, false]],
    ['void', [24, 30, 40], [0, 0, 0], [false, false, false]],
    ['plus5', [29, 30, 40], [0, 0, 0], [false, false, false]],
    ['plus10', [34, 30, 40], [0, 0, 0], [false, false, false]],
    ['triple', [24, 30, 40], [0, 0, 0], [false, false, true]],
  ];
  it.each(expected)('A5 P7 %s: what the wrong challenger pays', (kind, score, misses, out) => {
    const { state } = run(table(kind), [good, '2: challenge']);
    expect(points(state)).toEqual(score);
    expect(missed(state)).toEqual(misses);
    expect(state.seats.map((one) => one.out)).toEqual(out);
    expect(Object.keys(state.squares)).toEqual(['I9', 'J9']);
    expect(state.seats[0]?.hand).toHaveLength(7);
    expect(state.phase).toEqual({ kind: 'turn', seat: 1 });
  });

  it('A5 double: the challenger misses the next turn', () => {
    const { state, events } = run(table('double'), [good, '1: challenge']);
    expect(state).toMatchObject({ turn: 3, phase: { kind: 'turn', seat: 2 } });
    expect(missed(state)).toEqual([0, 0, 0]);
    expect(events.filter(({ kind }) => kind === 'missed-turn')).toEqual([{ kind: 'missed-turn', seat: 1 }]);
  });

  it('A5 triple: the last one left wins, whatever the scores', () => {
    const two = table('triple', {}, { hands: hands.slice(0, 2), points: [0, 300] });
    const { state } = run(two, [good, '1: challenge']);
    expect(state.phase).toMatchObject({ kind: 'over', end: { reason: 'last-one-left', winners: [0] } });
    const other = run(two, [bad, '1: challenge']).state;
    expect(other.phase).toMatchObject({ kind: 'over', end: { reason: 'last-one-left', winners: [1] } });
  });

  it('A5 triple: cubes that left with their player cost nothing', () => {
    const two = table('triple', {}, { hands: hands.slice(0, 2), points: [50, 60] });
    const { state } = run(two, [good, '1: challenge']);
    // Seat 0 keeps ADIRT (6); nothing is drawn any more.
    expect(state.phase).toMatchObject({ end: { leftover: [-6, 0], unplayed: [cubes('ADIRT'), []] } });
    expect(points(state)).toEqual([50 + 4 - 6, 60]);
  });
});

describe('A5 switch missedTurn, for a bad play under double', () => {
  it('A5 this: only the turn of the bad play is lost', () => {
    const { state } = run(table('double', { missedTurn: 'this' }), [
      bad,
      '1: challenge',
      '1: pass',
      '2: pass',
    ]);
    expect(state).toMatchObject({ turn: 4, phase: { kind: 'turn', seat: 0 } });
  });

  it('A5 next: the turn after it too', () => {
    const lines = [bad, '1: challenge', '1: pass', '2: pass'];
    const { state } = run(table('double', { missedTurn: 'next' }), lines);
    expect(state).toMatchObject({ turn: 5, phase: { kind: 'turn', seat: 1 } });
  });

  it.each<Kind>(['single', 'plus5', 'plus10', 'void', 'triple'])(
    'A5 next changes nothing under %s',
    (kind) => {
      const { state } = run(table(kind, { missedTurn: 'next' }), [bad, '1: challenge']);
      expect(missed(state)).toEqual([0, 0, 0]);
    },
  );

  it('A5 missed turns add up', () => {
    const picture = [...Array.from({ length: 8 }, () => ''), '........HAT'];
    const state = table('double', {}, { picture, missed: [0, 1, 0] });
    const { state: after } = run(state, ['0: J8 down HAT', '1: challenge']);
    // Two to miss, one of them missed at once.
    expect(missed(after)).toEqual([0, 1, 0]);
    expect(after.phase).toEqual({ kind: 'turn', seat: 2 });
    expect(run(after, ['2: pass', '0: pass']).state.phase).toEqual({ kind: 'turn', seat: 2 });
  });

  it('A5 who misses turns may still challenge', () => {
    const state = table('double', {}, { missed: [0, 2, 0] });
    expect(rules.toMove(run(state, [bad]).state)).toContain(1);
  });
});

describe('A5 P15 a challenge is taken back', () => {
  const after = (play: string) => {
    const state = table('double');
    const begun: Timeline<AlphacubesTypes> = {
      start: state,
      stretches: [],
      state,
      length: 0,
      undone: [],
      takenBack: 0,
    };
    return [play, '1: challenge'].reduce((timeline, line) => {
      const move = moveOf(currentState(timeline), Number(line[0]), line.slice(3));
      return expectOk(propose(rules, timeline, move, new Set(words))).timeline;
    }, begun);
  };

  it.each([
    [bad, 0],
    [good, 1],
  ])('A5 P15 %s: the play waits again, then the turn; marked where cubes were drawn', (play, marks) => {
    const judged = after(play);
    const waiting = undo(rules, judged);
    expect(waiting && currentState(waiting).phase.kind).toBe('challenge');
    const fresh = waiting && undo(rules, waiting);
    expect(fresh && currentState(fresh)).toEqual(judged.start);
    expect(fresh?.takenBack).toBe(marks);
    const again = fresh && redo(rules, fresh);
    expect(again && redo(rules, again.timeline)?.timeline.state).toEqual(currentState(judged));
  });
});

describe('A5 nothing of the verdict leaks before a challenge', () => {
  it('A5 P3 the same play under a lexicon that knows its word and one that does not: every view is the same', () => {
    const before = table('double');
    const seen = (lexicon: ReadonlySet<string>) => {
      const judged = createAlphacubes(lexicon);
      const { state, events } = expectOk(judged.apply(before, moveOf(before, 0, 'I9 across AT')));
      const moves = [0, 1, 2].flatMap((at) =>
        (['accept', 'challenge', 'pass'] as const).map((kind) =>
          judged.check(state, { kind, by: seat(at) } as AlphacubesProposal),
        ),
      );
      const views = [0, 1, 2].map((at) => judged.viewFor(state, seat(at)));
      return { views, moves, events, toMove: judged.toMove(state) };
    };
    expect(seen(new Set(['AT']))).toEqual(seen(new Set()));
  });

  it('A5 a play is checked without the lexicon', () => {
    const asked: string[] = [];
    const spy = createAlphacubes({ has: (word) => asked.push(word) > 0 });
    const state = table('double');
    expectOk(spy.apply(state, moveOf(state, 0, 'I9 across TA')));
    expect(asked).toEqual([]);
  });
});
