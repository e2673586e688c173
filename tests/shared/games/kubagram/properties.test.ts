import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  diceOf,
  isJoker,
  isLastTurn,
  kubagram,
  needsVowel,
  problemIn,
  spelled,
  valueIn,
  type KubagramMove,
  type KubagramState,
  type ShownDie,
  setOf,
} from '#shared/games/kubagram/index.ts';
import { claimOf } from '#shared/games/kubagram/search/best-words.ts';
import { jokersFor } from '#shared/games/kubagram/notation/resolve.ts';
import { canSpell } from '#shared/games/kubagram/judge.ts';
import { lettersOn } from '#shared/games/kubagram/dice.ts';
import { seat, type CubeId, type Seat } from '#shared/kernel/index.ts';
import { smallWords } from '#tests/support/kubagram/lexicon.ts';
import { longTest } from '#tests/support/patience.ts';
import { randomGame, type RandomGame } from '#tests/support/kubagram/random-game.ts';
import { smallJudge } from '#tests/support/kubagram/table.ts';
import { seed } from '#tests/support/seed.ts';

/**
 * What of random games is Kubagram's own; what holds of every game is in contract.test.ts.
 * One seed a run, printed when a property fails; `CUBEWRIGHT_KUBAGRAM_GAMES` plays more games.
 */
const gamesToPlay = Number(process.env.CUBEWRIGHT_KUBAGRAM_GAMES ?? 12);

const played = new Map<number, RandomGame>();
function gameOf(number: number): RandomGame {
  const game = played.get(number) ?? randomGame(number);
  if (played.size < 200) played.set(number, game);
  return game;
}
const games = (check: (game: RandomGame) => void) =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (number) => {
      check(gameOf(number));
    }),
    { numRuns: gamesToPlay, seed },
  );

/** The value of a word, letter by letter as the rules tell it. */
function slowValue(set: Parameters<typeof valueIn>[0], dice: readonly ShownDie[], factor: number): number {
  let sum = 0;
  for (const [at, { letter }] of dice.entries()) sum += valueIn(set, letter) + (at >= 5 ? 5 * (at - 4) : 0);
  for (const { die } of dice) if (isJoker(die)) sum *= 2;
  return sum * factor;
}

describe('random games of Kubagram with 1 to 4 seats and any switches', { timeout: longTest }, () => {
  it('reach every kind of move and of event', () => {
    const kinds = new Set<string>();
    const events = new Set<string>();
    for (let number = 0; number < 40 && (kinds.size < 14 || events.size < 18); number += 1) {
      for (const { move, events: all } of gameOf(Math.imul(number + 1, 0x9e3779b1) >>> 1).steps) {
        kinds.add(move.kind);
        for (const event of all) events.add(event.kind === 'made' ? event.how : event.kind);
      }
    }
    expect([...kinds].sort()).toEqual(
      [
        ...[
          'accept',
          'allow',
          'arrange',
          'aside',
          'challenge',
          'claim',
          'corner',
          'declare',
          'end',
          'extend',
        ],
        ...['join', 'lay', 'skip', 'take'],
      ].sort(),
    );
    expect(events).toEqual(
      new Set([
        ...[
          'accepted',
          'allowed',
          'arranged',
          'challenged',
          'claim',
          'claims-made',
          'corner-chosen',
          'declared',
        ],
        ...['ended', 'extend', 'join', 'laid', 'penalty', 'set-aside', 'skipped', 'took', 'turn', 'undone'],
      ]),
    );
  });

  it('K9 words are worth what the rules say, whatever was joined or made longer', () => {
    games(({ start: { options }, steps }) => {
      for (const event of steps.flatMap(({ events }) => events)) {
        if (event.kind !== 'made') continue;
        const { dice, parts, extended, points } = event.word;
        expect(points).toBe(slowValue(setOf(options), dice, parts * (extended ? 2 : 1)));
      }
    });
  });

  it('K7, K8 a letter up stays up, and dice show their own letters', () => {
    games(({ start: { options }, steps }) => {
      const shown = new Map<CubeId, string>();
      const wrong: ShownDie[] = [];
      for (const { state, events } of steps) {
        // A joker that comes back to its field is open again.
        if (events.some(({ kind }) => kind === 'undone')) shown.clear();
        const fields = state.seats.flatMap(({ words }) => words.flatMap(({ dice }) => dice));
        for (const one of [...state.central, ...fields]) {
          const before = shown.get(one.die);
          if (before === one.letter) continue;
          if (before !== undefined || !lettersOn(setOf(options), one.die).includes(one.letter))
            wrong.push(one);
          shown.set(one.die, one.letter);
        }
      }
      expect(wrong).toEqual([]);
    });
  });

  it('K5, K11 nobody skips twice, each die is taken once, and the last turn is the last', () => {
    games(({ steps, last }) => {
      const skips = steps.flatMap(({ events }) => events.filter(({ kind }) => kind === 'skipped'));
      expect(new Set(skips.map((event) => ('seat' in event ? event.seat : -1))).size).toBe(skips.length);
      expect(last.box.every((one) => one === null)).toBe(true);
      const first = steps.findIndex(({ state }) => isLastTurn(state));
      expect(first).toBeGreaterThan(0);
      const { turn } = steps[first]?.state ?? last;
      expect(last.turn).toBe(turn);
    });
  });

  it('K13 nothing but a vowel is laid beside ten consonants, where there is one', () => {
    games(({ start: { options }, steps }) => {
      for (const { before, move } of steps) {
        if (move.kind !== 'lay' || !needsVowel(before.central) || before.phase.kind !== 'holding') continue;
        const vowels = lettersOn(setOf(options), before.phase.held.die).filter((letter) =>
          'AEIOUĲÅÄÖ'.includes(letter),
        );
        expect(vowels.length === 0 || vowels.includes(move.letter)).toBe(true);
      }
    });
  });

  it('a view gives the same verdict on every move as the rules do', () => {
    games(({ steps }) => {
      const moves = steps.map(({ move }) => move);
      for (const [at, { before }] of steps.entries()) {
        const other = moves[(at * 7 + 3) % moves.length];
        for (const move of [moves[at], other]) {
          if (move === undefined) continue;
          const from: KubagramMove = { ...move, by: (at % 3 === 0 ? seat(0) : move.by) as Seat };
          const judged = kubagram.rules.apply(before, from);
          const problem = problemIn(kubagram.rules.viewFor(before, 'table'), from);
          if (judged.ok) expect(problem).toBeUndefined();
          else if (problem !== undefined) expect(problem).toEqual(judged.problem);
          else expect(judged.problem.code).toMatch(/verdict|not-checked/);
        }
      }
    });
  });

  it('K8 the dearest way to spell a word is the best of all ways', () => {
    games(({ steps }) => {
      const states = steps.map(({ before }) => before).filter((state) => fieldOf(state).length < 10);
      for (const state of states.filter((_, at) => at % 20 === 0)) {
        const { phase } = state;
        if (phase.kind === 'over' || phase.kind === 'challenge') continue;
        for (const word of smallWords.filter(({ length }) => length < 6)) {
          const best = claimOf(state, phase.seat, jokersFor(state, phase.seat), word);
          expect(best?.points).toBe(slowDearest(state, phase.seat, word));
          if (best === undefined) continue;
          const dice = diceOf(state.seats, best.move);
          expect(spelled(dice)).toBe(word);
          expect(best.points).toBe(slowValue(setOf(state.options), dice, 1));
        }
      }
    });
  });

  it('K11 what the list is asked is what trying every word finds', () => {
    games(({ steps }) => {
      for (const { before } of steps.filter((_, at) => at % 25 === 0)) {
        const { options, central, seats } = before;
        const [{ jokers = [] } = {}] = seats;
        const least = options.minLength;
        const found = smallWords.some(
          (word) =>
            word.length >= least &&
            slowDice({ ...before, phase: { kind: 'before', seat: seat(0) } }, seat(0), word).length > 0,
        );
        expect(canSpell(setOf(options), smallJudge, central, jokers, least)).toBe(found);
      }
    });
  });
});

const fieldOf = ({ central }: KubagramState) => central;

/** Every way to spell a word, a die at a time. */
function slowDice(state: KubagramState, by: Seat, word: string): readonly (readonly ShownDie[])[] {
  const { central, options } = state;
  let ways: readonly (readonly ShownDie[])[] = [[]];
  for (const letter of word) {
    const showing = [
      ...central.filter((one) => one.letter === letter).map(({ die }) => die),
      ...jokersFor(state, by).filter((die) => lettersOn(setOf(options), die).includes(letter)),
    ];
    ways = ways.flatMap((way) =>
      showing.filter((die) => !way.some((one) => one.die === die)).map((die) => [...way, { die, letter }]),
    );
  }
  return ways.filter((way) => way.some(({ die }) => central.some((one) => one.die === die)));
}

function slowDearest(state: KubagramState, by: Seat, word: string): number | undefined {
  const values = slowDice(state, by, word).map((dice) => slowValue(setOf(state.options), dice, 1));
  return values.length === 0 ? undefined : Math.max(...values);
}
