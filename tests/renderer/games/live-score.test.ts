import { describe, expect, it } from 'vitest';
import { spelledOf } from '#renderer/games/kubagram/spelling.ts';
import type { Part } from '#renderer/games/kubagram/draft.ts';
import type { GameTypes, Made } from '#shared/engine/index.ts';
import { checkTurn, cubeword, type CubewordTypes } from '#shared/games/cubeword/index.ts';
import { gameIds, gameOf } from '#shared/games/index.ts';
import { kubagram, type KubagramTypes, type ShownDie } from '#shared/games/kubagram/index.ts';
import { kubo, lineOf, type KuboTypes } from '#shared/games/kubo/index.ts';
import { checkClaim, scruble, type ScrubleTypes } from '#shared/games/scruble/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import type { WordJudge } from '#shared/lexicon/index.ts';
import { playAtRandom } from '#tests/support/contract/random-game.ts';
import { cubewordLexicon } from '#tests/support/cubeword/lexicon.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { smallLexicon } from '#tests/support/kubagram/lexicon.ts';
import { longTest } from '#tests/support/patience.ts';
import { seed } from '#tests/support/seed.ts';

const wanted = Number(process.env.CUBEWRIGHT_LIVE_SCORES ?? 40);

/** The sum that a table shows before a move, and the one that is committed; undefined for moves without any. */
interface Sums {
  readonly shown: unknown;
  readonly committed: unknown;
}
type SumsOf = (made: Made<GameTypes>, words: WordJudge) => Sums | undefined;

function eventOf<E extends { readonly kind: string }, K extends E['kind']>(events: readonly E[], kind: K) {
  return events.find((event): event is Extract<E, { readonly kind: K }> => event.kind === kind);
}

const diceParts = (dice: readonly ShownDie[]): readonly Part[] =>
  dice.map(({ die, letter }) => ({ kind: 'die', die, letter }));

/** Alphacubes is asked in 10,000 plays of its own (tests/shared/games/alphacubes/properties.test.ts). */
const sumsOf = {
  cubeword(made, words) {
    const { before, move, events } = made as Made<CubewordTypes>;
    if (move.kind !== 'turn') return undefined;
    const check = expectOk(checkTurn(cubeword.rules.viewFor(before, move.by), move.parts, words));
    return { shown: check.score, committed: eventOf(events, 'turned')?.score };
  },
  kubagram(made, words) {
    const { before, move, events } = made as Made<KubagramTypes>;
    if (move.kind !== 'claim' && move.kind !== 'join' && move.kind !== 'extend') return undefined;
    const parts: readonly Part[] =
      move.kind === 'claim'
        ? diceParts(move.dice)
        : move.kind === 'join'
          ? move.words.map((word) => ({ kind: 'word', word }))
          : [...diceParts(move.before), { kind: 'word', word: move.word }, ...diceParts(move.behind)];
    const spelled = spelledOf(kubagram.rules.viewFor(before, move.by), move.by, parts, words);
    return { shown: spelled?.value, committed: eventOf(events, 'made')?.value };
  },
  kubo(made) {
    const { before, move, state, events } = made as Made<KuboTypes>;
    if (move.kind !== 'claim') return undefined;
    const { points } = lineOf(move.line);
    const [then = NaN, now = NaN] = [before, state].map((one) => kubo.rules.scores(one)[move.by]);
    return { shown: [points, points], committed: [eventOf(events, 'claimed')?.points, now - then] };
  },
  scruble(made, words) {
    const { before, move, events } = made as Made<ScrubleTypes>;
    if (move.kind !== 'claim') return undefined;
    const { score } = checkClaim(scruble.rules.viewFor(before, move.by), move, words);
    return { shown: score, committed: eventOf(events, 'claimed')?.score };
  },
} satisfies Readonly<Record<string, SumsOf>>;

describe(`P14: what a table shows before a move is what it brings, in ${wanted} plays from seed ${seed}`, () => {
  it('of every game', () => {
    expect(['alphacubes', ...Object.keys(sumsOf)].toSorted()).toEqual(gameIds.toSorted());
  });

  it.each(Object.keys(sumsOf) as (keyof typeof sumsOf)[])('of %s', { timeout: longTest }, async (id) => {
    const game = gameOf(id);
    const lexicon = game.lexicon === 'none' ? undefined : id === 'kubagram' ? smallLexicon : cubewordLexicon;
    const tenant = { id, game, lexicon, shuffleHidden: (state: object) => state };
    let plays = 0;
    let games = 0;
    for (; plays < wanted; games += 1) {
      const { steps, words } = await playAtRandom(tenant, (seed + games) % 2 ** 31);
      for (const made of steps) {
        const sums = sumsOf[id](made, words);
        if (sums === undefined) continue;
        expect(sums.committed).toBeDefined();
        // As text: the runner's own comparison would take most of the time.
        expect(JSON.stringify(sums.shown), `game of seed ${(seed + games) % 2 ** 31}`).toBe(
          JSON.stringify(sums.committed),
        );
        plays += 1;
      }
    }
    tellFigures({ plays, games });
  });
});
