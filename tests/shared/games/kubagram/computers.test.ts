import { describe, expect, it } from 'vitest';
import { kubagram, type KubagramState } from '#shared/games/kubagram/index.ts';
import { expectOk, randomFrom, refuse, seat } from '#shared/kernel/index.ts';
import { judgeForLetters } from '#shared/lexicon/index.ts';
import {
  askIn,
  computerGame,
  englishWords,
  ladderMatch,
  type LadderWords,
} from '#tests/support/kubagram/ladder.ts';
import { smallLexicon } from '#tests/support/kubagram/lexicon.ts';
import { longTest } from '#tests/support/patience.ts';
import { tellFigures } from '#tests/support/figures.ts';
import { moved, standing } from '#tests/support/kubagram/table.ts';

/** `CUBEWRIGHT_LADDER_GAMES=400` plays that many games of each pair of levels, with the real list. */
const asked = Number(process.env.CUBEWRIGHT_LADDER_GAMES ?? 0);

const small: LadderWords = { lexicon: smallLexicon, vocabularyOf: () => smallLexicon };

describe('computer players of Kubagram', () => {
  it('have five levels, of which the lower know fewer words', () => {
    expect(kubagram.computers.levels.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
    const [first, second, third, last] = kubagram.computers.levels.map(({ tier }) => tier);
    expect(first).toBeLessThanOrEqual(second ?? 0);
    expect(second).toBeLessThan(third ?? 0);
    expect(last).toBeUndefined();
  });

  // A game of the real list takes a second or more: they are played only when games are asked for.
  it.skipIf(asked === 0).each([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
  ])(
    'level %i beats level %i, by a step that can be climbed',
    { timeout: longTest * 100 },
    async (upper, lower) => {
      const match = await ladderMatch(upper, lower, englishWords(), asked);
      tellFigures({ games: asked, won: match.won });
      expect(match.won).toBeGreaterThanOrEqual(0.6);
      expect(match.won).toBeLessThanOrEqual(0.8);
    },
  );

  it.each([
    [[1], { judge: 'assisted' }],
    [[4, 3], { judge: 'challenge', minLength: 3, lastShort: 'declared' }],
    [[2, 5, 1], { set: 'nl', minLength: 4, zeroReceiver: 'asTurn' }],
    [[3, 1, 4, 2], { set: 'af', minLength: 3, lastShort: 'checked', drawnJoker: 'setAside' }],
  ] as const)('finish games of levels %j', { timeout: longTest }, async (levels, options) => {
    const { state, moves } = await computerGame(levels, small, { seed: 5, options });
    // The shortest of them is played again: for the same view and chance they decide alike.
    if (levels.length === 3) {
      expect((await computerGame(levels, small, { seed: 5, options })).moves).toEqual(moves);
    }
    expect(kubagram.rules.ending(state)?.reason).toBe('box-empty');
    expect(moves.some(({ kind }) => kind === 'claim')).toBe(true);
  });

  const notAsked = () => Promise.resolve(refuse({ code: 'game/no-words' }));
  const decide = async (state: KubagramState, level: number) => {
    const [by = seat(0)] = kubagram.rules.actors(state);
    if (by === 'clock') throw new Error('Nothing has a limit of time');
    const letters = kubagram.letters(state.options);
    return expectOk(
      await kubagram.computers.decide({
        view: kubagram.rules.viewFor(state, by),
        by,
        level,
        random: randomFrom(31),
        words: judgeForLetters(smallLexicon, letters),
        ask: notAsked,
        askWords: askIn(smallLexicon, letters),
        search: notAsked,
      }),
    );
  };

  it('lay the letter that brings a word, claim it, and go on', async () => {
    const held = moved(standing({ central: 'STON', box: { J1: 'EDR:D', K1: 'AKR:K' } }), '0: take');
    expect(await decide(held, 4)).toMatchObject({ kind: 'lay', letter: 'E' });
    const laid = moved(held, '0: lay E');
    expect(await decide(laid, 4)).toMatchObject({ kind: 'claim', dice: { length: 5 } });
    expect(await decide(moved(laid, '0: claim STONE'), 4)).toEqual({ kind: 'end', by: 0 });
  });

  it('keep a joker that brings nothing, and join what lies at the upper levels', async () => {
    const joker = moved(standing({ central: 'X', box: { J1: 'DOKTER:D', K1: 'AKR:K' } }), '0: take');
    expect(await decide(joker, 4)).toEqual({ kind: 'aside', by: 0 });
    const parts = standing({ words: [['TABLE'], ['SPOON']] });
    expect(await decide(parts, 4)).toMatchObject({ kind: 'join' });
    expect(await decide(parts, 1)).toEqual({ kind: 'take', by: 0 });
  });

  it('K5 skip a die after which the other player would have a word, at the strongest level, and only once', async () => {
    const state = standing({ central: 'COMPUTRS', box: { J1: 'AKR:K', K1: 'EDR:E' } });
    expect(await decide(state, 4)).toEqual({ kind: 'take', by: 0 });
    expect(await decide(state, 5)).toEqual({ kind: 'skip', by: 0 });
    // The next player skips it, too, and then it has to be taken.
    const back = moved(state, '0: skip', '1: skip');
    expect(await decide(back, 5)).toEqual({ kind: 'take', by: 0 });
    expect(await decide(standing({ central: 'COMPUTRS', box: { J1: 'EDR:E', K1: 'AKR:K' } }), 5)).toEqual({
      kind: 'take',
      by: 0,
    });
  });

  it('K5 take a die that is not as bad for the other player', async () => {
    const box = { J1: 'AKR:K', K1: 'EDR:E' };
    for (const at of [
      // Of three players the one after the next would have the word.
      { seats: 3, central: 'COMPUTRS', box },
      // The die goes from its 0 to the other player.
      { central: 'COMPUTRS', box: { H1: 'AKR:K', I1: 'EDR:E' }, options: { zeroReceiver: 'asTurn' } },
      // The own joker makes the word whole.
      { central: 'OMPUTRS', jokers: [['GEERRY'], ['DOKTER']], box: { I1: 'ACH:C', J1: 'DER:E' } },
    ] as const)
      expect(await decide(standing(at), 5)).toEqual({ kind: 'take', by: 0 });
  });

  it('K14 challenge only words that are not in the list, the strongest all of them', async () => {
    const options = { judge: 'challenge' } as const;
    const bad = moved(standing({ options, central: 'TENSO' }), '0: claim TENSO', '0: end');
    expect(await decide(bad, 4)).toEqual({ kind: 'challenge', by: 1, word: 1 });
    const good = moved(standing({ options, central: 'STONE' }), '0: claim STONE', '0: end');
    expect(await decide(good, 4)).toEqual({ kind: 'accept', by: 1 });
  });

  it('know their view alone: other dice under the same tops change nothing', async () => {
    const state = standing({ central: 'STON' });
    const at = state.box.findIndex((one) => one !== null);
    const one = state.box[at];
    const other = state.box.findIndex(
      (die, square) => square > at && die !== null && die.top === one?.top && die.die < 105,
    );
    const two = state.box[other];
    if (one === null || one === undefined || two === null || two === undefined)
      throw new Error('No two tops alike');
    const swapped = {
      ...state,
      box: state.box.with(at, { ...one, die: two.die }).with(other, { ...two, die: one.die }),
    };
    expect(await decide(swapped, 4)).toEqual(await decide(state, 4));
  });
});
