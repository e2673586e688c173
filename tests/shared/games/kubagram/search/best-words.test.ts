import { describe, expect, it } from 'vitest';
import {
  bestLays,
  bestWords,
  hintFor,
  kubagram,
  spelled,
  type KubagramState,
  type WordFound,
} from '#shared/games/kubagram/index.ts';
import { expectOk, seat } from '#shared/kernel/index.ts';
import { judgeForLetters } from '#shared/lexicon/index.ts';
import { tableWords } from '#shared/table-words/index.ts';
import { askIn } from '#tests/support/kubagram/ladder.ts';
import { smallLexicon } from '#tests/support/kubagram/lexicon.ts';
import { randomField } from '#tests/support/kubagram/random-fields.ts';
import { slowBestGains, type BestGains } from '#tests/support/kubagram/slow-best.ts';
import { longTest } from '#tests/support/patience.ts';
import { moved, scoresOf, standing } from '#tests/support/kubagram/table.ts';
import { seed as firstSeed } from '#tests/support/seed.ts';

/** `CUBEWRIGHT_KUBAGRAM_WORDS` tries so many fields; `npm test` has time for a few dozen. */
const fields = Number(process.env.CUBEWRIGHT_KUBAGRAM_WORDS ?? 40);

const by = seat(0);
const words = judgeForLetters(smallLexicon, kubagram.letters(kubagram.optionsSchema.parse({})));
const search = {
  by,
  askWords: askIn(smallLexicon, kubagram.letters(kubagram.optionsSchema.parse({}))),
  layers: { allowed: [], denied: [] },
};
const viewOf = (state: KubagramState) => kubagram.rules.viewFor(state, by);
const bestOf = async (state: KubagramState) => expectOk(await bestWords(viewOf(state), search));
const hintOf = async (state: KubagramState) => expectOk(await hintFor(viewOf(state), search));

function bestOfEach(found: readonly WordFound[]): BestGains {
  const most: BestGains = {};
  for (const { move, gain } of found) most[move.kind] = Math.max(gain, most[move.kind] ?? -Infinity);
  return most;
}

describe('the best that words can bring', { timeout: longTest }, () => {
  it(`K8 K9 K10 K11 is what trying everything finds, in ${fields} fields from seed ${firstSeed}`, async () => {
    let looked = 0;
    for (let seed = firstSeed; looked < fields; seed += 1) {
      const state = randomField(seed);
      if (state === undefined) continue;
      looked += 1;
      const letters = kubagram.letters(state.options);
      const layers = tableWords(viewOf(state), letters);
      const askWords = askIn(smallLexicon, letters);
      const found = expectOk(await bestWords(viewOf(state), { by, askWords, layers }));
      const judge = judgeForLetters(smallLexicon, letters);
      const list = [...(judge.words?.() ?? []), ...layers.allowed];
      const known = list.filter((word) => !layers.denied.includes(word));
      expect(bestOfEach(found), `seed ${seed}`).toEqual(slowBestGains(state, by, known));
      const [best] = found;
      if (best === undefined) continue;
      const made = expectOk(
        kubagram.rules.apply(state, expectOk(kubagram.rules.judge(state, best.move, judge))),
      );
      expect((scoresOf(made.state)[0] ?? 0) - (scoresOf(state)[0] ?? 0), `seed ${seed}`).toBe(best.gain);
    }
  });

  it('K10 joins any number of words, however many lie', async () => {
    const parts = ['TREE', 'TEA', 'NET', 'SEA', 'RAT', 'RED', 'SUN'];
    const state = standing({
      options: { minLength: 3, allow: ['SUNREDRATSEANETTEA'] },
      words: [[...parts, 'HUT', 'COD', 'CUP', 'LOT', 'MAN', 'PIN', 'BED', 'EGO'], []],
    });
    const layers = tableWords(viewOf(state), kubagram.letters(state.options));
    const [best] = expectOk(await bestWords(viewOf(state), { ...search, layers }));
    expect(best).toMatchObject({ word: 'SUNREDRATSEANETTEA', move: { kind: 'join', words: { length: 6 } } });
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
