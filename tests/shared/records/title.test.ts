import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectOk } from '#shared/kernel/index.ts';
import { checkTitle, formatRecord, parseRecord, verifyRecord } from '#shared/records/index.ts';

const kept = (path: string) => readFileSync(new URL(`../../golden/${path}`, import.meta.url), 'utf8');
const published = kept('alphacubes-published.cubewright.json');
const version1 = kept('version-1/alphacubes-published.cubewright.json');

describe('the name that players give a game', () => {
  it.each([
    ['of version 2', published],
    ['of version 1', version1],
  ])('is kept in a record %s, and nothing else changes', (_, text) => {
    const record = expectOk(parseRecord(text));
    const named = formatRecord({ ...record, title: 'Sunday at Mira’s' });
    expect(expectOk(parseRecord(named))).toEqual({ ...record, title: 'Sunday at Mira’s' });
    expect(verifyRecord(expectOk(parseRecord(named))).givenTitle).toBe('Sunday at Mira’s');
    const without = named.split('\n').filter((line) => !line.includes('"title"'));
    expect(without.join('\n')).toBe(formatRecord(record));
    expect(expectOk(parseRecord(formatRecord(record)))).toEqual(record);
  });

  it('is tidied as it is written, and absent where nothing is written', () => {
    expect(checkTitle('  Cafe\u0301  ')).toEqual({ ok: true, value: 'Café' });
    expect(checkTitle('   ')).toEqual({ ok: true, value: undefined });
    expect(formatRecord({ ...expectOk(parseRecord(published)), title: undefined })).not.toContain('"title"');
  });

  it('is refused where it is too long or holds what cannot be seen', () => {
    expect(checkTitle('x'.repeat(61))).toMatchObject({ problem: { code: 'setup/title-too-long', most: 60 } });
    expect(checkTitle('Sun\u202eday')).toMatchObject({
      problem: { code: 'setup/hidden-in-title', character: 'U+202E' },
    });
  });

  it('has one rule: what is accepted as it is written can be read, and nothing else', () => {
    const record = JSON.parse(published) as object;
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 70 }), (written) => {
        const checked = checkTitle(written);
        const parsed = parseRecord(JSON.stringify({ ...record, moves: [], title: written }));
        expect(parsed.ok).toBe(checked.ok && checked.value === written);
      }),
    );
  });

  it.each([[''], [7], [null], ['two\nlines'], ['x'.repeat(61)]])('%j is none', (title) => {
    const parsed = parseRecord(JSON.stringify({ ...(JSON.parse(published) as object), title }));
    expect(parsed).toMatchObject({ ok: false, problem: { code: 'record/bad-value', path: 'title' } });
  });
});
