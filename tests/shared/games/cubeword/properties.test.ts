import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  checkTurn,
  cubeIds,
  cubeword,
  runsOn,
  type CubewordEvent,
  type CubewordMove,
  type CubewordState,
  type Part,
} from '#shared/games/cubeword/index.ts';
import {
  cubeId,
  expectOk,
  nextInt,
  randomFrom,
  seat,
  type RandomState,
  type Seed,
} from '#shared/kernel/index.ts';
import { createSpellingPairs } from '#shared/lexicon/index.ts';
import { cubewordLexicon } from '#tests/support/cubeword/lexicon.ts';
import { longTest } from '#tests/support/patience.ts';
import { slowTurn, slowWords } from '#tests/support/cubeword/slow-score.ts';
import { begun, smallList } from '#tests/support/cubeword/table.ts';
import { seed } from '#tests/support/seed.ts';

/** What of random games is CUBEWORD's own; what holds of every game is in contract.test.ts. One seed a run. */
const gamesToPlay = 8;

interface Step {
  readonly before: CubewordState;
  readonly move: CubewordMove;
  readonly events: readonly CubewordEvent[];
  readonly state: CubewordState;
}

const mostMoves = 120;

async function randomGame(number: Seed): Promise<readonly Step[]> {
  const { move: randomMove } = await cubeword.loadRandomPlayer();
  let random: RandomState = randomFrom(number);
  const randomBelow = (below: number): number => {
    const [value, next] = nextInt(random, below);
    random = next;
    return value;
  };
  const seats = 1 + randomBelow(4);
  const finish = (['score', 'time', 'rounds', 'score'] as const)[randomBelow(4)] ?? 'score';
  let state = begun({
    seats,
    seed: number,
    options: {
      finish,
      target: 60,
      rounds: 12,
      connected: randomBelow(3) === 0,
      spellingPairs: randomBelow(2) === 0,
      allow: ['ZZZ'],
    },
  });
  const steps: Step[] = [];
  while (state.phase.kind === 'turn' && steps.length < mostMoves) {
    const [proposal, next] = randomMove(state, random, cubewordLexicon);
    random = next;
    const move = expectOk(cubeword.rules.judge(state, proposal, smallList));
    const step = expectOk(cubeword.rules.apply(state, move));
    steps.push({ before: state, move, ...step });
    ({ state } = step);
  }
  return steps;
}

describe(`random games of CUBEWORD from seed ${seed}`, { timeout: longTest }, () => {
  let games: readonly (readonly Step[])[] = [];
  beforeAll(async () => {
    games = await Promise.all(Array.from({ length: gamesToPlay }, (_, at) => randomGame(seed + at)));
  }, longTest);

  it('C3 make every kind of move, blanks and the Joker too', async () => {
    const all = ['site', 're-site', 're-face', 're-name', 'pass'] as const;
    const kinds = new Set<string>();
    // A few games may lack one, so more are played until each has been made.
    for (let number = 0; !all.every((kind) => kinds.has(kind)) && number < 100; number += 1) {
      for (const { move } of games[number] ?? (await randomGame(seed + number))) {
        if (move.kind !== 'turn') kinds.add(move.kind);
        else for (const { kind } of move.parts) kinds.add(kind);
      }
    }
    expect([...kinds]).toEqual(expect.arrayContaining([...all]));
  });

  it('C6 C7 score as a slow twin does that reads the rules by the letter', () => {
    for (const steps of games) {
      const last = new Map<string, number>();
      for (const { before, events, state } of steps) {
        const turned = events.find((event) => event.kind === 'turned');
        if (turned === undefined) continue;
        const { spellingOf } = createSpellingPairs({ has: (word) => smallList.has(word) || word === 'ZZZ' });
        const name = before.options.spellingPairs ? spellingOf : (word: string) => word;
        expect(turned.score.total).toBe(slowTurn(before.felt, state.felt, before.turn, last, name));
        for (const { letters, sum } of turned.score.words) {
          expect(letters.reduce((points, letter) => points + letter.points, 0)).toBe(sum);
        }
      }
    }
  });

  it('C4 end every turn with words alone, and find the runs that a slow twin finds', () => {
    for (const { state } of games.flat()) {
      const words = runsOn(state.felt).map(({ word }) => word);
      expect(words.toSorted()).toEqual(
        slowWords(state.felt)
          .map(({ word }) => word)
          .toSorted(),
      );
      expect(words.filter((word) => !smallList.has(word) && word !== 'ZZZ')).toEqual([]);
      expect(state.felt.filter(({ blank }) => blank).length).toBeLessThanOrEqual(8);
    }
  });

  it('make or refuse any turn at all, and a turn that is tried ends as the rules say', () => {
    const place = fc.record({
      column: fc.integer({ min: -4, max: 4 }),
      row: fc.integer({ min: -4, max: 4 }),
    });
    const cube = fc.integer({ min: 0, max: cubeIds.length - 1 }).map(cubeId);
    const letter = fc.constantFrom(...'AEONTSRX');
    const part: fc.Arbitrary<Part> = fc.oneof(
      fc.record({ kind: fc.constant('site' as const), cube, at: place, letter, blank: fc.boolean() }),
      fc.record({ kind: fc.constant('re-site' as const), cube, to: place }),
      fc.record({ kind: fc.constant('re-face' as const), cube, letter, blank: fc.boolean() }),
      fc.record({ kind: fc.constant('re-name' as const), cube, letter }),
    );
    fc.assert(
      fc.property(fc.nat(), fc.array(part, { minLength: 1, maxLength: 4 }), (index, parts) => {
        const states = games.flat().map(({ before }) => before);
        const state = states[index % states.length];
        if (state?.phase.kind !== 'turn') return;
        const by = state.phase.seat;
        const judged = cubeword.rules.judge(state, { kind: 'turn', by, parts }, smallList);
        const tried = checkTurn(cubeword.rules.viewFor(state, by), parts, smallList);
        if (!judged.ok) expect(judged.problem.code).toMatch(/^cubeword\//);
        expect(tried.ok ? tried.value.problem : tried.problem).toEqual(
          judged.ok ? undefined : judged.problem,
        );
        if (!judged.ok || !tried.ok) return;
        const made = expectOk(cubeword.rules.apply(state, judged.value));
        expect(made.state.felt).toEqual(tried.value.felt);
        const gained = (cubeword.rules.scores(made.state)[by] ?? 0) - (cubeword.rules.scores(state)[by] ?? 0);
        expect(gained).toBe(tried.value.score.total);
        const again = cubeword.notation.format(cubeword.rules.viewFor(state, seat(by)), judged.value);
        expect(cubeword.notation.parse(cubeword.rules.viewFor(state, 'table'), by, again)).toEqual({
          ok: true,
          value: { kind: 'turn', by, parts },
        });
      }),
      { numRuns: 800, seed },
    );
  });
});
