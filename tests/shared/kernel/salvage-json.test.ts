import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deepest, parseJson, salvageJson, valueOfNode } from '#shared/kernel/index.ts';

const read = (text: string): unknown => valueOfNode(salvageJson(text).root);

describe('a damaged JSON text (7.1)', () => {
  it.each([
    ['one comma too many', '{"a":["B",,"C",],,"d":1,}', { a: ['B', 'C'], d: 1 }],
    ['commas too few', '{"a":["B" "C"] "d":1}', { a: ['B', 'C'], d: 1 }],
    ['a bracket too few', '{"a":["B","C","d":["E"]}', { a: ['B', 'C'], d: ['E'] }],
    ['a brace too many', '{"a":1}},"b":2}', { a: 1, b: 2 }],
    ['a colon too few', '{"a" ["B"],"c" "d"}', { a: ['B'], c: 'd' }],
    ['no brace at its start', '"a":["B"],"c":2}', { a: ['B'], c: 2 }],
    ['a quote too few, of one line', '{"a":[\n"B",\n"C,\nD",\n"E"\n]}', { a: ['B', 'E'] }],
    ['zeros in a word', '{"a":["B\0C","D"]}', { a: ['D'] }],
    ['a key twice', '{"a":["B"],"a":["C"],"d":1,"d":2}', { a: ['B', 'C'], d: 2 }],
    ['a number cut off', '{"a":1,"b":12', { a: 1 }],
    ['a word cut off', '{"a":["B","CD', { a: ['B'] }],
    ['words that are none', '{"a":tru,"b":[nul,null,01,1]}', { b: [null, 1] }],
    ['a list', '["a"]', {}],
    ['nothing', '', {}],
  ])('%s', (_, text, found) => {
    expect(read(text)).toEqual(found);
  });

  it('is read as JSON.parse does where it is whole', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.constantFrom(0, 2), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(read(text)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('never gives a word that was not there whole, however it is cut', () => {
    const words = ['ONE', 'TWO', 'THREE', 'ONESELF'];
    const text = JSON.stringify({ allow: words, forbid: words }, null, 1);
    for (let cut = 0; cut <= text.length; cut += 1) {
      const { allow = [], forbid = [] } = read(text.slice(0, cut)) as Record<string, string[]>;
      expect(words.slice(0, allow.length)).toEqual(allow);
      expect(words.slice(0, forbid.length)).toEqual(forbid);
    }
  });

  it('never throws, and what it gives is JSON again', () => {
    const mark = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      '"',
      ',',
      ':',
      '\\',
      '\n',
      '1',
      'true',
      '"a"',
      '\0',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(mark, fc.string()), { maxLength: 60 }), (parts) => {
        expect(() => JSON.stringify(read(parts.join('')))).not.toThrow();
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves out what is nested too deep, and reads on behind it', () => {
    const deep = `{"a":${'['.repeat(100_000)}1${']'.repeat(100_000)},"b":2}`;
    const { root, tooDeepAt } = salvageJson(deep);
    expect(tooDeepAt).toBeGreaterThan(5);
    expect(root.entries.get('b')).toMatchObject({ value: 2 });
  });

  it.each([deepest, deepest + 1])('calls %i levels too deep where reading whole JSON does', (levels) => {
    const text = `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
    expect(salvageJson(text).tooDeepAt === undefined).toBe(parseJson(text).ok);
  });
});
