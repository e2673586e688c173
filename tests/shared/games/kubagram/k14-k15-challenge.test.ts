import { describe, expect, it } from 'vitest';
import { kubagram, type KubagramOptions, type KubagramState } from '#shared/games/kubagram/index.ts';
import {
  centralOf,
  moved,
  playedOn,
  refusal,
  scoresOf,
  setUpResult,
  standing,
  wordsOf,
} from '#tests/support/kubagram/table.ts';

const challenging: Partial<KubagramOptions> = { judge: 'challenge' };

const table = (more: Parameters<typeof standing>[0] = {}) =>
  standing({ seats: 3, ...more, options: { ...challenging, ...more.options } });

const actors = (state: KubagramState) => kubagram.rules.actors(state);

describe('K14 judging words', () => {
  it('K14 judge assisted: the lexicon refuses a bad word, at no penalty', () => {
    const state = standing({ central: 'TENSO' });
    expect(refusal(state, '0: claim TENSO')).toEqual({ code: 'kubagram/not-in-lexicon', word: 'TENSO' });
    expect(scoresOf(state)).toEqual([0, 0]);
  });

  it('K14 judge challenge: any word lies until an opponent challenges it, before the next die is taken', () => {
    const state = moved(table({ central: 'TENSO' }), '0: claim TENSO');
    expect([wordsOf(state, 0), scoresOf(state)[0]]).toEqual([['TENSO'], 16]);
    expect(refusal(state, '0: take')).toEqual({ code: 'kubagram/claims-open' });
    const open = moved(state, '0: end');
    expect(open.phase).toEqual({ kind: 'challenge', seat: 0, accepted: [], then: 'take' });
    expect(actors(open)).toEqual([1, 2]);
    expect(kubagram.rules.turn(open).seat).toBeUndefined();
  });

  it('K14 once all opponents have let them stand, the claims stand and the turn goes on', () => {
    const open = moved(table({ central: 'TENSO' }), '0: claim TENSO', '0: end', '2: accept');
    expect(actors(open)).toEqual([1]);
    expect(refusal(open, '2: challenge TENSO')).toMatchObject({ code: 'kubagram/not-your-turn' });
    const stands = moved(open, '1: accept');
    expect(stands.phase).toEqual({ kind: 'before', seat: 0 });
    expect(stands.claims).toEqual([]);
    expect(moved(stands, '0: take').phase.kind).not.toBe('before');
  });

  it('K14 a bad claim is undone: its dice lie in the central field again', () => {
    const open = moved(table({ central: 'XTENSO' }), '0: claim TENSO', '0: end');
    const { state, events } = playedOn(open, '1: challenge TENSO');
    expect([wordsOf(state, 0), centralOf(state)]).toEqual([[], 'XTENSO']);
    expect(events).toMatchObject([
      { kind: 'challenged', seat: 1, player: 0, word: 'TENSO', good: false },
      { kind: 'undone', seat: 0, move: 0 },
      { kind: 'penalty', seat: 0, points: 5 },
    ]);
    expect(events.flatMap(kubagram.rules.gains)).toEqual([
      { seat: 0, points: -16, move: 0 },
      { seat: 0, points: -5, move: 2 },
    ]);
    expect(state.phase).toEqual({ kind: 'before', seat: 0 });
  });

  it('K14 with every claim built on it: jokers and parts lie where they lay', () => {
    const options = { allow: ['TABLESPOONHOUSE'] };
    const state = table({
      options,
      central: 'TABLSPOON',
      words: [[], [], ['HOUSE']],
      jokers: [['DOKTER'], [], []],
    });
    const before = scoresOf(state);
    const open = moved(
      state,
      ...[
        '0: claim TABLE with DOKTER',
        '0: claim SPONO',
        '0: join TABLE SPONO',
        '0: join TABLESPONO HOUSE',
        '0: end',
      ],
    );
    expect(wordsOf(open, 0)).toEqual(['TABLESPONOHOUSE']);
    const after = moved(open, '1: challenge SPONO');
    expect([wordsOf(after, 0), wordsOf(after, 2), centralOf(after)]).toEqual([['TABLE'], ['HOUSE'], 'SPOON']);
    expect(scoresOf(after)).toEqual([30 - 5, 0, before[2]]);
    // TABLE is not built on it, and may still be challenged.
    expect(after.phase.kind).toBe('challenge');
    const all = moved(open, '1: challenge TABLE', '1: challenge SPONO');
    expect(wordsOf(all, 0)).toEqual(['TABLE']);
  });

  it('K14 a set-aside joker comes back to its field', () => {
    const open = moved(
      table({ central: 'TENS', jokers: [['DOKTER'], [], []] }),
      '0: claim TENSO with DOKTER',
      '0: end',
    );
    const after = moved(open, '2: challenge');
    expect([centralOf(after), after.seats[0]?.jokers]).toEqual(['TENS', [105]]);
  });

  it('K14 a good claim stands, and is looked up once', () => {
    const open = moved(table({ central: 'STONETENSO' }), '0: claim STONE', '0: claim TENSO', '0: end');
    const good = moved(open, '1: challenge STONE');
    expect(good.phase.kind).toBe('challenge');
    expect(refusal(good, '2: challenge STONE')).toEqual({
      code: 'kubagram/looked-up-already',
      word: 'STONE',
    });
    expect(wordsOf(moved(good, '2: challenge TENSO'), 0)).toEqual(['STONE']);
    expect(refusal(open, '1: challenge WATER')).toMatchObject({ code: 'kubagram/word-not-there' });
  });

  const wrong = { central: 'TENSO' };
  const right = { central: 'STONE' };

  it.each([
    ['claimant', [-5, 0, 0], [16, 0, 0]],
    ['challenger', [0, 0, 0], [16, -5, 0]],
    ['both', [-5, 0, 0], [16, -5, 0]],
  ] as const)('K14 lookupPenalty %s', (lookupPenalty, afterBad, afterGood) => {
    const options = { lookupPenalty };
    const bad = moved(table({ ...wrong, options }), '0: claim TENSO', '0: end', '1: challenge TENSO');
    expect(scoresOf(bad)).toEqual(afterBad);
    const good = moved(table({ ...right, options }), '0: claim STONE', '0: end', '1: challenge STONE');
    expect(scoresOf(good)).toEqual(afterGood);
  });

  it('K14 behind the die too: the next turn begins once the claims stand', () => {
    const state = table({ central: 'STON', box: { J1: 'EDR:E', K1: 'AKR:K' } });
    const open = moved(state, '0: take', '0: lay E', '0: claim STONE', '0: end');
    expect(open.phase).toMatchObject({ kind: 'challenge', then: 'next-turn' });
    expect(moved(open, '1: accept', '2: accept').phase).toEqual({ kind: 'before', seat: 1 });
    expect(moved(open, '1: challenge').phase).toEqual({ kind: 'before', seat: 1 });
  });

  it('K14 a skip after claims waits for them too', () => {
    const open = moved(table(right), '0: claim STONE', '0: skip');
    expect(open.phase).toMatchObject({ kind: 'challenge', then: 'next-turn' });
    expect(moved(open, '1: accept', '2: accept').phase).toEqual({ kind: 'before', seat: 1 });
  });

  it('K14 in the last turn before the scores are settled; what comes back counts against the last player', () => {
    const state = moved(
      table({ central: 'TENSO', box: { L1: 'AKR:R' } }),
      '0: take',
      '0: lay R',
      '0: claim TENSO',
      '0: end',
    );
    expect(kubagram.rules.ending(state)).toBeUndefined();
    const stands = moved(state, '1: accept', '2: accept');
    expect(kubagram.rules.ending(stands)?.settlement).toEqual([-3, 0, 0]);
    const undone = moved(state, '2: challenge');
    expect(kubagram.rules.ending(undone)?.settlement).toEqual([-19, 0, 0]);
    expect(scoresOf(undone)[0]).toBe(-24);
  });

  it('K14 abbreviations, acronyms and loan words are refused through the exclusion list', () => {
    const options = { forbid: ['STONE'] };
    expect(refusal(standing({ ...right, options }), '0: claim STONE')).toEqual({
      code: 'kubagram/excluded-by-table',
      word: 'STONE',
    });
    const looked = moved(table({ ...right, options }), '0: claim STONE', '0: end', '1: challenge');
    expect(wordsOf(looked, 0)).toEqual([]);
  });

  it('K14 the table may let a word stand; where claims are challenged, from the next turn on', () => {
    expect(wordsOf(moved(standing(wrong), '0: allow TENSO', '0: claim TENSO'), 0)).toEqual(['TENSO']);
    const state = moved(table(wrong), '0: allow TENSO', '0: claim TENSO', '0: end', '1: challenge');
    expect(wordsOf(state, 0)).toEqual([]);
    const later = moved(
      moved(table(wrong), '0: allow TENSO', '0: skip'),
      '1: claim TENSO',
      '1: end',
      '2: challenge',
    );
    expect(wordsOf(later, 1)).toEqual(['TENSO']);
  });

  it('K14 alone challenge is refused when the game is set up', () => {
    expect(setUpResult({ seats: 1, options: challenging })).toMatchObject({
      problem: {
        code: 'option/too-few-players',
        option: { phrase: 'option', game: 'kubagram', option: 'judge' },
        choice: { phrase: 'optionChoice', game: 'kubagram', option: 'judge', choice: 'challenge' },
        players: 1,
        least: 2,
      },
    });
    expect(setUpResult({ seats: 2, options: challenging }).ok).toBe(true);
  });

  it('K14 a game alone that was begun by former rules goes on: every claim stands', () => {
    const options = kubagram.optionsSchema.parse(challenging);
    expect(kubagram.rules.setup({ options, seats: 1, seed: 7, edition: 3 })).toMatchObject({
      value: { edition: 3 },
    });
    const lying = standing({ seats: 1, central: 'TENSO' });
    const state = moved({ ...lying, options: { ...lying.options, ...challenging } }, '0: claim TENSO');
    expect([wordsOf(state, 0), state.claims]).toEqual([['TENSO'], []]);
    expect(moved(state, '0: take').phase.kind).toBe('holding');
  });
});

describe('K15 players and scores', () => {
  it('K15 one to four play', () => {
    expect(kubagram.seats).toEqual({ least: 1, most: 4 });
    const setup = (seats: number) =>
      kubagram.rules.setup({ options: kubagram.optionsSchema.parse({}), seats, seed: 1 });
    expect([0, 1, 2, 3, 4, 5].map((seats) => setup(seats).ok)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('K15 scores run on screen, and may be negative', () => {
    const over = moved(standing({ central: 'QXZ', box: { L1: 'AKR:R' } }), '0: take', '0: lay R', '0: end');
    expect(scoresOf(over)[0]).toBe(-(6 + 9 + 8 + 3));
  });

  it('K15 the highest score wins, ties share', () => {
    const over = moved(standing({ seats: 3, box: { L1: 'AKR:R' } }), '0: take', '0: lay R', '0: end');
    expect(kubagram.rules.ending(over)?.winners).toEqual([2]);
    expect(settled(tiedAt(2))).toMatchObject({ winners: [1] });
    expect(settled(tiedAt(3))).toMatchObject({ winners: [0, 1], settlement: [-3, 0] });
  });

  const settled = (state: KubagramState) =>
    kubagram.rules.ending(moved(state, '0: take', '0: lay R', '0: end'));
  /** The first player leads by so many points. */
  const tiedAt = (lead: number): KubagramState => {
    const state = standing({ box: { L1: 'AKR:R' } });
    return { ...state, seats: state.seats.map((one, at) => ({ ...one, words: [], penalty: at * lead })) };
  };

  const alone = (more: Parameters<typeof standing>[0] = {}) => standing({ seats: 1, ...more });

  it('K15 solo: no draw; one is one’s own last player and turns the box', () => {
    const begun = kubagram.rules.setup({ options: kubagram.optionsSchema.parse({}), seats: 1, seed: 9 });
    expect(begun).toMatchObject({ value: { phase: { kind: 'corner', seat: 0 }, seats: [{ drawn: [] }] } });
  });

  it('K15 solo: no skip', () => {
    expect(refusal(alone(), '0: skip')).toEqual({ code: 'kubagram/no-skip-alone' });
  });

  it('K15 solo: 0 counts as III', () => {
    const held = moved(alone({ box: { H1: 'EDR:R' } }), '0: take');
    for (const letter of ['E', 'D', 'R']) expect(centralOf(moved(held, `0: lay ${letter}`))).toBe(letter);
  });

  it('K15 solo: the last turn is one’s own', () => {
    const over = moved(
      alone({ central: 'AS', box: { L1: 'AKR:R' } }),
      '0: take',
      '0: lay R',
      '0: declare',
      '0: claim AS',
      '0: end',
    );
    expect(kubagram.rules.ending(over)).toMatchObject({ winners: [0], settlement: [-3] });
  });
});
