import { describe, expect, it } from 'vitest';
import { kubagram } from '#shared/games/kubagram/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { moved, playedOn, refusal, scoresOf, standing, wordsOf } from '#tests/support/kubagram/table.ts';

describe('K9 words and score', () => {
  it.each([
    [3, 'TEA', 'AS'],
    [4, 'TEAR', 'TEA'],
    [5, 'STONE', 'TEAR'],
    [6, 'CATTLE', 'STONE'],
    [7, 'COMPUTE', 'CATTLE'],
    [8, 'OUTLINES', 'COMPUTE'],
  ])('K9 minLength %i: %s is long enough, %s is not', (minLength, word, shorter) => {
    const options = { minLength, allow: ['OUTLINES'] };
    expect(wordsOf(moved(standing({ central: word, options }), `0: claim ${word}`), 0)).toEqual([word]);
    expect(refusal(standing({ central: shorter, options }), `0: claim ${shorter}`)).toEqual({
      code: 'kubagram/word-too-short',
      word: shorter,
      letters: minLength - 1,
      least: minLength,
    });
  });

  it('K9 the same spelling may be claimed again with other dice', () => {
    const after = moved(standing({ central: 'STONESTONE' }), '0: claim STONE', '0: claim STONE');
    expect(wordsOf(after, 0)).toEqual(['STONE', 'STONE']);
    expect(scoresOf(after)).toEqual([32, 0]);
  });

  it('K9 a word that the lexicon lacks is refused, with its reason', () => {
    const state = standing({ central: 'STENO', options: { forbid: ['STONE'] } });
    expect(refusal(state, '0: claim TENSO')).toEqual({ code: 'kubagram/not-in-lexicon', word: 'TENSO' });
    expect(refusal(state, '0: claim STONE')).toEqual({ code: 'kubagram/excluded-by-table', word: 'STONE' });
    const personal = standing({ central: 'STENO', options: { personalForbid: ['STONE'] } });
    expect(refusal(personal, '0: claim STONE')).toEqual({
      code: 'kubagram/excluded-by-person',
      word: 'STONE',
    });
  });

  it('K9 value, letter by letter', () => {
    const { events } = playedOn(standing({ central: 'CATTLE' }), '0: claim CATTLE');
    expect(events).toMatchObject([
      {
        kind: 'made',
        how: 'claim',
        value: {
          letters: [1, 3, 2, 2, 4, 4].map((value) => ({ value, joker: false })),
          bonus: 5,
          jokerFactor: 1,
          extendedFactor: 1,
          total: 21,
        },
      },
    ]);
  });

  it('K9 the verdict in a move must be that of its word', () => {
    const state = standing({ central: 'STONE' });
    const move = { kind: 'claim', by: seat(0), dice: state.central, accepted: 'NOTES' } as const;
    expect(kubagram.rules.apply(state, move)).toEqual({
      ok: false,
      problem: { code: 'kubagram/verdict-differs', word: 'STONE', judged: 'NOTES' },
    });
  });
});

describe('K10 compounds', () => {
  it('K10 the parts leave their owners, who lose their value', () => {
    const state = standing({ seats: 3, words: [[], ['TABLE'], ['SPOON']] });
    expect(scoresOf(state)).toEqual([0, 15, 15]);
    const { state: after, events } = playedOn(state, '0: join TABLE SPOON');
    expect(scoresOf(after)).toEqual([210, 0, 0]);
    expect(events.flatMap(kubagram.rules.gains)).toEqual([
      { seat: 0, points: 210, move: 0 },
      { seat: 1, points: -15, move: 0 },
      { seat: 2, points: -15, move: 0 },
    ]);
  });

  it('K10 in any order, as far as the joined spelling is in the lexicon', () => {
    const state = standing({ words: [['STONE'], ['WATER']] });
    expect(wordsOf(moved(state, '0: join WATER STONE'), 0)).toEqual(['WATERSTONE']);
    expect(wordsOf(moved(state, '0: join STONE WATER'), 0)).toEqual(['STONEWATER']);
    const other = standing({ words: [['STONE'], ['TABLE']] });
    expect(refusal(other, '0: join TABLE STONE')).toEqual({
      code: 'kubagram/not-in-lexicon',
      word: 'TABLESTONE',
    });
  });

  it('K10 the factor is the number of simple words, and joining again keeps adding: 2 + 1 = 3', () => {
    const options = { allow: ['WATERSTONEHOUSE'] };
    const state = standing({ options, words: [['WATER'], ['STONE', 'HOUSE']] });
    const twice = playedOn(state, '0: join WATER STONE', '0: join WATERSTONE HOUSE');
    const once = playedOn(state, '0: join WATER STONE HOUSE');
    expect(scoresOf(twice.state)).toEqual(scoresOf(once.state));
    expect(twice.events[1]).toMatchObject({ value: { parts: 3 }, word: { parts: 3 } });
    // 4 + 3 + 2 + 4 + 3, 1 + 2 + 4 + 5 + 4, 4 + 4 + 5 + 1 + 4, and 275 for ten letters behind the fifth.
    expect(scoresOf(once.state)).toEqual([(16 + 16 + 18 + 275) * 3, 0]);
  });

  it('K10 words of one spelling count each', () => {
    const options = { allow: ['STONESTONE'] };
    const { events } = playedOn(standing({ options, words: [['STONE'], ['STONE']] }), '0: join STONE STONE');
    expect(events).toMatchObject([{ word: { parts: 2 } }]);
  });

  it('K10 all jokers in it count', () => {
    const state = standing({ central: 'TABLSPON', jokers: [['DOKTER', 'POLLET'], []] });
    const after = moved(
      state,
      ...['0: claim TABLE with DOKTER', '0: claim SPOON with POLLET', '0: join TABLE SPOON'],
    );
    expect(scoresOf(after)).toEqual([840, 0]);
  });

  it('K10 only whole words of the least length, two or more of them, each once, and nothing between', () => {
    const state = standing({ words: [['TABLE'], ['SPOON']] });
    const join = (words: readonly number[]) =>
      kubagram.rules.apply(state, { kind: 'join', by: seat(0), words, accepted: 'TABLETABLE' });
    expect(join([1, 1])).toMatchObject({ problem: { code: 'kubagram/word-joined-twice', word: 'TABLE' } });
    expect(join([1])).toMatchObject({ problem: { code: 'kubagram/one-word-is-no-compound' } });
    expect(join([1, 9])).toMatchObject({ problem: { code: 'kubagram/no-such-word', id: 9 } });
    expect(refusal(state, '0: join TABLE')).toMatchObject({ code: 'kubagram/word-expected' });
  });

  it('K10 a word is longer than any lexicon knows from 22 letters on', () => {
    const state = standing({ words: [['WATER+STONE', 'HOUSE+BOATS', 'TABLE']] });
    expect(refusal(state, '0: join WATERSTONE HOUSEBOATS TABLE')).toEqual({
      code: 'kubagram/word-too-long',
      letters: 25,
      most: 21,
    });
  });

  it('K10 one of 21 letters may be made', () => {
    const word = 'WATERSTONEHOUSEBOARDS';
    const state = standing({ options: { allow: [word] }, words: [['WATER', 'STONE', 'HOUSE', 'BOARDS']] });
    expect(wordsOf(moved(state, '0: join WATER STONE HOUSE BOARDS'), 0)).toEqual([word]);
  });

  it('K10 a word is taken over only as part of a longer one', () => {
    const state = standing({ words: [[], ['STONE']] });
    const dice = state.seats[1]?.words[0]?.dice ?? [];
    expect(
      kubagram.rules.apply(state, { kind: 'claim', by: seat(0), dice, accepted: 'STONE' }),
    ).toMatchObject({
      problem: { code: 'kubagram/not-in-central-field' },
    });
  });
});

describe('moves that no line of text can say are refused all the same', () => {
  const state = standing({ central: 'STONE', jokers: [['DOKTER'], []] });
  const claim = (dice: typeof state.central) =>
    kubagram.rules.apply(state, { kind: 'claim', by: seat(0), dice, accepted: 'STONE' });

  it('K9 a claim of nothing', () => {
    expect(claim([])).toEqual({ ok: false, problem: { code: 'kubagram/no-dice' } });
  });

  it('K4 a die twice in a word', () => {
    const again = claim([...state.central, ...state.central.slice(0, 1)]);
    expect(again).toMatchObject({ problem: { code: 'kubagram/die-twice' } });
  });

  it('K8 a letter that a joker set aside does not have', () => {
    const [joker] = state.seats[0]?.jokers ?? [];
    if (joker === undefined) throw new Error('No joker is aside');
    expect(claim([...state.central, { die: joker, letter: 'A' }])).toEqual({
      ok: false,
      problem: {
        code: 'kubagram/letter-not-on-die',
        die: 'DOKTER',
        letter: 'A',
        letters: [...'DEKORT'],
      },
    });
  });
});
