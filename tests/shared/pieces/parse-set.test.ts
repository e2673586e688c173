import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkSet,
  faceText,
  formatSet,
  parseSet,
  parseSetText,
  parseSetWithWords,
  setFileLimit,
  setFileOf,
} from '#shared/pieces/index.ts';
import { dutchAlphabet } from '#shared/lexicon/index.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { codeOf } from '#tests/support/alphacubes/position.ts';
import { runs } from '#tests/support/runs.ts';

const small = {
  format: 'cubewright-set',
  version: 1,
  name: 'small',
  title: 'Small',
  letters: 'en',
  values: { A: 1, B: 3, C: 3, D: 2, E: 1, F: 4, Z: 10 },
  cubes: ['ABCDE', 'FEDCB', 'BCDEF'],
  boards: { plain: ['.....', '..d..', '..*..', '..T..', '.....'] },
};

const dutch = {
  format: 'cubewright-set',
  version: 2,
  name: 'klein',
  title: 'Klein',
  language: 'nl',
  alphabet: 'dutch',
  values: { A: 1, E: 1, IJ: 4, N: 1, S: 2, T: 2, Z: 5 },
  pieces: [['IJ', 'N', 's', 'ij', 'N', 'S'], ['T', 'E', 'A', '*'], [1, 2, 3], ['T']],
  boards: {},
};

const pegs = {
  ...dutch,
  version: 3,
  pieces: [['2L'], ['3L'], ['4L'], ['2W'], ['3W'], ['*'], ['A', '2W', 3]],
};

const swedish = {
  ...dutch,
  version: 4,
  language: 'sv',
  alphabet: 'ABDEFGHIJKLMNOPRSTUVYÅÄÖ',
  values: { A: 1, Å: 4, Ö: 4, R: 1 },
  pieces: [
    ['å', 'R', 'A'],
    ['Ö', '2W'],
  ],
};

const marked = {
  ...swedish,
  version: 5,
  box: Array.from({ length: 9 }, () => Array.from({ length: 4 }, () => 'I III 0').join('  ')),
};

describe('set files', () => {
  it('parse: letters in order, totals, boards by name', () => {
    const set = expectOk(parseSet(small));
    const letters = ['B', 'C', 'D', 'E', 'F'];
    const faces = [...letters.map((letter) => ({ kind: 'letter', letter })), { kind: 'number', number: 13 }];
    expect(set.pieces[1]).toEqual({ id: 1, faces, letters });
    expect(set).toMatchObject({
      language: 'en',
      boards: { plain: { name: 'plain', rows: small.boards.plain } },
    });
  });

  it.each<readonly [string, object, object]>([
    ['another format', { format: 'cubewright-deck' }, { code: 'set/wrong-format', found: 'cubewright-deck' }],
    ['a newer version', { version: 7 }, { code: 'set/newer-version', version: 7, known: 6 }],
    [
      'an older version',
      { version: 0 },
      { code: 'set/bad-value', path: 'version', expected: { phrase: 'range.plain', min: 1, max: 6 } },
    ],
    [
      'four letters',
      { cubes: ['ABCDE', 'ABCD'] },
      { path: 'cubes[1]', expected: { phrase: 'fiveCapitals' } },
    ],
    ['small letters', { cubes: ['abcde'] }, { path: 'cubes[0]' }],
    ['no cubes', { cubes: [] }, { path: 'cubes', expected: { phrase: 'list.least', least: 1 } }],
    [
      'a letter twice',
      { cubes: ['ABCDE', 'ABCBE'] },
      { code: 'set/same-letter-twice', piece: 2, letter: 'B' },
    ],
    ['a letter without value', { cubes: ['ABCDX'] }, { code: 'set/no-value', piece: 1, letter: 'X' }],
    ['half a value', { values: { A: 1.5 } }, { path: 'values.A', expected: { phrase: 'types.int' } }],
    ['a value of no letter', { values: { AB: 1 } }, { path: 'values.AB', expected: { phrase: 'capital' } }],
    ['an unknown entry', { colour: 'red' }, { path: 'colour', expected: { phrase: 'noEntry' } }],
    ['a bad name', { name: 'My Set' }, { path: 'name' }],
    ['a title that steers a terminal', { title: 'A\u001B[2J' }, { path: 'title' }],
    ['a title that turns the writing round', { title: 'A\u202Eb' }, { path: 'title' }],
    [
      'a format that steers a terminal',
      { format: 'a\u001B[2Jb' },
      { code: 'set/wrong-format', found: 'a[2Jb' },
    ],
    ['a bad board', { boards: { plain: ['....'] } }, { code: 'set/board-size', board: 'plain', rows: 1 }],
    [
      'a bad mark',
      { boards: { plain: ['.....', '.....', '..*..', '...q.', '.....'] } },
      { code: 'set/board-mark', board: 'plain', row: 4, column: 4, mark: 'q' },
    ],
  ])('say what is wrong: %s', (_, change, problem) => {
    expect(parseSet({ ...small, ...change })).toMatchObject({ ok: false, problem });
  });

  it('of version 2 have pieces of any faces, in an alphabet of their own', () => {
    const set = expectOk(parseSet(dutch));
    expect(set).toMatchObject({ version: 2, language: 'nl', alphabet: dutchAlphabet, values: { Ĳ: 4 } });
    const letter = (shown: string) => ({ kind: 'letter', letter: shown });
    expect(set.pieces).toEqual([
      // A die of three letters, each on two opposite faces.
      { id: 0, faces: ['Ĳ', 'N', 'S', 'Ĳ', 'N', 'S'].map(letter), letters: ['Ĳ', 'N', 'S'] },
      // A cube that may stand for any letter.
      { id: 1, faces: [...['T', 'E', 'A'].map(letter), { kind: 'blank' }], letters: ['A', 'E', 'T'] },
      { id: 2, faces: [1, 2, 3].map((figure) => ({ kind: 'number', number: figure })), letters: [] },
      { id: 3, faces: [letter('T')], letters: ['T'] },
    ]);
    expect(checkSet(set)).toMatchObject({
      pieces: 4,
      faces: 10,
      blanks: 1,
      letters: { A: 1, E: 1, IJ: 1, N: 1, S: 1, T: 2, Z: 0 },
      missing: ['Z'],
      withoutVowel: [3],
      total: 6,
    });
    expect(checkSet(set).vowelShare).toBeCloseTo(4 / 10);
  });

  it.each<readonly [string, object, object]>([
    ['no face', { pieces: [[]] }, { path: 'pieces[0]' }],
    [
      'two letters on a face',
      { pieces: [['A'], ['AB']] },
      { code: 'set/no-letter', path: 'pieces[1]', found: 'AB' },
    ],
    ['IJ where it is two', { alphabet: 'latin' }, { code: 'set/no-letter', path: 'values', found: 'IJ' }],
    [
      'a letter with two values',
      { values: { ...dutch.values, a: 9 } },
      { code: 'set/two-values', letter: 'A' },
    ],
    ['IJ with two values', { values: { ...dutch.values, Ĳ: 9 } }, { code: 'set/two-values', letter: 'IJ' }],
    ['no version', { version: undefined }, { path: 'version' }],
    ['a figure below zero', { pieces: [[-1]] }, { path: 'pieces[0][0]' }],
    [
      'a letter without value',
      { pieces: [['A'], ['E', 'B']] },
      { code: 'set/no-value', piece: 2, letter: 'B' },
    ],
    ['an unknown alphabet', { alphabet: 'greek' }, { path: 'alphabet' }],
    ['cubes of version 1', { cubes: ['ABCDE'] }, { path: 'cubes', expected: { phrase: 'noEntry' } }],
  ])('of version 2 say what is wrong: %s', (_, change, problem) => {
    expect(parseSet({ ...dutch, ...change })).toMatchObject({ ok: false, problem });
  });

  it('R11: of version 3 have premiums too, which an older version does not know', () => {
    const set = expectOk(parseSet(pegs));
    expect(set.pieces.map(({ faces }) => faces.map(faceText))).toEqual(pegs.pieces);
    expect(set.pieces[3]?.faces).toEqual([{ kind: 'premium', of: 'word', times: 2 }]);
    expect(set.pieces.map(({ letters }) => letters.length)).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(setFileOf(set)).toMatchObject({ version: 3, pieces: pegs.pieces });
    // The same version for a set without them: an older Cubewright reads what it can.
    expect(setFileOf({ ...set, pieces: set.pieces.slice(5, 6) })).toMatchObject({ version: 2 });
    const code = 'set/no-letter';
    for (const [version, found] of [
      [2, '2L'],
      [3, '4W'],
      [3, '2l'],
      [3, 'constructor'.slice(0, 4)],
    ] as const) {
      const problem = { code, path: 'pieces[0]', found };
      expect(parseSet({ ...pegs, version, pieces: [[found]] })).toMatchObject({ ok: false, problem });
    }
  });

  it('of version 4 have the letters of any language', () => {
    const set = expectOk(parseSet(swedish));
    expect(set).toMatchObject({ alphabet: swedish.alphabet, values: { Å: 4 } });
    expect(set.pieces[0]).toMatchObject({ letters: ['A', 'R', 'Å'] });
    expect(setFileOf(set)).toMatchObject({ version: 4, alphabet: swedish.alphabet });
    expect(expectOk(parseSet(setFileOf(set)))).toEqual(set);
    expect(parseSet({ ...swedish, version: 3 })).toMatchObject({ problem: { path: 'alphabet' } });
    expect(parseSet({ ...swedish, alphabet: 'german' })).toMatchObject({ problem: { path: 'alphabet' } });
    expect(parseSet({ ...swedish, pieces: [['Ü']] })).toMatchObject({ problem: { code: 'set/no-letter' } });
  });

  it('of version 5 have the marks of a box', () => {
    const set = expectOk(parseSet(marked));
    expect(set.box?.slice(0, 3)).toEqual(['I', 'III', '0']);
    expect(setFileOf(set)).toMatchObject({ version: 5 });
    expect(expectOk(parseSet(setFileOf(set)))).toEqual(set);
    expect(expectOk(parseSetText(formatSet(set)))).toEqual(set);
    for (const [box, problem] of [
      [marked.box.slice(1), { code: 'set/box-rows', found: 8, expected: 9 }],
      [marked.box.with(2, 'I I I'), { code: 'set/box-row-length', row: 3, length: 3, expected: 12 }],
      [
        marked.box.with(8, marked.box[0]?.replace('III', 'II') ?? ''),
        { code: 'set/box-mark', row: 9, column: 2, mark: 'II' },
      ],
      ['I', { code: 'set/bad-value', path: 'box' }],
    ] as const) {
      expect(parseSet({ ...marked, box })).toMatchObject({ ok: false, problem });
    }
    expect(parseSet({ ...marked, version: 4 })).toMatchObject({ problem: { path: 'box' } });
  });

  it('of version 6 take a word list along, which is no part of the set', () => {
    const set = expectOk(parseSet(marked));
    const alphabet = expectOk(parseSet(swedish)).alphabet;
    const all = Array.from(
      { length: 300 },
      (_, at) => `ÅR${'ABCD'[at % 4]}${'EFGH'[Math.floor(at / 4) % 4]}`,
    );
    const words = { title: 'Ord', language: 'sv', alphabet, sha256: '0f'.repeat(32), words: all };
    for (const one of [set, { ...set, box: undefined }]) {
      const { box, ...bare } = one;
      const plain = box === undefined ? bare : { ...bare, box };
      const text = formatSet(plain, words);
      expect(text.split('\n').every((line) => line.length < 160)).toBe(true);
      expect(expectOk(parseSetWithWords(text))).toEqual({ set: { ...plain, version: 6 }, words });
      expect(expectOk(parseSetText(text))).toEqual({ ...plain, version: 6 });
    }
    expect(expectOk(parseSetWithWords(formatSet(set)))).toEqual({ set });
    const file = JSON.parse(formatSet(set, words)) as { readonly words: object };
    for (const [entry, path] of [
      [{ list: ['ÅRA', 'sm\u001b'] }, 'words.list[1]'],
      [{ list: [] }, 'words.list'],
      [{ title: 'a\u202eb' }, 'words.title'],
      [{ language: 'Swedish' }, 'words.language'],
      [{ alphabet: 'german' }, 'words.alphabet'],
      [{ sha256: 'none' }, 'words.sha256'],
      [{ more: 1 }, 'words.more'],
    ] as const) {
      const changed = { ...file, words: { ...file.words, ...entry } };
      expect(parseSet(changed)).toMatchObject({ problem: { code: 'set/bad-value', path } });
    }
    expect(parseSet({ ...file, version: 5 })).toMatchObject({ ok: false });
    expect(parseSet({ ...file, version: 7 })).toMatchObject({ problem: { code: 'set/newer-version' } });
  });

  it('name line and column of broken JSON', () => {
    const text = JSON.stringify(small, null, 2);
    expect(parseSetText(text).ok).toBe(true);
    const broken = text.replace('"title": "Small"', '"title": Small');
    const problem = { code: 'set/not-json', line: 5, column: 12, found: 'Small,\n  "' };
    expect(parseSetText(broken)).toEqual({ ok: false, problem });
    const twice = text.replace('"title"', '"name": "other",\n  "title"');
    expect(parseSetText(twice)).toMatchObject({ problem: { code: 'set/key-twice', line: 5, column: 3 } });
    expect(parseSetText(`${text}${' '.repeat(setFileLimit)}`)).toMatchObject({
      problem: { code: 'set/too-large' },
    });
  });

  it.each([null, undefined, 5, 'text', [], {}, { format: 7 }])('refuse %s', (value) => {
    expect(codeOf(parseSet(value))).toBe('set/wrong-format');
  });

  it.each([small, dutch, pegs, swedish, marked])(
    'never throw, whatever is in them (5,000 mutated files of version $version)',
    (file) => {
      const keys = Object.keys(file);
      fc.assert(
        fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
          parseSet({ ...file, [key]: value });
          parseSet(value);
        }),
        { numRuns: runs(1_500) },
      );
    },
  );
});

describe('the report of a set', () => {
  it('counts letters, vowels, duplicates', () => {
    const report = checkSet(expectOk(parseSet(small)));
    expect(report).toMatchObject({
      pieces: 3,
      faces: 15,
      blanks: 0,
      letters: { A: 1, B: 3, C: 3, D: 3, E: 3, F: 2, Z: 0 },
      missing: ['Z'],
      withoutVowel: [],
      duplicates: [[1, 2]],
      total: 10 + 13 + 13,
      boards: [{ name: 'plain', columns: 5, rows: 5 }],
    });
    expect(report.vowelShare).toBeCloseTo(4 / 15);
  });
});
