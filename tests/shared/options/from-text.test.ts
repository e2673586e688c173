import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedText, listFromText, optionsFromText, type Option } from '#shared/options/index.ts';
import { inWords } from '#tests/support/in-words.ts';

const options = [
  { kind: 'number', name: 'edge', unit: 'mm', min: 8, max: 40, step: 0.5, default: 15 },
  { kind: 'number', name: 'stealSeconds', unit: 's', min: 0, max: 600, step: 1, default: 10 },
  { kind: 'choice', name: 'paper', choices: ['a4', 'letter'], default: 'a4' },
  { kind: 'toggle', name: 'backs', default: true },
  { kind: 'lines', name: 'ownBoard', default: [] },
  { kind: 'lines', name: 'forbid', default: ['XU'] },
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
    ['own-board', '..*.. ; T...T\nd', ['..*..', 'T...T', 'd']],
  ])('%s %j is %j', (name, text, value) => {
    const answer = optionsFromText(options, [[name, text]]);
    expect(answer.ok && Object.values(answer.value)).toEqual([value]);
  });

  it.each([
    ['edge', '17 kg', '8 to 40 mm'],
    ['edge', '17mm or so', '8 to 40 mm'],
    ['edge', '1e3', '8 to 40 mm'],
    ['paper', 'a5', 'a4 or letter'],
    ['backs', 'perhaps', 'yes or no'],
    ['backs', '', 'yes or no'],
    ['forbid', 'ZA, +', 'A,B for the whole list, +A to add, -A to take away'],
    ['forbid', '-', 'A,B for the whole list, +A to add, -A to take away'],
  ])('%s %j is refused with what it takes', (option, text, expected) => {
    const read = optionsFromText(options, [[option, text]]);
    expect(read.ok ? read : inWords(read.problem)).toEqual({
      code: 'option/bad-text',
      option,
      text,
      expected,
    });
  });

  it('names an option that is not there, and those that are', () => {
    expect(optionsFromText(options, [['egde', '15']])).toEqual({
      ok: false,
      problem: {
        code: 'option/unknown',
        option: 'egde',
        known: ['edge', 'stealSeconds', 'paper', 'backs', 'ownBoard', 'forbid'],
      },
    });
  });

  it('never throws, whatever is written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...options), fc.string(), (option, text) => {
        const answer = optionsFromText(options, [[option.name, text]]);
        if (!answer.ok) expect(answer.problem).toMatchObject({ expected: expectedText(option) });
      }),
    );
  });

  it('of an option given twice the last value holds, and lists collect', () => {
    const given = [
      ['edge', '13'],
      ['forbid', '+ZA'],
      ['edge', '17'],
      ['forbid', '+QI'],
    ] as const;
    expect(optionsFromText(options, given)).toEqual({
      ok: true,
      value: { edge: 17, forbid: ['XU', 'ZA', 'QI'] },
    });
  });

  it('lists add to what the table begins with, not to the default', () => {
    expect(optionsFromText(options, [['forbid', '+ZA']], { forbid: [] })).toEqual({
      ok: true,
      value: { forbid: ['ZA'] },
    });
  });
});

describe('lists as text (8.1)', () => {
  it.each([
    [['ZA'], ['ZA']],
    [['ZA,QI'], ['ZA', 'QI']],
    [['ZA; QI\nQOPH'], ['ZA', 'QI', 'QOPH']],
    [['+ZA'], ['XU', 'RITZ', 'ZA']],
    [['-XU'], ['RITZ']],
    [['-xu,ritz'], []],
    [['+ZA,QI,-XU'], ['RITZ', 'ZA', 'QI']],
    [['+xu'], ['XU', 'RITZ']],
    [['-QAT'], ['XU', 'RITZ']],
    [
      ['ZA', 'QI'],
      ['ZA', 'QI'],
    ],
    [
      ['+ZA', '-XU', '+QI'],
      ['RITZ', 'ZA', 'QI'],
    ],
    [
      ['+ZA', 'QI'],
      ['ZA', 'QI'],
    ],
    [['ZA', '-ZA'], []],
    [[''], []],
    [
      ['..', '..'],
      ['..', '..'],
    ],
  ])('%j over XU and RITZ is %j', (texts, list) => {
    expect(listFromText(texts, ['XU', 'RITZ'])).toEqual(list);
  });

  const word = fc.stringMatching(/^[A-Z]{2,5}$/);
  const words = fc.uniqueArray(word, { maxLength: 6 });
  const comma = fc.constantFrom(',', ';', ' , ', '\n');

  it('a list without signs is itself, however it is divided and whatever was there', () => {
    fc.assert(
      fc.property(fc.array(word), words, comma, (list, start, divider) => {
        expect(listFromText([list.join(divider)], start)).toEqual(list);
        if (list.length > 0) expect(listFromText(list, start)).toEqual(list);
      }),
    );
  });

  it('adding keeps all that was there, and taking the same away again gives it back', () => {
    fc.assert(
      fc.property(words, words, (start, more) => {
        const added = listFromText(
          more.map((one) => `+${one}`),
          start,
        );
        expect(added).toEqual([...new Set([...start, ...more])]);
        const fresh = more.filter((one) => !start.includes(one));
        const taken = listFromText(
          fresh.map((one) => `-${one}`),
          added ?? [],
        );
        expect(taken).toEqual(start);
      }),
    );
  });
});
