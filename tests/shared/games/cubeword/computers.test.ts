import { describe, expect, it } from 'vitest';
import { bestTurns, cubeword, hintFor, reviewOf, turnRequest } from '#shared/games/cubeword/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import {
  computerGame,
  decisionOf,
  englishWords,
  ladderMatch,
  sharedWords,
} from '#tests/support/cubeword/ladder.ts';
import { cubewordLexicon, lexiconOf } from '#tests/support/cubeword/lexicon.ts';
import { longTest } from '#tests/support/patience.ts';
import { tellFigures } from '#tests/support/figures.ts';
import {
  begun,
  lying,
  moved,
  newWordsOf,
  playedOn,
  siting,
  smallList,
} from '#tests/support/cubeword/table.ts';

/** `CUBEWRIGHT_LADDER_GAMES=400` plays that many games of each pair of levels, with the English list. */
const asked = Number(process.env.CUBEWRIGHT_LADDER_GAMES ?? 0);
const small = sharedWords(cubewordLexicon);
const none = { allowed: [], denied: [] };

describe('computer players of CUBEWORD', () => {
  const { levels } = cubeword.computers;

  it('have six levels, the lower ones with words of their own tier', () => {
    expect(levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(levels.map(({ tier }) => tier)).toEqual([20, 35, 50, 50, undefined, undefined]);
  });

  it(
    'play whole games of any finish, from one seat to four, and decide alike for the same game',
    {
      timeout: longTest,
    },
    async () => {
      const played: unknown[] = [];
      for (const [seats, options] of [
        [[1], { finish: 'rounds', rounds: 4 }],
        [[2, 1], { finish: 'lead', lead: 5, connected: true }],
        [[2, 1], { finish: 'lead', lead: 5, connected: true }],
        [[3, 1, 2, 1], { target: 20 }],
      ] as const) {
        const { state, moves } = await computerGame(seats, small, { seed: 5, options });
        expect(cubeword.rules.ending(state)).toBeDefined();
        expect(moves.some(({ kind }) => kind === 'turn')).toBe(true);
        played.push(moves);
      }
      expect(played[1]).toEqual(played[2]);
    },
  );

  it('pass where no turn scores', async () => {
    const nothing = sharedWords(lexiconOf(['ZZZZZZ']));
    expect(await decisionOf(begun(), seat(0), 4, nothing, 1)).toEqual({ kind: 'pass', by: 0 });
  });

  it('C4 let stand what is no word and what they do not mend, for a pass would be refused', async () => {
    const odd = begun({ setUp: { felt: lying('GINTZ Z 0 0', 'AHQRT Q 1 0', 'ABDTU A 6 6') } });
    expect(await decisionOf(odd, seat(0), 2, small, 1)).toEqual({
      kind: 'allow',
      by: 0,
      words: ['ZQ'],
    });
    const ruled = moved(odd, '0: allow ZQ');
    expect(await decisionOf(ruled, seat(0), 2, small, 1)).toMatchObject({ by: 0 });
    expect((await decisionOf(ruled, seat(0), 2, small, 1)).kind).not.toBe('allow');
  });

  it('leave words beyond their vocabulary as they are', async () => {
    const state = begun({ options: { allow: ['QAT'] } });
    const stands = moved(state, `0: ${siting('QAT', 0, 0)}`);
    for (const level of [1, 4]) {
      expect(await decisionOf(stands, seat(1), level, small, 1)).toMatchObject({ kind: 'turn', by: 1 });
    }
  });

  it.runIf(asked > 0).each([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, 5],
  ])(
    'level %i beats level %i, by a step that can be climbed',
    { timeout: longTest * 60 },
    async (upper, lower) => {
      const match = await ladderMatch(upper, lower, englishWords(), asked);
      tellFigures({ games: match.games, won: match.won });
      expect(match.won).toBeGreaterThanOrEqual(0.6);
      expect(match.won).toBeLessThanOrEqual(0.8);
    },
  );
});

describe('hints', () => {
  const state = moved(begun(), `0: ${siting('TONE', 0, 0)}`);
  const view = cubeword.rules.viewFor(state, seat(1));
  const ask = turnRequest(view, { moves: 2, nodes: 50_000, width: 50, most: 1, share: 1 });
  const found = bestTurns(cubewordLexicon, none, ask);

  it('tell the score, the words, the cubes and the turn, in steps', () => {
    const hint = hintFor(view, found, smallList);
    expect(hint?.steps.map(({ step }) => step)).toEqual(cubeword.hintSteps);
    const played = expectOk(
      cubeword.rules.judge(state, { kind: 'turn', by: seat(1), parts: hint?.parts ?? [] }, smallList),
    );
    const step = expectOk(cubeword.rules.apply(state, played));
    const words = newWordsOf({ state: step.state, events: step.events });
    expect(hint?.steps[0]).toEqual({ step: 'score', points: cubeword.rules.scores(step.state)[1] });
    expect(hint?.steps[1]).toEqual({ step: 'words', words });
    const cubes = hint?.steps[2];
    if (cubes?.step !== 'cubes') throw new Error('The third step tells the cubes');
    expect([...cubes.fromPool, ...cubes.inPlay].length).toBeGreaterThan(0);
    expect(cubes.inPlay.every((cube) => state.felt.some((one) => one.cube === cube))).toBe(true);
  });

  it('tell nothing where no turn scores', () => {
    expect(hintFor(view, { turns: [], exact: true }, smallList)).toBeUndefined();
  });

  it('a look back says what could have been played', () => {
    const best = found.turns[0]?.points ?? 0;
    const played = playedOn(state, '1: site S at 4, 0');
    const points = cubeword.rules.scores(played.state)[1] ?? 0;
    expect(reviewOf(points, found)).toEqual({
      played: 5,
      better: found.turns[0],
      lost: best - 5,
      exact: found.exact,
    });
    expect(best).toBeGreaterThan(5);
    expect(reviewOf(best, found)).toMatchObject({ better: undefined, lost: 0 });
  });
});
