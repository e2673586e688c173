import { describe, expect, it } from 'vitest';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { buildLexicon, dutchAlphabet, latinAlphabet } from '#shared/lexicon/index.ts';
import { createWordFinder } from '#shared/word-engine/words/word-finder.ts';
import type { Piece } from '#shared/word-engine/position.ts';
import type { WordsFromRequest } from '#shared/word-engine/words/words-request.ts';
import { bundledList } from '#tests/support/bundled-list.ts';

const sha256 = '0'.repeat(64);
const tile = (letter: string, value = 1): Piece => ({ faces: [{ letter, value }] });
const tiles = (letters: string): readonly Piece[] => Array.from(letters, (letter) => tile(letter));
const cube = (letters: string, value = 1): Piece => ({
  faces: Array.from(letters, (letter) => ({ letter, value })),
});
const blank: Piece = { faces: [], blank: true };
const all = { order: 'alphabet', most: 10_000 } as const;

const small = createWordFinder(
  buildLexicon(
    [
      ...['ACT', 'BLEATS', 'BLEAT', 'CAT', 'CATS', 'QUAY', 'SCAT', 'STABLE', 'TABLE', 'TABLES', 'TABLET'],
      ...['TABLETS', 'UNSTABLE', 'ZOO'],
    ].sort(),
    { name: 'small', alphabet: latinAlphabet, sha256 },
  ),
);
const spelled = (ask: Partial<WordsFromRequest> & Pick<WordsFromRequest, 'pieces'>): readonly string[] =>
  expectOk(small.wordsFrom({ ...all, ...ask })).words.map(({ word }) => word);

describe('words from pieces', () => {
  it('use each piece once', () => {
    expect(spelled({ pieces: tiles('CATS') })).toEqual(['ACT', 'CAT', 'CATS', 'SCAT']);
    expect(spelled({ pieces: [cube('CO'), cube('CA'), cube('TO')] })).toEqual(['ACT', 'CAT']);
    expect(spelled({ pieces: [cube('CA'), cube('CA'), cube('CA')] })).toEqual([]);
    expect(spelled({ pieces: [tile('C'), blank, blank] })).toEqual(['ACT', 'CAT']);
  });

  it('are the same as spellings alone, each once', () => {
    const asks: readonly Partial<WordsFromRequest>[] = [
      { pieces: [cube('CA'), cube('CA'), tile('T'), tile('S'), blank] },
      { pieces: tiles('UNSTS'), around: 'TABLE', leastPieces: 2, order: 'longest' },
      { pieces: tiles('TABLES'), order: 'longest', most: 2 },
    ];
    for (const ask of asks) {
      const whole = { ...all, pieces: [], ...ask };
      const { found, words } = expectOk(small.wordsFrom(whole));
      expect(expectOk(small.spellingsFrom(whole))).toEqual({ found, words: words.map(({ word }) => word) });
    }
    // A word that can be grown in two places is answered once.
    expect(expectOk(small.spellingsFrom({ ...all, pieces: tiles('ZO'), around: 'O' })).words).toEqual([
      'ZOO',
    ]);
    expect(small.spellingsFrom({ ...all, pieces: [cube('')] })).toMatchObject({
      problem: { code: 'words/no-face', piece: 1 },
    });
  });

  it('K10, K11: take a whole word and at least one letter more, in one ask', () => {
    const pieces = [...tiles('TABLE'), ...tiles('SN')];
    const using = [0, 1, 2, 3, 4];
    expect(spelled({ pieces, using, leastPieces: 6 })).toEqual(['BLEATS', 'STABLE', 'TABLES']);
    // The word as it stands, made longer in front and behind by two pieces or more.
    const grown = expectOk(
      small.wordsFrom({ ...all, pieces: tiles('UNSTS'), around: 'TABLE', leastPieces: 2 }),
    );
    expect(grown.words.map(({ word, around }) => [word, around])).toEqual([
      ['TABLETS', 0],
      ['UNSTABLE', 3],
    ]);
    const [tablets] = grown.words;
    expect(tablets?.shown.map(({ at, letter }) => `${letter}${at}`)).toEqual(['T5', 'S6']);
  });

  it('K4: hold at least one die of the central field', () => {
    // C and S lie, the jokers were set aside.
    const pieces = [tile('C', 4), tile('S', 2), cube('ACT'), cube('ACT'), cube('CT')];
    const someOf = { pieces: [0, 1], least: 1 };
    expect(spelled({ pieces })).toEqual(['ACT', 'CAT', 'CATS', 'SCAT']);
    expect(spelled({ pieces: pieces.slice(1), someOf: { pieces: [0], least: 1 } })).toEqual(['CATS', 'SCAT']);
    const { words } = expectOk(small.wordsFrom({ ...all, pieces, someOf: { ...someOf, least: 2 } }));
    expect(words.map(({ word, points }) => [word, points])).toEqual([
      ['CATS', 8],
      ['SCAT', 8],
    ]);
  });

  it('show dearer faces before cheaper ones and before blanks', () => {
    const pieces = [blank, tile('C', 3), tile('A', 1), cube('AT', 7), tile('T', 2)];
    const { words } = expectOk(small.wordsFrom({ ...all, pieces, order: 'points' }));
    expect(words.map(({ word, points }) => `${word} ${points}`)).toEqual([
      'CATS 12',
      'SCAT 12',
      'ACT 12',
      'CAT 12',
    ]);
    expect(words[3]?.shown).toEqual([
      { at: 0, piece: 1, letter: 'C', value: 3, blank: false },
      { at: 1, piece: 3, letter: 'A', value: 7, blank: false },
      { at: 2, piece: 4, letter: 'T', value: 2, blank: false },
    ]);
  });

  it('begin, end, contain and hold what is asked for', () => {
    const pieces = [...tiles('UNSTABLETSQAY')];
    expect(spelled({ pieces, beginsWith: 'TAB', endsWith: 'S' })).toEqual(['TABLES', 'TABLETS']);
    expect(spelled({ pieces, contains: 'STA' })).toEqual(['STABLE', 'UNSTABLE']);
    expect(spelled({ pieces, holding: 'TT' })).toEqual(['TABLET', 'TABLETS']);
    expect(spelled({ pieces, holding: 'YQ' })).toEqual(['QUAY']);
    expect(spelled({ pieces, least: 6, longest: 6 })).toEqual(['BLEATS', 'STABLE', 'TABLES', 'TABLET']);
  });

  it('are all counted, and the first ones answered', () => {
    expect(expectOk(small.wordsFrom({ pieces: tiles('TABLETS'), order: 'longest', most: 2 }))).toMatchObject({
      found: 7,
      words: [{ word: 'TABLETS' }, { word: 'BLEATS' }],
    });
  });

  it('come from thirty pieces and a real list', () => {
    const { words } = bundledList('english');
    const finder = createWordFinder(
      buildLexicon(words, { name: 'english', alphabet: latinAlphabet, sha256 }),
    );
    const letters = 'EEEEAAAIIOOURRSSTTNNLLDGMPCHBY';
    const count = (text: string) => Map.groupBy(text, (letter) => letter);
    const had = count(letters);
    const counted = words.filter((word) =>
      /^[ABCDEGHILMNOPRSTUY]+$/.test(word)
        ? [...count(word)].every(([letter, all]) => all.length <= (had.get(letter)?.length ?? 0))
        : false,
    );
    const found = expectOk(finder.wordsFrom({ pieces: tiles(letters), order: 'longest', most: 50 }));
    expect(found.found).toBe(counted.length);
    expect(found.words.map(({ word }) => word)).toEqual(
      counted.sort((one, other) => other.length - one.length || (one < other ? -1 : 1)).slice(0, 50),
    );
  });
});

describe('an ask that cannot be answered', () => {
  const { t } = createTranslator();
  const ask: WordsFromRequest = { pieces: tiles('CATS'), ...all };
  it.each<[string, Partial<WordsFromRequest>, object]>([
    [
      'has too many pieces',
      { pieces: tiles('A'.repeat(113)) },
      { code: 'words/too-many-pieces', pieces: 113, most: 112 },
    ],
    ['has a piece without letters', { pieces: [tile('A'), cube('')] }, { code: 'words/no-face', piece: 2 }],
    [
      'has a cube of seven letters',
      { pieces: [cube('ABCDEFG')] },
      { code: 'words/too-many-faces', faces: 7 },
    ],
    ['has a letter twice', { pieces: [cube('ABA')] }, { code: 'words/letter-twice', piece: 1, letter: 'A' }],
    [
      'has a letter of elsewhere',
      { pieces: [tile('Ĳ')] },
      { code: 'words/unknown-letter-on-piece', letter: 'Ĳ' },
    ],
    ['has a value below 0', { pieces: [tile('A', -1)] }, { code: 'words/bad-value', found: -1 }],
    ['has a value between numbers', { pieces: [tile('A', 1.5)] }, { code: 'words/bad-value', found: 1.5 }],
    [
      'uses a piece that is not there',
      { using: [3, 4] },
      { code: 'words/no-such-piece', piece: 5, pieces: 4 },
    ],
    [
      'counts one that is not there',
      { someOf: { pieces: [-1], least: 1 } },
      { code: 'words/no-such-piece', piece: 0 },
    ],
    [
      'begins with a small letter',
      { beginsWith: 'Ca' },
      { code: 'words/unknown-letter', letter: 'a', at: 2 },
    ],
    ['holds a mark', { holding: '?' }, { code: 'words/unknown-letter', letter: '?' }],
    [
      'is around a long text',
      { around: 'A'.repeat(22) },
      { code: 'words/text-too-long', length: 22, most: 21 },
    ],
    ['has no least length', { least: 0 }, { code: 'words/bad-number', name: 'least', found: 0 }],
    ['has half a length', { longest: 2.5 }, { code: 'words/bad-number', name: 'longest' }],
    ['wants no answer', { most: 0 }, { code: 'words/bad-number', name: 'most', least: 1 }],
    ['wants too many', { most: 10_001 }, { code: 'words/bad-number', name: 'most', most: 10_000 }],
  ])('%s', (_, changes, problem) => {
    const answer = small.wordsFrom({ ...ask, ...changes });
    expect(answer).toMatchObject({ ok: false, problem });
    if (!answer.ok) expect(problemText(t, answer.problem)).not.toMatch(/{{|undefined/);
  });

  it('has Ĳ as one letter in Dutch', () => {
    const words = ['BĲ', 'ĲS', 'ĲSJE'];
    const dutch = createWordFinder(buildLexicon(words, { name: 'nl', alphabet: dutchAlphabet, sha256 }));
    const pieces = [cube('ĲI'), tile('S'), tile('J'), tile('E')];
    const { words: found } = expectOk(dutch.wordsFrom({ ...ask, pieces, beginsWith: 'Ĳ', least: 3 }));
    expect(found.map(({ word }) => word)).toEqual(['ĲSJE']);
  });
});
