import { describe, expect, it } from 'vitest';
import { expectOk } from '#shared/kernel/index.ts';
import { formatRecord, parseRecord, recordLimits, startOf } from '#shared/records/index.ts';
import { inWords } from '#tests/support/in-words.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { readRecord } from '#tests/support/alphacubes/records.ts';

const { text } = published;
const edited = (edit: (value: Record<string, unknown>) => void): string => {
  const value = JSON.parse(text) as Record<string, unknown>;
  edit(value);
  return JSON.stringify(value);
};
/** The text with one value changed, by the path that a problem would name. */
const editedAt = (path: string, put: unknown): string =>
  edited((value) => {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
    const last = keys.pop() ?? '';
    const inner = keys.reduce<Record<string, unknown>>(
      (at, key) => at[key] as Record<string, unknown>,
      value,
    );
    inner[last] = put;
  });
const problemOf = (record: string) => {
  const parsed = parseRecord(record);
  return parsed.ok ? undefined : parsed.problem;
};

describe('reading a record', () => {
  it('reads what was written', () => {
    expect(formatRecord(readRecord(text))).toBe(text);
  });

  it('P2 fills in every switch that is absent', () => {
    const { options } = expectOk(parseRecord(edited((value) => delete value.options)));
    expect(options).toEqual({
      set: 'standard',
      ownSet: [],
      board: 'standard',
      ownBoard: [],
      judge: 'assisted',
      challengeKind: 'double',
      missedTurn: 'this',
      strict: false,
      allow: ['RITZ'],
      forbid: ['XU'],
      personalAllow: [],
      personalForbid: [],
      family: 'off',
    });
    const some = expectOk(parseRecord(edited((value) => (value.options = { judge: 'challenge' }))));
    expect(some.options).toMatchObject({ judge: 'challenge', board: 'standard' });
  });

  it('of version 2 keeps its computers as strong as they were, and follows nobody', () => {
    const level = (version: number, written: number) => {
      const value = JSON.parse(text) as { readonly players: readonly { readonly name: string }[] };
      const [, ...others] = value.players;
      const player = { name: 'Eva', kind: 'computer', level: written };
      const parsed = parseRecord(JSON.stringify({ ...value, version, players: [player, ...others] }));
      return parsed.ok ? parsed.value.players[0] : parsed.problem;
    };
    expect([1, 2, 3, 4, 5, 9].map((written) => level(2, written))).toMatchObject(
      [8, 11, 14, 19, 21, 21].map((today) => ({ level: today })),
    );
    expect([0, 6, 18, 40].map((written) => level(3, written))).toMatchObject(
      [0, 6, 18, 40].map((today) => ({ level: today })),
    );
    expect(level(2, 0)).toMatchObject({ code: 'record/bad-value', path: 'players[0].level' });
  });

  it('of an earlier version is played by the rules it was begun by, and says so from then on', () => {
    const today = expectOk(parseRecord(text));
    expect(today.edition).toBeUndefined();
    for (const version of [2, 3]) {
      const former = expectOk(parseRecord(text.replace('"version": 4', `"version": ${version}`)));
      expect(former).toEqual({ ...today, edition: 3 });
      const again = formatRecord(former);
      expect(again).toContain('"edition": 3,');
      expect(expectOk(parseRecord(again))).toEqual(former);
      expect(startOf(former)).toMatchObject({ edition: 3 });
    }
    expect(problemOf(editedAt('edition', 4))).toMatchObject({
      path: 'edition',
      expected: { phrase: 'choice', choices: ['3'] },
    });
  });

  it('of an earlier version knows one limit of time, which is the first of several', () => {
    const used = { limit: 'cubeword:time', ms: 5 };
    const times = (version: number, timeUsed: unknown) => {
      const parsed = parseRecord(edited((value) => Object.assign(value, { version, timeUsed })));
      return parsed.ok ? parsed.value.timeUsed : parsed.problem;
    };
    expect(times(3, used)).toEqual([used]);
    expect(times(4, [used, { limit: 'other', ms: 7 }])).toHaveLength(2);
    expect(times(4, used)).toMatchObject({ path: 'timeUsed', expected: { phrase: 'types.array' } });
    expect(times(3, { ...used, ms: -1 })).toMatchObject({ path: 'timeUsed[0].ms' });
  });

  it('fills in what a new game has not yet: moves, mark, seed beside a set-up', () => {
    const bare = edited((value) => {
      delete value.moves;
      delete value.takenBack;
      delete value.seed;
    });
    expect(parseRecord(bare)).toMatchObject({ value: { moves: [], takenBack: 0, seed: 0 } });
  });

  it('the same record gives the same text, whatever the order of its keys', () => {
    const value = JSON.parse(text) as object;
    const shuffled = JSON.stringify(Object.fromEntries(Object.entries(value).reverse()));
    expect(formatRecord(readRecord(shuffled))).toBe(text);
  });

  it('reads a file with a byte order mark, and Windows line ends', () => {
    expect(parseRecord(`\uFEFF${text.replaceAll('\n', '\r\n')}`).ok).toBe(true);
  });

  it('keeps carried points and computers', () => {
    const record = edited((value) => {
      value.players = [
        { name: 'Mira', kind: 'person', carried: 120 },
        { name: 'Anders', kind: 'computer', level: 3, carried: -4 },
        { name: 'Joris', kind: 'person' },
        { name: 'Émile', kind: 'person' },
      ];
    });
    const read = readRecord(record);
    expect(read.players[1]).toEqual({ name: 'Anders', kind: 'computer', level: 3, carried: -4 });
    expect(parseRecord(formatRecord(read))).toEqual({ ok: true, value: read });
  });
});

describe('writing a record', () => {
  it('puts one player and one move on a line, and ends with a newline', () => {
    const lines = text.split('\n');
    expect(lines.filter((line) => line.startsWith('    { "kind": "play"'))).toHaveLength(20);
    expect(lines).toContain('    { "name": "Orange", "kind": "person" },');
    expect(text.endsWith('}\n')).toBe(true);
  });

  it('puts a board of one’s own on a row a line', () => {
    const rows = Array.from({ length: 9 }, (_, row) => (row === 4 ? '....*........' : 'd...t...D...T'));
    const { record } = published;
    const own = {
      ...record,
      moves: [],
      options: { ...record.options, board: 'own' as const, ownBoard: rows },
    };
    expect(formatRecord(own)).toContain('\n      "d...t...D...T",\n');
  });

  it('refuses to write what could not be read', () => {
    const bad = { ...published.record, takenBack: -1 };
    expect(() => formatRecord(bad)).toThrow();
  });
});

describe('what is wrong with a record is said with its place', () => {
  it.each([
    ['', 1, 1],
    ['{', 1, 2],
    ['{"a": tru}', 1, 7],
    ['{\n  "format": "x",\n}', 3, 1],
    ['{"a": 01}', 1, 8],
    ['[1, 2', 1, 6],
    ['{"a": "b\nc"}', 1, 9],
    ['{"a": "\\x"}', 1, 8],
    ['{"a" 1}', 1, 6],
    ['{} {}', 1, 4],
    ["{'a': 1}", 1, 2],
    ['[,]', 1, 2],
  ])('JSON %j: line %i, column %i', (json, line, column) => {
    expect(problemOf(json)).toMatchObject({ code: 'record/not-json', line, column });
  });

  it('shows the text at fault', () => {
    expect(problemOf('{\n "a": nothing\n}')).toEqual({
      code: 'record/not-json',
      line: 2,
      column: 7,
      found: 'nothing\n}',
    });
  });

  it('an entry that is there twice', () => {
    const twice = (place: RegExp, put: string) => problemOf(text.replace(place, put));
    expect(twice(/^\{/, '{\n  "moves": [],')).toMatchObject({
      code: 'record/key-twice',
      column: 3,
      found: '"moves": [',
    });
    expect(twice(/"seed": \d+/, '"seed": 1, "s\\u0065ed": 2')).toMatchObject({
      code: 'record/key-twice',
      found: '"s\\u0065ed',
    });
    expect(twice(/"kind": "person"/, '"kind": "person", "kind": "person"')).toMatchObject({
      code: 'record/key-twice',
    });
    expect(twice(/^\{/, '{ "__proto__": 1, "__proto__": 2,')).toMatchObject({ code: 'record/key-twice' });
  });

  it('a file that breaks off', () => {
    const cut = text.slice(0, 900);
    const last = cut.split('\n');
    expect(problemOf(cut)).toMatchObject({ code: 'record/not-json', line: last.length, found: '' });
  });

  it('deep nesting is read no further than ours goes', () => {
    expect(problemOf('['.repeat(1_000_000))).toMatchObject({ code: 'record/too-deep', column: 65 });
  });

  it('long broken texts are answered, not thrown', () => {
    const long = 3_900_000;
    expect(problemOf(`"${'a'.repeat(long)}`)).toMatchObject({ column: long + 2, found: '' });
    expect(problemOf(`${' '.repeat(long)}x`)).toMatchObject({ column: long + 1, found: 'x' });
    expect(problemOf(`{"a": ${'1'.repeat(long)}x`)).toMatchObject({ column: long + 7, found: 'x' });
  });

  it('another kind of file', () => {
    for (const other of ['null', '5', '[]', '{}', '"text"', '{"format": 3}']) {
      expect(problemOf(other)).toEqual({
        code: 'record/wrong-format',
        found: '',
        expected: 'cubewright-game',
      });
    }
    expect(problemOf('{"format": "cubewright-set"}')).toMatchObject({ found: 'cubewright-set' });
  });

  it('a newer version, whatever else it holds', () => {
    const newer = JSON.stringify({ format: 'cubewright-game', version: 5, game: 'chess', pieces: [] });
    expect(problemOf(newer)).toEqual({ code: 'record/newer-version', version: 5, known: 4 });
  });

  it('a version that is no number of a version', () => {
    for (const version of ['1e999', '-1', '"1"', 'null', '1e-9']) {
      const odd = text.replace('"version": 4', `"version": ${version}`);
      expect(problemOf(odd)).toEqual({
        code: 'record/bad-value',
        path: 'version',
        expected: { phrase: 'choice', choices: ['4'] },
      });
    }
  });

  it('an unknown game', () => {
    for (const game of ['chess', 'constructor', '__proto__', 7, undefined]) {
      const code = problemOf(edited((value) => (value.game = game)))?.code;
      expect(code).toBe('record/unknown-game');
    }
  });

  it('a text too large', () => {
    const huge = `${text}${' '.repeat(recordLimits.characters)}`;
    expect(problemOf(huge)).toMatchObject({ code: 'record/too-large', limit: recordLimits.characters });
  });

  it.each<readonly [string, unknown, string]>([
    ['version', 0, '4'],
    ['players', [], 'a list of at least 1'],
    ['players', Array(7).fill({ name: 'A', kind: 'person' }), 'a list of at most 6'],
    ['players[1].name', '  ', 'length at least 1'],
    ['players[1].name', 'a\u0007', 'text without control characters'],
    ['players[0].kind', 'dog', 'person or computer'],
    ['players[0].level', 2, 'no such entry here'],
    ['options.judge', 'me', 'assisted or challenge'],
    ['options.house', 'x', 'no such entry here'],
    ['lexicon', undefined, 'an object'],
    ['lexicon.sha256', 'A', '64 digits 0 to 9, a to f'],
    ['seed', 1.5, 'a whole number'],
    ['seed', 2 ** 32, 'at most 4294967295'],
    ['setUp.first', 6, 'at most 5'],
    ['setUp.hands[2][0]', 400, 'at most 399'],
    ['moves[3].by', 4, 'a seat from 0 to 3'],
    ['moves[3].seat', 3, 'no such entry here'],
    ['moves[3].by', 'clock', 'a number'],
    ['moves[3].accepted', 'QUIZ', 'a list'],
    ['moves[3].accepted[0]', 'quiz', '2 to 21 capital letters'],
    ['moves[3].accepted', Array(9).fill('AT'), 'a list of at most 8'],
    ['moves[3].kind', 'swap', 'play, challenge, exchange, pass, accept or allow'],
    ['moves[2].placements', 'none', 'a list'],
    ['moves[2].placements[1].square', 'G44', 'a square, as G4'],
    ['moves[2].placements[1].letter', 'é', 'a capital letter'],
    ['moves[2].placements[1].cube', -1, 'at least 0'],
    ['note', 'hello', 'no such entry here'],
  ])('%s = %j: expected %s', (path, put, expected) => {
    expect(inWords(problemOf(editedAt(path, put)))).toEqual({ code: 'record/bad-value', path, expected });
  });

  it('neither seed nor set-up', () => {
    const bare = edited((value) => {
      delete value.seed;
      delete value.setUp;
    });
    expect(problemOf(bare)).toMatchObject({ path: 'seed' });
  });
});
