import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRecord, parseRecord } from '#shared/records/index.ts';
import { assertCompared } from '#tests/support/assert-compared.ts';
import { published } from '#tests/support/alphacubes/published.ts';
import { readRecord } from '#tests/support/alphacubes/records.ts';

const { text } = published;
const problemOf = (record: string) => {
  const parsed = parseRecord(record);
  return parsed.ok ? undefined : parsed.problem;
};

describe('hostile records', () => {
  it('cannot reach a prototype', () => {
    const places = ['{"format"', '"options": {', '"lexicon": {', '{ "square": "E9"', '"setUp": {'];
    for (const place of places) {
      for (const key of ['__proto__', 'constructor', 'prototype']) {
        const poisoned =
          place.startsWith('{') && place !== '{"format"'
            ? text.replace(place, `{ "${key}": { "polluted": true }, ${place.slice(1)}`)
            : place === '{"format"'
              ? text.replace('{', `{ "${key}": { "polluted": true },`)
              : text.replace(place, `${place} "${key}": { "polluted": true },`);
        expect(problemOf(poisoned)).toMatchObject({
          code: 'record/bad-value',
          expected: { phrase: 'noEntry' },
        });
      }
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('10,000 mutated texts: refused with a place, or read as a record that can be written again', () => {
    const cut = fc.record({
      from: fc.nat({ max: text.length }),
      length: fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 400 })),
      put: fc.oneof(
        fc.string({ maxLength: 4 }),
        fc.constantFrom(
          '"',
          '{',
          '}',
          '[',
          ']',
          ',',
          ':',
          '-',
          '0',
          '9',
          'null',
          '1e999',
          '\\',
          '\u0000',
          '"__proto__":',
        ),
      ),
    });
    let read = 0;
    assertCompared(
      fc.property(fc.array(cut, { minLength: 1, maxLength: 3 }), (cuts) => {
        const mutated = cuts.reduce(
          (now, { from, length, put }) => now.slice(0, from) + put + now.slice(from + length),
          text,
        );
        const parsed = parseRecord(mutated);
        if (!parsed.ok) {
          expect(parsed.problem.code).toMatch(/^record\//);
          return;
        }
        read += 1;
        // A text may be mutated into one of version 1.
        if (parsed.value.version === 1) return;
        const again = formatRecord(parsed.value);
        expect(formatRecord(readRecord(again))).toBe(again);
      }),
      { numRuns: 10_000, least: 20 },
      () => read,
    );
  });

  it('finds the fault of every JSON that JSON.parse refuses, and only of those (10,000 texts)', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"',
      '1',
      '-',
      '.5',
      'e3',
      'true',
      'nul',
      ' ',
      '\n',
      '\\u00',
      '0',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
        (json) => {
          const problem = problemOf(json);
          let isJson = true;
          try {
            JSON.parse(json);
          } catch {
            isJson = false;
          }
          expect(problem?.code === 'record/not-json').toBe(!isJson);
          if (problem?.code === 'record/not-json') {
            const lines = json.split('\n');
            expect(problem.line).toBeLessThanOrEqual(lines.length);
            expect(problem.column).toBeLessThanOrEqual((lines[problem.line - 1]?.length ?? 0) + 1);
          }
        },
      ),
      { numRuns: 10_000 },
    );
  });
});
