import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alphacubesSet, checkSet, kuboDeck, parseSet, parseSetText } from '#shared/cubes/index.ts';
import file from '#shared/cubes/sets/alphacubes.json' with { type: 'json' };
import { expectOk } from '#shared/kernel/index.ts';
import { codeOf } from '#tests/support/alphacubes/position.ts';

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

describe('set files', () => {
  it('parse: letters in order, totals, boards by name', () => {
    const set = expectOk(parseSet(small));
    expect(set.cubes[1]).toEqual({ id: 1, letters: ['B', 'C', 'D', 'E', 'F'], total: 13 });
    expect(set).toMatchObject({
      language: 'en',
      boards: { plain: { name: 'plain', rows: small.boards.plain } },
    });
  });

  it.each<readonly [string, object, object]>([
    ['another format', { format: 'cubewright-deck' }, { code: 'set/wrong-format', found: 'cubewright-deck' }],
    ['a newer version', { version: 2 }, { code: 'set/newer-version', version: 2, known: 1 }],
    ['an older version', { version: 0 }, { code: 'set/bad-value', path: 'version', expected: '1' }],
    ['four letters', { cubes: ['ABCDE', 'ABCD'] }, { path: 'cubes[1]', expected: 'five capital letters' }],
    ['small letters', { cubes: ['abcde'] }, { path: 'cubes[0]' }],
    ['no cubes', { cubes: [] }, { path: 'cubes', expected: 'a list of at least 1' }],
    [
      'a letter twice',
      { cubes: ['ABCDE', 'ABCBE'] },
      { code: 'set/same-letter-twice', cube: 1, letter: 'B' },
    ],
    ['a letter without value', { cubes: ['ABCDX'] }, { code: 'set/no-value', cube: 0, letter: 'X' }],
    ['half a value', { values: { A: 1.5 } }, { path: 'values.A', expected: 'a whole number' }],
    ['a value of no letter', { values: { AB: 1 } }, { path: 'values.AB', expected: 'a capital letter' }],
    ['an unknown entry', { colour: 'red' }, { path: 'colour', expected: 'no such entry here' }],
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

  it('name line and column of broken JSON', () => {
    const text = JSON.stringify(small, null, 2);
    expect(parseSetText(text).ok).toBe(true);
    const broken = text.replace('"title": "Small"', '"title": Small');
    const problem = { code: 'set/not-json', line: 5, column: 12, found: 'Small,\n  "' };
    expect(parseSetText(broken)).toEqual({ ok: false, problem });
    const twice = text.replace('"title"', '"name": "other",\n  "title"');
    expect(parseSetText(twice)).toMatchObject({ problem: { code: 'set/key-twice', line: 5, column: 3 } });
    expect(parseSetText(`${text}${' '.repeat(1_000_000)}`)).toMatchObject({
      problem: { code: 'set/too-large' },
    });
  });

  it.each([null, undefined, 5, 'text', [], {}, { format: 7 }])('refuse %s', (value) => {
    expect(codeOf(parseSet(value))).toBe('set/wrong-format');
  });

  it('never throw, whatever is in them (10,000 mutated files)', () => {
    const keys = Object.keys(small) as (keyof typeof small)[];
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        parseSet({ ...small, [key]: value });
        parseSet(value);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('the report of a set', () => {
  it('counts letters, vowels, duplicates', () => {
    const report = checkSet(expectOk(parseSet(small)));
    expect(report).toMatchObject({
      cubes: 3,
      faces: 15,
      letters: { A: 1, B: 3, C: 3, D: 3, E: 3, F: 2, Z: 0 },
      missing: ['Z'],
      withoutVowel: [],
      duplicates: [[1, 2]],
      total: 10 + 13 + 13,
      boards: [{ name: 'plain', columns: 5, rows: 5 }],
    });
    expect(report.vowelShare).toBeCloseTo(4 / 15);
  });

  it('of the bundled set: 98 cubes, no duplicates, five times the letters of 98 tiles', () => {
    const report = checkSet(alphacubesSet);
    expect(report).toMatchObject({ cubes: 98, faces: 490, duplicates: [], missing: [], total: 935 });
    expect(report.letters).toMatchObject({ E: 60, A: 45, I: 45, O: 40, Q: 5, Z: 5, X: 5, J: 5, K: 5 });
    expect(report.vowelShare).toBeCloseTo((45 + 60 + 45 + 40 + 20) / 490);
    expect(report.withoutVowel.map((id) => file.cubes[id])).toEqual(['HLNSZ', 'BDGNP', 'GLRSY']);
  });
});

describe('U1 U3 the Kubo deck', () => {
  it('U1 has 64 cards, each colour, size and number once', () => {
    const names = new Set(kuboDeck.map(({ colour, size, number }) => `${colour} ${size}${number}`));
    expect(names.size).toBe(64);
    expect([...new Set(kuboDeck.map(({ colour }) => colour))]).toEqual(['blue', 'green', 'yellow', 'red']);
  });

  it('U3 x is the size, y the number, z the colour: one cell each', () => {
    expect(new Set(kuboDeck.map(({ x, y, z }) => `${x}${y}${z}`)).size).toBe(64);
    const card = kuboDeck.find(
      ({ colour, size, number }) => colour === 'yellow' && size === 'XL' && number === 2,
    );
    expect(card).toMatchObject({ x: 3, y: 1, z: 2 });
    for (const [id, card] of kuboDeck.entries()) expect(card.id).toBe(id);
  });
});
