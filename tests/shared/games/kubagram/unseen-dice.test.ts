import { describe, expect, it } from 'vitest';
import {
  begin,
  movesOf,
  currentState,
  play,
  replay,
  type Start,
  type Timeline,
} from '#shared/engine/index.ts';
import {
  nameableDice,
  compareBox,
  kubagram,
  nextSquare,
  squaresExpected,
  withNamedDie,
  type KubagramSetUp,
  type KubagramTypes,
} from '#shared/games/kubagram/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { randomGame } from '#tests/support/kubagram/random-game.ts';

const { rules } = kubagram;

/** A game whose dice nobody has told, and the same game with all of them known. */
function unseenGame(number: number) {
  const game = randomGame(number);
  const { first, start } = game;
  const box = first.box.map((one) => (one === null ? null : ('any' as const)));
  const drawn = first.seats.map(({ drawn: dice }) => dice);
  const setUp: KubagramSetUp = { unseen: true, box, ...(start.seats === 1 ? {} : { drawn }) };
  return { ...game, setUp };
}

function begun(start: Start<KubagramTypes>, setUp: KubagramSetUp): Timeline<KubagramTypes> {
  return expectOk(begin(rules, { ...start, setUp, seed: 99 }));
}

describe('a game whose dice are told as they are lifted (K1, B16)', () => {
  it.each([1, 2, 3, 5, 8])('ends in the same full record as with all of them known: game %i', (number) => {
    const { first, steps, start, setUp: before } = unseenGame(number);
    let setUp = before;
    let timeline = begun(start, setUp);
    let told = 0;
    for (const { move, before: state } of steps) {
      const view = rules.viewFor(currentState(timeline), 'table');
      if (move.kind === 'take') {
        const square = nextSquare(state.box, state.corner ?? 0) ?? -1;
        const die = state.box[square];
        if (die === null || die === undefined) throw new Error('A die is taken');
        expect(view.box[square]).toEqual({ top: '', turn: 0, joker: false, unseen: true });
        expect(rules.apply(currentState(timeline), move)).toMatchObject({
          ok: false,
          problem: { code: 'kubagram/unseen-die' },
        });
        expect(nameableDice(currentState(timeline), [die.top])).toContain(die.die);
        setUp = withNamedDie({ setUp, start: timeline.start, now: currentState(timeline) }, square, die);
        const replayed = replay(rules, { ...start, setUp, seed: 99 }, movesOf(timeline));
        if (!replayed.ok) throw new Error(JSON.stringify(replayed));
        ({ timeline } = replayed);
        told += 1;
      }
      timeline = expectOk(play(rules, timeline, move)).timeline;
    }
    expect(told).toBe(first.box.filter((one) => one !== null).length);
    expect(rules.scores(currentState(timeline))).toEqual(rules.scores(steps.at(-1)?.state ?? first));
    // Nothing is left to be told, so the record stands by itself.
    expect(kubagram.setUpSchema.parse(JSON.parse(JSON.stringify(setUp))).box).not.toContain('any');
    const again = replay(rules, { ...start, setUp, seed: 12 }, movesOf(timeline));
    expect(again.ok && rules.scores(currentState(again.timeline))).toEqual(
      rules.scores(currentState(timeline)),
    );
  });

  it('a die that is lifted before it was told is asked for', () => {
    const { start, setUp } = unseenGame(2);
    const [first] = unseenGame(2).steps;
    if (first?.move.kind !== 'corner') throw new Error('The box is turned first');
    const { timeline } = expectOk(play(rules, begun(start, setUp), first.move));
    const view = rules.viewFor(currentState(timeline), 'table');
    const next = nextSquare(view.box, view.corner ?? 0) ?? -1;
    const sensed = [...squaresExpected(view)].with(next, '0').join('');
    const people = Array.from({ length: start.seats }, (_, at) => seat(at));
    const ask = { view, taken: [], sensed, bad: new Set<number>(), agreed: 1, people };
    expect(compareBox(ask)).toMatchObject({ kind: 'unseen', square: next, moves: [{ kind: 'take' }] });
  });

  it('lot cannot draw what nobody has told: who begins is asked for', () => {
    const options = kubagram.optionsSchema.parse({});
    expect(rules.setup({ options, seats: 2, seed: 1, setUp: { unseen: true } })).toEqual({
      ok: false,
      problem: { code: 'kubagram/set-up-unseen-first' },
    });
    expect(rules.setup({ options, seats: 2, seed: 1, setUp: { unseen: true, first: 1 } }).ok).toBe(true);
    expect(rules.setup({ options, seats: 1, seed: 1, setUp: { unseen: true } }).ok).toBe(true);
  });
});
