import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedOf, optionsFromText, type Option } from '#shared/options/index.ts';

const options = [
  { kind: 'number', name: 'edge', unit: 'mm', min: 8, max: 40, step: 0.5, default: 15 },
  { kind: 'number', name: 'stealSeconds', unit: 's', min: 0, max: 600, step: 1, default: 10 },
  { kind: 'choice', name: 'paper', choices: ['a4', 'letter'], default: 'a4' },
  { kind: 'toggle', name: 'backs', default: true },
  { kind: 'lines', name: 'ownBoard', default: [] },
] as const satisfies readonly Option[];

describe('options as text', () => {
  it.each([
    ['edge', '17mm', 17],
    ['edge', ' 1.7 cm ', 17],
    ['edge', '1,2cm', 12],
    ['edge', '0.5in', 12.7],
    ['edge', '0.5"', 12.7],
    ['edge', '13', 13],
    ['steal-seconds', '2 min', 120],
    ['paper', 'A4', 'a4'],
    ['backs', 'no', false],
    ['backs', '', true],
    ['own-board', '..*.. ; T...T\nd', ['..*..', 'T...T', 'd']],
  ])('%s %j is %j', (name, text, value) => {
    const answer = optionsFromText(options, { [name]: text });
    expect(answer.ok && Object.values(answer.value)).toEqual([value]);
  });

  it.each([
    ['edge', '17 kg', '8 to 40 mm'],
    ['edge', '17mm or so', '8 to 40 mm'],
    ['edge', '1e3', '8 to 40 mm'],
    ['paper', 'a5', 'a4 or letter'],
    ['backs', 'perhaps', 'yes or no'],
  ])('%s %j is refused with what it takes', (option, text, expected) => {
    const problem = { code: 'option/bad-text', option, text, expected };
    expect(optionsFromText(options, { [option]: text })).toEqual({ ok: false, problem });
  });

  it('names an option that is not there, and those that are', () => {
    expect(optionsFromText(options, { egde: '15' })).toEqual({
      ok: false,
      problem: {
        code: 'option/unknown',
        option: 'egde',
        known: ['edge', 'stealSeconds', 'paper', 'backs', 'ownBoard'],
      },
    });
  });

  it('never throws, whatever is written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...options), fc.string(), (option, text) => {
        const answer = optionsFromText(options, { [option.name]: text });
        if (!answer.ok) expect(expectedOf(option)).toBe((answer.problem as { expected: string }).expected);
      }),
    );
  });
});
