import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestLays,
  bestWords,
  hintFor,
  kubagram,
  lettersOn,
  spelled,
  type KubagramState,
} from '#shared/games/kubagram/index.ts';
import { jokersFor } from '#shared/games/kubagram/resolve.ts';
import { expectOk, seat, type CubeId } from '#shared/kernel/index.ts';
import { judgeIn } from '#shared/lexicon/index.ts';
import { askIn } from '#tests/support/kubagram/ladder.ts';
import { smallLexicon } from '#tests/support/kubagram/lexicon.ts';
import { longTest } from '#tests/support/patience.ts';
import { moved, scoresOf, standing } from '#tests/support/kubagram/table.ts';

/** `CUBEWRIGHT_KUBAGRAM_WORDS` tries so many positions; `npm test` has time for a few dozen. */
const positions = Number(process.env.CUBEWRIGHT_KUBAGRAM_WORDS ?? 30);

const by = seat(0);
const words = judgeIn(smallLexicon, kubagram.letters(kubagram.optionsSchema.parse({})));
const search = {
  by,
  askWords: askIn(smallLexicon, kubagram.letters(kubagram.optionsSchema.parse({}))),
  layers: { allowed: [], denied: [] },
};
const viewOf = (state: KubagramState) => kubagram.rules.viewFor(state, by);
const bestOf = async (state: KubagramState) => expectOk(await bestWords(viewOf(state), search));
const hintOf = async (state: KubagramState) => expectOk(await hintFor(viewOf(state), search));

/**
 * Every claim, compound and extension that the rules let through, tried one by one: the most that one brings. Of the words
 * that lie the first few, for the rest are heaps of no sense.
 */
function slowBest(state: KubagramState): number {
  let most = 0;
  const before = scoresOf(state)[0] ?? 0;
  const attempt = (move: Parameters<typeof kubagram.rules.judge>[1]): void => {
    const judged = kubagram.rules.judge(state, move, words);
    const made = judged.ok ? kubagram.rules.apply(state, judged.value) : judged;
    if (made.ok && 'state' in made.value)
      most = Math.max(most, (scoresOf(made.value.state)[0] ?? 0) - before);
  };
  const dice = [
    ...state.central.map((one) => [one]),
    ...jokersFor(state, by).map((die: CubeId) => lettersOn('en', die).map((letter) => ({ die, letter }))),
  ];
  const rows = arrangements(dice.length).map((row) => row.map((at) => dice[at] ?? []));
  for (const row of rows) {
    for (const shown of choices(row)) {
      attempt({ kind: 'claim', by, dice: shown });
      if (state.phase.kind !== 'short') continue;
      for (const { id } of state.seats.flatMap((one) => one.words).slice(0, 1)) {
        for (let front = 0; front <= shown.length; front += 1) {
          attempt({
            kind: 'extend',
            by,
            word: id,
            before: shown.slice(0, front),
            behind: shown.slice(front),
          });
        }
      }
    }
  }
  const ids = state.seats.flatMap((one) => one.words.map(({ id }) => id)).slice(0, 4);
  for (const row of arrangements(ids.length))
    attempt({ kind: 'join', by, words: row.map((at) => ids[at] ?? 0) });
  return most;
}

/** Every choice of some of these, at most so many, in every order. */
function arrangements(count: number, most = count): readonly (readonly number[])[] {
  const rows: number[][] = [];
  const grow = (row: number[]): void => {
    if (row.length > 0) rows.push(row);
    if (row.length === most) return;
    for (let at = 0; at < count; at += 1) if (!row.includes(at)) grow([...row, at]);
  };
  grow([]);
  return rows;
}

function choices<T>(rows: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return rows.reduce<readonly (readonly T[])[]>(
    (all, row) => all.flatMap((one) => row.map((next) => [...one, next])),
    [[]],
  );
}

describe('the best that words can bring', { timeout: longTest }, () => {
  const letters = fc
    .array(fc.constantFrom(...'AEIOSTNRL'), { minLength: 2, maxLength: 4 })
    .map((all) => all.join(''));
  const lying = fc.subarray(['TABLE', 'SPOON', 'STONE', 'WATER'], { maxLength: 3 });

  it('is what trying everything finds, before the die and behind it', async () => {
    await fc.assert(
      fc.asyncProperty(letters, lying, fc.boolean(), async (central, field, joker) => {
        const state = standing({
          options: { minLength: 3 },
          central: central.slice(0, joker ? 3 : 4),
          words: [field.slice(0, 1), field.slice(1)],
          jokers: [joker ? ['GEERRY'] : [], []],
        });
        const [best] = await bestOf(state);
        expect(Math.max(0, best?.gain ?? 0)).toBe(slowBest(state));
      }),
      { numRuns: positions },
    );
  });

  it('K11 is what trying everything finds, in the last turn', async () => {
    await fc.assert(
      fc.asyncProperty(letters, fc.boolean(), async (central, joker) => {
        const state = moved(
          standing({
            options: { lastExtensionMin: 1, allow: ['STABLE'] },
            central: central.slice(0, joker ? 2 : 3),
            words: [['COMPUTE'], []],
            jokers: [[], joker ? ['POLLET'] : []],
            box: { L1: 'AKR:R' },
          }),
          ...['0: take', '0: lay R', '0: declare'],
        );
        const [best] = await bestOf(state);
        expect(Math.max(0, best?.gain ?? 0)).toBe(slowBest(state));
      }),
      { numRuns: Math.ceil(positions / 10) },
    );
  });

  it('every word found can be made, and brings what is said', async () => {
    const state = standing({
      options: { minLength: 3 },
      central: 'STONERAI',
      words: [['TABLE'], ['SPOON', 'WATER']],
      jokers: [['DOKTER'], []],
    });
    const found = await bestOf(state);
    expect(found.length).toBeGreaterThan(20);
    for (const { move, gain, taken, word } of found) {
      const made = expectOk(kubagram.rules.apply(state, expectOk(kubagram.rules.judge(state, move, words))));
      const [event] = made.events;
      expect(event?.kind === 'made' ? spelled(event.word.dice) : '').toBe(word);
      expect(scoresOf(made.state).map((points, at) => points - (scoresOf(state)[at] ?? 0))).toEqual([
        gain,
        0 - taken,
      ]);
    }
  });
});

describe('a field that nobody has claimed from', () => {
  it('K4 is looked through whole, however many dice lie in it', async () => {
    const state = standing({ central: `${'BCDFGHJKLMNPRSTV'.repeat(2)}WATER`, jokers: [['DOKTER'], []] });
    expect(state.central.length).toBeGreaterThan(30);
    const found = await bestOf(state);
    expect(found.map(({ word }) => word)).toContain('WATER');
    expect(found[0]?.gain).toBe(Math.max(...found.map(({ gain }) => gain)));
  });
});

describe('hints', () => {
  const look = async (state: KubagramState) => (await hintOf(state))?.steps[0];

  it('tell a word in steps: what to look at, its points, its letters, the word', async () => {
    const state = standing({ central: 'XSTONE', words: [['TABLE'], []] });
    expect(await hintOf(state)).toEqual({
      steps: [
        { step: 'look', at: 'claim' },
        { step: 'points', points: 16, letters: 5 },
        { step: 'letters', letters: ['E', 'N', 'O', 'S', 'T'] },
        { step: 'word', word: 'STONE' },
      ],
      move: expect.objectContaining({ kind: 'claim' }) as object,
    });
    const joined = await hintOf(standing({ words: [['TABLE'], ['SPOON']] }));
    expect(joined?.steps).toEqual([
      { step: 'look', at: 'join' },
      { step: 'points', points: 195, letters: 10 },
      { step: 'word', word: 'TABLESPOON' },
    ]);
  });

  it('tell the letter that brings a word, or to keep a joker', async () => {
    const held = moved(standing({ central: 'STON', box: { J1: 'EDR:D', K1: 'AKR:K' } }), '0: take');
    expect(await hintOf(held)).toMatchObject({
      steps: [{ at: 'letter' }, { points: 16 }, { letters: ['E'] }, { word: 'STONE' }],
      move: { kind: 'lay', letter: 'E' },
    });
    const joker = moved(standing({ central: 'X', box: { J1: 'DOKTER:D', K1: 'AKR:K' } }), '0: take');
    expect(await look(joker)).toEqual({ step: 'look', at: 'keep-joker' });
    const nothing = moved(standing({ central: 'X', box: { J1: 'EDR:D', K1: 'AKR:K' } }), '0: take');
    expect(await look(nothing)).toEqual({ step: 'look', at: 'any-letter' });
  });

  it('what each letter of a die would have brought, the best first', async () => {
    const state = moved(standing({ central: 'STON', box: { J1: 'EDR:D', K1: 'AKR:K' } }), '0: take');
    if (state.phase.kind !== 'holding') throw new Error(state.phase.kind);
    const lays = expectOk(await bestLays(viewOf(state), search, state.phase.held));
    expect(lays.map(({ letter, best }) => [letter, best?.gain])).toEqual([
      ['E', 16],
      // STOND is a word of the small list.
      ['D', 15],
      ['R', undefined],
    ]);
  });

  it('tell the next step where there is no word', async () => {
    expect(await look(standing({}))).toEqual({ step: 'look', at: 'take' });
    const after = moved(standing({ box: { K1: 'AKR:K' } }), '0: take', '0: lay K');
    expect(await look(after)).toEqual({ step: 'look', at: 'end' });
    const last = moved(standing({ box: { L1: 'AKR:K' } }), '0: take', '0: lay K');
    expect(await look(last)).toEqual({ step: 'look', at: 'declare' });
    expect(await look(moved(last, '0: declare'))).toEqual({ step: 'look', at: 'end' });
  });

  it('are for those who may move', async () => {
    expect(await hintOf(standing({ turn: 1 }))).toBeUndefined();
    const over = moved(standing({ box: { L1: 'AKR:K' } }), '0: take', '0: lay K', '0: end');
    expect(await hintOf(over)).toBeUndefined();
    const open = moved(
      standing({ turn: 1, options: { judge: 'challenge' }, central: 'TENSO' }),
      '1: claim TENSO',
      '1: end',
    );
    expect(await look(open)).toEqual({ step: 'look', at: 'judge' });
  });
});
