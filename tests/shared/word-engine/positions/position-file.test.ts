import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranslator, problemText } from '#shared/i18n/index.ts';
import { parsePositionFile, positionFileLimit } from '#shared/word-engine/positions/position-file.ts';
import { goldenPositions } from '#tests/support/word-engine/golden-positions.ts';

const { t } = createTranslator();
const runs = Number(process.env.CUBEWRIGHT_FUZZ_RUNS ?? 600);

/** A file with one position in each section, on a board of three squares by three. */
const standardSet = { size: 3, layout: ['T.d', '.D.', 't..'] };
const tiles = { id: 4, rack: 'QE?', board: ['...', '.Za', '...'], plays: 7, bestScore: 31 };
const cubes = { id: 9, cubes: ['ABX', '?'], board: ['K..', '...', '...'] };
const whole = { standardSet, cubeSet: { layout: ['.*.', '...', '..d'] }, standard: [tiles], cubes: [cubes] };

const parse = (value: unknown) => parsePositionFile(JSON.stringify(value), 'mine.json');

function problemOf(text: string): object {
  const parsed = parsePositionFile(text, 'mine.json');
  if (parsed.ok) throw new Error('Nothing was found wrong.');
  const said = problemText(t, parsed.problem);
  expect(said).not.toMatch(/{{|undefined/);
  expect(said).toContain('mine.json');
  return parsed.problem;
}

const wrong = (changes: object): object => problemOf(JSON.stringify({ ...whole, ...changes }));
const wrongTiles = (changes: object): object => wrong({ standard: [tiles, { ...tiles, id: 5, ...changes }] });

describe('a file of positions', () => {
  it('draws layout and board, and spells the rack', () => {
    const parsed = parse(whole);
    const [first, second] = parsed.ok ? parsed.value : [];
    expect(first).toMatchObject({ section: 'standard', id: 4, expected: { plays: 7, bestScore: 31 } });
    expect(first?.position).toEqual({
      layout: {
        width: 3,
        height: 3,
        letterFactors: [1, 1, 2, 1, 1, 1, 3, 1, 1],
        wordFactors: [3, 1, 1, 1, 2, 1, 1, 1, 1],
        start: [4],
      },
      board: [
        ...new Array<undefined>(4).fill(undefined),
        { letter: 'Z', value: 10 },
        { letter: 'A', value: 0 },
        ...new Array<undefined>(3).fill(undefined),
      ],
      rack: [
        { faces: [{ letter: 'Q', value: 10 }] },
        { faces: [{ letter: 'E', value: 1 }] },
        { faces: [], blank: true },
      ],
      bonuses: { 7: 50 },
    });
    expect(second).toMatchObject({ section: 'cubes', id: 9, expected: {} });
    // A star is the start square, and doubles the word.
    expect(second?.position.layout).toMatchObject({ start: [1], wordFactors: [1, 2, 1, 1, 1, 1, 1, 1, 1] });
    expect(second?.position.rack[0]?.faces.map(({ letter, value }) => `${letter}${value}`)).toEqual([
      'A1',
      'B3',
      'X8',
    ]);
  });

  it('may give letters other values, and letters of its own', () => {
    const parsed = parse({ ...whole, values: { Z: 3, Ä: 6 }, standard: [{ ...tiles, rack: 'ÄZE' }] });
    const position = parsed.ok ? parsed.value[0]?.position : undefined;
    expect(position?.board[4]).toEqual({ letter: 'Z', value: 3 });
    expect(position?.rack.flatMap(({ faces }) => faces.map(({ value }) => value))).toEqual([6, 3, 1]);
  });

  it('may hold one section alone, and be empty, but is no other file', () => {
    expect(parse({ standardSet, standard: [tiles] })).toMatchObject({ ok: true, value: { length: 1 } });
    expect(parse({ standardSet, standard: [] })).toEqual({ ok: true, value: [] });
    const expected = { code: 'position/file-no-section', file: 'mine.json' };
    expect(parse({ players: ['Ann'] })).toEqual({ ok: false, problem: expected });
  });

  it('need not be square', () => {
    const parsed = parse({
      standardSet: { layout: ['....', '....'] },
      standard: [{ ...tiles, board: ['....', '..AT'] }],
    });
    expect(parsed.ok && parsed.value[0]?.position.layout).toMatchObject({ width: 4, height: 2, start: [6] });
  });

  it('holds the golden positions', () => {
    const golden = goldenPositions();
    expect(golden.map(({ section }) => section).filter((section) => section === 'cubes')).toHaveLength(120);
    expect(golden).toHaveLength(240);
    const blanks = golden.flatMap(({ position }) => position.rack.filter(({ blank }) => blank === true));
    expect(blanks.length).toBeGreaterThan(0);
    for (const { section, position, expected } of golden) {
      expect(position.layout.width).toBe(section === 'cubes' ? 17 : 15);
      expect(expected.plays).toBeDefined();
    }
  });
});

describe('a file that is wrong', () => {
  it('is told line and column where it breaks off or says something twice', () => {
    expect(problemOf('{\n  "standard": [,')).toMatchObject({
      code: 'position/file-not-json',
      line: 2,
      column: 16,
    });
    expect(problemOf('{"cubes": [],\n "cubes": []}')).toMatchObject({
      code: 'position/file-key-twice',
      line: 2,
      column: 2,
    });
  });

  it.each(['[]', 'null', '7', '"text"'])('is an object, not %s', (text) => {
    expect(problemOf(text)).toMatchObject({
      code: 'position/file-bad-value',
      path: { phrase: 'beginning' },
      expected: { phrase: 'types.object' },
    });
  });

  it('is of bounded length', () => {
    const limit = positionFileLimit;
    const expected = { code: 'position/file-too-large', file: 'mine.json', length: limit + 1, limit };
    expect(problemOf(' '.repeat(limit + 1))).toEqual(expected);
  });

  it('is told the path of a value of its head', () => {
    const bad = { code: 'position/file-bad-value', file: 'mine.json' };
    expect(wrong({ standardSet: { layout: 'T..' } })).toEqual({
      ...bad,
      path: 'standardSet.layout',
      expected: { phrase: 'types.array' },
    });
    expect(wrong({ cubes: 5 })).toEqual({ ...bad, path: 'cubes', expected: { phrase: 'types.array' } });
    expect(wrong({ values: { A: 100 } })).toMatchObject({ ...bad, path: 'values.A' });
    expect(wrong({ values: { AB: 1 } })).toMatchObject({ ...bad, path: 'values.AB' });
  });

  it('needs the set of every section that has positions', () => {
    const expected = { code: 'position/file-no-set', file: 'mine.json', section: 'cubes', set: 'cubeSet' };
    expect(wrong({ cubeSet: undefined })).toEqual(expected);
  });

  it('is told section, id and entry of a position', () => {
    const bad = { code: 'position/file-bad-entry', file: 'mine.json' };
    expect(wrongTiles({ board: 7 })).toEqual({
      ...bad,
      at: 'standard 5',
      path: 'board',
      expected: { phrase: 'types.array' },
    });
    expect(wrongTiles({ board: ['...', 3, '...'] })).toMatchObject({ ...bad, path: 'board[1]' });
    expect(wrongTiles({ id: -1 })).toMatchObject({ ...bad, at: 'standard[1]', path: 'id' });
    expect(wrong({ cubes: [null] })).toMatchObject({ ...bad, at: 'cubes[0]', path: 'cubes[0]' });
  });

  it('gives each position tiles or cubes', () => {
    const bad = { code: 'position/file-no-rack', file: 'mine.json', at: 'standard 5' };
    expect(wrongTiles({ rack: undefined })).toEqual(bad);
    expect(wrongTiles({ cubes: ['AB'] })).toEqual(bad);
  });

  it('is told row and column of a board', () => {
    const place = { file: 'mine.json', at: 'standard 5', field: 'board' };
    expect(wrongTiles({ board: ['...', '...'] })).toEqual({
      code: 'position/file-row-count',
      ...place,
      rows: 2,
      expected: 3,
    });
    expect(wrongTiles({ board: ['...', '...', '....'] })).toEqual({
      code: 'position/file-row-length',
      ...place,
      row: 3,
      length: 4,
      expected: 3,
    });
    expect(wrongTiles({ board: ['...', '.?.', '...'] })).toMatchObject({
      code: 'position/file-bad-mark',
      ...place,
      row: 2,
      column: 2,
      mark: '?',
    });
  });

  it('is told row and column of a layout', () => {
    const place = { file: 'mine.json', at: 'cubeSet', field: 'layout' };
    const layout = (rows: readonly string[], size?: number): object =>
      wrong({ cubeSet: { layout: rows, size } });
    expect(layout(['...', '.Q.', '...'])).toMatchObject({
      code: 'position/file-bad-mark',
      ...place,
      row: 2,
      column: 2,
      mark: 'Q',
    });
    expect(layout(['...', '..'])).toMatchObject({
      code: 'position/file-row-length',
      ...place,
      row: 2,
      length: 2,
    });
    expect(layout(['...', '...'], 3)).toMatchObject({
      code: 'position/file-row-count',
      rows: 2,
      expected: 3,
    });
    expect(layout([])).toMatchObject({
      code: 'position/file-row-count',
      rows: 0,
      expected: { phrase: 'range.plain', min: 1, max: 21 },
    });
  });

  it('is told the letter of a rack', () => {
    const bad = { code: 'position/file-bad-letter', file: 'mine.json' };
    expect(wrongTiles({ rack: 'QeE' })).toEqual({
      ...bad,
      at: 'standard 5',
      field: 'rack',
      piece: 2,
      letter: 'e',
    });
    expect(wrong({ cubes: [{ ...cubes, cubes: ['AB', 'C?'] }] })).toEqual({
      ...bad,
      at: 'cubes 9',
      field: 'cubes',
      piece: 2,
      letter: '?',
    });
  });

  it('hands no control character on to a terminal', () => {
    const said = JSON.stringify(wrongTiles({ board: ['...', '.\u001b.', '...'] }));
    expect(said).not.toContain('u001b');
    expect(said).toContain('\uFFFD');
  });
});

describe('any text', () => {
  it('is read or refused with a sentence', () => {
    const scraps = fc.oneof(fc.jsonValue(), fc.constantFrom(...Object.values(whole)), fc.constant(tiles));
    const keys = fc.constantFrom(
      'standard',
      'cubes',
      'standardSet',
      'cubeSet',
      'values',
      'board',
      'rack',
      'layout',
      'id',
    );
    const { entry } = fc.letrec<{ entry: unknown }>((tie) => ({
      entry: fc.oneof(
        { depthSize: 'small' },
        scraps,
        fc.dictionary(keys, tie('entry')),
        fc.array(tie('entry'), { maxLength: 3 }),
      ),
    }));
    const changed = fc.tuple(keys, entry).map(([key, value]) => ({ ...whole, [key]: value }));
    const text = fc.oneof(
      fc.string(),
      entry.map((value) => JSON.stringify(value)),
      changed.map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(text, (given) => {
        const parsed = parsePositionFile(given, 'mine.json');
        if (!parsed.ok) expect(problemText(t, parsed.problem)).toContain('mine.json');
      }),
      { numRuns: runs },
    );
  });

  it('is read or refused where a byte of a good file is changed', () => {
    const good = JSON.stringify(whole);
    fc.assert(
      fc.property(fc.nat(good.length - 1), fc.string({ maxLength: 3 }), (at, scrap) => {
        const parsed = parsePositionFile(good.slice(0, at) + scrap + good.slice(at + 1), 'mine.json');
        if (parsed.ok) for (const { position } of parsed.value) expect(position.board).toHaveLength(9);
        else expect(problemText(t, parsed.problem)).not.toContain('{{');
      }),
      { numRuns: runs },
    );
  });
});
