import { describe, expect, it } from 'vitest';
import {
  afterTwists,
  withoutFurtherTwists,
  bestClaims,
  checkClaim,
  claimRequest,
  hintFor,
  reviewOf,
  runThrough,
  placesOf,
  findWord,
  scruble,
} from '#shared/games/scruble/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { cubewordLexicon, lexiconOf } from '#tests/support/cubeword/lexicon.ts';
import { longTest } from '#tests/support/patience.ts';
import { tellFigures } from '#tests/support/figures.ts';
import {
  computerGame,
  decisionOf,
  englishWords,
  ladderMatch,
  sharedWords,
} from '#tests/support/scruble/ladder.ts';
import { anyWord, beforeTwists, begun, cubeWith, moved, twistsIn } from '#tests/support/scruble/table.ts';

/** `CUBEWRIGHT_LADDER_GAMES=400` plays that many games of each pair of levels, with the English list. */
const asked = Number(process.env.CUBEWRIGHT_LADDER_GAMES ?? 0);
const small = sharedWords(cubewordLexicon);

describe('computer players of SCRUBLE Cube', () => {
  it('have four levels, the lower ones with words of their own tier', () => {
    expect(scruble.computers.levels.map(({ level }) => level)).toEqual([1, 2, 3, 4]);
    const tiers = scruble.computers.levels.map(({ tier = Infinity }) => tier);
    expect(tiers).toEqual([...tiers].sort((one, other) => one - other));
    expect(tiers.at(-1)).toBe(Infinity);
  });

  it(
    'play whole games of any finish, and decide alike for the same game',
    { timeout: longTest },
    async () => {
      const played: unknown[] = [];
      for (const [seats, options] of [
        [[1], { finish: 'rounds', rounds: 3 }],
        [[2, 1], { target: 40, finishRound: true, minLength: 4 }],
        [[2, 1], { target: 40, finishRound: true, minLength: 4 }],
        [[1, 2, 1, 4], { target: 20, premiums: 'wildOnly' }],
      ] as const) {
        const { state, moves } = await computerGame(seats, small, { seed: 5, options });
        expect(scruble.rules.ending(state)).toBeDefined();
        expect(moves.some(({ kind }) => kind === 'claim')).toBe(true);
        played.push(moves);
      }
      expect(played[1]).toEqual(played[2]);
    },
  );

  it('pass where there is nothing to claim, and when the sand has run out', async () => {
    const pass = { kind: 'pass', by: 0, twists: [] };
    expect(await decisionOf(begun(), seat(0), 2, sharedWords(lexiconOf(['ZZZZZZ'])), 1)).toEqual(pass);
    const late = moved(begun({ options: { timer: 'sand' } }), 'clock: time 1000');
    expect(await decisionOf(late, seat(0), 4, small, 1)).toEqual(pass);
  });

  it('do not claim what this table forbids', async () => {
    const first = await decisionOf(begun({ seed: 9 }), seat(0), 2, small, 1);
    if (first.kind !== 'claim') throw new Error('There is a word');
    const strict = begun({ seed: 9, options: { forbid: [first.word] } });
    expect(await decisionOf(strict, seat(0), 2, small, 1)).not.toMatchObject({ word: first.word });
  });

  it.runIf(asked > 0).each([
    [2, 1],
    [3, 2],
    [4, 3],
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
  const street = { ring: 6, from: 4, back: false } as const;
  const cube = cubeWith({ run: street, pegs: 'S T R E E T' });
  const state = beforeTwists(cube, 'R');
  const view = scruble.rules.viewFor(state, seat(0));
  const lexicon = lexiconOf(['STREET', 'ELF']);
  const ask = claimRequest(view, [], { further: 1, width: 0, most: 1, share: 1, replies: 0, care: 0 });
  const found = bestClaims(lexicon, { allowed: [], denied: [] }, ask);

  it('tell the score, the place, the word and the twists, in steps', () => {
    const hint = hintFor(found);
    expect(hint?.steps.map(({ step }) => step)).toEqual(scruble.hintSteps);
    expect(hint?.steps[0]).toEqual({ step: 'score', points: 11 });
    expect(hint?.steps[1]).toEqual({ step: 'place', ring: 6, letters: 6, twists: 1 });
    expect(hint?.steps[2]).toEqual({ step: 'word', word: 'STREET' });
    expect(hint?.steps[3]).toEqual({ step: 'twists', twists: twistsIn('R'), at: street });
  });

  it('go on from the twists that are made', () => {
    const made = twistsIn('R');
    const now = bestClaims(
      lexicon,
      { allowed: [], denied: [] },
      claimRequest(view, made, withoutFurtherTwists),
    );
    expect(now.exact).toBe(true);
    expect(hintFor(now, made)?.steps[3]).toEqual({ step: 'twists', twists: [], at: street });
  });

  it('tell nothing where there is nothing to claim', () => {
    expect(hintFor({ claims: [], exact: true })).toBeUndefined();
  });

  it('a look back says what could have been claimed', () => {
    expect(reviewOf(0, found)).toMatchObject({
      played: 0,
      better: { word: 'STREET' },
      lost: 11,
      exact: true,
    });
    expect(reviewOf(11, found)).toMatchObject({ better: undefined, lost: 0 });
  });

  it('a claim is shown with its sum while it is tried, and with why it may not be made', () => {
    const claim = { twists: twistsIn('R'), word: 'STREET', at: street };
    const check = checkClaim(view, claim, anyWord);
    expect(check).toMatchObject({ score: { total: 11 }, cube, crossings: [] });
    expect(check.problem).toBeUndefined();
    expect(checkClaim(view, claim, { has: () => false })).toMatchObject({
      score: { total: 11 },
      problem: { code: 'scruble/not-in-lexicon' },
    });
    expect(checkClaim(view, { ...claim, twists: [] }, anyWord).problem?.code).toBe('scruble/letter-differs');
    const [best] = findWord(view, claim.twists, 'STREET');
    expect(best).toMatchObject({ at: street, score: { total: 11 } });
    const traced = placesOf({ ...street, length: 6 });
    expect(runThrough(traced)).toEqual({ ...street, length: 6 });
    expect(runThrough([...traced.slice(0, 2), traced[3] ?? 0])).toBeUndefined();
    expect(afterTwists(view.cube, claim.twists)).toEqual(cube);
  });
});
