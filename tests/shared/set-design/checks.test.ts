import { describe, expect, it } from 'vitest';
import { createTranslator, findingText } from '#shared/i18n/index.ts';
import { checks } from '#shared/i18n/en/checks.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { pieceSets } from '#shared/games/index.ts';
import {
  alphacubesSet,
  kubagramSets,
  usualBox,
  scrubleSet,
  type Face,
  type PieceSet,
} from '#shared/pieces/index.ts';
import {
  checkDesign,
  isUsable,
  paintMark,
  replacePieces,
  setValue,
  type Finding,
} from '#shared/set-design/index.ts';
import { commonEnglish, foreignLexicon } from '#tests/support/set-design/foreign-words.ts';

const { t } = createTranslator();

/** Pieces by their letters, with the values of Alphacubes. */
function setOf(pieces: readonly string[]): PieceSet {
  const faces = pieces.map((text) => Array.from(text, (letter): Face => ({ kind: 'letter', letter })));
  return expectOk(replacePieces(alphacubesSet, faces));
}

const codesOf = (findings: readonly Finding[]): readonly string[] => findings.map(({ code }) => code);

describe('the checks of a set', () => {
  it('find nothing to mend in the bundled sets', () => {
    for (const set of pieceSets) {
      const findings = checkDesign({ set, lexicon: commonEnglish, hasGlyph: () => true, products: ['nets'] });
      expect(isUsable(findings), set.name).toBe(true);
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    }
  });

  it('tell the worst first', () => {
    const set = setOf(['ABC', 'ABC', 'BCD', 'DX']);
    const found = checkDesign({
      set,
      lexicon: commonEnglish,
      hasGlyph: (letter) => letter !== 'X',
      products: [],
    });
    const severities = found.map(({ severity }) => ['error', 'warning', 'note'].indexOf(severity));
    expect(severities).toEqual([...severities].sort());
    expect(codesOf(found)).toEqual(
      expect.arrayContaining(['no-glyph', 'no-product', 'duplicates', 'missing-words', 'few-pieces']),
    );
    expect(isUsable(found)).toBe(false);
  });

  it('name pieces that are alike, but for tiles', () => {
    const [alike] = checkDesign({
      set: setOf(['ABCDE', 'FGHIJ', 'EDCBA', 'FGHIK', 'GFHIJ', 'AEIOU', 'AEIOY']),
    });
    expect(alike).toMatchObject({
      code: 'duplicates',
      groups: '(1, 3) (2, 5)',
      count: 2,
      pieces: [0, 2, 1, 4],
    });
    expect(codesOf(checkDesign({ set: setOf([...'AABBEEEE']) }))).not.toContain('duplicates');
  });

  it('count the words that missing letters cost', () => {
    const set = setOf(['ABCDE', 'EFGHI', 'IJKLM', 'MNOPQ', 'ARTUV', 'EWXYZ', 'AEIOU']);
    const missing = checkDesign({ set, lexicon: commonEnglish }).find(({ code }) => code === 'missing-words');
    expect(missing).toMatchObject({ severity: 'warning', letters: ['S'] });
    const share = missing?.code === 'missing-words' ? missing.percent : 0;
    expect(share).toBeGreaterThan(30);
    expect(share).toBeLessThan(70);
    expect(codesOf(checkDesign({ set }))).toContain('missing-letters');
    expect(codesOf(checkDesign({ set, lexicon: foreignLexicon }))).toContain('unused-letters');
  });

  it('hold the share of vowels against the words', () => {
    const few = checkDesign({ set: setOf(['BCDFG', 'HJKLM', 'NPQRS', 'TVWXA']), lexicon: commonEnglish });
    expect(few.find(({ code }) => code === 'few-vowels')).toMatchObject({ percent: 5 });
    expect(few.find(({ code }) => code === 'without-vowel')).toMatchObject({ numbers: '1, 2, 3', count: 3 });
    const many = checkDesign({ set: setOf(['AEIOU', 'AEIOB', 'AEIUB']) });
    expect(many.find(({ code }) => code === 'many-vowels')).toMatchObject({
      percent: 87,
      least: 30,
      most: 48,
    });
  });

  it('doubt values that do not fit how rare a letter is', () => {
    const of = (letter: string, value: number) =>
      checkDesign({ set: expectOk(setValue(alphacubesSet, letter, value)), lexicon: commonEnglish }).filter(
        ({ code }) => code.startsWith('value'),
      );
    expect(of('E', 1)).toEqual([]);
    expect(of('E', 9)).toMatchObject([{ code: 'value-too-high', letter: 'E', value: 9 }]);
    expect(of('Q', 1)).toMatchObject([{ code: 'value-too-low', letter: 'Q', value: 1 }]);
  });

  it('say what it can be played in, and what is in the way', () => {
    expect(checkDesign({ set: kubagramSets.en }).at(-1)).toMatchObject({
      code: 'plays',
      games: ['kubagram', 'alphacubes'],
    });
    const [nothing] = checkDesign({ set: scrubleSet }).filter(({ code }) => code === 'plays-nothing');
    expect(nothing && findingText(t, nothing)).toContain(
      'Piece 1 shows 2L. For Alphacubes it needs one to six different letters',
    );
  });

  it('have a sentence for each, with all its facts', () => {
    const sets = [
      setOf(['ABC', 'ABC', 'BCD', 'DX']),
      setOf(['AEIOU']),
      setOf(['BCDFG', 'QRSTV']),
      scrubleSet,
      alphacubesSet,
      paintMark(alphacubesSet, 0, '0', 'none'),
      { ...kubagramSets.en, box: usualBox.map(() => 'I' as const) },
    ];
    const odd = expectOk(setValue(expectOk(setValue(alphacubesSet, 'E', 9)), 'Q', 1));
    const empty = expectOk(replacePieces(alphacubesSet, [[{ kind: 'number', number: 3 }]]));
    const said = [...sets, odd, empty].flatMap((set) =>
      [undefined, commonEnglish, foreignLexicon].flatMap((lexicon) =>
        checkDesign({ set, lexicon, hasGlyph: (letter) => letter !== 'X', products: [] }).map(
          (finding) => [finding.code, findingText(t, finding)] as const,
        ),
      ),
    );
    for (const [code, text] of said) expect(text, code).toMatch(/^[^{}$]+\.$/);
    const codes = Object.keys(checks).map((key) => key.replace(/_(?:one|other)$/, ''));
    const untold = codes.filter(
      (code) =>
        !['severity', 'wants', 'balance', 'wrong-total', 'letter-again'].includes(code) &&
        !said.some(([one]) => one === code),
    );
    expect(untold).toEqual([]);
  });
});
