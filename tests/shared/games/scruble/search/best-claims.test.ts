import { describe, expect, it } from 'vitest';
import {
  afterTwists,
  bestClaims,
  everyTwist,
  pegIds,
  type ClaimRequest,
} from '#shared/games/scruble/index.ts';
import { legalClaim } from '#shared/games/scruble/legality.ts';
import { nextInt, randomFrom, shuffle } from '#shared/kernel/index.ts';
import { cubewordWords, lexiconOf } from '#tests/support/cubeword/lexicon.ts';
import { longTest } from '#tests/support/patience.ts';
import { slowBest, wordOn } from '#tests/support/scruble/slow-claims.ts';
import { begun } from '#tests/support/scruble/table.ts';

/** `CUBEWRIGHT_CUBES=1000` compares so many cubes. */
const cubes = Number(process.env.CUBEWRIGHT_CUBES ?? 50);

/** Words that stand somewhere on most cubes, with a few long ones for bonuses. */
const words = cubewordWords.filter(({ length }) => length >= 3);
const lexicon = lexiconOf(words);
const none = { allowed: [], denied: [] };
const how = { width: 0, most: 5, share: 1, replies: 0, care: 0 } as const;

/** A turn on a random cube with one or two twists made, and two words claimed before. */
function turnOf(seed: number, further: number): ClaimRequest {
  let random = randomFrom(seed);
  const randomBelow = (below: number): number => {
    const [value, next] = nextInt(random, below);
    random = next;
    return value;
  };
  const [cube] = shuffle(randomFrom(seed + 1), pegIds);
  const twists = Array.from({ length: 1 + randomBelow(2) }, () => everyTwist[randomBelow(36)]).flatMap(
    (one) => one ?? [],
  );
  const premiums = (['flanking', 'wild', 'wildOnly'] as const)[randomBelow(3)] ?? 'flanking';
  const now = afterTwists(cube, twists);
  const claimed = [3, 6].map((length) =>
    wordOn(now, { ring: 1 + randomBelow(12), from: randomBelow(16), back: randomBelow(2) === 0, length }),
  );
  return { cube, claimed, premiums, minLength: 3 + randomBelow(2), twists, further, ...how };
}

describe(`the best claim without a further twist, on ${cubes} cubes`, () => {
  it('is the best of all runs and all words', { timeout: longTest }, () => {
    let found = 0;
    for (let seed = 1; seed <= cubes; seed += 1) {
      const ask = turnOf(seed, 0);
      const best = bestClaims(lexicon, none, ask);
      expect(best.exact).toBe(true);
      expect(best.claims[0]?.points ?? 0, `seed ${seed}`).toBe(slowBest(words, ask));
      found += best.claims.length;
      isAsFound(ask, best.claims);
    }
    expect(found).toBeGreaterThan(cubes);
  });

  it('is the best of all cubes within one further twist, too', { timeout: longTest }, () => {
    for (let seed = 1; seed <= Math.ceil(cubes / 50); seed += 1) {
      const ask = turnOf(seed, 1);
      expect(bestClaims(lexicon, none, ask).claims[0]?.points ?? 0).toBe(slowBest(words, ask));
    }
  });

  it('is the best of all cubes within two further twists, with few words', { timeout: longTest }, () => {
    let better = 0;
    for (let seed = 1; seed <= Math.ceil(cubes / 50); seed += 1) {
      const few = words.filter((_, at) => at % 30 === seed % 30);
      const ask = turnOf(seed, 2);
      const best = bestClaims(lexiconOf(few), none, ask);
      expect(best.exact).toBe(true);
      const points = slowBest(few, ask);
      expect(best.claims[0]?.points ?? 0).toBe(points);
      if (points > slowBest(few, { ...ask, further: 1 })) better += 1;
    }
    expect(better).toBeGreaterThan(0);
  });
});

/** Each claim may be made, for the points that were found. */
function isAsFound(ask: ClaimRequest, claims: ReturnType<typeof bestClaims>['claims']): void {
  const { premiums, minLength, cube } = ask;
  const state = begun({ options: { premiums, minLength }, setUp: { cube } });
  for (const claim of claims) {
    const legal = legalClaim({ ...state, claimed: ask.claimed }, claim);
    expect(legal.ok && legal.value.score.total, claim.word).toBe(claim.points);
  }
}

describe('the search', () => {
  it('takes words that the table allows, and none that it forbids or that were claimed', () => {
    const ask = turnOf(3, 1);
    const [best] = bestClaims(lexicon, none, { ...ask, claimed: [] }).claims;
    const word = best?.word ?? '';
    const others = bestClaims(lexicon, { allowed: [], denied: [word] }, { ...ask, claimed: [] });
    expect(others.claims.map((claim) => claim.word)).not.toContain(word);
    const only = bestClaims(lexiconOf(['QQQ']), { allowed: [word], denied: [] }, { ...ask, claimed: [] });
    expect(only.claims.map((claim) => claim.word)).toEqual([word]);
    const pegs = wordOn(ask.cube, { ring: 1, from: 0, back: false, length: word.length }).pegs;
    const claimed = bestClaims(lexicon, none, { ...ask, claimed: [{ word, pegs }] });
    expect(claimed.claims.map((claim) => claim.word)).not.toContain(word);
  });

  it('finds nothing before the first twist, and more with more twists', () => {
    const ask: ClaimRequest = { ...turnOf(5, 0), premiums: 'flanking', twists: [], claimed: [] };
    const best = (further: number) =>
      bestClaims(lexicon, none, { ...ask, further, width: 2 }).claims[0]?.points ?? 0;
    const found = [0, 1, 2, 3].map(best);
    expect(found[0]).toBe(0);
    expect(found[1]).toBeGreaterThan(0);
    expect(found[2]).toBeGreaterThan(found[1] ?? 0);
    expect(found[3]).toBeGreaterThanOrEqual(found[2] ?? 0);
  });

  it('stays below the share that a handicap leaves', () => {
    const ask = { ...turnOf(7, 1), claimed: [], most: 1 };
    const best = bestClaims(lexicon, none, ask).claims[0]?.points ?? 0;
    const half = bestClaims(lexicon, none, { ...ask, share: 0.5 }).claims[0]?.points ?? 0;
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThanOrEqual(best / 2);
  });

  it('minds what a claim leaves to the next player: the most that one twist brings there', () => {
    const ask: ClaimRequest = { ...turnOf(9, 1), premiums: 'flanking', claimed: [], replies: 5, care: 1 };
    const { claims } = bestClaims(lexicon, none, ask);
    expect(claims.length).toBeGreaterThan(1);
    const worth = claims.map(({ points, reply = 0 }) => points - reply);
    expect(worth).toEqual([...worth].sort((one, other) => other - one));
    const state = begun({
      options: { premiums: ask.premiums, minLength: ask.minLength },
      setUp: { cube: ask.cube },
    });
    for (const claim of claims.slice(0, 1)) {
      const legal = legalClaim({ ...state, claimed: [] }, claim);
      if (!legal.ok) throw new Error(claim.word);
      const pegs = wordOn(legal.value.cube, legal.value.run).pegs;
      const next: ClaimRequest = {
        ...ask,
        cube: legal.value.cube,
        claimed: [{ word: claim.word, pegs }],
        twists: [],
        further: 1,
      };
      expect(claim.reply).toBe(slowBest(words, next));
    }
  });
});
