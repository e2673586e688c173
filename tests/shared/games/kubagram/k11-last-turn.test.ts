import { describe, expect, it } from 'vitest';
import {
  isLastTurn,
  kubagram,
  type KubagramOptions,
  type KubagramState,
} from '#shared/games/kubagram/index.ts';
import { seat } from '#shared/kernel/index.ts';
import {
  centralOf,
  moved,
  playedOn,
  refusal,
  scoresOf,
  standing,
  wordsOf,
} from '#tests/support/kubagram/table.ts';

/** The last die of the box is next: AKR with its R up, on a square I. */
const nearlyDone = (more: Omit<Parameters<typeof standing>[0], 'box'> = {}) =>
  standing({ box: { L1: 'AKR:R' }, ...more });

const lastTurn = (more: Omit<Parameters<typeof standing>[0], 'box'> = {}) =>
  moved(nearlyDone(more), '0: take', '0: lay R');

const ending = (state: KubagramState) => kubagram.rules.ending(state);
const gained = (from: KubagramState, to: KubagramState) =>
  scoresOf(to).map((points, at) => points - (scoresOf(from)[at] ?? 0));

describe('K11 the last turn', () => {
  it('K11 is the turn in which the last die is laid', () => {
    const state = nearlyDone();
    expect(isLastTurn(state)).toBe(false);
    expect(isLastTurn(moved(state, '0: take'))).toBe(false);
    expect(isLastTurn(lastTurn())).toBe(true);
  });

  it('K11 an extension of a word that is not there is refused', () => {
    const short = moved(lastTurn({ central: 'STONE' }), '0: declare');
    const behind = short.central;
    const move = { kind: 'extend', by: seat(0), word: 9, before: [], behind, accepted: 'STONER' } as const;
    expect(kubagram.rules.apply(short, move)).toMatchObject({
      problem: { code: 'kubagram/no-such-word', id: 9 },
    });
  });

  it('K11 or set aside', () => {
    const state = moved(standing({ box: { L1: 'DOKTER:K' } }), '0: take', '0: aside');
    expect(isLastTurn(state)).toBe(true);
    expect(ending(moved(state, '0: end'))?.settlement).toEqual([-22, 0]);
  });

  it('K11 for a die from a 0 it is the receiver’s', () => {
    // Two draws each, so that the squares behind H1 are empty.
    const drawn = [
      ['ABH:A', 'AFM:A'],
      ['AKR:A', 'EGM:E'],
    ];
    const state = standing({ drawn, box: { H1: 'IDS:D' } });
    const handed = moved(state, '0: take');
    expect(isLastTurn(handed)).toBe(false);
    expect(refusal(handed, '0: declare')).toEqual({ code: 'kubagram/not-last-turn' });
    const received = moved(handed, '0: end', '1: lay I');
    expect(received.phase).toEqual({ kind: 'after', seat: 1 });
    expect(isLastTurn(received)).toBe(true);
    expect(ending(moved(received, '1: end'))?.settlement).toEqual([0, -4]);
  });

  it('K11 they claim as usual, and nobody else has a further turn', () => {
    const state = lastTurn({ central: 'WATESTONE' });
    const over = moved(state, '0: claim WATER', '0: claim STONE', '0: end');
    expect(wordsOf(over, 0)).toEqual(['WATER', 'STONE']);
    expect(over.phase.kind).toBe('over');
    expect(kubagram.rules.actors(over)).toEqual([]);
    expect(ending(over)?.reason).toBe('box-empty');
  });

  it('K11 short words wait until the last player says that no word of the least length is left', () => {
    const state = lastTurn({ central: 'WATESTA' });
    expect(refusal(state, '0: claim TEAR')).toMatchObject({ code: 'kubagram/word-too-short', least: 5 });
    const declared = moved(state, '0: declare');
    expect(declared.phase).toMatchObject({ kind: 'short', seat: 0 });
    const after = moved(declared, '0: claim TEAR', '0: claim AS');
    expect(gained(state, after)).toEqual([2 + 4 + 3 + 3 + 3 + 1, 0]);
    expect(refusal(moved(declared, '0: claim TEAR'), '0: claim W')).toMatchObject({
      code: 'kubagram/word-too-short',
      least: 2,
    });
  });

  it('K11 not before the last turn', () => {
    const state = moved(
      standing({ central: 'AS', box: { K1: 'EDR:E', L1: 'AKR:R' } }),
      '0: take',
      '0: lay D',
    );
    expect(refusal(state, '0: declare')).toEqual({ code: 'kubagram/not-last-turn' });
    expect(refusal(state, '0: claim AS')).toMatchObject({ code: 'kubagram/word-too-short' });
  });

  it('K11 lastShort declared: it is for the last player to say, though the list knows one', () => {
    expect(moved(lastTurn({ central: 'WATE' }), '0: declare').phase.kind).toBe('short');
  });

  const checked: Partial<KubagramOptions> = { lastShort: 'checked' };

  it('K11 lastShort checked: the list finds none in the central field', () => {
    const state = lastTurn({ central: 'WATE', options: checked });
    expect(refusal(state, '0: declare')).toEqual({ code: 'kubagram/word-left', least: 5 });
    expect(moved(state, '0: claim WATER', '0: declare').phase.kind).toBe('short');
  });

  it('K11 lastShort checked: their own set-aside jokers are looked at, those of others are not', () => {
    const own = lastTurn({ central: 'WAT', options: checked, jokers: [['DOKTER'], []] });
    expect(refusal(own, '0: declare')).toEqual({ code: 'kubagram/word-left', least: 5 });
    const other = lastTurn({ central: 'WAT', options: checked, jokers: [[], ['DOKTER']] });
    expect(moved(other, '0: declare').phase.kind).toBe('short');
  });

  it('K11 lastShort checked: a verdict is kept in the move, and asked for there alone', () => {
    const state = lastTurn({ central: 'X', options: checked });
    expect(kubagram.rules.apply(state, { kind: 'declare', by: state.first })).toMatchObject({
      problem: { code: 'kubagram/not-checked' },
    });
    const other = lastTurn({ central: 'X' });
    expect(kubagram.rules.apply(other, { kind: 'declare', by: state.first, checked: true })).toMatchObject({
      problem: { code: 'kubagram/not-checked' },
    });
  });

  const short = (more: Omit<Parameters<typeof standing>[0], 'box'>) => moved(lastTurn(more), '0: declare');

  it('K11 lastExtensionMin 2: a word of any player takes two dice or more, in front, behind or both', () => {
    const options = { allow: ['UNSTABLER', 'STABLER', 'STABLE'] };
    const state = short({ central: 'UNS', words: [[], ['TABLE']], options });
    expect(wordsOf(moved(state, '0: extend TABLE to STABLER'), 0)).toEqual(['STABLER']);
    expect(wordsOf(moved(state, '0: extend TABLE to UNSTABLER'), 0)).toEqual(['UNSTABLER']);
    expect(refusal(state, '0: extend TABLE to STABLE')).toEqual({
      code: 'kubagram/extension-too-short',
      word: 'TABLE',
      dice: 1,
      least: 2,
    });
  });

  it('K11 lastExtensionMin 1: one die will do', () => {
    const options = { allow: ['STABLE'], lastExtensionMin: 1 };
    const state = short({ central: 'S', words: [[], ['TABLE']], options });
    expect(wordsOf(moved(state, '0: extend TABLE to STABLE'), 0)).toEqual(['STABLE']);
  });

  it('K11 an extended word counts double on top of its factors: a compound of two four times', () => {
    const options = { allow: ['TABLESPOONERS'] };
    const state = short({ central: 'ES', words: [[], ['TABLE+SPOON']], options });
    const { state: after, events } = playedOn(state, '0: extend TABLESPOON to TABLESPOONERS');
    // 30 of the letters, 4 + 3 + 1, and 180 for the eight behind the fifth.
    expect(events).toMatchObject([{ value: { parts: 2, extendedFactor: 2, total: (38 + 180) * 4 } }]);
    expect(gained(state, after)).toEqual([(38 + 180) * 4, -210]);
  });

  it('K11 an extended word is not extended or joined again', () => {
    const options = { allow: ['STABLER', 'STABLERS', 'STABLERSPOON'], lastExtensionMin: 1 };
    const state = moved(
      short({ central: 'SS', words: [['SPOON'], ['TABLE']], options }),
      '0: extend TABLE to STABLER',
    );
    expect(refusal(state, '0: extend STABLER to STABLERS')).toEqual({
      code: 'kubagram/word-extended',
      word: 'STABLER',
    });
    expect(refusal(state, '0: join STABLER SPOON')).toEqual({
      code: 'kubagram/word-extended',
      word: 'STABLER',
    });
  });

  it('K11 only words that lay there when this part of the turn began are made longer', () => {
    const options = { allow: ['STONER', 'STONERS', 'ATONES'] };
    const before = moved(lastTurn({ central: 'STONEAT', options }), '0: claim STONE');
    const state = moved(before, '0: declare');
    // Made in this very turn, but before the last player said that no full word is left.
    const extensible = { ...options, lastExtensionMin: 1 };
    const early = moved(lastTurn({ central: 'STONE', options: extensible }), '0: claim STONE', '0: declare');
    expect(wordsOf(moved(early, '0: extend STONE to STONER'), 0)).toEqual(['STONER']);
    const made = moved(state, '0: claim AT');
    expect(
      refusal(moved(short({ central: 'ATONES', options }), '0: claim AT'), '0: extend AT to ATONES'),
    ).toEqual({
      code: 'kubagram/word-made-just-now',
      word: 'AT',
    });
    expect(wordsOf(made, 0)).toEqual(['STONE', 'AT']);
    // What was undone by a look-up lies there as it lay, and a game of former rules goes on by them.
    const former = {
      ...short({ central: 'ATONES', options }),
      phase: { kind: 'short', seat: seat(0) } as const,
    };
    expect(wordsOf(moved(former, '0: claim AT', '0: extend AT to ATONES'), 0)).toEqual(['ATONES']);
  });

  it('K11 parts of a compound need the least length here too', () => {
    const options = { allow: ['TEAMSTONE', 'TEAM'] };
    const state = moved(short({ central: 'TEAM', words: [['STONE'], []], options }), '0: claim TEAM');
    expect(refusal(state, '0: join TEAM STONE')).toEqual({
      code: 'kubagram/part-too-short',
      word: 'TEAM',
      least: 5,
    });
  });

  it('K11 words are made longer in the last turn alone, once short words may be', () => {
    const state = lastTurn({ central: 'SE', words: [[], ['COMPUTE']] });
    expect(refusal(state, '0: extend COMPUTE to COMPUTERS')).toMatchObject({
      code: 'kubagram/not-now',
      move: 'extend',
    });
  });

  it('K11 the faces still up in the central field are subtracted from the last player’s score', () => {
    const state = lastTurn({ central: 'XQ' });
    const over = moved(state, '0: end');
    expect(gained(state, over)).toEqual([-(9 + 6 + 3), 0]);
    expect(over.phase).toMatchObject({
      end: { last: 0, central: -18, jokers: [0, 0], settlement: [-18, 0] },
    });
  });
});

describe('K11b unused jokers', () => {
  it('K11b every joker still set aside costs its owner the sum of all six faces, the last player’s too', () => {
    const state = lastTurn({ seats: 3, jokers: [['DOKTER'], ['GEERRY', 'POLLET'], []] });
    expect(ending(moved(state, '0: end'))?.settlement).toEqual([-22 - 3, -25 - 19, 0]);
  });

  it('K11b the last player may take other players’ jokers, for a word made then', () => {
    const state = lastTurn({ central: 'CATTL', jokers: [[], ['DOKTER']] });
    const over = moved(state, '0: claim CATTLE with DOKTER', '0: end');
    expect(gained(state, over)).toEqual([42 - 3, 0]);
    expect(over.seats.map(({ jokers }) => jokers)).toEqual([[], []]);
  });

  it('K11b before the last turn nobody may', () => {
    const state = nearlyDone({ central: 'CATTL', jokers: [[], ['DOKTER']] });
    expect(refusal(state, '0: claim CATTLE')).toMatchObject({ code: 'kubagram/field-lacks', letters: ['E'] });
    expect(refusal(state, '0: claim CATTLE with DOKTER')).toEqual({
      code: 'kubagram/joker-of-another',
      die: 'DOKTER',
      seat: 1,
    });
  });

  it('K11b for a part of a compound', () => {
    const state = lastTurn({ central: 'TABL', words: [['SPOON'], []], jokers: [[], ['DOKTER']] });
    expect(gained(state, moved(state, '0: claim TABLE', '0: join TABLE SPOON'))).toEqual([420 - 15, 0]);
  });

  it('K11b in an extension a joker counts as a die', () => {
    const state = moved(
      lastTurn({ central: 'SX', words: [['COMPUTE'], []], jokers: [[], ['DOKTER']] }),
      '0: declare',
    );
    const { events } = playedOn(state, '0: extend COMPUTE to COMPUTERS with DOKTER');
    expect(events).toMatchObject([{ value: { jokerFactor: 2, extendedFactor: 2, total: 148 * 2 } }]);
  });

  it('K11b a joker left in the central field counts its face only', () => {
    const state = lastTurn({ centralDice: ['DOKTER:K'] });
    expect(centralOf(state)).toBe('KR');
    expect(ending(moved(state, '0: end'))?.settlement).toEqual([-6 - 3, 0]);
  });
});
