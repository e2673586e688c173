import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Onlooker } from '#shared/engine/index.ts';
import {
  cardNames,
  kubo,
  kuboLines,
  openLines,
  placingOf,
  problemIn,
  type CardName,
  type KuboMove,
  type KuboState,
} from '#shared/games/kubo/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { longTest } from '#tests/support/patience.ts';
import { randomGame, type RandomGame } from '#tests/support/kubo/random-game.ts';
import { seed } from '#tests/support/seed.ts';

/**
 * What of random games is Kubo's own; what holds of every game is in contract.test.ts.
 * One seed a run, printed when a property fails; `CUBEWRIGHT_KUBO_GAMES` plays more games.
 */
const gamesToPlay = Number(process.env.CUBEWRIGHT_KUBO_GAMES ?? 12);
const games = (check: (game: RandomGame) => void, numRuns = gamesToPlay) =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (number) => {
      check(gameOf(number));
    }),
    { numRuns, seed },
  );

/** All properties look at the same games; some hundred are kept. */
const played = new Map<number, RandomGame>();
function gameOf(number: number): RandomGame {
  const game = played.get(number) ?? randomGame(number);
  if (played.size < 200) played.set(number, game);
  return game;
}

const statesOf = ({ first, steps }: RandomGame) => [first, ...steps.map(({ state }) => state)];
const onlookers = (state: KuboState): readonly Onlooker[] => [
  ...state.seats.map((_, at) => seat(at)),
  'table',
];
const rules = kubo.rules;

describe('random games of Kubo with 2 to 6 seats and any switches', { timeout: longTest }, () => {
  it('reach every kind of move, every end and every kind of line', () => {
    const kinds = new Set<string>();
    const ends = new Set<string>();
    for (let number = 0; number < 40; number += 1) {
      for (const { move, events } of gameOf(Math.imul(number + 1, 0x9e3779b1) >>> 1).steps) {
        kinds.add(move.kind);
        for (const event of events) {
          if (event.kind === 'round-ended') ends.add(event.result.reason);
          if (event.kind === 'claimed') kinds.add(event.stolen ? 'stolen' : 'own').add(`${event.points}`);
        }
      }
    }
    expect(kinds).toEqual(
      new Set(['draw', 'lay', 'claim', 'end', 'wave', 'close', 'stolen', 'own', '1', '2', '12']),
    );
    expect(ends).toEqual(new Set(['zoker', 'went-out', 'full', 'nothing-laid']));
  });

  it('add scores up from the events and the settlement', () => {
    games(({ first, steps, last }) => {
      const sums = [...rules.scores(first)];
      for (const [number, { events, before, state }] of steps.entries()) {
        for (const gain of events.flatMap(rules.gains)) {
          sums[gain.seat] = (sums[gain.seat] ?? 0) + gain.points;
          expect(gain.move).toBe(number);
        }
        expect(state.moves).toBe(before.moves + 1);
        if (rules.ending(state) === undefined) expect(rules.scores(state)).toEqual(sums);
      }
      const ending = rules.ending(last);
      expect(rules.scores(last)).toEqual(sums.map((sum, at) => sum + (ending?.settlement[at] ?? NaN)));
      const best = Math.max(...rules.scores(last));
      expect(ending?.winners).toEqual(
        rules.scores(last).flatMap((points, at) => (points === best ? [at] : [])),
      );
    });
  });

  it('U11 tell others’ new cards to nobody', () => {
    games(({ steps }) => {
      for (const { events, state } of steps) {
        for (const who of onlookers(state)) {
          for (const event of rules.eventsFor(events, who)) {
            if (event.kind === 'drew') expect(event.card !== undefined).toBe(event.seat === who);
            if (event.kind === 'round-began') {
              expect(event.hands.map((hand) => hand.length > 0)).toEqual(
                event.hands.map((_, at) => at === who),
              );
            }
          }
        }
      }
    }, 20);
  });

  it('write every move as text that is read as the same move', () => {
    games(({ steps }) => {
      for (const { before, move } of steps) {
        const view = rules.viewFor(before, move.by === 'clock' ? 'table' : move.by);
        const text = kubo.notation.format(view, move);
        expect(expectOk(kubo.notation.parse(view, move.by, text))).toEqual(move);
        expect(expectOk(kubo.notation.parse(view, move.by, text.toUpperCase()))).toEqual(move);
      }
    });
  });

  it('U4 U7 agree with slow twins that look at the whole cube', () => {
    games((game) => {
      for (const state of statesOf(game)) {
        if (state.phase.kind === 'over') continue;
        const { laid } = state.phase;
        const slow = kuboLines.filter(
          ({ id, cards }) =>
            cards.every((card) => state.table.includes(card)) &&
            cards.some((card) => laid.includes(card)) &&
            !state.claimed.some(({ line }) => line === id),
        );
        expect(
          openLines(state, state.phase)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(slow.map(({ id }) => id).toSorted());
        const dead = cardNames.filter((card) => placingOf(state, card).kind === 'dead').toSorted();
        expect(rules.viewFor(state, 'table').dead).toEqual(dead);
      }
    }, 12);
  });

  it('make or refuse any move at all, however odd, and a refusal has a code of Kubo', () => {
    const by = fc.integer({ min: 0, max: 5 }).map(seat);
    const oddMove: fc.Arbitrary<KuboMove> = fc.oneof(
      fc.record({ kind: fc.constantFrom('draw', 'end', 'wave'), by }),
      fc.record({ kind: fc.constant('lay'), by, card: fc.constantFrom<CardName>(...cardNames) }),
      fc.record({ kind: fc.constant('claim'), by, line: fc.constantFrom(...kuboLines.map(({ id }) => id)) }),
      fc.record({ kind: fc.constant('close'), by: fc.constant('clock'), at: fc.nat() }),
    ) as fc.Arbitrary<KuboMove>;
    fc.assert(
      fc.property(fc.nat({ max: 20 }), fc.nat({ max: 200 }), oddMove, (number, index, move) => {
        const states = statesOf(gameOf(number));
        const state = states[index % states.length] as KuboState;
        const applied = rules.apply(state, move);
        if (move.by !== 'clock' && state.seats[move.by] !== undefined) {
          // A screen that asks the mover's view gets the same answer.
          expect(problemIn(rules.viewFor(state, move.by), move)).toEqual(
            applied.ok ? undefined : applied.problem,
          );
        }
        if (applied.ok) {
          expect(rules.actors(state)).toContain(move.by);
          expect(kubo.pieces(applied.value.state)).toEqual(kubo.pieces(state));
        } else expect(applied.problem.code).toMatch(/^kubo\//);
      }),
      { numRuns: 1500, seed },
    );
  });
});
